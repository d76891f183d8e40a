"""The chance of winning alone with a hand of Schafkopf, by models learnt from simulated deals.

They come from `python -m research.bids schafkopf`; docs/players.md has the recipe and the figures.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import combinations
from typing import Final

from game.computer.learnt import Model, file_beside, models
from game.core.cards import Card
from game.games.schafkopf.cards import WIDOW_SIZE
from game.games.schafkopf.computer.features import features

FILE: Final = file_beside(__file__)
BEFORE: Final = "before"
AFTER: Final = "after"


class WinChances:
    """The models' estimates for hands; `forehand` is whether the declarer leads to the first trick."""

    def __init__(self, models: Mapping[str, Model], *, forehand: bool) -> None:
        self._models = models
        self._forehand = forehand

    def chance(self, cards: Collection[Card], away: Sequence[Card] = ()) -> float:
        """Return the chance with ten cards, before the widow is taken or with two cards buried."""
        return self._models[AFTER if away else BEFORE].chance(features(cards, forehand=self._forehand, away=away))

    def buried(self, cards: Sequence[Card]) -> tuple[Card, ...]:
        """Choose the two of twelve cards to bury."""
        pairs = combinations(cards, WIDOW_SIZE)
        return max(pairs, key=lambda away: self.chance([card for card in cards if card not in away], away))


def learnt(*, forehand: bool) -> WinChances:
    """Return the learnt estimates."""
    return WinChances(models(FILE), forehand=forehand)
