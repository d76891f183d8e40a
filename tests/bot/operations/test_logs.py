"""Logs say what went wrong and where, and never name a card."""

import logging
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import orjson
import pytest

from bot.command_line import run
from bot.command_line.common import PROBLEM
from bot.command_line.run import changed_settings
from bot.operations.logs import WORDY, JsonLines, Plain, set_up_logs
from bot.settings import read_settings
from bot.version import VERSION
from game.core.errors import Fault

FORMATTERS: list[Callable[[], logging.Formatter]] = [Plain, JsonLines]


def logged(formatter: logging.Formatter, error: Exception, cause: Exception | None = None) -> str:
    """Log an error that is raised here."""
    try:
        raise error from cause
    except (KeyError, Fault, OSError):
        record = logging.LogRecord("x", logging.ERROR, "", 0, "it failed", (), sys.exc_info())
    return formatter.format(record)


@pytest.mark.parametrize("formatter", FORMATTERS)
def test_errors_are_logged_with_traceback_and_cause_but_not_values(
    formatter: Callable[[], logging.Formatter],
) -> None:
    told = logged(formatter(), KeyError("acorns-ace"), ValueError("roses-ober"))
    assert "it failed" in told
    assert told.index("ValueError") < told.index("KeyError")
    assert "test_logs.py" in told
    assert "acorns" not in told
    assert "roses" not in told


@pytest.mark.parametrize("formatter", FORMATTERS)
@pytest.mark.parametrize("error", [Fault("the process has died"), OSError("the disk is full")])
def test_an_error_message_without_cards_is_logged(formatter: Callable[[], logging.Formatter], error: Exception) -> None:
    assert str(error) in logged(formatter(), error)


def test_each_json_log_line_is_one_object() -> None:
    read = orjson.loads(logged(JsonLines(), OSError("the disk is full")))
    assert (read["level"], read["logger"], read["message"]) == ("error", "x", "it failed")
    assert read["exception"].endswith("OSError: the disk is full")


@pytest.fixture
def own_logs(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Restore the logging configuration."""
    root = logging.getLogger()
    monkeypatch.setattr(root, "handlers", root.handlers[:])
    monkeypatch.setattr(root, "level", root.level)
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    before = {name: logging.getLogger(name).level for name in WORDY}
    yield
    logging.captureWarnings(capture=False)
    for name, level in before.items():
        logging.getLogger(name).setLevel(level)


@pytest.fixture
def started(
    own_logs: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[..., list[str]]:
    """Start `run` where it must fail; return its log lines."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "setswitchinterval", float)

    def start(**environment: str) -> list[str]:
        for name, value in environment.items():
            monkeypatch.setenv(name, value)
        assert run.main([]) in {PROBLEM, run.WRONG_SETTING}
        told = capsys.readouterr()
        assert told.out == ""
        return told.err.splitlines()

    return start


@pytest.mark.parametrize(
    "environment",
    [
        {},
        {"DISCORD_TOKEN": "x", "LUPFEN_TURN_SECONDS": "soon"},
        {"DISCORD_TOKEN": "x", "LUPFEN_DATABASE_URL": "sqlite+aiosqlite:////proc/none/lupfen.db"},
    ],
)
def test_a_failed_start_is_reported_in_the_chosen_log_format(
    started: Callable[..., list[str]], environment: dict[str, str]
) -> None:
    lines = [orjson.loads(line) for line in started(LUPFEN_LOG_FORMAT="json", **environment)]
    assert [line["level"] for line in lines][-1] == "critical"
    [told] = [line for line in started(**environment | {"LUPFEN_LOG_FORMAT": "text"}) if " CRITICAL " in line]
    assert re.match(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d{4} CRITICAL ", told)


def test_startup_lines_list_versions_shards_and_settings_but_no_secrets(
    started: Callable[..., list[str]],
) -> None:
    lines = started(
        DISCORD_TOKEN="a-secret",
        LUPFEN_SHARDS="0-3/16",
        LUPFEN_TURN_SECONDS="30",
        LUPFEN_DATABASE_URL="sqlite+aiosqlite:////proc/none/lupfen.db",
    )
    assert f"Lupfen {VERSION}, Python 3" in lines[0]
    assert "shards 0-3/16; settings: " in lines[1]
    assert "turn_seconds=30" in lines[1]
    assert "a-secret" not in "".join(lines)


def test_the_database_password_is_not_logged() -> None:
    settings = read_settings(_env_file=None, database_url="postgresql://lupfen:hunter2@host/lupfen")
    assert changed_settings(settings) == "database_url=postgresql://lupfen:***@host/lupfen"


@pytest.mark.usefixtures("own_logs")
def test_the_gateway_logs_connections_but_never_payloads() -> None:
    set_up_logs(read_settings(_env_file=None, log_level="debug"))
    assert logging.getLogger("discord.gateway").isEnabledFor(logging.INFO)
    assert not any(logging.getLogger(name).isEnabledFor(logging.DEBUG) for name in WORDY)


@pytest.mark.usefixtures("own_logs")
@pytest.mark.parametrize("name", ["discord.shard", "asyncio"])
def test_each_attempt_during_an_outage_is_one_log_line(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logs(read_settings(_env_file=None))
    library = logging.getLogger(name)
    for error in (ConnectionRefusedError(111, "no"), ZeroDivisionError("ace of spades")):
        try:
            raise error
        except (OSError, ZeroDivisionError):
            library.exception("Attempting a reconnect in %.2fs", 1.5)
    first, *others = capsys.readouterr().err.splitlines()
    assert "WARNING" in first
    assert "Attempting a reconnect in 1.50s: ConnectionRefusedError: [Errno 111] no" in first
    assert others[0].endswith("Attempting a reconnect in 1.50s")
    assert others[-1] == "ZeroDivisionError"
