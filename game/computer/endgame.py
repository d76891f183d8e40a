"""Exhaustive endgame search with all cards known: the result if every seat plays its best.

A deal cannot be copied, so every line of play is replayed from the beginning of the deal; their number is limited.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Generic, NamedTuple, TypeVar

from game.computer.evaluate import TooLong
from game.computer.ideas import playing_on
from game.computer.imagined import World
from game.core.driver import Driver
from game.core.questions import PickCard

R = TypeVar("R")
BEGINNING: Final = 4
"""The cost of starting a deal, in answers."""


class Ending(NamedTuple, Generic[R]):
    """The end of a deal: each seat's gain, and the result recorded for the first seat asked."""

    gains: Sequence[float]
    result: R


@dataclass(slots=True, eq=False, repr=False)
class Endgame(Generic[R]):
    """The endgame of one world, limited to `most_ways` lines of play and `most_answers`.

    `gain` returns a seat's gain from a finished deal, `result` what is recorded of it. `ways` and `answers` count
    those so far, including those that only replay the world.
    """

    world: World
    most_ways: int
    most_answers: int
    gain: Callable[[Driver, int], float]
    result: Callable[[Driver, int], R]
    ways: int = field(default=0, init=False)
    answers: int = field(default=0, init=False)

    def after(self, answer: Any) -> R:
        """Return the result of the deal after an answer; raises `TooLong`."""
        return self._best(self._again((answer,)), (answer,)).result

    def _best(self, driver: Driver, given: tuple[Any, ...]) -> Ending[R]:
        """Try every line of play; each seat maximizes its gain, preferring the first in a tie."""
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
        self.ways += 1
        if self.ways > self.most_ways:
            raise TooLong
        gains = [self.gain(driver, seat) for seat in range(len(driver.after.seats))]
        return Ending(gains, self.result(driver, self.world.seat))

    def _again(self, given: tuple[Any, ...]) -> Driver:
        """Replay the world, followed by the given answers."""
        self.answers += BEGINNING + len(self.world.answers) + len(given)
        if self.answers > self.most_answers:
            raise TooLong
        return self.world.driver(*given)
