"""What the commands share: problems become sentences, and a database's address can be given."""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Callable, Coroutine, Sequence
from datetime import UTC, datetime
from functools import wraps
from typing import Any

from bot.settings import SettingsProblem, read_settings
from storage.addresses import hidden
from storage.problems import StorageProblem

PROBLEM = 1
Command = Callable[[Sequence[str]], int]


def with_sentences(command: Command) -> Command:
    """Print a sentence instead of a traceback when a setting or the database is wrong; exit status 1."""

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
    """Make the parser of a command."""
    return argparse.ArgumentParser(prog=f"python -m bot {name}", description=description)


def in_loop(work: Coroutine[Any, Any, Any]) -> Any:
    """Run something in an event loop, a fast one where there is one."""
    try:
        import uvloop
    except ImportError:
        return asyncio.run(work)
    return uvloop.run(work)


def database_parser(name: str, description: str) -> argparse.ArgumentParser:
    """Make the parser of a command on a database; by default the one that the settings name."""
    options = parser(name, description)
    default = read_settings().database_url
    about = f"its address (default: {hidden(default)})".replace("%", "%%")
    options.add_argument("--database", default=default, help=about)
    return options


def moment(text: str) -> int:
    """Read a date or a moment, in UTC unless it says otherwise; return seconds since 1970."""
    try:
        read = datetime.fromisoformat(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is no date such as 2026-11-22") from None
    return int((read if read.tzinfo else read.replace(tzinfo=UTC)).timestamp())
