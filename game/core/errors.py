"""Refusals, which are a text key and its values and never a sentence in a particular language; and errors in logs.

Logs show an error's kind and traceback, but never its values, which may be cards.
"""

from __future__ import annotations

import logging
import traceback
from collections.abc import Generator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final

Value = str | int
# These values may hold a person's cards or answers, and `str` of an error ends up in logs.
UNTOLD: Final = frozenset({"answer", "card"})


class Refused(Exception):
    """A request that cannot be carried out; nothing has changed.

    `key` names the sentence in the texts (shown as `refused-<key>`), `values` are its variables.
    """

    def __init__(self, key: str, **values: Value) -> None:
        super().__init__(key)
        self.key = key
        self.values: Mapping[str, Value] = values

    def __str__(self) -> str:
        """Return the key and its values, for logs and the command line, without cards and answers."""
        told = ", ".join(f"{name}={value}" for name, value in self.values.items() if name not in UNTOLD)
        return f"{self.key} ({told})" if told else self.key


class BrokenRules(Exception):
    """A ruleset's script did something that scripts must not do; the deal is void and no one pays."""


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
