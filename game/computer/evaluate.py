"""Compares answers by trying each in the same worlds: the evaluation behind every search.

The game defines what a world is, and the outcome of an answer in it: a deal played by its script, cards as bits, a
stock. Answers are compared world by world, so their differences are known much more precisely than their own values.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import sqrt
from typing import Any, Final, NamedTuple, TypeVar

A = TypeVar("A")
W = TypeVar("W")
R = TypeVar("R")
SURE: Final = 2.5
"""For choosing, no world is added that would change the choice only by a chance of so many standard errors,"""
CONVINCING: Final = 16
"""once at least this many worlds were tried;"""
COMPARED: Final = 4
"""that is looked at whenever so many have been added, later a sixteenth to an eighth of them."""
FEW: Final = 3
"""At most this many answers are compared to the end without dropping the worse half."""


class Stop(NamedTuple):
    """When no further world is tried: after `least`, as soon as the part of the effort that is `spent` reaches 1.

    Before that, as soon as going on would change the choice by `best`, with this `certainty`, only by a chance of
    `sure` standard errors; 0 for going on in any case. `most` is the greatest number of worlds, 0 if it is unknown.
    From `first_cut` worlds on, and whenever their number has doubled, the worse half of many answers is dropped.
    """

    least: int = 1
    spent: Callable[[], float] = lambda: 0.0
    sure: float = 0.0
    certainty: float = 0.0
    most: int = 0
    first_cut: int = 0

    def left(self, worlds: int) -> float:
        """Return the part of the effort that is left after so many worlds."""
        return max(0.0, 1.0 - max(self.spent(), worlds / self.most if self.most else 0.0))

    def compares(self, worlds: int) -> bool:
        """Whether to look after so many worlds which answers may still be chosen."""
        return bool(self.sure) and worlds >= CONVINCING and not worlds % max(COMPARED, 1 << worlds.bit_length() - 4)

    def halves(self, worlds: int) -> bool:
        """Whether to drop the worse half of many answers after so many worlds."""
        return 0 < self.first_cut <= worlds and not worlds & worlds - 1


TO_THE_END: Final = Stop()


class TooLong(Exception):
    """Evaluating an answer would exceed the limit."""


def evaluate(
    answers: Iterable[A],
    worlds: Iterable[W],
    outcome: Callable[[W, A], R],
    *,
    value: Callable[[R], float],
    usual: Any = None,
    stop: Stop = TO_THE_END,
) -> dict[A, list[R]]:
    """Return the outcomes of each answer, world by world.

    Answers that are much worse by `value` are dropped, as `stop` says, except the `usual` one; a dropped answer's list
    is the beginning of the longer ones. If `outcome` raises `TooLong`, that propagates before the least number of
    worlds, and ends the evaluation after it.
    """
    found: dict[A, list[R]] = {answer: [] for answer in answers}
    followed = list(found)
    for number, world in enumerate(worlds, start=1):
        try:
            here = [outcome(world, answer) for answer in followed]
        except TooLong:
            if number <= stop.least:
                raise
            break
        for answer, brought in zip(followed, here, strict=True):
            found[answer].append(brought)
        if number >= stop.least and stop.spent() >= 1.0:
            break
        if stop.compares(number) or stop.halves(number):
            gains = {answer: [*map(value, found[answer])] for answer in followed}
            followed = kept(gains, usual, stop, number)
            if len(followed) == 1:
                break
    return found


def kept(gains: Mapping[A, Sequence[float]], usual: Any, stop: Stop, worlds: int) -> list[A]:
    """Return the answers to follow after so many worlds, in their original order."""
    if stop.compares(worlds):
        followed = still_open(gains, usual, stop, stop.left(worlds))
        gains = {answer: gains[answer] for answer in followed}
    if not stop.halves(worlds) or len(gains) <= FEW:
        return [*gains]
    better = sorted(gains, key=lambda answer: -mean(gains[answer]))[: max(FEW, (len(gains) + 1) // 2)]
    return [answer for answer in gains if answer in better or answer == usual]


def still_open(gains: Mapping[A, Sequence[float]], usual: Any, stop: Stop, left: float) -> list[A]:
    """Return the answer that is best so far, and those that may still be chosen; the usual one if there are any.

    What is to come changes a mean by `left` of its present variance. What is rare may not have happened yet, so one
    further difference is taken to be as great as the greatest one so far.
    """
    chosen = best(gains, usual, stop.certainty)
    if chosen not in gains:
        return [*gains]
    more = {answer: [one - two for one, two in zip(gain, gains[chosen], strict=True)] for answer, gain in gains.items()}
    most = max(max(map(abs, each)) for each in more.values())
    asked, chance = stop.certainty * sqrt(1 - left), stop.sure * sqrt(left)

    def may_win(answer: A) -> bool:
        needed = asked * ((chosen == usual) - (answer == usual)) - chance
        return any(more[answer]) and mean(more[answer]) > needed * error(more[answer], most)

    found = [answer for answer in gains if answer == chosen or may_win(answer)]
    return found if len(found) == 1 else [answer for answer in gains if answer in found or answer == usual]


def followed_to_the_end(found: Mapping[A, Sequence[R]]) -> dict[A, Sequence[R]]:
    """Return the answers that were tried in every world."""
    most = max(map(len, found.values()))
    return {answer: brought for answer, brought in found.items() if len(brought) == most}


def best(gains: Mapping[A, Sequence[float]], usual: A, certainty: float) -> A:
    """Return the answer with the highest gain, if it beats the usual one by more than `certainty` standard errors."""
    if not gains.get(usual):
        return usual
    answer = max(gains, key=lambda answer: mean(gains[answer]))
    more = [one - two for one, two in zip(gains[answer], gains[usual], strict=True)]
    return answer if mean(more) > certainty * error(more) else usual


def mean(values: Sequence[float]) -> float:
    """Return the mean."""
    return sum(values) / len(values)


def error(values: Sequence[float], besides: float = 0.0) -> float:
    """Return the standard error of the mean, with one more deviation `besides` those of the values."""
    centre, number = mean(values), len(values)
    return sqrt((sum([(value - centre) ** 2 for value in values]) + besides**2) / max(1, number - 1) / number)
