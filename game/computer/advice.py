"""Advice on a question: what each answer brings, which is best, and what would change that."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from game.computer.player import asked
from game.computer.search import Effort
from game.computer.weighing import SURELY, Weighed, Weighing
from game.computer.what_if import Reason, WhatIf
from game.computer.worth import error
from game.core.rulesets import Ruleset
from game.core.view import View

EFFORT: Final = Effort(worlds=300, answers=5_000, ways=120)
"""As much as may be thought within a second."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """What an answer brings in a deal, in chips or points, with its standard error.

    `behind` is how much less than the best one, which is known better than what either brings. `tricks` are the parts
    of all worlds in which its seat takes no trick, one, two …; none where tricks do not count or are not known.
    """

    answer: str
    gain: float
    error: float
    behind: float
    behind_error: float
    tricks: tuple[float, ...] = ()

    @property
    def equal(self) -> bool:
        """Whether it is about as good as the best one: the difference may be chance."""
        return self.behind <= SURELY * self.behind_error


@dataclass(frozen=True, slots=True)
class Advice:
    """What each answer brings, the best first; nothing where no world was found. `reason` is what would change it."""

    outlooks: tuple[Outlook, ...]
    reason: Reason | None = None

    @property
    def best(self) -> str:
        """The answer that brings most."""
        return self.outlooks[0].answer

    def of(self, answer: str) -> Outlook | None:
        """Find what an answer brings, if it was weighed."""
        return next((each for each in self.outlooks if each.answer == answer), None)


class Adviser:
    """Advises whoever is asked in a ruleset, by nothing but what they may see."""

    def __init__(self, ruleset: Ruleset[Any], effort: Effort = EFFORT) -> None:
        self._weighing = Weighing(ruleset, effort)

    def advice(self, view: View, rng: random.Random) -> Advice:
        """Advise the viewer on the open question; the same view and `rng` give the same advice."""
        weighed, worlds = self._weighing.weighed(view, rng)
        if not any(weighed.gains.values()):
            return Advice(())
        outlooks = self.outlooks(view, weighed)
        if len(outlooks) < 2 or outlooks[1].equal:  # anything changes what is about equal
            return Advice(outlooks)
        ranked = [asked(view).read(each.answer) for each in outlooks]
        return Advice(outlooks, WhatIf(self._weighing, view, worlds, rng).reason(ranked))

    def outlooks(self, view: View, weighed: Weighed) -> tuple[Outlook, ...]:
        """Say what each answer brings, the best first."""
        best = weighed.best
        found = [self._outlook(view, weighed, answer, best) for answer in weighed.gains]
        first = asked(view).write(best)
        return tuple(sorted(found, key=lambda each: (each.answer != first, -each.gain)))

    def _outlook(self, view: View, weighed: Weighed, answer: Any, best: Any) -> Outlook:
        less = weighed.difference(best, answer)
        brought, ruleset = weighed.gains[answer], self._weighing.ruleset
        counts = ruleset.tricks and ruleset.counts_tricks
        return Outlook(
            answer=asked(view).write(answer),
            gain=weighed.mean(answer),
            error=error(brought),
            behind=less.mean,
            behind_error=less.error,
            tricks=shares(weighed.tricks.get(answer, ())) if counts else (),
        )


def shares(taken: Sequence[int]) -> tuple[float, ...]:
    """Tell in which part of all worlds no trick is taken, one, two and so on."""
    counted: Mapping[int, int] = Counter(taken)
    return tuple(counted.get(number, 0) / len(taken) for number in range(max(taken) + 1)) if taken else ()
