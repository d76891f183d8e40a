"""A player who thinks about some questions and answers the others by habit."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

from game.computer.personas import Leaning
from game.core.player import Player
from game.core.view import View


@dataclass(frozen=True, slots=True)
class Distracted:
    """Asks `thinker` about a part of all questions, by chance, and `habits` about the others.

    So in any game it wins about that part of what thinking wins there, however much that is.
    """

    thinker: Player
    habits: Player
    part: float = 0.5

    def leaning(self, lean: float, searcher: Player) -> Distracted:
        """Give the same player as somebody who leans so."""
        thinker = self.thinker
        return Distracted(
            thinker.leaning(lean, searcher) if isinstance(thinker, Leaning) else thinker, self.habits, self.part
        )

    def choose(self, view: View, rng: random.Random) -> Any:
        """Give an answer."""
        thinks = rng.random() < self.part
        return (self.thinker if thinks else self.habits).choose(view, rng)
