"""The cost of a decision: the answer given against the best one, in the same worlds."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from game.computer.player import asked
from game.computer.search import Effort
from game.computer.weighing import LEAST, Difference, Weighed, Weighing
from game.core.rulesets import Ruleset
from game.core.view import View

REVISION: Final = 3
"""Raised when judgements come out otherwise, so that what was judged before is judged again."""
EFFORT: Final = Effort(worlds=160, answers=2_500, ways=60, solved=160, least=LEAST, first_cut=8)
"""So much is thought about one decision of many."""
ENOUGH: Final = 8
"""From so many worlds on one half of them finds the best answer and the other one tells what it is worth."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """What an answer was worth: `better` is the best one, `cost` how much more that brings, with its standard error.

    `gain` is what was to be expected of the answer that was given. All is in chips or points.
    """

    better: str
    cost: float
    error: float
    gain: float

    @property
    def sure(self) -> bool:
        """Whether something was given away beyond chance."""
        return Difference(self.cost, self.error).sure


class Judge:
    """Judges decisions in a ruleset, by nothing but what could be seen when they were made."""

    def __init__(self, ruleset: Ruleset[Any], effort: Effort = EFFORT) -> None:
        self._weighing = Weighing(ruleset, effort)

    def judged(self, view: View, given: str, rng: random.Random) -> Judgement | None:
        """Judge an answer, as records write it; `None` where no world is found or the answer was not weighed."""
        question = asked(view)
        answer = question.read(given)
        weighed, _ = self._weighing.weighed(view, rng, answer)
        if not weighed.gains.get(answer):
            return None
        better, cost = given_away(weighed, answer)
        return Judgement(question.write(better), cost.mean, cost.error, weighed.mean(answer))


def given_away(weighed: Weighed, answer: Any) -> tuple[Any, Difference]:
    """Find the best answer, and how much more it brings than the one that was given.

    It is found in one half of the worlds and compared in the other: the best of many answers in the same worlds would
    look better than it is.
    """
    whole = len(weighed.gains[answer]) < ENOUGH
    first = weighed if whole else half(weighed, 0)
    other = first if whole else half(weighed, 1)
    better = max(first.gains, key=lambda each: first.difference(each, answer).mean)
    return better, other.difference(better, answer)


def half(weighed: Weighed, beginning: int) -> Weighed:
    """Return every other world."""
    return Weighed({answer: every_other(gains, beginning) for answer, gains in weighed.gains.items()})


def every_other(values: Sequence[float], beginning: int) -> list[float]:
    """Return every other value."""
    return list(values[beginning::2])
