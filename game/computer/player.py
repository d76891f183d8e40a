"""Helpers for all computer players, and two simple players: one answers at random, one by rules of thumb."""

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from game.core.cards import Card
from game.core.questions import Question
from game.core.view import View


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
