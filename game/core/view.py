"""What one seat, or a spectator, may see of a deal: the only thing that is ever drawn.

Built by allow-list: what is not named here does not reach anybody.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from game.core.bank import Balances
from game.core.cards import Card
from game.core.deal import Deal, Trick, Value, Zone
from game.core.driver import Driver
from game.core.events import Event, may_see
from game.core.questions import Amount, Choose, PickCard, PickCards, Question


@dataclass(frozen=True, slots=True)
class ZoneView:
    """Cards that lie together: how many, and which, if the viewer may know (`None` otherwise)."""

    name: str
    owner: int | None
    count: int
    cards: tuple[Card, ...] | None


@dataclass(frozen=True, slots=True)
class MarkView:
    """A mark of the deal (`seat` is `None`) or of a seat."""

    name: str
    seat: int | None
    value: Value


@dataclass(frozen=True, slots=True)
class AskedView:
    """What everybody may know of the open question: who is asked, what, and the choices that all could have."""

    seat: int
    kind: str
    where: str
    choices: tuple[str, ...] = ()
    amount: tuple[int, int, int] | None = None


@dataclass(frozen=True, slots=True)
class View:
    """A deal as `seat` sees it (`None`: a spectator). `question` is there only for the seat that is asked."""

    seat: int | None
    seats: int
    dealer: int
    pack: str
    trump: str
    bank: Balances
    active: tuple[bool, ...]
    taken: tuple[int, ...]
    leader: int
    trick: tuple[tuple[int, Card], ...]
    tricks: tuple[Trick, ...]
    zones: tuple[ZoneView, ...]
    marks: tuple[MarkView, ...]
    events: tuple[Event, ...]
    asked: AskedView | None
    question: Question[Any] | None
    over: bool

    def zone(self, name: str, owner: int | None = None) -> ZoneView:
        """Find a zone; raises `KeyError`."""
        for zone in self.zones:
            if zone.name == name and zone.owner == owner:
                return zone
        raise KeyError(name)

    def hand(self, seat: int) -> ZoneView:
        """Find a seat's hand."""
        return self.zone("hand", seat)

    def mark(self, name: str, seat: int | None = None) -> Value | None:
        """Give the value of a mark, or `None`."""
        return next((mark.value for mark in self.marks if mark.name == name and mark.seat == seat), None)


def view_of(driver: Driver, seat: int | None) -> View:
    """Show a deal to a seat, or to a spectator."""
    deal = driver.deal
    return View(
        seat=seat,
        seats=deal.seats,
        dealer=deal.dealer,
        pack=deal.pack.name,
        trump=deal.trump,
        bank=Balances(deal.bank.pot, deal.bank.reserve, deal.bank.bete, tuple(deal.bank.seats)),
        active=tuple(deal.active),
        taken=tuple(deal.taken),
        leader=deal.leader,
        trick=tuple(deal.trick),
        tricks=tuple(deal.tricks),
        zones=tuple(_zone_view(zone, seat) for zone in deal.places()),
        marks=_marks(deal, seat),
        events=visible(deal.events, seat),
        asked=_asked(driver),
        question=driver.question if seat is not None and seat == driver.seat else None,
        over=driver.outcome is not None,
    )


def visible(events: Sequence[Event], seat: int | None) -> tuple[Event, ...]:
    """Keep the events that a seat, or a spectator, may know."""
    return tuple(event for event in events if may_see(event.audience, seat))


def _zone_view(zone: Zone, seat: int | None) -> ZoneView:
    cards = tuple(zone.cards) if may_see(zone.audience, seat) else None
    return ZoneView(zone.name, zone.owner, len(zone.cards), cards)


def _marks(deal: Deal, seat: int | None) -> tuple[MarkView, ...]:
    return tuple(
        MarkView(name, owner, mark.value) for (name, owner), mark in deal.marks.items() if may_see(mark.audience, seat)
    )


def _asked(driver: Driver) -> AskedView | None:
    question = driver.question
    match question:
        case None:
            return None
        case Choose():
            return AskedView(driver.seat, question.kind, question.where, question.shown)
        case Amount():
            return AskedView(
                driver.seat, question.kind, question.where, amount=(question.low, question.high, question.step)
            )
        case _:
            return AskedView(driver.seat, question.kind, question.where)


def illegal_cards(view: View) -> tuple[Card, ...]:
    """List the cards of the viewer's hand that the open question forbids."""
    question = view.question
    if not isinstance(question, PickCard | PickCards) or view.seat is None:
        return ()
    return tuple(card for card in view.hand(view.seat).cards or () if card not in question.cards)
