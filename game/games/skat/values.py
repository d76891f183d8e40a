"""The chance of winning each game of Skat with a hand, by models that were learnt from deals played in thought.

They come from `python -m tools.bids skat`; docs/players.md has the recipe and the figures.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from game.computer.learnt import Model, file_beside, models
from game.core.cards import Card
from game.games.skat.cards import GRAND, JACK, NULL, NULL_OUVERT
from game.games.skat.estimate import holes
from game.games.skat.features import null_features, trump_features
from game.games.skat.reckoning import BASES, GAMES, least_possible, null_value

FILE: Final = file_beside(__file__)
BEFORE: Final = "before"
HAND: Final = "hand"
AFTER: Final = "after"
NULLS: Final = (NULL, NULL_OUVERT)


class Option(NamedTuple):
    """A game that may be played with the cards that stay and those that are put away, and what it promises."""

    gain: float
    game: str
    away: tuple[Card, ...]


class Values:
    """What the models say of hands; `forehand` is whether the declarer leads to the first trick."""

    def __init__(self, models: Mapping[str, Model], *, forehand: bool) -> None:
        self._models = models
        self._forehand = forehand

    def chance(self, when: str, cards: Collection[Card], game: str, away: Sequence[Card] = ()) -> float:
        """Give the chance of a game with ten cards: before the skat is taken, from the hand, or with two put away.

        A null with an open hand is certain without a hole, and else left alone.
        """
        if game == NULL_OUVERT:
            return float(when != BEFORE and not holes(cards))
        if game == NULL:
            return self._models[f"{game} {when}"].chance(null_features(cards, forehand=self._forehand))
        model = self._models[f"{'grand' if game == GRAND else 'suit'} {when}"]
        return model.chance(trump_features(cards, game, forehand=self._forehand, away=away))

    def option(self, cards: Collection[Card], game: str, away: tuple[Card, ...], bid: int, *, hand: bool) -> Option:
        """Tell what a game promises to a declarer who has bid so much, in points of the score."""
        value = worth({*cards, *away}, game, hand=hand)
        won = self.chance(HAND if hand else AFTER, cards, game, away)
        if value < bid:
            won, value = 0.0, -(-bid // BASES[game]) * BASES[game] if game in BASES else bid
        return Option(promise(won, value), game, away)

    def options(self, cards: Sequence[Card], bid: int, number: int) -> list[Option]:
        """List the best games with the best cards to put away of twelve, the most promising first."""
        found = [
            self.option(kept, game, away, bid, hand=False)
            for away in combinations(cards, 2)
            if (kept := [card for card in cards if card not in away])
            for game in GAMES
            if plausible(game, away) and (game not in NULLS or null_value(game, hand=False) >= bid)
        ]
        return sorted(found, key=lambda option: -option.gain)[:number]


def plausible(game: str, away: Sequence[Card]) -> bool:
    """Tell whether somebody would put cards away for a game: trumps are kept."""
    return game in NULLS or not any(card.rank == JACK or card.suit == game for card in away)


def worth(cards: Collection[Card], game: str, *, hand: bool) -> int:
    """Give the value of a game if nothing more is reached."""
    return null_value(game, hand=hand) if game in NULLS else least_possible(cards, game, hand=hand)


def promise(won: float, value: int) -> float:
    """Give the points to be expected of a game that is worth so much: once won, twice lost."""
    return value * (3 * won - 2)


def learnt(*, forehand: bool) -> Values:
    """Give what was learnt."""
    return Values(models(FILE), forehand=forehand)
