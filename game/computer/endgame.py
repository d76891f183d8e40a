"""Exhaustive endgame search with all cards known: the result if every seat plays its best.

A deal cannot be copied, so every way is played from the beginning of the deal; there is a limit to their number.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Generic, NamedTuple, TypeVar

from game.computer.evaluate import TooLong
from game.computer.ideas import playing_on
from game.computer.imagined import World
from game.core.driver import Driver
from game.core.questions import PickCard

R = TypeVar("R")
BEGINNING: Final = 4
"""To begin a deal takes as long as this many answers."""


class Ending(NamedTuple, Generic[R]):
    """How a deal ends: what it brings each seat, and what is noted of it for the seat that was asked first."""

    gains: Sequence[float]
    result: R


class Endgame(Generic[R]):
    """The end of the deal of one world, played in at most `most_ways` and with at most `most_answers`.

    `gain` returns what a finished deal has brought a seat, `result` what is noted of it. `answers` counts the answers
    that were given so far, those that only begin the world again included.
    """

    def __init__(
        self,
        world: World,
        most_ways: int,
        most_answers: int,
        gain: Callable[[Driver, int], float],
        result: Callable[[Driver, int], R],
    ) -> None:
        self._world = world
        self._gain = gain
        self._result = result
        self._most = most_ways
        self._most_answers = most_answers
        self._ways = 0
        self.answers = 0

    def after(self, answer: Any) -> R:
        """Return the result of the deal after an answer; raises `TooLong`."""
        return self._best(self._again((answer,)), (answer,)).result

    def _best(self, driver: Driver, given: tuple[Any, ...]) -> Ending[R]:
        """Play on in every way; each seat takes what brings it most, of equal ways the first."""
        question = driver.question
        if question is None:
            return self._ended(driver)
        if not isinstance(question, PickCard):
            raise TooLong
        seat, answers = driver.seat, playing_on(question)
        found: list[Ending[R]] = []
        for number, answer in enumerate(answers):
            here = driver
            if number:
                here = self._again((*given, answer))
            else:
                here.suppose(question, answer)
                self.answers += 1
            found.append(self._best(here, (*given, answer)))
        return max(found, key=lambda ending: ending.gains[seat])

    def _ended(self, driver: Driver) -> Ending[R]:
        self._ways += 1
        if self._ways > self._most:
            raise TooLong
        gains = [self._gain(driver, seat) for seat in range(len(driver.after.seats))]
        return Ending(gains, self._result(driver, self._world.seat))

    def _again(self, given: tuple[Any, ...]) -> Driver:
        """Play the world once more, and what was given after it."""
        self.answers += BEGINNING + len(self._world.answers) + len(given)
        if self.answers > self._most_answers:
            raise TooLong
        return self._world.driver(*given)
