"""Playing cards to tricks: the part of a script that games with tricks share."""

from __future__ import annotations

from game.cards import Card
from game.deal import Deal
from game.errors import BrokenRules
from game.questions import PickCard
from game.tricks import Obligation


def card_question(deal: Deal, seat: int, duty: Obligation, extras: tuple[str, ...] = ()) -> PickCard:
    """Make the question for a card to the trick; `extras` may be offered beside the cards."""
    cards, reason = duty(deal.hands[seat].cards, deal.trick, deal.trump)
    return PickCard("play", cards, trump=deal.trump, extras=extras, duty=reason)


def the_card(answer: Card | str) -> Card:
    """Take an answer to be a card."""
    if isinstance(answer, str):
        raise BrokenRules(f"{answer} was answered where only a card may be")
    return answer


async def play_trick(deal: Deal, leader: int, duty: Obligation) -> int:
    """Play one trick and give the seat that takes it; the last card of a hand is played without asking."""
    deal.lead(leader)
    for seat in deal.active_from(leader):
        hand = deal.hands[seat].cards
        if len(hand) == 1:
            deal.play(seat, hand[0])
            continue
        cards, reason = duty(hand, deal.trick, deal.trump)
        answer = await deal.ask(seat, PickCard("play", cards, trump=deal.trump, duty=reason))
        deal.play(seat, the_card(answer))
    return deal.take_trick()
