"""Advice for people at tables: computed in another process, and shown to the person who asked once it is ready."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final, Generic, TypeVar
from zlib import crc32

from bot.discord_io.message import Filling, Message
from bot.discord_io.surface import Surface
from bot.thinking.pool import SearchPool
from game.computer.advice import Advice
from game.core.errors import without_values
from game.core.view import View
from game.table.upkeep import Tasks

Draw = Callable[[Advice | None], Awaitable[Surface | None]]
"""Returns the surface that shows advice, or its failure; `None` if it is too late."""

log = logging.getLogger(__name__)
MOST_KNOWN: Final = 500
"""Questions whose advice is remembered."""

T = TypeVar("T")


class Advising:
    """Fills in private messages awaiting advice, one at a time per person; equal questions share a search."""

    def __init__(self, pool: SearchPool, tasks: Tasks) -> None:
        self._pool = pool
        self._searches = Jobs[Advice | None](tasks)
        self._fillings = Jobs[None](tasks)
        self._found: dict[str, Advice] = {}

    async def advice(self, view: View, question: str) -> Advice | None:
        """Advise the viewer; `question` identifies the view's open question. `None` if the search fails."""
        return await self._searches.shared(question, lambda: self._searched(view, question))

    async def _searched(self, view: View, question: str) -> Advice | None:
        try:
            found = await self._pool.advise(view, crc32(question.encode()))
        except Exception as error:  # noqa: BLE001 - whatever it was, the person is informed that no advice is coming
            log.warning("advice did not come: %s", without_values(error))
            return None
        if found:
            self._found[question] = found
        while len(self._found) > MOST_KNOWN:
            del self._found[next(iter(self._found))]
        return found

    def known(self, question: str) -> Advice | None:
        """Return advice that was given on a question not long ago."""
        return self._found.get(question)

    def busy(self, asker: str) -> bool:
        """Whether advice for this person is in progress."""
        return self._fillings.latest(asker) is not None

    def fill(self, asker: str, waiting: Message, view: View, question: str, draw: Draw) -> None:
        """Compute advice and show the result of `draw` later; of a person's messages only the latest is filled."""
        before, filling = self._fillings.latest(asker), Filling(waiting)
        self._fillings.start(asker, self._filled(asker, before, filling, view, question, draw))

    async def _filled(
        self, asker: str, before: asyncio.Task[None] | None, filling: Filling, view: View, question: str, draw: Draw
    ) -> None:
        if before:
            await asyncio.wait([before])
        if self._fillings.latest(asker) is not asyncio.current_task():
            return
        surface = await draw(await self.advice(view, question))
        if surface:
            await filling.show(surface)


class Jobs(Generic[T]):
    """The latest job of each key, until it ends; started among `tasks`."""

    def __init__(self, tasks: Tasks) -> None:
        self._tasks = tasks
        self._latest: dict[object, asyncio.Task[T]] = {}

    def latest(self, key: object) -> asyncio.Task[T] | None:
        """Return the job that was last started for a key and still runs."""
        return self._latest.get(key)

    def start(self, key: object, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Start a job, which is then the latest of its key."""
        job = self._latest[key] = self._tasks.start(work)
        job.add_done_callback(lambda _: self._ended(key, job))
        return job

    def _ended(self, key: object, job: asyncio.Task[T]) -> None:
        if self._latest.get(key) is job:
            del self._latest[key]

    async def shared(self, key: object, begin: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Return the result of the running job of a key, or of one that is begun; ending the wait does not end it."""
        return await asyncio.shield(self._latest.get(key) or self.start(key, begin()))
