"""Logs: one line an event, as text or as JSON; never a card, a token or a message's text."""

from __future__ import annotations

import logging
import sys
import time
import traceback
from collections.abc import Iterator
from types import TracebackType
from typing import Final

import discord
import orjson

from bot.settings import Settings
from game.table.faults import Fault
from storage.problems import StorageProblem

ExcInfo = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]

_OWN = frozenset(logging.LogRecord("", 0, "", 0, "", (), None).__dict__) | {"message", "asctime", "taskName"}


TELLING: Final = (Fault, StorageProblem, OSError, discord.DiscordException)
"""Errors whose texts hold no card; any other error may hold whatever it was about."""


class Plain(logging.Formatter):
    """Writes a record as text, and of an exception the way to it."""

    def formatException(self, ei: ExcInfo) -> str:  # noqa: N802 - so it is called by the library
        """Write how an exception came about, its causes first, each without what it may hold."""
        return "\n".join(reversed([*_chain(ei[1])]))


class JsonLines(Plain):
    """Writes a record as one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        """Write time, level, logger, message, the extra fields, and the traceback of an exception."""
        line: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {name: value for name, value in record.__dict__.items() if name not in _OWN}
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return orjson.dumps(line, default=str).decode()


def _chain(error: BaseException | None) -> Iterator[str]:
    """Tell an exception, and then those that it came from."""
    while error is not None:
        said = f": {error}" if isinstance(error, TELLING) else ""
        way = "".join(traceback.format_tb(error.__traceback__))
        yield f"Traceback (most recent call last):\n{way}{type(error).__name__}{said}"
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)


def set_up_logs(settings: Settings) -> None:
    """Send logs to the standard error stream; libraries that print what they send stay at their warnings."""
    handler = logging.StreamHandler(sys.stderr)
    plain = Plain("{asctime} {levelname:<7} {name}: {message}", "%H:%M:%S", style="{")
    handler.setFormatter(JsonLines() if settings.log_format == "json" else plain)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(settings.log_level.upper())
    for wordy in (
        "discord.gateway",
        "discord.http",
        "discord.client",
        "discord.webhook",
        "aiohttp",
        "asyncio",
        "aiosqlite",
        "alembic",
    ):
        logging.getLogger(wordy).setLevel(max(logging.WARNING, root.level))
