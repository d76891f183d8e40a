"""Playing cards to tricks: the part of a script that games with tricks share."""

from __future__ import annotations

from typing import Any

from game.core.deal import Deal
from game.core.questions import PickCard
from game.core.tricks import Obligation


def card_question(deal: Deal, seat: int, duty: Obligation, extras: tuple[str, ...] = ()) -> PickCard:
    """Make the question for a card to the trick; `extras` may be offered beside the cards."""
    cards, reason = duty(deal.hands[seat], deal.trick, deal.ordering)
    return PickCard("play", cards, deal.ordering, reason, extras)


async def play_trick(deal: Deal, duty: Obligation) -> None:
    """Play one trick, led by whoever took the last; the last card of a hand is played without asking."""
    ordering = deal.ordering
    for seat in deal.active_from(deal.leader):
        hand = deal.hands[seat]
        if len(hand) == 1:
            deal.play(seat, hand[0])
        else:
            cards, reason = duty(hand, deal.trick, ordering)
            card: Any = await deal.ask(seat, PickCard("play", cards, ordering, reason))
            deal.play(seat, card)
    deal.take_trick()
