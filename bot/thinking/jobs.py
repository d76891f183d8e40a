"""Jobs that run at most once at a time for each key, such as a person or a question."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Generic, TypeVar

from game.table.tasks import Tasks

T = TypeVar("T")


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
