"""The processes beside a command: those that compute for it, and the one that reads what it prints.

Apart from `bot.command_line.common`, so that `simulate` starts without the database's library.
"""

import argparse
import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from itertools import islice
from multiprocessing import get_context
from typing import Any, TypeVar

Item = TypeVar("Item")
Done = TypeVar("Done")
AHEAD = 64


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
