"""A view that is read while a deal goes on, for computers that play many deals out when they search.

It shows the same as `view_of`, with the same audiences, but looks values up only on access. It is out of date as soon
as the deal goes on.
"""

from __future__ import annotations

from operator import attrgetter
from typing import Any, cast

from game.core.deal import Deal
from game.core.driver import Driver
from game.core.errors import Value
from game.core.events import may_see
from game.core.questions import Question
from game.core.view import Given, MarkView, View, ZoneView
from game.core.visibility import answers_of, marks_of, view_of, zone_view


class LiveView:
    """A deal as seen by the seat to play: a `View` whose rarely used attributes are looked up in a complete one."""

    __slots__ = ("_deal", "_driver", "question", "seat")

    def __init__(self, driver: Driver) -> None:
        self._driver = driver
        self._deal: Deal = driver.deal
        self.seat = driver.deal.asked
        self.question: Question[Any] | None = driver.question

    def __getattr__(self, name: str) -> Any:
        return getattr(view_of(self._driver, self.seat), name)

    options = property(attrgetter("_driver.setup.options"))
    seats = property(attrgetter("_deal.seats"))
    dealer = property(attrgetter("_deal.dealer"))
    pack = property(attrgetter("_deal.pack"))
    ordering = property(attrgetter("_deal.ordering"))
    trump = property(attrgetter("_deal.ordering.trump"))
    bank = property(attrgetter("_deal.bank"))
    tallies = property(attrgetter("_deal.tallies"))
    active = property(attrgetter("_deal.active"))
    taken = property(attrgetter("_deal.taken"))
    leader = property(attrgetter("_deal.leader"))
    trick = property(attrgetter("_deal.trick"))
    tricks = property(attrgetter("_deal.tricks"))
    taken_up = property(attrgetter("_deal.taken_up"))
    # what follows from these
    hand, marked, everybody = View.hand, View.marked, View.everybody
    tricks_lying, sides, forehand = View.tricks_lying, View.sides, View.forehand

    @property
    def answers(self) -> tuple[Given, ...]:
        """The answers so far."""
        return answers_of(self._driver, self.seat)

    @property
    def marks(self) -> tuple[MarkView, ...]:
        """The marks."""
        return marks_of(self._deal, self.seat)

    @property
    def zones(self) -> tuple[ZoneView, ...]:
        """All zones."""
        return tuple(zone_view(zone, self.seat) for zone in self._deal.zones.values())

    def zone(self, name: str, owner: int | None = None) -> ZoneView:
        """Find a zone; raises `KeyError`."""
        return zone_view(self._deal.lying(name, owner), self.seat)

    def mark(self, name: str, seat: int | None = None) -> Value | None:
        """Return the value of a mark, or `None`."""
        mark = self._deal.marks.get((name, seat))
        return mark.value if mark and may_see(mark.audience, self.seat) else None


def live_view(driver: Driver) -> View:
    """Return a view for the seat to play, valid until the next answer."""
    return cast("View", LiveView(driver))
