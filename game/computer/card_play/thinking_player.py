"""A player of trick games that bids by its own valuations and plays cards by sampling worlds."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from game.computer.binding import MadeFor
from game.computer.brought import Brought
from game.computer.card_play.thinker import CardEffort, Reading, Thinker
from game.computer.player import asked
from game.computer.rules import Rule, RulePlayer
from game.core.lines import Line
from game.core.player import Player
from game.core.questions import PickCard
from game.core.view import View

Foresight = Callable[[View, Any, random.Random], Mapping[Any, Sequence[Brought]]]
"""Returns what answers to questions other than for cards bring, in chips, with a usual answer; empty if unknown."""


@dataclass(frozen=True)
class ThinkingPlayer:
    """Bids by `rules`, created for a risk bias, and plays the cards with the highest gain.

    `thumb` chooses the usual card. `made_for` are the rules that `read` and the data behind the bids were made for.
    `foresight` and `planned` are for those who ask it for advice.
    """

    rules: Callable[[float], Mapping[str, Rule]]
    thumb: Player
    read: Callable[[View], Reading]
    effort: CardEffort
    made_for: Collection[MadeFor]
    risk_bias: float = 0.0
    foresight: Foresight = lambda _view, _usual, _rng: {}
    planned: Callable[[View], Line | None] = lambda _: None

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

    def brought(self, view: View, usual: Any, rng: random.Random) -> Mapping[Any, Sequence[Brought]]:
        """Return what each answer that was compared to the end brings in every world, in chips; empty if unknown."""
        question = asked(view)
        if not isinstance(question, PickCard):
            return self.foresight(view, usual, rng)
        return Thinker(self.read(view), self.effort, rng).brought(view, question.cards, usual)

    def plan(self, view: View) -> Line | None:
        """Return what the player has in mind with the hand."""
        return self.planned(view)
