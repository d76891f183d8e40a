"""A player of a game for tricks that bids by values of its own and plays cards by the worlds that a view allows."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from game.computer.card_play.thinker import Effort, Reading, Thinker
from game.computer.player import asked
from game.computer.rules import Rule, RulePlayer
from game.core.player import Player
from game.core.questions import PickCard
from game.core.view import View

FEW_CARDS: Final = 3
"""With so few cards left whoever advises sees the end of every deal, and can tell more of it."""


class ThinkingPlayer:
    """Plays by the `rules` of somebody who leans so, where cards are played by what they bring.

    `thumb` says which card is usual.
    """

    def __init__(
        self,
        rules: Callable[[float], Mapping[str, Rule]],
        thumb: Player,
        read: Callable[[View], Reading],
        effort: Effort,
        lean: float = 0.0,
    ) -> None:
        self._rules_of = rules
        self._rules = RulePlayer(rules(lean))
        self._thumb = thumb
        self._read = read
        self._effort = effort

    def leaning(self, lean: float, _searcher: Player) -> ThinkingPlayer:
        """Give the same player as somebody who leans so; it asks nobody else."""
        return ThinkingPlayer(self._rules_of, self._thumb, self._read, self._effort, lean)

    def choose(self, view: View, rng: random.Random) -> Any:
        """Give an answer."""
        question = asked(view)
        if len(question.answers) == 1:
            return question.answers[0]
        if not isinstance(question, PickCard):
            return self._rules.choose(view, rng)
        usual = self._thumb.choose(view, rng)
        return Thinker(self._read(view), self._effort, rng).best(view, question.cards, usual)

    def gains(self, view: View, usual: Any, rng: random.Random) -> Mapping[Any, Sequence[float]]:
        """Give for each card that was compared to the end what it has brought in every world, in chips.

        Nothing where deals played out in any other way tell as much: of bids, and of the last few cards.
        """
        question = asked(view)
        if not isinstance(question, PickCard) or view.hand(view.seat or 0).count <= FEW_CARDS:
            return {}
        return Thinker(self._read(view), self._effort, rng).gains(view, question.cards, usual)
