"""Errors in logs: their kind and traceback, but never their values, which may be cards."""

import logging
import traceback
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from game.core.errors import Refused

FRAMES = 6


class Fault(Exception):
    """An error whose text reveals no card."""


class ScriptBroke(Fault):
    """A ruleset's script failed, or does not replay as it was played: the deal is void."""


@contextmanager
def script_runs() -> Generator[None]:
    """Turn any error of a script into `ScriptBroke`, to distinguish it from a fault of the table."""
    try:
        yield
    except Exception as error:  # noqa: BLE001 - on any error the deal is void
        raise ScriptBroke(without_values(error)) from None


def log_fault(log: logging.Logger, table: str, what: str, error: Exception) -> None:
    """Log an error at a table without its values."""
    log.error("table %s: %s: %s", table, what, without_values(error))


def without_values(error: BaseException) -> str:
    """Return an error's name and its stack, innermost frame first; for a `Fault`, its text."""
    if isinstance(error, Fault):
        return str(error)
    name = f"{type(error).__name__} {error.key}" if isinstance(error, Refused) else type(error).__name__
    frames = list(traceback.walk_tb(error.__traceback__))[-FRAMES:]
    way = [f"{Path(frame.f_code.co_filename).name}:{line} {frame.f_code.co_name}" for frame, line in reversed(frames)]
    return " < ".join((name, *way))
