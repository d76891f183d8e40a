"""Builds the view of a deal for one seat or for a spectator, by allow-list.

A `LiveView` is read while the deal goes on, by computers that play many deals out when they search. It shows the same,
with the same audiences, but looks values up only on access, and is out of date as soon as the deal goes on.
"""

from operator import attrgetter
from typing import Any, cast

from game.core.bank import Balances
from game.core.deal import Deal
from game.core.driver import Driver
from game.core.errors import Value
from game.core.events import may_see
from game.core.layout import Zone
from game.core.questions import Amount, Choose, Question
from game.core.view import AskedView, Beginning, Given, MarkView, View, ZoneView, visible


def view_of(driver: Driver, seat: int | None) -> View:
    """Build the view of a deal for a seat, or for a spectator."""
    deal, setup = driver.deal, driver.setup
    return View(
        ruleset=setup.ruleset.id,
        options=setup.options,
        began=Beginning(setup.dealer, setup.before, setup.carry, setup.tallies),
        answers=answers_of(driver, seat),
        seat=seat,
        seats=deal.seats,
        dealer=deal.dealer,
        pack=deal.pack,
        ordering=deal.ordering,
        trump=deal.trump,
        bank=Balances(deal.bank.pot, deal.bank.reserve, deal.bank.bete, tuple(deal.bank.seats)),
        tallies={name: tuple(values) for name, values in deal.tallies.items()},
        active=tuple(deal.active),
        sitting_out=deal.sitting_out,
        taken=tuple(deal.taken),
        leader=deal.leader,
        trick=tuple(deal.trick),
        tricks=tuple(deal.tricks),
        taken_up=deal.taken_up,
        zones=tuple(zone_view(zone, seat) for zone in deal.zones.values()),
        marks=marks_of(deal, seat),
        events=visible(deal.events, seat),
        asked=_asked(driver, seat),
        question=driver.question if seat is not None and seat == driver.seat else None,
        over=driver.outcome is not None,
        taken_back=driver.taken_back,
    )


def answers_of(driver: Driver, seat: int | None) -> tuple[Given, ...]:
    """List all answers; those given in a hand only for their own seat."""
    return tuple(
        [
            Given(giver, question.kind, answer if question.where == "panel" or giver == seat else None)
            for giver, question, answer in driver.given
        ]
    )


def zone_view(zone: Zone, seat: int | None) -> ZoneView:
    """Build the view of a zone; its cards only for those who may see them."""
    cards = tuple(zone.cards) if may_see(zone.audience, seat) else None
    return ZoneView(zone.name, zone.owner, len(zone.cards), cards)


def marks_of(deal: Deal, seat: int | None) -> tuple[MarkView, ...]:
    """List the marks visible to a seat."""
    return tuple(
        MarkView(name, owner, mark.value, mark.audience is not None)
        for (name, owner), mark in deal.marks.items()
        if may_see(mark.audience, seat)
    )


def _asked(driver: Driver, seat: int | None) -> AskedView | None:
    question = driver.question
    match question:
        case None:
            return None
        case Choose() if question.within and seat != driver.seat:
            return AskedView(driver.seat, question.within, question.where)
        case Choose() if question.where == "panel":
            return AskedView(
                driver.seat, question.kind, "panel", question.shown, notes=question.notes, about=question.about
            )
        case Amount():
            numbers, extras = question.numbers, question.extras
            return AskedView(driver.seat, question.kind, "panel", numbers=numbers, extras=extras, about=question.about)
        case _:
            return AskedView(driver.seat, question.kind, question.where, about=question.about)


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
