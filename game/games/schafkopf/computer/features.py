"""The features of a hand of Schafkopf used by the learnt models of winning chances."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from game.core.cards import PIQUET_32, Card
from game.games.schafkopf.cards import ORDERING, points_of
from game.kits.points.features import TrumpHand, feature_names

MATADORS: Final = tuple(f"{suit}-{rank}" for rank in ("queen", "jack") for suit in PIQUET_32.suits)
PLAIN_SUITS: Final = ("clubs", "spades", "hearts")
FEATURES: Final = feature_names(MATADORS, "seven")
MANY: Final = 7


def features(cards: Collection[Card], *, forehand: bool, away: Sequence[Card] = ()) -> list[float]:
    """Compute the features of ten cards."""
    codes = {card.code for card in cards}
    hand = TrumpHand(
        [float(code in codes) for code in MATADORS],
        [card for card in cards if ORDERING.is_trump(card) and card.code not in MATADORS],
        [[card for card in cards if ORDERING.suit(card) == suit] for suit in PLAIN_SUITS],
    )
    return hand.features(MANY, forehand=forehand, away=points_of(away))
