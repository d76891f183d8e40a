"""Features of a hand in games that count card points and always have the same highest trumps.

The models learnt for such games use these features.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

from game.core.cards import Card

RANKS: Final = ("seven", "eight", "nine", "queen", "king", "ten", "ace")
SIDE_FEATURES: Final = (
    *("aces", "tens_under_ace", "kings_under_both", "tens_guarded", "tens_bare", "kings_guarded"),
    *("long_suits", "voids", "lone_losers", "losers"),
)
"""`losers` are cards below unavoidable losers; `long_suits` counts the cards beyond the third of a suit."""
LONG: Final = 3
FEW: Final = 5
"""Fewer trumps than this count as few."""


def feature_names(highest: Sequence[str], many: str) -> tuple[str, ...]:
    """Return the names of the features of a trump hand; `highest` are codes of cards, more than `many` trumps are many.

    `away` are the points put away, in tens.
    """
    _, rank = highest[0].split("-")
    return (
        *("always", "forehand", "away"),
        *(code.replace("-", "_") for code in highest),
        *(f"both_black_{rank}s", "trumps", f"trumps_beyond_{many}", "trumps_short_of_five"),
        *("trump_ace", "trump_ten"),
        *SIDE_FEATURES,
    )


def features_of(
    top: Sequence[float], others: Sequence[Card], plain: Iterable[list[Card]], many: int, *, forehand: bool, away: int
) -> list[float]:
    """Compute the features of a hand in a trump game, after `away` points were put away.

    It holds each of the `top` trumps (1) or not (0), other trumps, and the cards of the plain suits.
    """
    ranks, trumps = {card.rank for card in others}, len(others) + sum(top)
    return [
        *(1.0, float(forehand), away / 10),
        *top,
        *(top[0] * top[1], trumps, max(0, trumps - many), max(0, FEW - trumps)),
        *(float("ace" in ranks), float("ten" in ranks)),
        *map(sum, zip(*map(_side, plain), strict=True)),
    ]


def _side(cards: Iterable[Card]) -> Sequence[float]:
    return _side_of(sum([1 << RANKS.index(card.rank) for card in cards]))


@cache
def _side_of(held: int) -> Sequence[float]:
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
