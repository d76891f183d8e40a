"""Helpers for all computer players, and simple ones: by chance, by rules of thumb, and those made of two others."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Protocol, runtime_checkable

from game.computer.binding import Bound, MadeFor
from game.core.cards import Card
from game.core.questions import Question
from game.core.view import Player, View


class RandomPlayer:
    """Picks any legal answer, each equally likely."""

    def choose(self, view: View, rng: random.Random) -> Any:
        """Pick an answer."""
        return rng.choice(asked(view).answers)


def asked(view: View) -> Question[Any]:
    """Return the viewer's open question; raises `ValueError` if there is none."""
    if view.question is None:
        raise ValueError("the viewer is not asked")
    return view.question


def own_hand(view: View) -> tuple[Card, ...]:
    """Return the viewer's cards; empty before they may be looked at."""
    return () if view.seat is None else view.hand(view.seat).cards or ()


def strength_key(view: View, card: Card) -> tuple[bool, int]:
    """Return a key that sorts cards by strength, trumps above all others."""
    return view.ordering.is_trump(card), view.ordering.strength(card)


Rule = Callable[[View, Any, random.Random], Any]


@dataclass(frozen=True, slots=True, eq=False)
class RulePlayer:
    """Answers by the rule for the question's kind; `safe` if there is none, or if its answer is illegal."""

    rules: Mapping[str, Rule]

    def choose(self, view: View, rng: random.Random) -> Any:
        """Return an answer."""
        question = asked(view)
        answer = self.rules.get(question.kind, safe)(view, question, rng)
        return answer if answer in question.answers else question.safe


def safe(view: View, question: Question[Any], rng: random.Random) -> Any:
    """Return the answer used for players whose time has run out."""
    return question.safe


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
