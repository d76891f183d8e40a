"""Players made of two others: one mixes their answers, the other bids by rules of its own and leaves the rest."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Protocol, runtime_checkable

from game.computer.binding import Bound, MadeFor
from game.computer.player import Rule, RulePlayer, asked
from game.core.view import Player, View


@runtime_checkable
class Biasable(Protocol):
    """A game's own player whose risk can be adjusted."""

    def with_bias(self, risk_bias: float, searcher: Player, /) -> Player:
        """Return the same player with a risk bias; it may leave answers to `searcher`, which has the same bias."""
        ...


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
        return replace(self, better=biased)

    def choose(self, view: View, rng: random.Random) -> Any:
        """Return an answer."""
        player = self.better if rng.random() < self.part else self.worse
        return player.choose(view, rng)


@dataclass(frozen=True, eq=False)
class SplitPlayer:
    """Bids by `rules`, created for a risk bias; they are valid for the game rules they were `made_for`."""

    rules: Callable[[float], Mapping[str, Rule]]
    other: Player
    made_for: Collection[MadeFor]
    risk_bias: float = 0.0

    @cached_property
    def _bids(self) -> Mapping[str, Rule]:
        return self.rules(self.risk_bias)

    def with_bias(self, risk_bias: float, searcher: Player) -> SplitPlayer:
        """Return the same player with a risk bias, which searches for every other answer."""
        return replace(self, other=searcher, risk_bias=risk_bias)

    def choose(self, view: View, rng: random.Random) -> Any:
        """Return an answer."""
        player = RulePlayer(self._bids) if asked(view).kind in self._bids else self.other
        return player.choose(view, rng)
