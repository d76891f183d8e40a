"""The chance of winning alone with a hand of Schafkopf, by models learnt from simulated deals.

They come from `python -m research.bids schafkopf`; docs/measurements.md has the recipe and the figures.
"""

from collections.abc import Collection, Mapping, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from game.computer.binding import Model, file_beside, models
from game.core.cards import PIQUET_32, Card
from game.games.schafkopf.cards import ORDERING, WIDOW_SIZE
from game.kits.points.counting import points_of
from game.kits.points.features import feature_names, features_of

FILE: Final = file_beside(__file__)
BEFORE: Final = "before"
AFTER: Final = "after"


class WinChances(NamedTuple):
    """The models' estimates for hands; `forehand` is whether the declarer leads to the first trick."""

    models: Mapping[str, Model]
    forehand: bool

    def chance(self, cards: Collection[Card], away: Sequence[Card] = ()) -> float:
        """Return the chance with ten cards, before the widow is taken or with two cards buried."""
        return self.models[AFTER if away else BEFORE].chance(features(cards, forehand=self.forehand, away=away))

    def buried(self, cards: Sequence[Card]) -> tuple[Card, ...]:
        """Choose the two of twelve cards to bury."""
        pairs = combinations(cards, WIDOW_SIZE)
        return max(pairs, key=lambda away: self.chance([card for card in cards if card not in away], away))


def learnt(*, forehand: bool) -> WinChances:
    """Return the learnt estimates."""
    return WinChances(models(FILE), forehand=forehand)


MATADORS: Final = tuple(f"{suit}-{rank}" for rank in ("queen", "jack") for suit in PIQUET_32.suits)
PLAIN_SUITS: Final = ("clubs", "spades", "hearts")
FEATURES: Final = feature_names(MATADORS, "seven")
MANY: Final = 7


def features(cards: Collection[Card], *, forehand: bool, away: Sequence[Card] = ()) -> list[float]:
    """Compute the features of ten cards."""
    codes = {card.code for card in cards}
    highest = [float(code in codes) for code in MATADORS]
    others = [card for card in cards if ORDERING.is_trump(card) and card.code not in MATADORS]
    plain = [[card for card in cards if ORDERING.suit(card) == suit] for suit in PLAIN_SUITS]
    return features_of(highest, others, plain, MANY, forehand=forehand, away=points_of(away))
