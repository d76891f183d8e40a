"""A player that bids by its own rules, and leaves every other answer to another player."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Mapping
from typing import Any

from game.computer.binding import MadeFor
from game.computer.player import asked
from game.computer.rules import Rule, RulePlayer
from game.core.player import Player
from game.core.view import View


class SplitPlayer:
    """Bids by `rules`, created for a risk bias; they are valid for the game rules they were `made_for`."""

    def __init__(
        self,
        rules: Callable[[float], Mapping[str, Rule]],
        other: Player,
        made_for: Collection[MadeFor],
        risk_bias: float = 0.0,
    ) -> None:
        self._rules = rules
        self.made_for = made_for
        self._kinds = frozenset(rules(risk_bias))
        self._bids = RulePlayer(rules(risk_bias))
        self._other = other

    def with_bias(self, risk_bias: float, searcher: Player) -> SplitPlayer:
        """Return the same player with a risk bias, which searches for every other answer."""
        return SplitPlayer(self._rules, searcher, self.made_for, risk_bias)

    def choose(self, view: View, rng: random.Random) -> Any:
        """Return an answer."""
        player = self._bids if asked(view).kind in self._kinds else self._other
        return player.choose(view, rng)
