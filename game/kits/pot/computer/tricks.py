"""The choice of a card: lead trumps from the top, win cheaply, throw away low cards."""

from __future__ import annotations

from collections.abc import Sequence

from game.computer.player import own_hand, strength_key
from game.core.cards import Card
from game.core.view import View
from game.kits.pot.computer.strength import higher, seen


def card_to_play(view: View, cards: Sequence[Card]) -> Card:
    """Choose one of the legal cards."""
    return card_to_follow(view, cards) if view.trick else card_to_lead(view, cards)


def card_to_lead(view: View, cards: Sequence[Card]) -> Card:
    """Lead an unbeatable trump, or the highest of several; else the best plain card."""
    trumps = [card for card in cards if view.ordering.is_trump(card)]
    best = max(trumps, key=view.ordering.strength, default=None)
    if best and (len(trumps) > 1 or len(trumps) == len(cards) or is_highest(view, best)):
        return best
    return max((card for card in cards if card not in trumps), key=view.ordering.strength)


def card_to_follow(view: View, cards: Sequence[Card]) -> Card:
    """Win the trick if that is likely to hold, as cheaply as possible when last to play; else throw away a low card."""
    ordering = view.ordering
    best = ordering.winner(view.trick)[1]
    winning = sorted(ordering.beating(cards, best), key=lambda card: strength_key(view, card))
    if not winning:
        return min(cards, key=lambda card: strength_key(view, card))
    if is_last(view) or ordering.is_trump(winning[0]) > ordering.is_trump(view.trick[0][1]):
        return winning[0]
    return winning[-1]


def is_last(view: View) -> bool:
    """Whether the viewer is the last to play to the trick."""
    return len(view.trick) == sum(view.active) - 1


def is_highest(view: View, card: Card) -> bool:
    """Whether no card of its suit that may be in another hand beats this card."""
    return higher(card, view, {*own_hand(view), *seen(view)}) == 0
