"""Playing cards to tricks: the part of a script that games with tricks share."""

from __future__ import annotations

from game.core.deal import Deal
from game.core.questions import PickCard, the_card
from game.core.tricks import Obligation


def card_question(deal: Deal, seat: int, duty: Obligation, extras: tuple[str, ...] = ()) -> PickCard:
    """Make the question for a card to the trick; `extras` may be offered beside the cards."""
    cards, reason = duty(deal.hands[seat], deal.trick, deal.ordering)
    return PickCard("play", cards, deal.ordering, reason, extras)


async def play_trick(deal: Deal, duty: Obligation) -> None:
    """Play one trick, led by whoever took the last; the last card of a hand is played without asking."""
    for seat in deal.active_from(deal.leader):
        hand = deal.hands[seat]
        if len(hand) == 1:
            deal.play(seat, hand[0])
        else:
            deal.play(seat, the_card(await deal.ask(seat, card_question(deal, seat, duty))))
    deal.take_trick()
