"""The clock of a running bot: the time of day, and the event loop's timers."""

from __future__ import annotations

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
        """Call something at a time, soon if that has passed; it is no part of what the caller does (`Context`)."""
        return asyncio.get_running_loop().call_later(max(0.0, when - time.time()), call, context=Context())
