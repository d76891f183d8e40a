"""The chance of winning each game of Skat with a hand, by models learnt from simulated deals, and their features.

They come from `python -m research.bids skat`; docs/measurements.md has the recipe and the figures.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations
from typing import Final, NamedTuple

from game.computer.binding import Model, file_beside, models
from game.core.cards import Card
from game.games.skat.cards import GAMES, GRAND, JACK, NULL, NULL_OUVERT, NULLS, SUITS
from game.games.skat.contract import BASES, least_possible
from game.kits.points.counting import points_of
from game.kits.points.features import feature_names, features_of

FILE: Final = file_beside(__file__)
BEFORE: Final = "before"
HAND: Final = "hand"
AFTER: Final = "after"
TROUBLE: Final = 5
"""In a null, two of this many most dangerous cards are put away."""


class Option(NamedTuple):
    """A game, the cards put away for it, the chance to win it, and its minimum value."""

    game: str
    away: tuple[Card, ...]
    chance: float
    value: int

    def at(self, bid: int) -> Option:
        """Return what it is after a bid: overbid, it is lost, and at the least value that would have sufficed."""
        if self.value >= bid:
            return self
        base = BASES.get(self.game, 1)
        return self._replace(chance=0.0, value=-(-bid // base) * base)

    def gain(self, bid: int) -> float:
        """Return the expected points after a bid: the value if won, minus twice that if lost."""
        played = self.at(bid)
        return played.value * (3 * played.chance - 2)


class WinChances(NamedTuple):
    """The models' estimates for hands; `forehand` is whether the declarer leads to the first trick."""

    models: Mapping[str, Model]
    forehand: bool

    def chance(self, when: str, cards: Collection[Card], game: str, away: Sequence[Card] = ()) -> float:
        """Return the chance of a game with ten cards: before the skat is taken, from the hand, or with two put away.

        A null ouvert counts as certain without a hole, and is otherwise not considered.
        """
        if game == NULL_OUVERT:
            return float(when != BEFORE and not holes(cards))
        if game == NULL:
            return self.models[f"{game} {when}"].chance(null_features(cards, forehand=self.forehand))
        model = self.models[f"{'grand' if game == GRAND else 'suit'} {when}"]
        return model.chance(trump_features(cards, game, forehand=self.forehand, away=away))

    def option(self, cards: Collection[Card], game: str, away: tuple[Card, ...], *, hand: bool) -> Option:
        """Return a game's value with ten cards, and the chance to win it."""
        won = self.chance(HAND if hand else AFTER, cards, game, away)
        return Option(game, away, won, least_possible({*cards, *away}, game, hand=hand))

    def options(self, cards: Sequence[Card], games: Iterable[str] = GAMES) -> Iterator[Option]:
        """Yield the possible games of twelve cards, each with every sensible discard."""
        for game in games:
            for away in discards(cards, game):
                yield self.option([card for card in cards if card not in away], game, away, hand=False)


def discards(cards: Sequence[Card], game: str) -> list[tuple[Card, ...]]:
    """List the sensible discards of twelve cards for a game: neither trumps nor aces, in a null high cards."""
    if game in NULLS:
        return list(combinations(sorted(cards, key=lambda card: _height(cards, card), reverse=True)[:TROUBLE], 2))
    plain = [card for card in cards if card.rank != JACK and card.suit != game]
    low = [card for card in plain if card.rank != "ace"]
    return list(combinations(next(some for some in (low, plain, cards) if len(some) > 1), 2))


def _height(cards: Sequence[Card], card: Card) -> tuple[int, int]:
    """Order cards by their danger in a null: by height above the lower cards of their suit, then by power."""
    below = sum(other.suit == card.suit and other.power < card.power for other in cards)
    return max(0, card.power - 2 * below), card.power


def learnt(*, forehand: bool) -> WinChances:
    """Return the learnt estimates."""
    return WinChances(models(FILE), forehand=forehand)


JACKS: Final = tuple(f"{suit}-{JACK}" for suit in SUITS)
TRUMP_FEATURES: Final = feature_names(JACKS, "six")
"""The features for a suit game or a grand."""
NULL_FEATURES: Final = (
    *("always", "forehand"),
    *("holes", "holes_but_one", "holes_but_two", "suits_with_holes", "single_holes", "voids"),
)
"""The features for a null; holes are how far a suit's lowest, second lowest … cards are too high, `but_one` less 1."""
MANY: Final = 6


def trump_features(cards: Collection[Card], game: str, *, forehand: bool, away: Sequence[Card] = ()) -> list[float]:
    """Compute the features of ten cards in a suit game or a grand."""
    codes = {card.code for card in cards}
    held = {suit: [card for card in cards if card.suit == suit and card.rank != JACK] for suit in SUITS}
    jacks, trumps = [float(jack in codes) for jack in JACKS], held.pop(game, [])
    return features_of(jacks, trumps, held.values(), MANY, forehand=forehand, away=points_of(away))


def null_features(cards: Collection[Card], *, forehand: bool) -> list[float]:
    """Compute the features of ten cards in a null."""
    suits = _by_suit(cards)
    found = [[_holes(held, without) for without in range(3)] for held in suits]
    none = sum(here[0] for here in found)
    saved = sorted(here[0] - here[1] for here in found)
    return [
        *(1.0, float(forehand)),
        none,
        none - saved[-1],
        none - max(sum(saved[-2:]), *(here[0] - here[2] for here in found)),
        sum(bool(here[0]) for here in found),
        sum(bool(here[0]) and held.bit_count() == 1 for here, held in zip(found, suits, strict=True)),
        sum(not held for held in suits),
    ]


def holes(cards: Collection[Card]) -> int:
    """Count the risk of a null: in each suit, by how much its lowest, second lowest … card is too high."""
    return sum([_holes(held, 0) for held in _by_suit(cards)])


def _by_suit(cards: Collection[Card]) -> Sequence[int]:
    """Return the cards of each suit as bits."""
    suits = dict.fromkeys(SUITS, 0)
    for card in cards:
        suits[card.suit] |= 1 << card.power
    return [*suits.values()]


@cache
def _holes(held: int, without: int) -> int:
    """Count the holes of a suit in a null, after the best choice of `without` cards was put away."""
    powers = [power for power in range(8) if held >> power & 1]
    if without and powers:
        return min(_holes(held ^ 1 << power, without - 1) for power in powers)
    return sum(max(0, power - 2 * place) for place, power in enumerate(powers))
