"""This process's lease on its shards: taken, renewed in time, given up at the end, or lost to another process.

The process measures the lease from before its request, so that it never believes in it longer than the database does.
While the lease is uncertain it sends nothing and accepts no presses. When the database says that another process has
the shards, it exits, and its supervisor restarts it to wait for its turn.
"""

import asyncio
import logging
from collections.abc import Callable, Collection
from typing import Final

from bot.operations.clock import steady_time
from storage.leases import ShardLeases
from storage.problems import StorageProblem

ASK_SECONDS: Final = 0.25
"""How often a waiting process checks whether the shards are free."""
RENEWALS: Final = 4
"""Renewals per lease period."""
GIVE_UP_SECONDS: Final = 1.0

log = logging.getLogger(__name__)


class ShardsLost(Exception):
    """This process has to exit because it has lost its shards."""

    def __init__(self) -> None:
        super().__init__("This process has lost its shards. It exits, so that it is restarted and waits for them.")


class ShardLease:
    """A lease on this process's shards, for `seconds` at a time; without `leases` they are its own for good."""

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
        """Whether this process certainly holds the shards."""
        return self._clock() < self._until

    @property
    def is_uncertain(self) -> bool:
        """Whether this process held the shards, and does not know whether it still does."""
        return not self.holds and self._until > 0 and not self.lost.is_set()

    @property
    def seconds_left(self) -> float:
        """The seconds for which the shards are certainly this process's, infinite without leases."""
        return max(0.0, self._until - self._clock())

    @property
    def can_be_lost(self) -> bool:
        """Whether other processes might hold the shards or wait for them."""
        return self._leases is not None

    async def take(self, *, waiting: bool = False) -> Collection[int] | None:
        """Take the shards if they are free, and return the last answered interactions; else return `None`.

        With `waiting`, their holder learns that it can leave tables and new presses to this process.

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
        """Wait until the shards are free, and take them; return the last answered interactions."""
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
        """Renew the lease in time until it is lost; call `back` when it becomes certain again."""
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
        """Drop the shards for good, and log why."""
        if not self.lost.is_set():
            log.error("the process of shards %s ends: %s", self.shards, why)
        self._until = 0.0
        self.lost.set()

    async def give_up(self, answered: Collection[int]) -> bool:
        """Release the shards to other processes; return whether one of them is waiting."""
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
    """Describe the problem; a timeout has no message of its own."""
    return str(problem) or "the database does not answer in time"
