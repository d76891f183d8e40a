"""Logs: one line per event, as text or JSON; never a card, a token or a message's text."""

import logging
import sys
import time
import traceback
from collections.abc import Iterator, Mapping
from types import TracebackType
from typing import Final

import aiohttp
import discord
import orjson

from bot import tracing
from bot.settings import Settings
from game.core.errors import Fault
from storage.problems import StorageProblem

ExcInfo = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]

_OWN = frozenset(logging.LogRecord("", 0, "", 0, "", (), None).__dict__) | {"message", "asctime", "taskName"}


TELLING: Final = (Fault, StorageProblem, OSError, discord.DiscordException)
"""Errors whose texts contain no cards; any other error may contain whatever it was about."""

AWAY: Final[Mapping[str, tuple[type[Exception], ...]]] = {
    "discord": (OSError, TimeoutError, aiohttp.ClientError, discord.ConnectionClosed, discord.GatewayNotFound),
    "asyncio": (ConnectionError,),
}
"""Errors that libraries log while Discord or the database is unavailable; asyncpg forgets abandoned connections."""

WORDY: Final = {
    "discord.gateway": logging.INFO,
    "discord.http": logging.WARNING,
    "discord.client": logging.WARNING,
    "discord.webhook": logging.WARNING,
    "aiohttp": logging.WARNING,
    "asyncio": logging.WARNING,
    "aiosqlite": logging.WARNING,
    "alembic": logging.WARNING,
    "opentelemetry": logging.ERROR,
}
"""Libraries with the level below which they log too much: the data they send, or nothing useful."""

log = logging.getLogger(__name__)


class Plain(logging.Formatter):
    """Formats a record as text, with an exception's stack but without its values."""

    def formatException(self, ei: ExcInfo) -> str:  # noqa: N802 - the library calls it by this name
        """Format an exception with its causes first, each without the values it may contain."""
        return "\n".join(reversed([*_chain(ei[1])]))


class Lines(Plain):
    """Formats a record as text, with the number of the press that it belongs to."""

    def format(self, record: logging.LogRecord) -> str:
        """Format time, level, logger, message and the press."""
        said, press = super().format(record), record.__dict__.get("press")
        return f"{said} [{press}]" if press and not record.exc_info else said


class JsonLines(Plain):
    """Formats a record as one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        """Format time, level, logger, message, the extra fields, and the traceback of an exception."""
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
    while error is not None:
        said = f": {error}" if isinstance(error, TELLING) else ""
        way = "".join(traceback.format_tb(error.__traceback__))
        yield f"Traceback (most recent call last):\n{way}{type(error).__name__}{said}"
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)


def _is_joined(record: logging.LogRecord) -> bool:
    """Add the number of the press that a line belongs to, by which its lines are found together."""
    if number := tracing.pressed.get():
        record.__dict__["press"] = str(number)
    return True


def _is_told(record: logging.LogRecord) -> bool:
    """Shorten a library's reconnection error to one line: an outage is not a bug, and a traceback helps no one."""
    error = record.exc_info[1] if record.exc_info else None
    if isinstance(error, AWAY.get(record.name.partition(".")[0], ())):
        record.msg, record.args = f"{record.getMessage()}: {type(error).__name__}: {error}", None
        record.exc_info = None
        record.levelno, record.levelname = logging.WARNING, "WARNING"
    return True


def begin_logs(environment: Mapping[str, str]) -> None:
    """Log in the format set in the environment until the settings are read, which may be wrong."""
    _write(environment.get("LUPFEN_LOG_FORMAT", ""), logging.INFO)


def set_up_logs(settings: Settings) -> None:
    """Send logs to standard error, in the format and from the level chosen in the settings."""
    _write(settings.log_format, logging.getLevelNamesMapping()[settings.log_level.upper()])


def _write(form: str, level: int) -> None:
    """Send all logs to standard error, also errors that end the process; wordy libraries are limited."""
    handler = logging.StreamHandler(sys.stderr)
    plain = Lines("{asctime} {levelname:<8} {name}: {message}", "%Y-%m-%dT%H:%M:%S%z", style="{")
    handler.addFilter(_is_told)
    handler.addFilter(_is_joined)
    handler.setFormatter(JsonLines() if form.lower() == "json" else plain)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    for name, least in WORDY.items():
        logging.getLogger(name).setLevel(max(least, level))
    logging.captureWarnings(capture=True)
    sys.excepthook = _log_uncaught


def _log_uncaught(kind: type[BaseException], error: BaseException, way: TracebackType | None) -> None:
    log.critical("the process ends with an error", exc_info=(kind, error, way))
