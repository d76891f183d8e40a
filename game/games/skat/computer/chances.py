"""The chance of winning each game of Skat with a hand, by models learnt from simulated deals.

They come from `python -m research.bids skat`; docs/strength.md has the recipe and the figures.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from types import MappingProxyType
from typing import Final, NamedTuple

from game.computer.learnt import Model, file_beside, models
from game.core.cards import Card
from game.games.skat.cards import GRAND, JACK, NULL, NULL_OUVERT
from game.games.skat.computer.estimate import holes
from game.games.skat.computer.features import null_features, trump_features
from game.games.skat.reckoning import BASES, GAMES, least_possible, null_value

FILE: Final = file_beside(__file__)
BEFORE: Final = "before"
HAND: Final = "hand"
AFTER: Final = "after"
NULLS: Final = (NULL, NULL_OUVERT)
TROUBLE: Final = 5
"""In a null, two of this many most dangerous cards are put away."""

DEFENDED: Final[Mapping[str, float]] = MappingProxyType({GRAND: 0.12, NULL: 0.08, NULL_OUVERT: 0.08})
DEFENDED_SUIT: Final = 0.04
"""The amount by which chances are lower than learnt: there quick rules defend, at a table players who search."""


class Option(NamedTuple):
    """A game, the cards put away for it, the chance to win it, and its minimum value."""

    game: str
    away: tuple[Card, ...]
    chance: float
    value: int

    def gain(self, bid: int) -> float:
        """Return the expected points after a bid: the value if won, minus twice that if lost, as when overbid."""
        if self.value >= bid:
            return promise(self.chance - DEFENDED.get(self.game, DEFENDED_SUIT), self.value)
        base = BASES.get(self.game, 1)
        return promise(0.0, -(-bid // base) * base)


class WinChances:
    """The models' estimates for hands; `forehand` is whether the declarer leads to the first trick."""

    def __init__(self, models: Mapping[str, Model], *, forehand: bool) -> None:
        self._models = models
        self._forehand = forehand

    def chance(self, when: str, cards: Collection[Card], game: str, away: Sequence[Card] = ()) -> float:
        """Return the chance of a game with ten cards: before the skat is taken, from the hand, or with two put away.

        A null ouvert counts as certain without a hole, and is otherwise not considered.
        """
        if game == NULL_OUVERT:
            return float(when != BEFORE and not holes(cards))
        if game == NULL:
            return self._models[f"{game} {when}"].chance(null_features(cards, forehand=self._forehand))
        model = self._models[f"{'grand' if game == GRAND else 'suit'} {when}"]
        return model.chance(trump_features(cards, game, forehand=self._forehand, away=away))

    def option(self, cards: Collection[Card], game: str, away: tuple[Card, ...], *, hand: bool) -> Option:
        """Return a game's value with ten cards, and the chance to win it."""
        won = self.chance(HAND if hand else AFTER, cards, game, away)
        return Option(game, away, won, game_value({*cards, *away}, game, hand=hand))

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


def game_value(cards: Collection[Card], game: str, *, hand: bool) -> int:
    """Return the minimum value of a game."""
    return null_value(game, hand=hand) if game in NULLS else least_possible(cards, game, hand=hand)


def promise(won: float, value: int) -> float:
    """Return the expected points of a game of this value: the value if won, minus twice that if lost."""
    return value * (3 * won - 2)


def learnt(*, forehand: bool) -> WinChances:
    """Return the learnt estimates."""
    return WinChances(models(FILE), forehand=forehand)
