"""The features of a hand of Skat used by the learnt models of game chances."""

from collections.abc import Collection, Sequence
from functools import cache
from typing import Final

from game.core.cards import Card
from game.games.skat.cards import JACK, SUITS, points_of
from game.kits.points.features import TrumpHand, feature_names

JACKS: Final = tuple(f"{suit}-{JACK}" for suit in SUITS)
TRUMP_FEATURES: Final = feature_names(JACKS, "six")
"""The features for a suit game or a grand."""
NULL_FEATURES: Final = (
    "always",
    "forehand",
    "holes",
    "holes_but_one",
    "holes_but_two",
    "suits_with_holes",
    "single_holes",
    "voids",
)
"""The features for a null; holes are how far a suit's lowest, second lowest … cards are too high, `but_one` less 1."""
MANY: Final = 6


def trump_features(cards: Collection[Card], game: str, *, forehand: bool, away: Sequence[Card] = ()) -> list[float]:
    """Compute the features of ten cards in a suit game or a grand."""
    codes = {card.code for card in cards}
    held = {suit: [card for card in cards if card.suit == suit and card.rank != JACK] for suit in SUITS}
    hand = TrumpHand([float(jack in codes) for jack in JACKS], held.pop(game, []), held.values())
    return hand.features(MANY, forehand=forehand, away=points_of(away))


def null_features(cards: Collection[Card], *, forehand: bool) -> list[float]:
    """Compute the features of ten cards in a null."""
    suits = [sum(1 << card.power for card in cards if card.suit == suit) for suit in SUITS]
    holes = [[_holes(held, without) for without in range(3)] for held in suits]
    none = sum(here[0] for here in holes)
    one = none - max(here[0] - here[1] for here in holes)
    pairs = [max(0, here[0] - here[1]) for here in holes]
    two_suits = sum(sorted(pairs)[-2:])
    two = none - max(two_suits, *(here[0] - here[2] for here in holes))
    return [
        1.0,
        float(forehand),
        none,
        one,
        two,
        sum(bool(here[0]) for here in holes),
        sum(bool(here[0]) and held.bit_count() == 1 for here, held in zip(holes, suits, strict=True)),
        sum(not held for held in suits),
    ]


@cache
def _holes(held: int, without: int) -> int:
    """Count the holes of a suit in a null, after the best choice of `without` cards was put away."""
    powers = [power for power in range(8) if held >> power & 1]
    if without and powers:
        return min(_holes(held ^ 1 << power, without - 1) for power in powers)
    return sum(max(0, power - 2 * place) for place, power in enumerate(powers))
