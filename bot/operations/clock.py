"""The clock of a running bot: wall-clock time, and the event loop's timers."""

import asyncio
import time
from collections.abc import Callable
from contextvars import Context


class LoopClock:
    """Implements `game.table.ports.Clock` with the running event loop."""

    def now(self) -> float:
        """Return the time in seconds since 1970."""
        return time.time()

    def call_at(self, when: float, call: Callable[[], None]) -> asyncio.TimerHandle:
        """Schedule a call at a time, or soon if that has passed, in a fresh `Context` of its own."""
        return asyncio.get_running_loop().call_later(max(0.0, when - time.time()), call, context=Context())
