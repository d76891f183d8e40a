"""Logs tell what went wrong and where, and never a card."""

import logging
import sys
from collections.abc import Callable

import orjson
import pytest

from bot.operations.logs import JsonLines, Plain
from game.table.faults import Fault

FORMATTERS: list[Callable[[], logging.Formatter]] = [Plain, JsonLines]


def logged(formatter: logging.Formatter, error: Exception, cause: Exception | None = None) -> str:
    """Log an error that has come up here."""
    try:
        raise error from cause
    except (KeyError, Fault, OSError):
        record = logging.LogRecord("x", logging.ERROR, "", 0, "it failed", (), sys.exc_info())
    return formatter.format(record)


@pytest.mark.parametrize("formatter", FORMATTERS)
def test_an_error_is_logged_with_its_way_and_its_cause_but_without_what_it_holds(
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
def test_what_an_error_says_that_holds_no_card_is_logged(
    formatter: Callable[[], logging.Formatter], error: Exception
) -> None:
    assert str(error) in logged(formatter(), error)


def test_a_line_of_json_is_one_object() -> None:
    read = orjson.loads(logged(JsonLines(), OSError("the disk is full")))
    assert (read["level"], read["logger"], read["message"]) == ("error", "x", "it failed")
    assert read["exception"].endswith("OSError: the disk is full")
