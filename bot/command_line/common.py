"""Shared by the commands: sentences for errors, options, event loops; and two small commands."""

import argparse
import asyncio
import sys
from collections.abc import Callable, Coroutine, Sequence
from functools import wraps
from http.client import HTTPConnection, HTTPException
from typing import Any

from bot.settings import Settings, SettingsProblem, read_settings
from bot.version import VERSION
from storage.addresses import hidden
from storage.problems import PROGRAM, StorageProblem

PROBLEM = 1
PATIENCE_SECONDS = 4.0
ANYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104 - an address the server listens on, not one opened here
Command = Callable[[Sequence[str]], int]


def with_sentences(command: Callable[[Sequence[str]], int | Coroutine[Any, Any, int]]) -> Command:
    """Print a sentence instead of a traceback for a faulty setting or database; exit status 1.

    A command that is a coroutine runs in an event loop.
    """

    @wraps(command)
    def spoken(arguments: Sequence[str]) -> int:
        try:
            status = command(arguments)
            return status if isinstance(status, int) else asyncio.run(status)
        except (SettingsProblem, StorageProblem) as problem:
            print(problem, file=sys.stderr)
            return PROBLEM
        except KeyboardInterrupt:
            return 130

    return spoken


def parser(name: str, description: str) -> argparse.ArgumentParser:
    """Return a command's argument parser."""
    return argparse.ArgumentParser(prog=f"{PROGRAM} {name}", description=description)


def in_loop(work: Coroutine[Any, Any, Any]) -> Any:
    """Run a coroutine in an event loop, uvloop's if it is installed."""
    try:
        import uvloop
    except ImportError:
        return asyncio.run(work)
    return uvloop.run(work)


def database_parser(name: str, description: str) -> argparse.ArgumentParser:
    """Return the argument parser of a database command; the default is the configured database."""
    options = parser(name, description)
    default = read_settings().database_url
    about = f"its address (default: {hidden(default)})".replace("%", "%%")
    options.add_argument("--database", default=default, help=about)
    return options


def version(arguments: Sequence[str]) -> int:
    """Print the version."""
    parser("version", "Print the version of Lupfen.").parse_args(arguments)
    print(f"Lupfen {VERSION}")
    return 0


@with_sentences
def healthy(arguments: Sequence[str]) -> int:
    """Exit with 0 if /healthz reports that all is well, otherwise with 1 and its message."""
    about = "Ask the running bot how it is (LUPFEN_HTTP_PORT); exit status 1 if it is not well."
    parser("healthy", about).parse_args(arguments)
    settings = read_settings()
    if not settings.http_port:
        raise SettingsProblem("LUPFEN_HTTP_PORT is not set, so the bot cannot be asked.")
    status, words = asked(settings) or (0, "The bot does not answer.")
    print(words, file=sys.stdout if status else sys.stderr)
    return 0 if status == 200 else PROBLEM


def asked(settings: Settings) -> tuple[int, str] | None:
    """Query the health of the bot on this host; return its status and message, or `None` without an answer."""
    host = ANYWHERE.get(settings.http_host, settings.http_host)
    connection = HTTPConnection(host, settings.http_port, timeout=PATIENCE_SECONDS)
    try:
        connection.request("GET", "/healthz")
        answer = connection.getresponse()
        return answer.status, answer.read().decode()
    except (OSError, HTTPException):
        return None
    finally:
        connection.close()
