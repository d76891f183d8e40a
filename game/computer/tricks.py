"""Which card to play: lead trumps from the top, win cheaply, throw away low."""

from __future__ import annotations

from collections.abc import Sequence

from game.computer.strength import higher, own_hand, seen
from game.core.cards import Card
from game.core.tricks import beats, winner
from game.core.view import View


def card_to_play(view: View, cards: Sequence[Card]) -> Card:
    """Choose one of the legal cards."""
    return card_to_follow(view, cards) if view.trick else card_to_lead(view, cards)


def card_to_lead(view: View, cards: Sequence[Card]) -> Card:
    """Lead a trump that nothing beats, or the highest of several; else the best plain card."""
    trumps = [card for card in cards if card.suit == view.trump]
    best = max(trumps, key=lambda card: card.power, default=None)
    if best and (len(trumps) > 1 or len(trumps) == len(cards) or is_highest(view, best)):
        return best
    return max((card for card in cards if card not in trumps), key=lambda card: card.power)


def card_to_follow(view: View, cards: Sequence[Card]) -> Card:
    """Win the trick if that is likely to hold, as cheaply as possible for the last to play; else throw away low."""
    best = winner(view.trick, view.trump)[1]
    winning = sorted((card for card in cards if beats(card, best, view.trump)), key=lambda card: worth(view, card))
    if not winning:
        return min(cards, key=lambda card: worth(view, card))
    if is_last(view) or winning[0].suit == view.trump != view.trick[0][1].suit:
        return winning[0]
    return winning[-1]


def is_last(view: View) -> bool:
    """Tell whether nobody plays to the trick after the viewer."""
    return len(view.trick) == sum(view.active) - 1


def is_highest(view: View, card: Card) -> bool:
    """Tell whether no card that may be in another hand beats this one within its suit."""
    return higher(card, view, {*own_hand(view), *seen(view)}) == 0


def worth(view: View, card: Card) -> tuple[bool, int]:
    """Order cards by what they are worth keeping: trumps above all others."""
    return card.suit == view.trump, card.power
