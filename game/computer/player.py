"""What a computer player is, and the one that picks at random."""

from __future__ import annotations

import random
from typing import Any, Protocol

from game.core.questions import Question
from game.core.view import View


class Player(Protocol):
    """Somebody who answers the open question of a view."""

    def choose(self, view: View, rng: random.Random) -> Any:
        """Give a legal answer to `view.question`; the same view and the same state of `rng` give the same answer."""
        ...


class RandomPlayer:
    """Picks any legal answer, each as likely as another."""

    def choose(self, view: View, rng: random.Random) -> Any:
        """Pick an answer."""
        return any_answer(asked(view), rng)


def asked(view: View) -> Question[Any]:
    """Give the question that is open for the viewer; raises `ValueError` if there is none."""
    if view.question is None:
        raise ValueError("the viewer is not asked")
    return view.question


def any_answer(question: Question[Any], rng: random.Random) -> Any:
    """Pick any legal answer to a question."""
    return rng.choice(question.answers)
