"""Which cards may be played, and who wins a trick.

An obligation takes the hand, the plays of the trick so far, and the trump suit; it gives the legal cards and the name
of the duty that forbids the others (`free` when none does).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from game.core.cards import Card

Plays = Sequence[tuple[int, Card]]
Legal = tuple[Sequence[Card], str]
Obligation = Callable[[Sequence[Card], Plays, str], Legal]


def winner(plays: Plays, trump: str) -> tuple[int, Card]:
    """Find the play that wins: the highest trump, otherwise the highest card of the suit led."""
    best = plays[0]
    suit, power = best[1].suit, best[1].power
    for play in plays[1:]:
        card = play[1]
        if card.power > power if card.suit == suit else card.suit == trump:
            best, suit, power = play, card.suit, card.power
    return best


def beats(card: Card, best: Card, trump: str) -> bool:
    """Tell whether `card`, played later, takes the trick from `best`."""
    if card.suit == best.suit:
        return card.power > best.power
    return card.suit == trump


def follow(hand: Sequence[Card], plays: Plays, trump: str) -> Legal:
    """Follow suit if able; else any card (D0, "The Play"; D4, 1821 and 1859)."""
    if not plays:
        return hand, "free"
    led = plays[0][1].suit
    suited = [card for card in hand if card.suit == led]
    return (suited, "follow") if suited else (hand, "free")


def follow_trump(hand: Sequence[Card], plays: Plays, trump: str) -> Legal:
    """Follow suit if able; else any trump; else any card (D1, "Force"; D4, 1905)."""
    if not plays:
        return hand, "free"
    led = plays[0][1].suit
    suited = [card for card in hand if card.suit == led]
    if suited:
        return suited, "follow"
    trumps = [card for card in hand if card.suit == trump]
    return (trumps, "trump") if trumps else (hand, "free")


def follow_trump_head(hand: Sequence[Card], plays: Plays, trump: str) -> Legal:
    """Follow suit, else trump, and head the trick when able; below a trump that cannot be beaten, still trump."""
    cards, duty = follow_trump(hand, plays, trump)
    return (cards, duty) if duty == "free" else _heading(cards, duty, plays, trump)


def follow_trump_head_or_free(hand: Sequence[Card], plays: Plays, trump: str) -> Legal:
    """As `follow_trump_head`, but who is void and cannot overtrump may play any card (T23 of tippen.md)."""
    cards, duty = follow_trump_head(hand, plays, trump)
    if duty == "trump" and not beats(cards[0], winner(plays, trump)[1], trump):
        return hand, "free"
    return cards, duty


def _heading(cards: Sequence[Card], duty: str, plays: Plays, trump: str) -> Legal:
    best = winner(plays, trump)[1]
    heading = [card for card in cards if beats(card, best, trump)]
    if not heading or len(heading) == len(cards):
        return cards, duty
    return heading, "head"


FOLLOW_RULES: Mapping[str, Obligation] = MappingProxyType(
    {"follow": follow, "follow_trump": follow_trump, "follow_trump_head": follow_trump_head}
)
