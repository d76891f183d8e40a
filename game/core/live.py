"""A view that is read while a deal goes on, for computers that play many deals out when they search.

It shows the same as `view_of`, with the same audiences, but looks values up only on access. It is out of date as soon
as the deal goes on.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from game.core.bank import Bank
from game.core.cards import Pack
from game.core.deal import Deal, Trick
from game.core.driver import Driver
from game.core.errors import Value
from game.core.events import may_see
from game.core.options import Options
from game.core.ordering import Ordering
from game.core.questions import Question
from game.core.show import answers_of, marks_of, view_of, zone_view
from game.core.view import Given, MarkView, View, ZoneView


class LiveView:
    """A deal as seen by the seat to play; rarely used attributes are looked up in a complete view."""

    __slots__ = ("_deal", "_driver", "question", "seat")

    def __init__(self, driver: Driver) -> None:
        self._driver = driver
        self._deal: Deal = driver.deal
        self.seat = driver.deal.asked
        self.question: Question[Any] | None = driver.question

    def __getattr__(self, name: str) -> Any:
        return getattr(view_of(self._driver, self.seat), name)

    @property
    def options(self) -> Options:
        """The house rules."""
        return self._driver.setup.options

    @property
    def seats(self) -> int:
        """The number of seats."""
        return self._deal.seats

    @property
    def dealer(self) -> int:
        """The dealer's seat."""
        return self._deal.dealer

    @property
    def pack(self) -> Pack:
        """The pack."""
        return self._deal.pack

    @property
    def ordering(self) -> Ordering:
        """The current ranking of the cards."""
        return self._deal.ordering

    @property
    def trump(self) -> str:
        """The trump suit."""
        return self._deal.ordering.trump

    @property
    def bank(self) -> Bank:
        """The current balances."""
        return self._deal.bank

    @property
    def tallies(self) -> Mapping[str, list[int]]:
        """The current tallies."""
        return self._deal.tallies

    @property
    def active(self) -> list[bool]:
        """Whether each seat is still in the deal."""
        return self._deal.active

    @property
    def taken(self) -> list[int]:
        """The number of tricks that each seat has taken."""
        return self._deal.taken

    @property
    def leader(self) -> int:
        """The seat that led to the trick."""
        return self._deal.leader

    @property
    def trick(self) -> list[tuple[int, Any]]:
        """The trick on the table."""
        return self._deal.trick

    @property
    def tricks(self) -> list[Trick]:
        """The finished tricks."""
        return self._deal.tricks

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

    @property
    def tricks_lying(self) -> list[Trick]:
        """The tricks whose cards have not been taken up again."""
        return self._deal.tricks[self._deal.taken_up :]

    def zone(self, name: str, owner: int | None = None) -> ZoneView:
        """Find a zone; raises `KeyError`."""
        return zone_view(self._deal.zones[name, owner], self.seat)

    def hand(self, seat: int) -> ZoneView:
        """Find a seat's hand."""
        return self.zone("hand", seat)

    def mark(self, name: str, seat: int | None = None) -> Value | None:
        """Return the value of a mark, or `None`."""
        mark = self._deal.marks.get((name, seat))
        return mark.value if mark and may_see(mark.audience, self.seat) else None


def live_view(driver: Driver) -> View:
    """Return a view for the seat to play, valid until the next answer."""
    return cast("View", LiveView(driver))
