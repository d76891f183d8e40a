"""The computer player that picks at random, and what every player begins with."""

from __future__ import annotations

import random
from typing import Any

from game.core.questions import Question
from game.core.view import View


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
