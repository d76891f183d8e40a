"""Builds the view of a deal for one seat or for a spectator, by allow-list."""

from game.core.bank import Balances
from game.core.deal import Deal
from game.core.driver import Driver
from game.core.events import may_see
from game.core.questions import Amount, Choose
from game.core.view import AmountView, AskedView, Beginning, Given, MarkView, View, ZoneView, visible
from game.core.zones import Zone


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
            amount = AmountView(question.low, question.high, question.step, question.values, question.extras)
            return AskedView(driver.seat, question.kind, question.where, amount=amount, about=question.about)
        case _:
            return AskedView(driver.seat, question.kind, question.where, about=question.about)
