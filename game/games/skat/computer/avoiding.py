"""The computer's choice of a card when tricks are bad: in a null, and in Ramsch."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.cards import Card
from game.kits.tricks.computer.position import Position


def card_in_null(known: Position, cards: Sequence[Card]) -> Card:
    """As the declarer, stay below the others; else play low, to force the declarer to take a trick."""
    if known.me == known.declarer:
        return stay_below(known, cards)
    if not known.view.trick:
        return min(cards, key=lambda card: (known.ordering.strength(card), len(known.same_suit(known.hand, card))))
    seat, best = known.ordering.winner(known.view.trick)
    if known.declarer not in known.to_come:
        lower = [card for card in cards if not known.ordering.beats(card, best)]
        return max(lower if seat == known.declarer and lower else cards, key=known.ordering.strength)
    if known.ordering.follows[known.view.trick[0][1]](cards[0]):
        return min(cards, key=known.ordering.strength)
    return max(cards, key=lambda card: (-len(known.same_suit(known.hand, card)), known.ordering.strength(card)))


def card_in_ramsch(known: Position, cards: Sequence[Card]) -> Card:
    """Stay below the others; if that is impossible, take few points; throw away many."""
    return stay_below(known, cards, by_points=True)


def stay_below(known: Position, cards: Sequence[Card], *, by_points: bool = False) -> Card:
    """Lead a card that others will beat, follow with the highest card that takes nothing, discard dangerous cards."""
    strength = known.ordering.strength
    if not known.view.trick:
        return min(cards, key=lambda card: (danger(known, card), strength(card)))
    led, best = known.view.trick[0][1], known.ordering.winner(known.view.trick)[1]
    below = [card for card in cards if not known.ordering.beats(card, best)]
    if not below:
        return max(cards, key=strength) if not known.to_come and not by_points else min(cards, key=strength)
    if known.ordering.follows[led](below[0]):
        return max(below, key=strength)
    if by_points:
        return max(below, key=lambda card: (known.points(card), danger(known, card)))
    return max(below, key=lambda card: (danger(known, card), strength(card)))


def danger(known: Position, card: Card) -> int:
    """Rate how likely a card takes a trick when led: the outstanding cards below it, less those above it."""
    out = known.same_suit(known.out, card)
    above = known.against(card)
    return len(out) - 3 * above
