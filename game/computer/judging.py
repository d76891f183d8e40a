"""The cost of a decision: the given answer compared with the best one, in the same worlds.

What seems to cost something is compared once more, in other worlds: among many decisions some look costly by chance.
"""

import random
from dataclasses import dataclass
from typing import Any, Final

from game.computer.ideas import playing_on
from game.computer.player import asked
from game.computer.search import Effort
from game.computer.weighing import LEAST, Difference, Weighed, Weighing
from game.core.rulesets import Ruleset
from game.core.view import View

REVISION: Final = 6
"""Incremented when judgements change, so that earlier decisions are judged again."""
EFFORT: Final = Effort(worlds=160, answers=2_500, ways=60, solved=160, least=LEAST, first_cut=8)
"""The effort for one decision of many."""
ENOUGH: Final = 8
"""From this many worlds on, one half of them selects the best answer and the other half values it."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """The value of an answer: `better` is the best answer, `cost` how much more it gains, with its standard error.

    `gain` is the expected gain of the given answer. All values are in chips or points.
    """

    better: str
    cost: float
    error: float
    gain: float

    @property
    def sure(self) -> bool:
        """Whether a significant amount was given away."""
        return Difference(self.cost, self.error).sure


class Judge:
    """Judges decisions in a ruleset, using only what was visible when they were made."""

    def __init__(self, ruleset: Ruleset[Any]) -> None:
        self._weighing = Weighing(ruleset, EFFORT)

    def judged(self, view: View, given: str, rng: random.Random) -> Judgement | None:
        """Judge an answer, as written in records; `None` if no world is found or the answer was not weighed.

        An early claim is no move of the game, and nobody weighs it: it cannot fail, or the others decide about it.
        """
        question = asked(view)
        answer = question.read(given)
        if answer not in playing_on(question):
            return None
        weighed, _ = self._weighing.weighed(view, rng, answer)
        if not weighed.gains.get(answer):
            return None
        better, cost = given_away(weighed, answer)
        if cost.sure:
            again = self._weighing.again(view, (better, answer), rng)
            cost = again.difference(better, answer)
        return Judgement(question.write(better), cost.mean, cost.error, weighed.mean(answer))


def given_away(weighed: Weighed, answer: Any) -> tuple[Any, Difference]:
    """Find the best answer, and how much more it gains than the given one.

    It is selected in one half of the worlds and compared in the other: the best of many answers in the same worlds
    would look better than it is.
    """
    first = other = weighed
    if len(weighed.gains[answer]) >= ENOUGH:
        first, other = (Weighed({each: gains[half::2] for each, gains in weighed.gains.items()}) for half in (0, 1))
    better = max(first.gains, key=lambda each: first.difference(each, answer).mean)
    return better, other.difference(better, answer)
