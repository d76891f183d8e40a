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
SURE: Final = 3.0
"""For choosing, it is enough that an answer is better than all others by so many standard errors,"""
CONVINCING: Final = 16
"""in at least this many worlds,"""
COMPARED: Final = 8
"""compared whenever so many have been added."""
FEW: Final = 3
"""At most this many answers are compared to the end without dropping the worse half."""


class Stop(NamedTuple):
    """When no further world is tried: after `least`, as soon as it is `enough`, or one answer is clearly the best.

    That is one that is better than all others by `sure` standard errors; 0 for trying on in any case.
    """

    least: int = 1
    enough: Callable[[], bool] = lambda: False
    sure: float = 0.0

    def after(self, worlds: int, outcomes: Sequence[Sequence[R]], value: Callable[[R], float]) -> bool:
        """Whether to stop after so many worlds, with these outcomes of the answers."""
        if worlds >= self.least and self.enough():
            return True
        if not self.sure or worlds < CONVINCING or worlds % COMPARED:
            return False
        return stands_out([[*map(value, each)] for each in outcomes], self.sure)


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
    first_cut: int = 0,
    stop: Stop = TO_THE_END,
) -> dict[A, list[R]]:
    """Return the outcomes of each answer, world by world.

    After `first_cut` worlds, and whenever their number has doubled, the worse half of many answers by `value` is
    dropped, except the `usual` one; a dropped answer's list is the beginning of the longer ones. If `outcome` raises
    `TooLong`, that propagates before the least number of worlds, and ends the evaluation after it.
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
        if stop.after(number, [found[answer] for answer in followed], value):
            break
        if first_cut and number >= first_cut and number & (number - 1) == 0 and len(followed) > FEW:
            followed = better_half({answer: [*map(value, found[answer])] for answer in followed}, usual)
    return found


def stands_out(gains: Sequence[Sequence[float]], sure: float) -> bool:
    """Whether one list of gains is higher than each other, world by world, by so many standard errors."""
    first = max(gains, key=mean)
    differences = ([one - two for one, two in zip(first, gain, strict=True)] for gain in gains if gain is not first)
    return all(mean(more) > sure * error(more) for more in differences)


def better_half(gains: Mapping[A, Sequence[float]], usual: Any) -> list[A]:
    """Return the better half of the answers, and the usual one, in their original order."""
    ranked = sorted(gains, key=lambda answer: -mean(gains[answer]))
    kept = ranked[: max(FEW, (len(ranked) + 1) // 2)]
    return [answer for answer in gains if answer in kept or answer == usual]


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


def error(values: Sequence[float]) -> float:
    """Return the standard error of the mean."""
    centre, number = mean(values), len(values)
    return sqrt(sum((value - centre) ** 2 for value in values) / max(1, number - 1) / number)
