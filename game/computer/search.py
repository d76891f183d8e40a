"""A computer player that plays every answer out in many worlds, by rules of thumb, and takes what comes out best.

It is bounded by a number of deals in thought and not by time, so that the same view and the same randomness give the
same answer on every machine.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.computer.endgame import Endgame, TooManyWays
from game.computer.imagined import World
from game.computer.player import asked
from game.computer.worlds import worlds
from game.computer.worth import error, gain, mean
from game.core.driver import Driver
from game.core.live import live_view
from game.core.player import Player
from game.core.questions import PickCard, Question
from game.core.rulesets import Ruleset
from game.core.view import View

MOST_ANSWERS = 12
"""So many answers to one question are compared; of more, so many are drawn."""
MOST_STEPS = 600
"""A deal in thought that takes more answers than that is counted as it stands."""
FIRST_CUT = 4
"""After so many worlds, and whenever they have doubled, the worse half of many answers is dropped."""
SOLVED_WORLDS = 40
"""In so many worlds card play is looked at to the end."""
FEW = 3
"""So few answers are compared to the end."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is thought: so many worlds, but no new one after so many answers by rules of thumb.

    Card play is looked at to the end where there are no more than so many `ways` to play on in a world. `certainty` is
    how much better than by rules of thumb it must be to do something else, in standard errors.
    """

    worlds: int
    answers: int
    ways: int = 0
    certainty: float = 1.0


class Searcher:
    """Plays one step better than the rules of thumb by which it plays out its deals in thought."""

    def __init__(self, ruleset: Ruleset[Any], rules: Player, effort: Effort) -> None:
        self._ruleset = ruleset
        self._rules = rules
        self._quick = ruleset.quick or rules
        self._effort = effort

    def choose(self, view: View, rng: random.Random) -> Any:
        """Give the best answer; that of the rules of thumb unless another one is surely better."""
        question = asked(view)
        if len(question.answers) == 1:
            return question.answers[0]
        usual = self._rules.choose(view, rng)
        gains = self.gains(view, usual, rng)
        return best(gains, usual, self._effort.certainty)

    def solved(self, view: View, rng: random.Random) -> Mapping[Any, Sequence[float]]:
        """Play card play to the end in every way; gives what each answer has brought in every world.

        Raises `TooManyWays` where that would take too long.
        """
        question = asked(view)
        if not self._effort.ways or not isinstance(question, PickCard):
            raise TooManyWays
        gains: dict[Any, list[float]] = {answer: [] for answer in question.answers}
        for world in worlds(view, self._ruleset, self._quick, SOLVED_WORLDS, rng):
            endgame = Endgame(world, self._effort.ways)
            for answer, brought in gains.items():
                brought.append(endgame.after(answer))
        return gains

    def gains(self, view: View, usual: Any, rng: random.Random) -> Mapping[Any, Sequence[float]]:
        """Play answers out; gives for each that was compared to the end what it has brought in every world."""
        state = rng.getstate()
        try:
            return self.solved(view, rng)
        except TooManyWays:
            rng.setstate(state)
        question = asked(view)
        gains: dict[Any, list[float]] = {answer: [] for answer in compared(question, usual, rng)}
        given = 0
        for number, world in enumerate(worlds(view, self._ruleset, self._quick, self._effort.worlds, rng), start=1):
            chance = rng.getrandbits(32)
            for answer, brought in gains.items():
                driver = self._played_out(world, answer, chance)
                brought.append(gain(driver, world.seat))
                given += len(driver.given) - len(world.answers)
            if given >= self._effort.answers:
                break
            if number >= FIRST_CUT and number & (number - 1) == 0 and len(gains) > FEW:
                gains = better_half(gains, usual)
        return gains

    def _played_out(self, world: World, answer: Any, chance: int) -> Driver:
        """Give an answer in a world and play on by rules of thumb; the same `chance` for all answers."""
        driver = world.driver()
        driver.answer(answer)
        play_on(driver, self._quick, random.Random(chance))  # noqa: S311
        return driver


def play_on(driver: Driver, player: Player, rng: random.Random) -> None:
    """Let one player answer for all until a deal in thought is over."""
    for _ in range(MOST_STEPS):
        if driver.question is None:
            return
        driver.answer(player.choose(live_view(driver), rng))


def compared(question: Question[Any], usual: Any, rng: random.Random) -> Sequence[Any]:
    """List the answers to compare: all of them, or as many as can be with the usual and the safe one among them."""
    answers = list(question.answers)
    if len(answers) <= MOST_ANSWERS:
        return answers
    first = list(dict.fromkeys((usual, question.safe)))
    others = [answer for answer in answers if answer not in first]
    return [*first, *rng.sample(others, MOST_ANSWERS - len(first))]


def better_half(gains: Mapping[Any, list[float]], usual: Any) -> dict[Any, list[float]]:
    """Keep the better half of the answers, and the usual one."""
    ranked = sorted(gains, key=lambda answer: -mean(gains[answer]))
    kept = ranked[: max(FEW, (len(ranked) + 1) // 2)]
    return {answer: brought for answer, brought in gains.items() if answer in kept or answer == usual}


def best(gains: Mapping[Any, Sequence[float]], usual: Any, certainty: float) -> Any:
    """Give the answer that brings most, if it is better than the usual one by so many standard errors."""
    if not gains.get(usual):
        return usual
    answer = max(gains, key=lambda answer: mean(gains[answer]))
    more = [one - two for one, two in zip(gains[answer], gains[usual], strict=True)]
    return answer if mean(more) > certainty * error(more) else usual
