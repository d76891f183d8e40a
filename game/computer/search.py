"""A computer player that plays every answer out in many worlds, by rules of thumb, and takes what comes out best.

It is bounded by a number of deals in thought and not by time, so that the same view and the same randomness give the
same answer on every machine.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, islice
from typing import Any

from game.computer.belief import believed, expected_by
from game.computer.endgame import Endgame, TooManyWays
from game.computer.imagined import World
from game.computer.personas import swayed
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
DRAWN = 3
"""Who is wary draws so many times as many worlds as are wanted, where many of them are hard to believe."""
FIRST_CUT = 4
"""After so many worlds, and whenever they have doubled, the worse half of many answers is dropped."""
SOLVED_WORLDS = 40
"""In so many worlds card play is looked at to the end."""
LEAST_SOLVED = 10
"""Where it takes too long for so many it is not."""
KNOWN = 4
"""So many answers that are only sent in again take as long as one by rules of thumb."""
FEW = 3
"""So few answers are compared to the end."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is thought: so many worlds, but no new one after so many answers by rules of thumb.

    Card play is looked at to the end where there are no more than so many `ways` to play on in a world, and time for
    them. `certainty` is how much better than by rules of thumb it must be to do something else, in standard errors. Who
    is `wary` seldom imagines cards, before staking something, with which nobody would have declared what was declared.
    """

    worlds: int
    answers: int
    ways: int = 0
    certainty: float = 1.0
    wary: bool = False


class Searcher:
    """Plays one step better than the rules of thumb by which it plays out its deals in thought.

    Where its game lets one dare something it may `lean` to what is bolder, or more careful.
    """

    def __init__(self, ruleset: Ruleset[Any], rules: Player, effort: Effort, lean: float = 0.0) -> None:
        self._ruleset = ruleset
        self._rules = rules
        self._effort = effort
        self._lean = lean

    def choose(self, view: View, rng: random.Random) -> Any:
        """Give the best answer; that of the rules of thumb unless another one is surely better."""
        question = asked(view)
        if len(question.answers) == 1:
            return question.answers[0]
        usual = self._rules.choose(view, rng)
        gains = self.gains(view, usual, rng)
        if self._lean and question.kind in self._ruleset.dares:
            gains = swayed(gains, question, self._lean)
        return best(gains, usual, self._effort.certainty)

    def gains(self, view: View, usual: Any, rng: random.Random) -> Mapping[Any, Sequence[float]]:
        """Play answers out; gives for each that was compared to the end what it has brought in every world."""
        question = asked(view)
        looked_at = list[World]()
        making = _noting(self._worlds(view, rng), looked_at)
        if self._effort.ways and isinstance(question, PickCard):
            try:
                return self._solved(question.answers, making)
            except TooManyWays:
                pass
        return self._tried(compared(question, usual, rng), usual, chain(tuple(looked_at), making), rng)

    def _worlds(self, view: View, rng: random.Random) -> Iterator[World]:
        wanted = self._effort.worlds
        wary = self._effort.wary and asked(view).kind in self._ruleset.dares
        drawn = worlds(view, self._ruleset, self._rules, wanted * DRAWN if wary else wanted, rng)
        return islice(believed(drawn, expected_by(self._ruleset, self._rules), rng), wanted) if wary else drawn

    def _solved(self, answers: Sequence[Any], making: Iterator[World]) -> Mapping[Any, Sequence[float]]:
        """Play card play to the end in every way, in some worlds; raises `TooManyWays` where that takes too long."""
        gains: dict[Any, list[float]] = {answer: [] for answer in answers}
        left = self._effort.answers * KNOWN
        for number, world in enumerate(islice(making, SOLVED_WORLDS)):
            endgame = Endgame(world, self._effort.ways, left if number else left // LEAST_SOLVED)
            try:
                brought = [endgame.after(answer) for answer in answers]
            except TooManyWays:
                if number < LEAST_SOLVED:
                    raise
                break
            for answer, value in zip(answers, brought, strict=True):
                gains[answer].append(value)
            left -= endgame.answers
        return gains

    def _tried(
        self, answers: Sequence[Any], usual: Any, making: Iterable[World], rng: random.Random
    ) -> Mapping[Any, Sequence[float]]:
        """Play answers out by rules of thumb, in one world after the other, the better ones in more of them."""
        gains: dict[Any, list[float]] = {answer: [] for answer in answers}
        given = 0.0
        for number, world in enumerate(making, start=1):
            chance, known = rng.getrandbits(32), len(world.answers)
            for answer, brought in gains.items():
                driver = self._played_out(world, answer, chance)
                brought.append(gain(driver, world.seat))
                given += len(driver.given) - known + known / KNOWN
            if given >= self._effort.answers:
                break
            if number >= FIRST_CUT and number & (number - 1) == 0 and len(gains) > FEW:
                gains = better_half(gains, usual)
        return gains

    def _played_out(self, world: World, answer: Any, chance: int) -> Driver:
        """Give an answer in a world and play on by rules of thumb; the same `chance` for all answers."""
        driver = world.driver(answer)
        play_on(driver, self._rules, random.Random(chance))  # noqa: S311
        return driver


def _noting(making: Iterator[World], looked_at: list[World]) -> Iterator[World]:
    """Note the worlds that were made."""
    for world in making:
        looked_at.append(world)
        yield world


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
