"""A player that mixes the answers of two players."""

from __future__ import annotations

import random
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from game.computer.binding import Bound, MadeFor
from game.computer.personas import Biasable
from game.core.player import Player
from game.core.view import View


@dataclass(frozen=True, slots=True)
class MixedPlayer:
    """Asks `better` for a random `part` of its answers, and `worse` for the others.

    In any game it wins about that part of what the better player wins.
    """

    better: Player
    worse: Player
    part: float = 0.5

    @property
    def made_for(self) -> Collection[MadeFor]:
        """The rules that the better player was made for."""
        return self.better.made_for if isinstance(self.better, Bound) else ()

    def with_bias(self, risk_bias: float, searcher: Player) -> MixedPlayer:
        """Return the same player with a risk bias."""
        better = self.better
        biased = better.with_bias(risk_bias, searcher) if isinstance(better, Biasable) else better
        return MixedPlayer(biased, self.worse, self.part)

    def choose(self, view: View, rng: random.Random) -> Any:
        """Return an answer."""
        player = self.better if rng.random() < self.part else self.worse
        return player.choose(view, rng)
