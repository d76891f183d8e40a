"""Background tasks; none may fail silently."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final

from bot.operations.retrying import Away
from game.table.ports import JournalError
from game.table.upkeep import Tasks
from storage.problems import StorageProblem

DAY: Final = 86_400

log = logging.getLogger(__name__)


async def daily(work: Callable[[], Awaitable[object]], trouble: str) -> None:
    """Run something now and then daily, until cancelled; errors are logged, and the next day it is tried again."""
    while True:
        try:
            await work()
        except (StorageProblem, TimeoutError) as problem:
            log.warning("%s: %s: %s", trouble, type(problem).__name__, problem)
        except Exception:
            log.exception(trouble)
        await asyncio.sleep(DAY)


async def every(seconds: float, work: Callable[[], Awaitable[object]], who: str) -> None:
    """Let a part of the bot, `who`, work after every so many seconds, until cancelled.

    What fails with the database is logged, and done the next time.
    """
    while True:
        await asyncio.sleep(seconds)
        try:
            await work()
        except (JournalError, StorageProblem) as problem:
            log.warning("%s goes on later: %s", who, problem)


class Background:
    """Tasks that run until the bot shuts down; the first failure sets `failed`."""

    def __init__(self) -> None:
        self.failed = asyncio.Event()
        self._tasks = Tasks()

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Start a task."""
        task = self._tasks.start(work)
        task.set_name(work.__qualname__)
        task.add_done_callback(self._ended)

    def cancel(self) -> None:
        """Cancel all tasks."""
        self._tasks.cancel()

    async def ended(self) -> None:
        """Wait until cancelled tasks have let go of what they use, such as the database."""
        await self._tasks.ended()

    def check(self) -> None:
        """Raise `Away` if a task has failed, so that the bot restarts."""
        if self.failed.is_set():
            raise Away("Work in the background has failed, as the log says.")

    def _ended(self, task: asyncio.Task[None]) -> None:
        if task.cancelled() or (error := task.exception()) is None:
            return
        log.error("%s has failed", task.get_name(), exc_info=error)
        self.failed.set()
