"""Paces the hands of people who are not asked: the more tables change, the fewer edits repeat what the panel shows.

While few tables change, such a hand is written with every change. Beyond `RATE` it waits, the longest waiting first:
several changes go into one edit, or into the one in which its owner is asked. It never waits for longer than `LONGEST`.
"""

from collections.abc import Callable
from typing import Final

from game.table.ports import Clock, Timer

RATE: Final = 10.0
"""The tables a second whose hands need not wait: as many as change at some sixty tables, where people think for six."""
AT_ONCE: Final = 10.0
"""How many more may change at the same moment."""
LONGEST: Final = 5.0
"""The seconds after which a hand shows what has happened, however busy the bot is."""


class LinePlace:
    """A table's place in the line; `wake` is called once the hands there may be written."""

    __slots__ = ("granted", "waits", "wake")

    def __init__(self) -> None:
        self.waits = self.granted = False
        self.wake: Callable[[], None] = lambda: None


class HandPacing:
    """Lets the hands of `rate` tables a second be written, beyond `at_once` at the same moment."""

    def __init__(self, clock: Clock, rate: float = RATE, at_once: float = AT_ONCE) -> None:
        self._clock = clock
        self._rate = rate
        self._at_once = at_once
        self._free_at = 0.0
        self._line: dict[LinePlace, float] = {}
        self._timer: Timer | None = None

    def take(self, place: LinePlace) -> bool:
        """Whether a table's hands may be written now; otherwise it joins the line, and is woken."""
        if place.granted or (not self._line and self._free):
            self._free_at = self._free_at if place.granted else self._after_one
            place.granted = False
            return True
        if not place.waits:
            place.waits = True
            self._line[place] = self._clock.now()
            self._plan()
        return False

    def leave(self, place: LinePlace) -> None:
        """Leave the line, because no hand has to wait any more."""
        place.waits = place.granted = False
        self._line.pop(place, None)

    @property
    def _free(self) -> bool:
        return self._free_at <= self._clock.now()

    @property
    def _after_one(self) -> float:
        """When the next may be written after one that is written now."""
        return max(self._free_at, self._clock.now() - self._at_once / self._rate) + 1 / self._rate

    def _plan(self) -> None:
        if self._timer is None and self._line:
            since = next(iter(self._line.values()))
            self._timer = self._clock.call_at(min(self._free_at, since + LONGEST), self._let_through)

    def _let_through(self) -> None:
        """Let the first through, and whoever has waited for too long."""
        self._timer = None
        while self._line and (self._free or self._waited):
            place = next(iter(self._line))
            self._free_at = self._after_one if self._free else self._free_at
            self.leave(place)
            place.granted = True
            place.wake()
        self._plan()

    @property
    def _waited(self) -> bool:
        """Whether the first has waited for as long as anybody may."""
        return next(iter(self._line.values())) + LONGEST <= self._clock.now()
