"""Daily database backups, made by a process of their own."""

import asyncio
import logging
import os
import sys
import time
from asyncio.subprocess import PIPE, STDOUT
from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from bot.operations.background import DAY

AGAIN_SECONDS: Final = 3_600.0
"""The delay before a failed backup is retried."""
NICE: Final = 10
BACKUP: Final = (sys.executable, "-m", "bot", "backup")

log = logging.getLogger(__name__)


class BackupFailed(Exception):
    """A backup was not made; the message is what its process said."""


async def back_up(settings: Mapping[str, str]) -> str:
    """Make a backup in a low-priority process with these environment variables; return what it said.

    Cancelled, it ends the process, which removes what it has written so far. Raises `BackupFailed`.
    """
    process = await asyncio.create_subprocess_exec(*BACKUP, env={**os.environ, **settings}, stdout=PIPE, stderr=STDOUT)
    try:
        if hasattr(os, "setpriority"):
            os.setpriority(os.PRIO_PROCESS, process.pid, NICE)
        said = (await process.communicate())[0].decode(errors="replace").strip()
    finally:
        if process.returncode is None:
            process.terminate()
            await process.wait()
    if process.returncode:
        raise BackupFailed(said)
    return said


async def keep_backups(
    newest: Callable[[], float | None], make: Callable[[], Awaitable[str]], now: Callable[[], float] = time.time
) -> None:
    """Make a backup whenever the newest is a day old, until cancelled."""
    while True:
        due = (newest() or 0.0) + DAY
        if now() < due:
            await asyncio.sleep(min(due - now(), AGAIN_SECONDS))
            continue
        try:
            log.info("%s", await make())
            continue
        except BackupFailed as failed:
            log.error("the database was not copied: %s", failed)  # noqa: TRY400 - a sentence says more than a traceback
        except Exception:  # whatever it was, the tables go on, and the age of the newest copy reveals it
            log.exception("the database was not copied")
        await asyncio.sleep(AGAIN_SECONDS)
