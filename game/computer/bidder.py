"""A player that bids by rules of its own, and asks another one about everything else."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any

from game.computer.player import asked
from game.computer.rules import Rule, RulePlayer
from game.core.player import Player
from game.core.view import View


class Bidder:
    """Bids by the `rules` of somebody who leans so."""

    def __init__(self, rules: Callable[[float], Mapping[str, Rule]], other: Player, lean: float = 0.0) -> None:
        self._rules = rules
        self._kinds = frozenset(rules(lean))
        self._bids = RulePlayer(rules(lean))
        self._other = other

    def leaning(self, lean: float, searcher: Player) -> Bidder:
        """Give the same player as somebody who leans so, who asks one that plays out deals in thought."""
        return Bidder(self._rules, searcher, lean)

    def choose(self, view: View, rng: random.Random) -> Any:
        """Give an answer."""
        player = self._bids if asked(view).kind in self._kinds else self._other
        return player.choose(view, rng)
