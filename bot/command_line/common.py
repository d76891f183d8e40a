"""Shared by the commands: errors printed as sentences, and options for the database's address."""

import argparse
import asyncio
import sys
from collections.abc import Callable, Coroutine, Sequence
from datetime import UTC, datetime
from functools import wraps
from typing import Any

from bot.settings import SettingsProblem, read_settings
from bot.version import VERSION
from storage.addresses import hidden
from storage.problems import PROGRAM, StorageProblem

PROBLEM = 1
Command = Callable[[Sequence[str]], int]


def with_sentences(command: Command) -> Command:
    """Print a sentence instead of a traceback for a faulty setting or database; exit status 1."""

    @wraps(command)
    def spoken(arguments: Sequence[str]) -> int:
        try:
            return command(arguments)
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


def moment(text: str) -> int:
    """Parse a date or a time, UTC unless stated; return seconds since 1970."""
    try:
        read = datetime.fromisoformat(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is no date such as 2026-11-22") from None
    return int((read if read.tzinfo else read.replace(tzinfo=UTC)).timestamp())


def discord_id(text: str) -> int:
    """Parse the id of a person or a server."""
    if not text.isdecimal() or not 0 < int(text) < 1 << 63:
        raise argparse.ArgumentTypeError(f"{text!r} is no id such as 175928847299117063")
    return int(text)


def version(arguments: Sequence[str]) -> int:
    """Print the version."""
    parser("version", "Print the version of Lupfen.").parse_args(arguments)
    print(f"Lupfen {VERSION}")
    return 0
