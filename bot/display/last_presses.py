"""When people at a table last pressed something, and how far the deal had come then."""

from typing import Final

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
        self._seen: dict[int, tuple[int, int]] = {}
        self._times: dict[int, float] = {}

    def note(self, user: int, now: float) -> None:
        """Record a person's press at `now` (seconds since 1970)."""
        driver = self._table.driver
        self._times[user] = now
        self._at, self._seen[user] = now, (self._table.state.deal, len(driver.deal.events) if driver else 0)

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
        """Count the events of the current deal, visible to this person, that preceded their last press."""
        deal, events = self._seen.get(user, (0, 0))
        if self._table.driver is None or deal != self._table.state.deal:
            return 0
        return len(visible(self._table.driver.deal.events[:events], self._table.deal_seat(user)))
