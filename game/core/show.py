"""Makes the view of a deal for one seat or for a spectator, by allow-list."""

from __future__ import annotations

from game.core.bank import Balances
from game.core.deal import Deal
from game.core.driver import Driver
from game.core.events import may_see
from game.core.questions import Amount, Choose
from game.core.view import AmountView, AskedView, MarkView, View, ZoneView, visible
from game.core.zones import Zone


def view_of(driver: Driver, seat: int | None) -> View:
    """Show a deal to a seat, or to a spectator."""
    deal, setup = driver.deal, driver.setup
    return View(
        ruleset=setup.ruleset.id,
        options=setup.options,
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
        zones=tuple(_zone_view(zone, seat) for zone in deal.zones.values()),
        marks=_marks(deal, seat),
        events=visible(deal.events, seat),
        asked=_asked(driver),
        question=driver.question if seat is not None and seat == driver.seat else None,
        over=driver.outcome is not None,
    )


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
        case Choose() if question.where == "panel":
            return AskedView(
                driver.seat, question.kind, "panel", question.shown, notes=question.notes, about=question.about
            )
        case Amount():
            amount = AmountView(question.low, question.high, question.step, question.values, question.extras)
            return AskedView(driver.seat, question.kind, question.where, amount=amount, about=question.about)
        case _:
            return AskedView(driver.seat, question.kind, question.where, about=question.about)
