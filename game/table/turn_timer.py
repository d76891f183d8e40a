"""The one timer of a table: at a time something is due, and what cannot be done then is tried again."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Hashable
from contextlib import AbstractAsyncContextManager
from typing import NamedTuple

from game.core.errors import Refused
from game.table.faults import tell_log
from game.table.ports import Clock, Pace, Timer

log = logging.getLogger(__name__)
TROUBLE = "table-trouble"
Deed = Callable[[], Awaitable[None]]


class Helpers(NamedTuple):
    """What a timer needs of its table: a turn to change it in, what to do after a failure, and when to give up.

    `again` shows the table anew, so that the timer is set as if for the first time; `retried` counts.
    """

    turn: Callable[[], AbstractAsyncContextManager[None]]
    again: Deed
    give_up: Deed
    retried: Callable[[], None]


class TurnTimer:
    """Waits for one thing at a time, `what`; a deed whose thing has passed is not done any more.

    What is refused is tried again after pauses that grow, for as long as it takes; after a fault of ours so many times.
    """

    __slots__ = ("_clock", "_faults", "_helpers", "_pace", "_resting", "_table", "_timer", "_tries", "what", "work")

    def __init__(self, table: str, clock: Clock, pace: Pace, helpers: Helpers) -> None:
        self._table = table
        self._clock = clock
        self._pace = pace
        self._helpers = helpers
        self._timer: Timer | None = None
        self._resting = False
        self._tries = 0
        self._faults = 0
        self.what: Hashable = None
        self.work: asyncio.Task[None] | None = None

    def set(self, what: Hashable, when: float, deed: Deed) -> None:
        """Let something be done at a time, in seconds since 1970, instead of what waits now."""
        self.rest(what)
        if not self._resting:
            self._timer = self._clock.call_at(when, lambda: self._fall_due(what, deed))

    def rest(self, what: Hashable = None) -> None:
        """Wait for something that never falls due by itself."""
        if self._timer:
            self._timer.cancel()
        self._timer = None
        self.what = what

    def rest_for_good(self) -> None:
        """Do nothing any more, because the process ends."""
        self._resting = True
        self.rest()

    def _fall_due(self, what: Hashable, deed: Deed) -> None:
        self.work = asyncio.get_running_loop().create_task(self._do(what, deed))

    async def _do(self, what: Hashable, deed: Deed) -> None:
        try:
            async with self._helpers.turn():
                if what == self.what:
                    await deed()
        except Refused as refusal:
            await self.failed(refusal)

    def went_well(self) -> None:
        """Begin to count anew, because something was written."""
        self._tries = self._faults = 0

    async def failed(self, refusal: Refused) -> None:
        """Try again later what was due, or give up after too many faults in a row."""
        if refusal.key == "session-over":
            return
        self._tries += 1
        self._faults = self._faults + 1 if refusal.key == TROUBLE else 0
        self._helpers.retried()
        log.warning("table %s: what is due is refused (%s), %s times now", self._table, refusal.key, self._tries)
        if self._faults >= self._pace.most_tries and await self._gives_up():
            return
        pause = min(self._pace.retry * 2 ** min(self._tries - 1, 30), self._pace.longest_retry)
        self.set(None, self._clock.now() + pause, self._helpers.again)

    async def _gives_up(self) -> bool:
        try:
            async with self._helpers.turn():
                await self._helpers.give_up()
        except Refused as refusal:
            tell_log(log, self._table, "it does not go on and cannot be ended", refusal)
            return False
        return True
