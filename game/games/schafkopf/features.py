"""What is counted in a hand of Schafkopf to tell the chance of winning with it: the features of the models learnt."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from game.core.cards import PIQUET_32, Card
from game.games.points.sides import SIDE_FEATURES, side_features
from game.games.schafkopf.cards import ORDERING, points_of

MATADORS: Final = tuple(f"{suit}-{rank}" for rank in ("queen", "jack") for suit in PIQUET_32.suits)
PLAIN_SUITS: Final = ("clubs", "spades", "hearts")
FEATURES: Final = (
    "always",
    "forehand",
    "away",
    *(code.replace("-", "_") for code in MATADORS),
    "both_black_queens",
    "trumps",
    "trumps_beyond_seven",
    "trumps_short_of_five",
    "trump_ace",
    "trump_ten",
    *SIDE_FEATURES,
)
"""`away` are the points buried, in tens."""
MANY: Final = 7
FEW: Final = 5


def features(cards: Collection[Card], *, forehand: bool, away: Sequence[Card] = ()) -> list[float]:
    """Count the features of ten cards."""
    codes = {card.code for card in cards}
    held = [float(code in codes) for code in MATADORS]
    trumps = sum(map(ORDERING.is_trump, cards))
    return [
        1.0,
        float(forehand),
        points_of(away) / 10,
        *held,
        held[0] * held[1],
        trumps,
        max(0, trumps - MANY),
        max(0, FEW - trumps),
        float("diamonds-ace" in codes),
        float("diamonds-ten" in codes),
        *side_features([[card for card in cards if ORDERING.suit(card) == suit] for suit in PLAIN_SUITS]),
    ]
