"""Daily database backups, made by a separate process."""

import asyncio
import logging
import os
import time
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Final

from bot.operations.background import DAY

AGAIN_SECONDS: Final = 3_600.0
"""The delay before a failed backup is retried."""
NICE: Final = 10

log = logging.getLogger(__name__)


def at_ease() -> Executor:
    """Return an executor with a single low-priority process."""
    return ProcessPoolExecutor(1, get_context("spawn"), os.nice, (NICE,), max_tasks_per_child=1)


async def keep_backups(
    newest: Callable[[], float | None],
    make: Callable[[], Path],
    executor: Callable[[], Executor] = at_ease,
    now: Callable[[], float] = time.time,
) -> None:
    """Make a backup whenever the newest is a day old, until cancelled; `make` runs in the `executor`."""
    while True:
        due = (newest() or 0.0) + DAY
        if now() < due:
            await asyncio.sleep(min(due - now(), AGAIN_SECONDS))
            continue
        try:
            process = executor()
            try:
                copy = await asyncio.get_running_loop().run_in_executor(process, make)
            finally:
                process.shutdown(wait=False)  # cancelled, it is still copying, and the event loop must not wait for it
            log.info("the database was copied to %s, and the copy restored to prove it", copy)
        except Exception:  # whatever it was, the tables go on, and the age of the newest copy reveals it
            log.exception("the database was not copied")
            await asyncio.sleep(AGAIN_SECONDS)
