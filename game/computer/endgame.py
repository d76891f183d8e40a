"""The end of a deal, played out in every way: what it brings if everybody plays the best for himself, all cards known.

A deal cannot be copied, so every way is played from the beginning of the deal; there is a limit to their number.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from game.computer.imagined import World
from game.computer.worth import gain
from game.core.driver import Driver
from game.core.questions import PickCard


class Ending(NamedTuple):
    """How a deal ends: what it brings each seat, and how many tricks each has taken."""

    gains: Sequence[float]
    taken: Sequence[int]


BEGINNING = 4
"""To begin a deal takes as long as so many answers."""


class TooManyWays(Exception):
    """There are more ways to play than are looked at."""


class Endgame:
    """The end of the deal of one world, played in no more than `most_ways`; `worth` tells what it has brought a seat.

    `answers` is how many were sent in for it, those with which the world begins again each time too.
    """

    def __init__(
        self, world: World, most_ways: int, most_answers: int, worth: Callable[[Driver, int], float] = gain
    ) -> None:
        self._world = world
        self._worth = worth
        self._most = most_ways
        self._most_answers = most_answers
        self._ways = 0
        self.answers = 0

    def after(self, answer: Any) -> float:
        """Give what an answer brings its seat; raises `TooManyWays`."""
        return self.ending(answer).gains[self._world.seat]

    def ending(self, answer: Any) -> Ending:
        """Give how the deal ends after an answer; raises `TooManyWays`."""
        return self._best(self._again((answer,)), (answer,))

    def _best(self, driver: Driver, given: tuple[Any, ...]) -> Ending:
        """Play on in every way; whoever is asked takes what brings him most, of equal ways the first."""
        question = driver.question
        if question is None:
            self._ways += 1
            if self._ways > self._most:
                raise TooManyWays
            return Ending([self._worth(driver, seat) for seat in range(len(driver.after.seats))], driver.deal.taken)
        if not isinstance(question, PickCard):
            raise TooManyWays
        seat, answers = driver.seat, question.answers
        found: list[Ending] = []
        for number, answer in enumerate(answers):
            here = driver
            if number:
                here = self._again((*given, answer))
            else:
                here.suppose(question, answer)
                self.answers += 1
            found.append(self._best(here, (*given, answer)))
        return max(found, key=lambda ending: ending.gains[seat])

    def _again(self, given: tuple[Any, ...]) -> Driver:
        """Play the world once more, and what was given after it."""
        self.answers += BEGINNING + len(self._world.answers) + len(given)
        if self.answers > self._most_answers:
            raise TooManyWays
        return self._world.driver(*given)
