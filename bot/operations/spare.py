"""A stand-in for several processes: it has no session at Discord's gateway until the shards of one of them are free."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from bot.operations.health import Health
from storage.leases import Lease, Span
from storage.problems import StorageProblem

FREE_LOOKS: Final = 5
"""How often in succession shards must be found free, so that who was only restarted gets its own ones back."""
LOOKS: Final = 20
"""How often is looked in the time that a lease runs for."""

log = logging.getLogger(__name__)


class Spare:
    """Waits for the first of several `spans` of shards that nobody serves any more, going by all `leases`."""

    def __init__(
        self, leases: Callable[[], Awaitable[list[Lease]]], spans: Sequence[Span], lease_seconds: float
    ) -> None:
        self._leases = leases
        self._pause = lease_seconds / LOOKS
        self._found_free = dict.fromkeys(spans, 0)
        self._holders = ""
        self._answers = True

    @property
    def _shards(self) -> str:
        return ", ".join(map(str, self._found_free))

    async def health(self) -> Health:
        """Say that this process waits; its gateway lacks none of the sessions that it should have, which are none."""
        return Health(
            gateway=True,
            database=self._answers,
            tables=0,
            lease=False,
            shards=self._shards,
            waits_for=self._holders or "the first look at the leases",
        )

    async def chosen(self) -> Span:
        """Wait, and return whose shards have been free for a quarter of a lease's time."""
        log.info("waiting without a session for shards %s", self._shards)
        while True:
            await self._look()
            for span, times in self._found_free.items():
                if times >= FREE_LOOKS:
                    log.info("nobody serves shards %s any more", span)
                    return span
            await asyncio.sleep(self._pause)

    async def _look(self) -> None:
        try:
            live = [lease for lease in await self._leases() if lease.seconds_left > 0]
        except StorageProblem as problem:
            log.warning("the leases are looked at again: %s", problem)
            self._answers = False
            return
        self._answers = True
        self._holders = ", ".join(lease.holder for lease in live) or "nobody"
        for span in self._found_free:
            free = not any(span.meets(lease.span) for lease in live)
            self._found_free[span] = self._found_free[span] + 1 if free else 0
