"""A player of trick games that bids by its own valuations and plays cards by sampling worlds."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Final

from game.computer.binding import MadeFor
from game.computer.card_play.thinker import CardEffort, Reading, Thinker
from game.computer.player import asked
from game.computer.rules import Rule, RulePlayer
from game.core.player import Player
from game.core.questions import PickCard
from game.core.view import View

FEW_CARDS: Final = 3
"""With this few cards left, an adviser sees the end of every deal and can report more about it."""


@dataclass(frozen=True)
class ThinkingPlayer:
    """Bids by `rules`, created for a risk bias, and plays the cards with the highest gain.

    `thumb` chooses the usual card. `made_for` are the rules that `read` and the data behind the bids were made for.
    """

    rules: Callable[[float], Mapping[str, Rule]]
    thumb: Player
    read: Callable[[View], Reading]
    effort: CardEffort
    made_for: Collection[MadeFor]
    risk_bias: float = 0.0

    def with_bias(self, risk_bias: float, _searcher: Player) -> ThinkingPlayer:
        """Return the same player with a risk bias; it never uses the searcher."""
        return replace(self, risk_bias=risk_bias)

    @cached_property
    def _bids(self) -> RulePlayer:
        return RulePlayer(self.rules(self.risk_bias))

    def choose(self, view: View, rng: random.Random) -> Any:
        """Return an answer."""
        question = asked(view)
        if len(question.answers) == 1:
            return question.answers[0]
        if not isinstance(question, PickCard):
            return self._bids.choose(view, rng)
        if len(question.cards) == 1:
            return question.cards[0]
        usual = self.thumb.choose(view, rng)
        return Thinker(self.read(view), self.effort, rng).best(view, question.cards, usual)

    def gains(self, view: View, usual: Any, rng: random.Random) -> Mapping[Any, Sequence[float]]:
        """Return, for each card compared to the end, its gain in every world, in chips.

        Empty where playing deals out is as informative: for bids, and for the last few cards.
        """
        question = asked(view)
        if not isinstance(question, PickCard) or view.hand(view.seat or 0).count <= FEW_CARDS:
            return {}
        return Thinker(self.read(view), self.effort, rng).gains(view, question.cards, usual)
