"""When evenings are updated again: at moments of the machine's clock, and later each time something fails."""

import math
from collections.abc import Callable
from typing import Final

from game.table.pauses import Pauses
from game.table.ports import Clock, Timer

AGAIN_SECONDS: Final = 5.0
LONGEST_PAUSE: Final = 60.0


class Wakings:
    """The next update of each evening; `wake` makes it, given the evening's id."""

    def __init__(self, clock: Clock, wake: Callable[[str], None]) -> None:
        self._clock = clock
        self._wake = wake
        self._pauses: dict[str, Pauses] = {}
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

    def again(self, evening: str) -> None:
        """Update an evening later because that has failed; each pause in a row is twice as long."""
        self.after(evening, self._pauses.setdefault(evening, Pauses(AGAIN_SECONDS, LONGEST_PAUSE)).next())

    def went_well(self, evening: str) -> None:
        """Reset an evening's count of failures."""
        self._pauses.pop(evening, None)

    def clear(self) -> None:
        """Cancel everything that was set, because the clock was; whoever does so updates every evening."""
        for _, timer in self._set.values():
            timer.cancel()
        self._set.clear()

    def _due(self, evening: str) -> None:
        del self._set[evening]
        self._wake(evening)
