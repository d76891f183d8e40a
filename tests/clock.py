"""A clock that moves only when told."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(eq=False)
class HandTimer:
    """Something that falls due when the hand is moved past `when`."""

    when: float
    call: Callable[[], None]
    cancelled: bool = False

    def cancel(self) -> None:
        self.cancelled = True


class HandClock:
    """Implements `game.table.ports.Clock`; time stands still until somebody moves it."""

    def __init__(self) -> None:
        self.time = 1_800_000_000.0
        self._timers: list[HandTimer] = []

    def now(self) -> float:
        return self.time

    def call_at(self, when: float, call: Callable[[], None]) -> HandTimer:
        timer = HandTimer(when, call)
        self._timers.append(timer)
        return timer

    @property
    def waiting(self) -> list[HandTimer]:
        """What is still to happen, the next thing first."""
        self._timers = sorted((timer for timer in self._timers if not timer.cancelled), key=lambda timer: timer.when)
        return list(self._timers)

    def fire(self, timer: HandTimer) -> None:
        """Move to the moment of a timer and let it happen."""
        self.time = max(self.time, timer.when)
        timer.cancelled = True
        timer.call()
