"""A table as it was when a given trick of its deal was complete."""

from dataclasses import replace
from typing import Final

from game.core.bank import POT, RESERVE, Balances
from game.core.events import CardsKnown, CardsMoved, Event, Paid, Played, PlayedAgain, Scored, TakenUp, TrickTaken
from game.core.view import View, ZoneView
from game.core.vocabulary import SCORE
from game.table.view import TableView

HAND: Final = "hand"


def as_trick_lay(view: TableView, number: int) -> TableView:
    """Return a table as it was when trick `number` of its deal was complete; unchanged if that is still shown."""
    if view.deal is None or not 0 < number <= len(view.deal.tricks):
        return view
    if view.phase == "playing" and len(view.deal.tricks) == number and not view.deal.trick:
        return view
    deal = _deal_as_trick_lay(view.deal, number)
    return replace(
        view,
        phase="playing",
        deal=deal,
        deadline=None,
        playing=tuple(
            seat if seat.number is None else replace(seat, chips=deal.bank.seats[seat.number]) for seat in view.playing
        ),
        pot=deal.bank.pot,
        reserve=deal.bank.reserve,
    )


def _deal_as_trick_lay(deal: View, number: int) -> View:
    place = deal.events.index(TrickTaken(deal.tricks[number - 1].winner, number))
    later, tricks = deal.events[place + 1 :], deal.tricks[:number]
    return replace(
        deal,
        events=deal.events[: place + 1],
        zones=tuple(_hand_before(zone, later) if zone.name == HAND else zone for zone in deal.zones),
        tricks=tricks,
        taken_up=deal.taken_up if deal.taken_up < number else 0,
        trick=(),
        leader=tricks[-1].winner,
        taken=tuple(sum(trick.winner == seat for trick in tricks) for seat in range(deal.seats)),
        bank=_bank_before(deal.bank, later),
        tallies=_tallies_before(deal, later),
        asked=None,
        question=None,
        over=False,
    )


def _hand_before(zone: ZoneView, later: tuple[Event, ...]) -> ZoneView:
    """Return a hand as it was before the later moves of cards out of and into it that its viewer knows of."""
    count, cards = zone.count, [*(zone.cards or ())]
    for event in reversed(later):
        match event:
            case Played(seat=seat, card=card) if seat == zone.owner and not isinstance(event, PlayedAgain):
                count, cards = count + 1, [*cards, card]
            case TakenUp(seat=seat, cards=taken) if seat == zone.owner:
                count, cards = count - len(taken), [card for card in cards if card not in taken]
            case CardsKnown(source=source, target=target, cards=moved) if (zone.name, zone.owner) in (source, target):
                gone = source == (zone.name, zone.owner)
                cards = [*cards, *moved] if gone else [card for card in cards if card not in moved]
            case CardsMoved(source=source, target=target, count=moved) if (zone.name, zone.owner) in (source, target):
                count += moved if source == (zone.name, zone.owner) else -moved
            case _:
                pass
    return replace(zone, count=count, cards=None if zone.cards is None else tuple(cards))


def _bank_before(bank: Balances, later: tuple[Event, ...]) -> Balances:
    accounts = [*bank.seats, bank.reserve, bank.pot]
    for event in later:
        if isinstance(event, Paid):
            accounts[event.payment.source] += event.payment.amount
            accounts[event.payment.target] -= event.payment.amount
    return Balances(accounts[POT], accounts[RESERVE], bank.bete, tuple(accounts[:RESERVE]))


def _tallies_before(deal: View, later: tuple[Event, ...]) -> dict[str, tuple[int, ...]]:
    scores = [*deal.tallies.get(SCORE, ())]
    for event in later:
        if isinstance(event, Scored):
            scores[event.seat] -= event.points
    return {**deal.tallies, **({SCORE: tuple(scores)} if scores else {})}
