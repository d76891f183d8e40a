"""Logs: one line an event, as text or as JSON; never a card, a token or a message's text."""

from __future__ import annotations

import logging
import sys
import time

import orjson

from bot.settings import Settings

_OWN = frozenset(logging.LogRecord("", 0, "", 0, "", (), None).__dict__) | {"message", "asctime", "taskName"}


class JsonLines(logging.Formatter):
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


def set_up_logs(settings: Settings) -> None:
    """Send logs to the standard error stream; libraries that print what they send stay at their warnings."""
    handler = logging.StreamHandler(sys.stderr)
    plain = logging.Formatter("{asctime} {levelname:<7} {name}: {message}", "%H:%M:%S", style="{")
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
