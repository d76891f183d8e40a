"""Running tasks, referenced until they end: the event loop itself holds only weak references."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class Tasks:
    """Running tasks, to be awaited or cancelled together."""

    def __init__(self) -> None:
        self._under_way: set[asyncio.Task[Any]] = set()

    def start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Start a coroutine in the running event loop."""
        task = asyncio.get_running_loop().create_task(work)
        self.hold(task)
        return task

    def hold(self, task: asyncio.Task[Any]) -> None:
        """Hold a task that was started elsewhere."""
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    def cancel(self) -> None:
        """Cancel all running tasks."""
        for task in self._under_way:
            task.cancel()

    async def ended(self) -> None:
        """Wait until no task is running, including those started meanwhile; errors are ignored."""
        while self._under_way:
            await asyncio.wait(self._under_way)
