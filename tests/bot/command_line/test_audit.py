"""`python -m bot audit` reports errors, with the given number of processes, for everything or only the newer part."""

import pickle
import re
import sqlite3
import sys
from collections.abc import Iterable, Iterator
from contextlib import closing, nullcontext
from pathlib import Path
from typing import Any

import pytest

from bot.command_line import database
from storage import audit
from storage.addresses import url_of

BEFORE, BETWEEN, AFTER = "2026-11-20", "2026-11-21T12:00", "2026-11-23T01:00+01:00"
ANOTHER_DEALER = "UPDATE deals SET dealer = (dealer + 1) % 4 WHERE number = 2"
A_CHIP_MORE = "UPDATE postings SET amount = amount + 1 WHERE id = 1"


def change(path: Path, statement: str) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        assert connection.execute(statement).rowcount > 0


def told(capsys: pytest.CaptureFixture[str], path: Path, *arguments: str) -> list[str]:
    """Return the output of an audit; its exit status says whether something is wrong."""
    code = database.audit(("--database", url_of(path), *arguments))
    lines = capsys.readouterr().out.splitlines()
    assert code == int(lines != ["All sums are zero, every deal replays to its record."])
    return lines if code else []


def tables_in(lines: list[str]) -> set[str]:
    return {found[1] for line in lines if (found := re.match(r"table (\w+): deal 2", line))}


def test_a_missing_file_is_reported_and_not_created(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert database.audit(("--database", url_of(tmp_path / "nothing.db"))) == 1
    assert "There is no database" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_several_processes_report_the_same_findings_in_the_same_order(
    path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(audit, "SHARE", 1)
    change(path, ANOTHER_DEALER)
    alone = told(capsys, path, "--jobs", "1")
    assert len(tables_in(alone)) == 3

    def elsewhere(work: Any, items: Iterable[Any]) -> Iterator[Any]:
        for item in items:  # as processes have it; `simulate` is tested with real ones
            there, given = pickle.loads(pickle.dumps((work, item)))  # noqa: S301
            yield there(given)

    def spread(_: int) -> nullcontext[Any]:
        return nullcontext(elsewhere)

    monkeypatch.setattr("bot.command_line.database.spread", spread)
    assert told(capsys, path) == alone


def test_progress_is_shown_only_on_a_terminal(
    path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(audit, "SHARE", 1)
    command = ("--database", url_of(path), "--jobs", "1")
    database.audit(command)
    assert capsys.readouterr().err == ""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    database.audit(command)
    assert capsys.readouterr().err == "\r3 of 9 deals\r6 of 9 deals\r\x1b[K"


def test_since_includes_sessions_still_running_at_that_time(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change(path, ANOTHER_DEALER)
    found = [len(tables_in(told(capsys, path, "--since", when))) for when in (BEFORE, BETWEEN, AFTER)]
    assert found == [3, 2, 0]


def test_all_balances_are_checked_even_when_sessions_are_excluded(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    change(path, A_CHIP_MORE)
    assert any("balance" in line for line in told(capsys, path, "--since", AFTER))


@pytest.mark.parametrize("arguments", [("--since", "yesterday"), ("--jobs", "0"), ("--jobs", "many")])
def test_meaningless_argument_values_are_refused(
    arguments: tuple[str, str], path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as end:
        database.audit(("--database", url_of(path), *arguments))
    assert end.value.code == 2
    assert f"'{arguments[1]}' is no" in capsys.readouterr().err
