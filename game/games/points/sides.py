"""What plain suits add to a hand where card points are counted: features of the models that were learnt."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache
from typing import Final

from game.core.cards import Card

RANKS: Final = ("seven", "eight", "nine", "queen", "king", "ten", "ace")
SIDE_FEATURES: Final = (
    "aces",
    "tens_under_ace",
    "kings_under_both",
    "tens_guarded",
    "tens_bare",
    "kings_guarded",
    "long_suits",
    "voids",
    "lone_losers",
    "losers",
)
"""`losers` are cards under what must be lost first; `long_suits` the cards beyond the third of a suit."""
LONG: Final = 3


def side_features(suits: Collection[Collection[Card]]) -> list[float]:
    """Count the features of plain suits, of which the cards that are held are given."""
    held = [sum(1 << RANKS.index(card.rank) for card in cards) for cards in suits]
    return [sum(column) for column in zip(*map(_side, held), strict=True)]


@cache
def _side(held: int) -> Sequence[float]:
    count = held.bit_count()
    ace, ten, king = held >> 6 & 1, held >> 5 & 1, held >> 4 & 1
    top = ace + (ace and ten) + (ace and ten and king)
    return (
        ace,
        ace and ten,
        ace and ten and king,
        ten and not ace and count > 1,
        ten and count == 1,
        king and not ten and not ace and count > 1,
        max(0, count - LONG),
        not count,
        count == 1 and not ace,
        count - top,
    )
