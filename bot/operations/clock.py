"""The clock of a running bot: a steady time that nobody can set, and the event loop's timers."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextvars import Context
from typing import Final

from game.core.errors import Refused
from storage.problems import StorageProblem

LOOK_SECONDS: Final = 1.0
LEAST_SECONDS: Final = 1.0
"""The machine's clock counts as set if it has moved by this much; smaller corrections add up until they do."""

log = logging.getLogger(__name__)


def steady_time() -> float:
    """Return the seconds since an arbitrary moment, including the machine's sleep where that can be determined."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()


class LoopClock:
    """Implements `game.table.ports.Clock` with the running event loop; it begins at the time of the machine's clock."""

    def __init__(self) -> None:
        self._begun = time.time() - steady_time()
        self.ahead = 0.0

    def now(self) -> float:
        """Return the time in seconds since 1970."""
        return self._begun + steady_time()

    def call_at(self, when: float, call: Callable[[], None]) -> asyncio.TimerHandle:
        """Schedule a call at a time, or soon if that has passed, in a fresh `Context` of its own."""
        return asyncio.get_running_loop().call_later(max(0.0, when - self.now()), call, context=Context())

    def jumped(self) -> float:
        """Compare with the machine's clock; return by how many seconds it was set since the last call, or 0."""
        now = self.now()
        jump = time.time() - now - self.ahead
        if abs(jump) < LEAST_SECONDS or self.now() - now > LEAST_SECONDS / 2:  # the process was frozen between the two
            return 0.0
        self.ahead += jump
        return jump

    async def watch(self, jumped: Callable[[float], Awaitable[None]]) -> None:
        """Log whenever the machine's clock was set, and call `jumped` with the seconds, until cancelled."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            jump = self.jumped()
            if not jump:
                continue
            log.warning("the machine's clock was set %s by %.0f s", "ahead" if jump > 0 else "back", abs(jump))
            try:
                await jumped(jump)
            except (Refused, StorageProblem) as problem:
                log.warning("rounds with a limit end by the clock as it was: %s", problem)
