"""When evenings are updated by themselves: at moments of the machine's clock."""

import math
from collections.abc import Callable

from game.table.ports import Clock, Timer


class Wakings:
    """The next update of each evening; `wake` makes it, given the evening's id."""

    def __init__(self, clock: Clock, wake: Callable[[str], None]) -> None:
        self._clock = clock
        self._wake = wake
        self._set: dict[str, tuple[float, Timer]] = {}

    @property
    def now(self) -> float:
        """The time of the machine's clock: evenings begin by it, and their rounds end by it after any restart."""
        return self._clock.now() + self._clock.ahead

    def at(self, evening: str, when: float) -> None:
        """Update an evening at a time, unless that happens earlier; the update schedules what is due after it."""
        earlier, timer = self._set.get(evening, (math.inf, None))
        if earlier <= when:
            return
        if timer:
            timer.cancel()
        self._set[evening] = when, self._clock.call_at(when - self._clock.ahead, lambda: self._due(evening))

    def after(self, evening: str, seconds: float) -> None:
        """Update an evening in so many seconds, unless that happens earlier."""
        self.at(evening, self.now + seconds)

    def clear(self) -> None:
        """Cancel everything that was set, because the clock was; whoever does so updates every evening."""
        for _, timer in self._set.values():
            timer.cancel()
        self._set.clear()

    def _due(self, evening: str) -> None:
        del self._set[evening]
        self._wake(evening)
