"""This process's hold on its shards: a lease, taken, renewed in time, given up at the end, or lost to another process.

By its own clock a process counts from before it asked, so that it never believes in its lease for longer than the
database does. While the lease is uncertain it sends nothing and takes no press; when the database says that another
process has the shards, it ends, and its supervisor starts it again to wait for its turn.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Collection
from typing import Final

from storage.leases import ShardLeases
from storage.problems import StorageProblem

ASK_SECONDS: Final = 0.25
"""How often a process that waits asks whether the shards are free."""
RENEWALS: Final = 4
"""How often a lease is renewed in the time that it runs for."""
GIVE_UP_SECONDS: Final = 1.0

log = logging.getLogger(__name__)


def steady_time() -> float:
    """Return the seconds since some moment, those that the machine slept through included where it can tell."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()


class ShardsLost(Exception):
    """This process has to end because it has lost its shards."""

    def __init__(self) -> None:
        super().__init__("This process has lost its shards. It ends, to be started again and wait for them.")


class ShardLease:
    """The lease of this process's shards, for `seconds` at a time; without `leases` the shards are its own for good."""

    def __init__(
        self, leases: ShardLeases | None, shards: str, seconds: float, clock: Callable[[], float] = steady_time
    ) -> None:
        self.shards = shards
        self.lost = asyncio.Event()
        self.holder = ""
        self._leases = leases
        self._seconds = seconds
        self._clock = clock
        self._until = 0.0 if leases else float("inf")

    @property
    def holds(self) -> bool:
        """Whether the shards are certainly this process's."""
        return self._clock() < self._until

    @property
    def is_uncertain(self) -> bool:
        """Whether the shards were this process's, and it does not know whether they still are."""
        return not self.holds and self._until > 0 and not self.lost.is_set()

    @property
    def seconds_left(self) -> float:
        """The seconds for which the shards are certainly this process's, infinite without leases."""
        return max(0.0, self._until - self._clock())

    @property
    def can_be_lost(self) -> bool:
        """Whether there can be other processes that have the shards or wait for them."""
        return self._leases is not None

    async def take(self, *, waiting: bool = False) -> Collection[int] | None:
        """Take the shards if they are free, and return what was answered last; else return `None`.

        While `waiting`, their holder knows that it can leave tables and new presses to this process.

        Raises `StorageProblem`.
        """
        if self._leases is None:
            return ()
        asked = self._clock()
        attempt = await self._leases.take(self._seconds, waiting=waiting)
        self.holder = attempt.holder
        if attempt.holder:
            return None
        self._until = asked + self._seconds
        if not self.holds:
            await self._renew(self._leases)
        log.info("has shards %s", self.shards)
        return attempt.answered

    async def wait(self) -> Collection[int]:
        """Wait until the shards are free, and take them; return what was answered last."""
        told = ""
        while (answered := await self._ask()) is None:
            if told != self.holder:
                log.info("waiting for shards %s, which %s has", self.shards, self.holder)
                told = self.holder
            await asyncio.sleep(min(ASK_SECONDS, self._seconds / RENEWALS))
        return answered

    async def _ask(self) -> Collection[int] | None:
        try:
            async with asyncio.timeout(self._seconds):
                return await self.take(waiting=True)
        except (StorageProblem, TimeoutError) as problem:
            log.warning("the shards are asked for again: %s", _reason(problem))
            return None

    async def keep(self, back: Callable[[], None]) -> None:
        """Renew the lease in time until it is lost; call `back` when it is certain again after it was not."""
        while self._leases and not self.lost.is_set():
            await asyncio.sleep(self._seconds / RENEWALS)
            was_held = self.holds
            if await self._renew(self._leases) and not was_held:
                back()

    async def _renew(self, leases: ShardLeases) -> bool:
        asked = self._clock()
        try:
            async with asyncio.timeout(self._seconds / RENEWALS):
                await leases.renew(self._seconds)
        except (StorageProblem, TimeoutError) as problem:
            left = f"; the lease runs out in {self.seconds_left:.0f} s" if self.holds else "; the lease is uncertain"
            log.warning("shards %s were not renewed: %s%s", self.shards, _reason(problem), left)
            return False
        self._until = asked + self._seconds
        return True

    def lose(self, why: str) -> None:
        """Let go of the shards for good, and log why."""
        if not self.lost.is_set():
            log.error("the process of shards %s ends: %s", self.shards, why)
        self._until = 0.0
        self.lost.set()

    async def give_up(self, answered: Collection[int]) -> bool:
        """Leave the shards to other processes; return whether one of them is waiting."""
        if self._leases is None or not self.holds:
            return False
        try:
            async with asyncio.timeout(GIVE_UP_SECONDS):
                awaited = await self._leases.give_up(answered)
        except (StorageProblem, TimeoutError) as problem:
            log.warning("shards %s were not given up: %s", self.shards, _reason(problem))
            return False
        self._until = 0.0
        log.info("has given up shards %s%s", self.shards, " to whoever waits for them" if awaited else "")
        return awaited


def _reason(problem: StorageProblem | TimeoutError) -> str:
    """Say what went wrong; a timeout has no words of its own."""
    return str(problem) or "the database does not answer in time"
