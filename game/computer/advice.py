"""Advice on a question: the gain of each answer, the best answer, and what would change it."""

import random
from collections import Counter
from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass, replace
from math import inf
from typing import Any, Final

from game.computer.evaluate import mean
from game.computer.gains import Brought
from game.computer.ideas import playing_on
from game.computer.player import asked
from game.computer.search import Effort
from game.computer.weighing import LEAST, SURELY, Weighed, Weighing
from game.computer.what_if import Reason, WhatIf
from game.core.lines import Line
from game.core.questions import PickCard
from game.core.rulesets import Ruleset
from game.core.view import View

EFFORT: Final = Effort(worlds=300, answers=5_000, ways=120, solved=300, least=LEAST, first_cut=8)
"""An effort that fits within a second."""
MATTERS: Final = 0.05
"""The least difference that matters, as a fraction of the deal's average gain or loss."""
APART: Final = 5.0
"""Answers that differ by so many card points are not called equal,"""
TRICK_APART: Final = 0.5
"""nor those that differ by this part of a trick."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """The gain of an answer in a deal, in chips or points, with its standard error.

    `behind` is the gap to the best answer, which is known more precisely than either gain; a difference of more than
    `margin` matters. `tricks` are the fractions of worlds in which its seat takes no trick, one, two …; empty if tricks
    do not count or are not known. `won` is the fraction in which it comes out ahead, in games with a score, `lost`
    behind, in games with lives; `facts` are means of what the game itself reports about the end. `alike` counts further
    answers equivalent to the same idea. A card is `apart` from the best one if it brings other tricks or
    card points, whatever these come to.
    """

    answer: str
    gain: float
    error: float
    behind: float
    behind_error: float
    tricks: tuple[float, ...] = ()
    margin: float = inf
    alike: int = 0
    won: float | None = None
    lost: float | None = None
    facts: Mapping[str, float] | None = None
    apart: bool = False

    @property
    def equal(self) -> bool:
        """Whether it is about as good as the best answer: the difference may be chance, and would hardly matter."""
        return not self.apart and self.behind <= SURELY * self.behind_error and self.behind <= self.margin


@dataclass(frozen=True, slots=True)
class Advice:
    """The gain of each answer, the best first; empty if no world was found. `reason` is what would change the advice.

    `omitted` counts the legal answers that were not compared. `plan` is what a player has in mind with the hand.
    """

    outlooks: tuple[Outlook, ...]
    reason: Reason | None = None
    omitted: int = 0
    plan: Line | None = None

    @property
    def best(self) -> str:
        """The answer with the highest gain."""
        return self.outlooks[0].answer

    def of(self, answer: str) -> Outlook | None:
        """Find the outlook of an answer, if it was weighed."""
        return next((each for each in self.outlooks if each.answer == answer), None)


class Adviser:
    """Advises the player to act in a ruleset, using only what they may see."""

    def __init__(self, ruleset: Ruleset[Any], effort: Effort = EFFORT) -> None:
        self._weighing = Weighing(ruleset, effort)

    def advice(self, view: View, rng: random.Random) -> Advice:
        """Advise the viewer on the open question; deterministic for the same view and `rng`."""
        weighed, worlds = self._weighing.weighed(view, rng)
        if not any(weighed.gains.values()):
            return Advice(())
        outlooks = self.outlooks(view, weighed)
        omitted = len(playing_on(asked(view))) - sum(1 + each.alike for each in outlooks)
        plan = self._weighing.plan(view)
        if len(outlooks) < 2 or outlooks[1].equal:  # anything changes a near tie
            return Advice(outlooks, omitted=omitted, plan=plan)
        ranked = [asked(view).read(each.answer) for each in outlooks]
        return Advice(outlooks, WhatIf(self._weighing, view, worlds, rng).reason(ranked), omitted, plan)

    def best(self, view: View, rng: random.Random) -> Set[str]:
        """Return the best answers to the open question, all that are equal; quicker than advice, which gives reasons.

        There are none if no world was found.
        """
        weighed, _ = self._weighing.weighed(view, rng)
        if not any(weighed.gains.values()):
            return set()
        return {each.answer for each in self.outlooks(view, weighed) if each.equal}

    def outlooks(self, view: View, weighed: Weighed) -> tuple[Outlook, ...]:
        """Return the outlook of each answer, the advised one first."""
        advised = weighed.advised(self._weighing.chosen(view))
        first = self._outlook(view, weighed, advised, advised)
        others = [self._outlook(view, weighed, answer, advised) for answer in weighed.gains if answer != advised]
        if isinstance(asked(view), PickCard):
            others = [replace(each, apart=differs(each, first)) for each in others]
        return (first, *sorted(others, key=lambda each: -each.gain))

    def _outlook(self, view: View, weighed: Weighed, answer: Any, advised: Any) -> Outlook:
        best, brought = weighed.best, weighed.gains[answer]
        less, behind = weighed.difference(best, answer), weighed.difference(advised, answer)
        results, ruleset = weighed.results.get(answer, ()), self._weighing.ruleset
        facts = means(results)
        counts = ruleset.tricks and ruleset.telling.counts_tricks and not facts
        tallies = {tally.name for tally in ruleset.tallies}
        sampled = len(brought) > 1
        return Outlook(
            answer=asked(view).write(answer),
            gain=weighed.mean(best) - max(less.mean, 0.0),
            error=weighed.error(answer),
            behind=max(behind.mean, 0.0),
            behind_error=behind.error,
            tricks=shares([each.tricks for each in results]) if counts else (),
            margin=MATTERS * weighed.stake,
            alike=weighed.alike.get(answer, 0),
            won=chance_to_win(results, brought) if sampled and "score" in tallies else None,
            lost=mean([gain < 0 for gain in brought]) if sampled and "lives" in tallies else None,
            facts=facts,
        )


def chance_to_win(results: Sequence[Brought], gains: Sequence[float]) -> float | None:
    """Return the chance to come out ahead, by the gains alone if nothing else is known; `None` if it says nothing."""
    told = [each.won for each in results if each.won is not None] if results else [float(gain > 0) for gain in gains]
    return mean(told) if told else None


def differs(one: Outlook, other: Outlook) -> bool:
    """Whether two answers bring other tricks, or other card points."""
    points = [(each.facts or {}).get("points", 0.0) for each in (one, other)]
    tricks = [sum(number * part for number, part in enumerate(each.tricks)) for each in (one, other)]
    return abs(points[0] - points[1]) >= APART or abs(tricks[0] - tricks[1]) >= TRICK_APART


def means(results: Sequence[Brought]) -> Mapping[str, float]:
    """Return the means of the worlds' facts, each over the worlds in which it is known."""
    names = dict.fromkeys(name for each in results for name in each.facts)
    return {name: mean([each.facts[name] for each in results if name in each.facts]) for name in names}


def shares(taken: Sequence[int]) -> tuple[float, ...]:
    """Return the fractions of worlds with no trick taken, one, two and so on."""
    counted: Mapping[int, int] = Counter(taken)
    return tuple(counted.get(number, 0) / len(taken) for number in range(max(taken) + 1)) if taken else ()
