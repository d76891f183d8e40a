"""Shared by the commands: sentences for errors, options, the processes beside a command, and two small commands."""

import argparse
import asyncio
import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Coroutine, Generator, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial, wraps
from http.client import HTTPConnection, HTTPException
from itertools import islice
from multiprocessing import get_context
from typing import Any, TypeVar

from bot.settings import Settings, SettingsProblem, read_settings
from bot.version import VERSION
from storage.addresses import hidden
from storage.problems import PROGRAM, StorageProblem

PROBLEM = 1
AHEAD = 64
PATIENCE_SECONDS = 4.0
ANYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104 - an address the server listens on, not one opened here
Command = Callable[[Sequence[str]], int]
Item = TypeVar("Item")
Done = TypeVar("Done")


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


@contextmanager
def spread(jobs: int) -> Generator[Any]:
    """Yield a `map` over this many processes, results in order; the built-in `map` for a single job."""
    if jobs == 1:
        yield map
        return
    # Interrupts are left to the first process.
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), signal.signal, (signal.SIGINT, signal.SIG_IGN))
    try:
        yield partial(_in_order, pool)
    finally:
        pool.shutdown(cancel_futures=True)


def _in_order(pool: ProcessPoolExecutor, work: Callable[[Item], Done], items: Iterable[Item]) -> Iterator[Done]:
    """Start at once, but stay only a few items ahead of the consumer, so that results do not pile up."""
    left = iter(items)
    begun = deque(pool.submit(work, item) for item in islice(left, AHEAD))

    def results() -> Iterator[Done]:
        while begun:
            done = begun.popleft().result()
            begun.extend(pool.submit(work, item) for item in islice(left, 1))
            yield done

    return results()


@contextmanager
def while_read() -> Generator[None]:
    """Print inside; end quietly when the reader closes the pipe."""
    try:
        yield
        sys.stdout.flush()
    except BrokenPipeError:
        # Without this, Python would report the broken pipe again when flushing on exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def add_jobs(options: argparse.ArgumentParser, default: int) -> None:
    """Add an option for the number of processes a command may use."""
    about = "the number of processes (default: %(default)s)"
    options.add_argument("--jobs", metavar="N", type=_jobs, default=default, help=about)


def _jobs(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and 0 < int(text) < 1_000):
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of processes from 1 to 999")
    return int(text)


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
