"""A player of a game for tricks that bids by values of its own and plays cards by the worlds that a view allows."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Final

from game.computer.binding import MadeFor
from game.computer.card_play.thinker import CardEffort, Reading, Thinker
from game.computer.player import asked
from game.computer.rules import Rule, RulePlayer
from game.core.player import Player
from game.core.questions import PickCard
from game.core.view import View

FEW_CARDS: Final = 3
"""With so few cards left an adviser sees the end of every deal, and can tell more of it."""


class ThinkingPlayer:
    """Bids by `rules`, which are made for a risk bias, and plays the cards that bring most.

    `thumb` chooses the usual card. `made_for` are the rules that `read` and what the bids rest on were made for.
    """

    def __init__(
        self,
        rules: Callable[[float], Mapping[str, Rule]],
        thumb: Player,
        read: Callable[[View], Reading],
        effort: CardEffort,
        made_for: Collection[MadeFor],
        risk_bias: float = 0.0,
    ) -> None:
        self._rules_of = rules
        self._rules = RulePlayer(rules(risk_bias))
        self._thumb = thumb
        self._read = read
        self._effort = effort
        self.made_for = made_for

    def with_bias(self, risk_bias: float, _searcher: Player) -> ThinkingPlayer:
        """Return the same player with a risk bias; it leaves no answer to the searcher."""
        return ThinkingPlayer(self._rules_of, self._thumb, self._read, self._effort, self.made_for, risk_bias)

    def choose(self, view: View, rng: random.Random) -> Any:
        """Return an answer."""
        question = asked(view)
        if len(question.answers) == 1:
            return question.answers[0]
        if not isinstance(question, PickCard):
            return self._rules.choose(view, rng)
        if len(question.cards) == 1:
            return question.cards[0]
        usual = self._thumb.choose(view, rng)
        return Thinker(self._read(view), self._effort, rng).best(view, question.cards, usual)

    def gains(self, view: View, usual: Any, rng: random.Random) -> Mapping[Any, Sequence[float]]:
        """Return for each card that was compared to the end what it has brought in every world, in chips.

        Nothing where deals played out in any other way tell as much: of bids, and of the last few cards.
        """
        question = asked(view)
        if not isinstance(question, PickCard) or view.hand(view.seat or 0).count <= FEW_CARDS:
            return {}
        return Thinker(self._read(view), self._effort, rng).gains(view, question.cards, usual)
