"""The single timer of a table: an action falls due at a time, and is retried if it fails."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Hashable
from contextlib import AbstractAsyncContextManager
from typing import NamedTuple

from game.core.errors import Refused, log_fault
from game.table.ports import Clock, Timer, Timings
from game.table.upkeep import Pauses

log = logging.getLogger(__name__)
TROUBLE = "table-trouble"
Action = Callable[[], Awaitable[None]]


class Helpers(NamedTuple):
    """A timer's access to its table: a `turn` for changing it, and actions after failures.

    `again` shows the table anew, which also resets the timer; `retried` counts.
    """

    turn: Callable[[], AbstractAsyncContextManager[None]]
    again: Action
    give_up: Action
    retried: Callable[[], None]


class TurnTimer:
    """Waits for one thing at a time, `what`; its action is dropped once the table waits for something else.

    Refused actions are retried after growing pauses, without limit; after internal faults, at most `most_tries` times.
    """

    __slots__ = ("_clock", "_faults", "_helpers", "_pauses", "_resting", "_table", "_timer", "_timings", "what", "work")

    def __init__(self, table: str, clock: Clock, timings: Timings, helpers: Helpers) -> None:
        self._table = table
        self._clock = clock
        self._timings = timings
        self._helpers = helpers
        self._timer: Timer | None = None
        self._resting = False
        self._pauses = Pauses(timings.retry, timings.longest_retry)
        self._faults = 0
        self.what: Hashable = None
        self.work: asyncio.Task[None] | None = None

    def set(self, what: Hashable, when: float, action: Action) -> None:
        """Schedule an action at a time, in seconds since 1970, replacing the previous one."""
        self.rest(what)
        if not self._resting:
            self._timer = self._clock.call_at(when, lambda: self.fall_due(what, action))

    def rest(self, what: Hashable = None) -> None:
        """Wait for something that does not fall due by itself."""
        if self._timer:
            self._timer.cancel()
        self._timer = None
        self.what = what

    def rest_for_good(self) -> None:
        """Stop permanently, because the process ends."""
        self._resting = True
        self.rest()

    def fall_due(self, what: Hashable, action: Action) -> None:
        """Run an action in the table's next turn, unless the table waits for something else by then."""
        if what == self.what:
            self.work = asyncio.get_running_loop().create_task(self._do(what, action))

    async def _do(self, what: Hashable, action: Action) -> None:
        try:
            async with self._helpers.turn():
                if what == self.what:
                    await action()
        except Refused as refusal:
            await self.failed(refusal)

    def went_well(self) -> None:
        """Reset the failure counts, because something was written."""
        self._pauses.start_over()
        self._faults = 0

    async def failed(self, refusal: Refused) -> None:
        """Retry later, or give up after too many faults in a row."""
        if refusal.key == "session-over":
            return
        pause, tries = self._pauses.next(), self._pauses.failures
        self._faults = self._faults + 1 if refusal.key == TROUBLE else 0
        self._helpers.retried()
        log.warning("table %s: what is due is refused (%s), %s times now", self._table, refusal.key, tries)
        if self._faults >= self._timings.most_tries and await self._gives_up():
            return
        self.set(None, self._clock.now() + pause, self._helpers.again)

    async def _gives_up(self) -> bool:
        try:
            async with self._helpers.turn():
                await self._helpers.give_up()
        except Refused as refusal:
            log_fault(log, self._table, "it does not go on and cannot be ended", refusal)
            return False
        return True
