"""The end of a deal, played out in every way: what it brings if everybody plays the best for himself, all cards known.

A deal cannot be copied, so every way is played from the beginning of the deal; there is a limit to their number.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.computer.imagined import World
from game.computer.worth import gain
from game.core.driver import Driver
from game.core.questions import PickCard

Gains = Sequence[float]
"""What a deal brings each seat."""


class TooManyWays(Exception):
    """There are more ways to play than are looked at."""


class Endgame:
    """The end of the deal of one world; `ways` is how many were played."""

    def __init__(self, world: World, most_ways: int) -> None:
        self._world = world
        self._most = most_ways
        self.ways = 0

    def after(self, answer: Any) -> float:
        """Give what an answer brings its seat; raises `TooManyWays`."""
        driver = self._world.driver()
        driver.answer(answer)
        return self._best(driver, (answer,))[self._world.seat]

    def _best(self, driver: Driver, given: tuple[Any, ...]) -> Gains:
        """Play on in every way; whoever is asked takes what brings him most, of equal ways the first."""
        question = driver.question
        if question is None:
            self.ways += 1
            if self.ways > self._most:
                raise TooManyWays
            return [gain(driver, seat) for seat in range(len(driver.after.seats))]
        if not isinstance(question, PickCard):
            raise TooManyWays
        seat, answers = driver.seat, question.answers
        found: list[Gains] = []
        for number, answer in enumerate(answers):
            here = self._again(given) if number else driver
            here.answer(answer)
            found.append(self._best(here, (*given, answer)))
        return max(found, key=lambda gains: gains[seat])

    def _again(self, given: tuple[Any, ...]) -> Driver:
        """Play the world up to where it was."""
        driver = self._world.driver()
        for answer in given:
            driver.answer(answer)
        return driver
