"""Simulated deals of Schafkopf, to learn the chance of the player who picks."""

import random
from collections.abc import Collection, Mapping, Sequence
from typing import Final

from game.computer.binding import Model
from game.computer.card_play.bits import CardBits
from game.computer.card_play.rollout import Manner, Rollout, Situation
from game.core.cards import PIQUET_32, Card
from game.games.schafkopf.cards import ORDERING
from game.games.schafkopf.computer.reading import AFTER, BEFORE, FEATURES, FILE, WinChances, features
from game.games.schafkopf.computer.player import BURIED_POINT, strength
from game.kits.points.counting import WON_FROM, points_of
from research.bids.fitting import Sample

__all__ = ["FILE", "FRESH", "ROUNDS", "as_played", "features_of", "played"]

ROUNDS: Final = (6_000, 30_000)
"""Deals played before each fit."""
FRESH: Final = 4_000
"""Deals, not used for fitting, on which the models are tested."""
SEATS: Final = 3
STRAYING: Final = 0.15
"""How often cards other than the best are buried."""
BITS: Final = CardBits(ORDERING, PIQUET_32)


class Guess(WinChances):
    """The chances before anything is learnt: rules of thumb."""

    def chance(self, cards: Collection[Card], away: Sequence[Card] = ()) -> float:
        """Rank hands."""
        return strength([*cards]) + BURIED_POINT * points_of(away)


def played(models: Mapping[str, Model], deals: int, rng: random.Random) -> Mapping[str, Sequence[Sample]]:
    """Simulate deals in which one seat picks whatever its hand."""
    before, after = list[Sample](), list[Sample]()
    for number in range(deals):
        cards = rng.sample(PIQUET_32.cards, len(PIQUET_32))
        place = number % SEATS
        known = WinChances(models, forehand=not place) if models else Guess({}, forehand=False)
        hand, twelve, rest = cards[:10], cards[:12], cards[12:]
        away = known.buried(rng.sample(twelve, 4) if rng.random() < STRAYING else twelve)
        kept = [card for card in twelve if card not in away]
        won = wins(place, kept, away, rest)
        before.append(Sample(features(hand, forehand=not place), won))
        after.append(Sample(features(kept, forehand=not place, away=away), won))
    return {BEFORE: before, AFTER: after}


def wins(place: int, hand: Sequence[Card], away: Sequence[Card], rest: Sequence[Card]) -> bool:
    """Play a deal out."""
    hands = [BITS.mask(rest[:10]), BITS.mask(rest[10:])]
    hands.insert(place, BITS.mask(hand))
    now = Situation.first(hands, BITS.mask(away), 0, place)
    Rollout(BITS, Manner()).finish(now)
    return now.points[place] + points_of(away) >= WON_FROM


def as_played(_name: str, model: Model) -> Model:
    """Leave a model as it was learnt."""
    return model


def features_of(name: str) -> Sequence[str]:
    """Return the features of a model."""
    return FEATURES
