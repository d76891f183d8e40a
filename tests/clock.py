"""A clock that moves only when a test moves it."""

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(eq=False)
class HandTimer:
    """A timer that fires when the clock's hand is moved past `when`."""

    when: float
    call: Callable[[], None]
    cancelled: bool = False

    def cancel(self) -> None:
        self.cancelled = True


class HandClock:
    """Implements `game.table.ports.Clock`; time stands still until a test moves it."""

    def __init__(self) -> None:
        self.time = 1_800_000_000.0
        self.ahead = 0.0
        self._timers: list[HandTimer] = []

    def now(self) -> float:
        return self.time

    def call_at(self, when: float, call: Callable[[], None]) -> HandTimer:
        timer = HandTimer(when, call)
        self._timers.append(timer)
        return timer

    @property
    def waiting(self) -> list[HandTimer]:
        """Return the pending timers, the next one first."""
        self._timers = sorted((timer for timer in self._timers if not timer.cancelled), key=lambda timer: timer.when)
        return list(self._timers)

    def fire(self, timer: HandTimer) -> None:
        """Move to a timer's moment and fire it."""
        self.time = max(self.time, timer.when)
        timer.cancelled = True
        timer.call()
