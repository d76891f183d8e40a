"""When people at a table last pressed something, and how far the deal had come then."""

from collections.abc import Sequence
from typing import Final

from game.core.driver import Driver, replay
from game.core.events import Event
from game.core.view import visible
from game.table.table import Table

ACTIVE_SECONDS: Final = 90.0
"""How long after a press people at its table count as active."""
BUSY, ASKED, QUIET, OLD = 0.0, 60.0, 120.0, 300.0
"""Seconds by which a table's calls are deferred, by urgency.

`BUSY`: people are pressing there; `ASKED`: a question awaits a person; `QUIET`: none does; `OLD`: cleanup only.
"""


class LastPresses:
    """The last press of each person at a table."""

    __slots__ = ("_at", "_seen", "_table", "_times")

    def __init__(self, table: Table) -> None:
        self._table = table
        self._at = 0.0
        self._seen: dict[int, tuple[tuple[int, int], int]] = {}
        self._times: dict[int, float] = {}

    def note(self, user: int, now: float) -> None:
        """Record a person's press at `now` (seconds since 1970)."""
        driver = self._table.driver
        self._times[user] = now
        self._at, self._seen[user] = now, (self._course, len(driver.deal.events) if driver else 0)

    @property
    def _course(self) -> tuple[int, int]:
        """The deal, and how many of its answers were taken back: each time its events are written anew."""
        driver = self._table.driver
        return self._table.state.deal, len(driver.taken_back) if driver else 0

    def last(self, user: int | None = None) -> float:
        """Return when a person, or anybody, last pressed something; 0 if nobody has since this run began."""
        return self._at if user is None else self._times.get(user, 0.0)

    def urgency(self, now: float) -> float:
        """Return the number of seconds in which the table's calls are due."""
        if now - self._at < ACTIVE_SECONDS:
            return BUSY
        asked = self._table.state.phase == "playing" and self._table.asked_seat
        return ASKED if asked and asked.user is not None else QUIET

    def events_seen(self, user: int) -> int:
        """Count the events of the current deal, visible to this person, up to their last press, or answer over days."""
        driver, seat = self._table.driver, self._table.deal_seat(user)
        if driver is None:
            return 0
        if self._table.state.terms.over_days:
            return len(visible(_events_until_answer(driver, seat), seat))
        course, events = self._seen.get(user, ((0, 0), 0))
        return len(visible(driver.deal.events[:events], seat)) if course == self._course else 0


def _events_until_answer(driver: Driver, seat: int | None) -> Sequence[Event]:
    """Return the events that preceded what followed a seat's last answer: over days people look in between."""
    theirs = [number for number, (each, _, _) in enumerate(driver.given, 1) if each == seat]
    if not theirs:
        return ()
    given = driver.given[: theirs[-1]]
    return replay(driver.setup, [question.write(answer) for _, question, answer in given]).deal.events
