"""Work beside play: tasks, locks, pauses between attempts, and the loop that brings a thing to its wanted state.

Such a loop writes a table's messages, or an evening and its board.
"""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Generator, Hashable
from contextlib import contextmanager
from enum import StrEnum
from typing import Any, NamedTuple, TypeVar
from weakref import WeakValueDictionary

from game.table.ports import Clock, Timer

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

    def hold(self, task: asyncio.Task[Any] | None) -> None:
        """Hold a task that was started elsewhere, such as the current one."""
        if task:
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


class Locks:
    """A lock for each key, which exists as long as it is held or waited for."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[Hashable, asyncio.Lock] = WeakValueDictionary()

    def of(self, key: Hashable) -> asyncio.Lock:
        """Return the lock of a key."""
        return self._locks.setdefault(key, asyncio.Lock())


MOST_DOUBLINGS = 30


class Pauses:
    """Each pause is twice as long as the one before, up to `longest` seconds; `failures` counts them."""

    __slots__ = ("_first", "_longest", "failures")

    def __init__(self, first: float, longest: float) -> None:
        self._first = first
        self._longest = longest
        self.failures = 0

    def next(self, first: float | None = None) -> float:
        """Count a failure, and return the seconds until the next attempt; `first` replaces the usual first pause."""
        pause = (self._first if first is None else first) * 2 ** min(self.failures, MOST_DOUBLINGS)
        self.failures += 1
        return min(pause, self._longest)

    def start_over(self) -> None:
        """Forget the failures, because an attempt went well, or something has changed."""
        self.failures = 0


class Activity(StrEnum):
    """The state of a loop.

    `RESTING`: nothing is to be done. `DUE`: an attempt starts as soon as none is held back. `WORKING`: one is under
    way, and nothing has changed since it started. `PAUSED`: the last one failed; the pause ends after a while or with
    the next change.
    """

    RESTING = "resting"
    DUE = "due"
    WORKING = "working"
    PAUSED = "paused"


class Means(NamedTuple):
    """What a loop works with; `may` returns whether it may do anything now, `retried` counts what follows a pause."""

    clock: Clock
    tasks: Tasks
    may: Callable[[], bool]
    retried: Callable[[], None] = lambda: None


class Upkeep:
    """Makes one `attempt` at a time: at once after a change, later after a failure, which the attempt reports.

    An attempt that leaves `activity` as it is has done everything. `ended` is called whenever none follows at once.
    """

    def __init__(
        self, attempt: Callable[[], Awaitable[None]], ended: Callable[[], None], pauses: Pauses, means: Means
    ) -> None:
        self.activity = Activity.RESTING
        self.pauses = pauses
        self._attempt = attempt
        self._ended = ended
        self._means = means
        self._held = 0
        self._free = asyncio.Event()
        self._free.set()
        self._work: asyncio.Task[None] | None = None
        self._timer: Timer | None = None

    def hold(self) -> None:
        """Let no attempt begin until something that is held back inside `held_back` is done."""
        self._free.clear()

    @contextmanager
    def held_back(self) -> Generator[None]:
        """Let no attempt begin while something is done inside."""
        self._held += 1
        self._free.clear()
        try:
            yield
        finally:
            self._held -= 1
            if not self._held:
                self._free.set()

    def begin(self) -> None:
        """Make an attempt soon, because something has changed."""
        self.activity = Activity.DUE
        if self._means.may() and (self._work is None or self._work.done()):
            self._work = self._means.tasks.start(self._run())

    async def _run(self) -> None:
        while self.activity is Activity.DUE and self._means.may():
            await self._free.wait()
            self.activity = Activity.WORKING
            await self._attempt()
            if self.activity is Activity.WORKING:
                self.activity = Activity.RESTING
        self._ended()

    def pause(self, first: float | None = None) -> None:
        """Schedule one more attempt, however often that is requested meanwhile; `first` as for `Pauses.next`."""
        self.activity = Activity.PAUSED
        if self._timer:
            self._timer.cancel()
        clock = self._means.clock
        self._timer = clock.call_at(clock.now() + self.pauses.next(first), self._try_again)

    def _try_again(self) -> None:
        self._timer = None
        if self.activity is Activity.PAUSED:
            self._means.retried()
            self.begin()
