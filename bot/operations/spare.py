"""A standby process: no gateway session until a process's shards are free."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from bot.operations.health import Health
from storage.leases import Lease, Span
from storage.problems import StorageProblem

FREE_LOOKS: Final = 5
"""Consecutive checks that must find shards free, so that a process that was merely restarted gets its own back."""
LOOKS: Final = 20
"""Checks per lease period."""

log = logging.getLogger(__name__)


class Spare:
    """Waits for the first of several `spans` of shards that nobody serves any more, according to all `leases`."""

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
        """Report that this process waits; the gateway counts as connected, since it should have no sessions."""
        return Health(
            gateway=True,
            database=self._answers,
            tables=0,
            lease=False,
            shards=self._shards,
            waits_for=self._holders or "the first look at the leases",
        )

    async def chosen(self) -> Span:
        """Wait, and return the shards once they have been free for a quarter of a lease period."""
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
