"""The clock of the local Discord: steady real time that tests may advance or freeze."""

import asyncio
import time
from collections.abc import Callable

_BEGUN = time.time() - time.monotonic()
"""Setting the machine's clock later does not change the time here."""


class Timer:
    """An action scheduled for a moment of a `Clock`."""

    __slots__ = ("_clock", "_handle", "action", "when")

    def __init__(self, clock: "Clock", when: float, action: Callable[[], None]) -> None:
        self._clock = clock
        self._handle: asyncio.TimerHandle | None = None
        self.when = when
        self.action = action

    def wait(self, *, frozen: bool) -> None:
        """Schedule the timer in the event loop, unless the clock is frozen."""
        if self._handle is not None:
            self._handle.cancel()
        if not frozen:
            delay = max(0.0, self.when - self._clock.time())
            self._handle = asyncio.get_running_loop().call_later(delay, self.fire)

    def fire(self) -> None:
        """Run the action now."""
        self.cancel()
        self.action()

    def cancel(self) -> None:
        """Cancel the action; harmless if it has already run."""
        self._clock.forget(self)
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None


class Clock:
    """Seconds since 1970 as seen by the server; `advance` jumps ahead and fires due timers."""

    def __init__(self, *, frozen: bool = False, start: float | None = None) -> None:
        self._frozen = frozen
        now = self._real()
        self._stopped_at = now if start is None else start
        self._offset = self._stopped_at - now
        self._timers: dict[Timer, None] = {}  # in the order in which they were set

    @staticmethod
    def _real() -> float:
        return _BEGUN + time.monotonic()

    def time(self) -> float:
        """Return the current time in seconds since 1970."""
        return self._stopped_at if self._frozen else self._real() + self._offset

    def after(self, seconds: float, action: Callable[[], None]) -> Timer:
        """Schedule `action` after this many seconds of this clock."""
        timer = Timer(self, self.time() + seconds, action)
        self._timers[timer] = None
        timer.wait(frozen=self._frozen)
        return timer

    def advance(self, seconds: float) -> None:
        """Jump ahead by this many seconds; timers due meanwhile fire in order before this returns.

        Those due at the same moment fire in the order in which they were set.
        """
        if seconds < 0:
            raise ValueError("time does not run backwards")
        target = self.time() + seconds
        while (first := min(self._timers, key=lambda timer: timer.when, default=None)) and first.when <= target:
            self._move_to(max(first.when, self.time()))
            first.fire()
        self._move_to(target)
        for timer in self._timers:
            timer.wait(frozen=self._frozen)

    def _move_to(self, moment: float) -> None:
        self._offset += moment - self.time()
        self._stopped_at = moment

    def forget(self, timer: Timer) -> None:
        """Drop a timer that has fired or was cancelled."""
        self._timers.pop(timer, None)

    def stop(self) -> None:
        """Cancel every timer."""
        for timer in list(self._timers):
            timer.cancel()
