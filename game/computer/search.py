"""A computer player that tries every answer in many worlds, plays them out by rules of thumb, and takes the best.

It is bounded by a number of answers, not by time, so the same view and the same randomness give the same answer on
every machine.
"""

import random
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import islice, tee
from typing import Any, Final, Generic, TypeVar

from game.computer.belief import expected_by, likely_worlds
from game.computer.endgame import Endgame
from game.computer.evaluate import Stop, TooLong, best, evaluate, followed_to_the_end, mean
from game.computer.gains import gain
from game.computer.ideas import playing_on
from game.computer.imagined import World
from game.computer.player import asked
from game.computer.worlds import worlds
from game.core.driver import Driver
from game.core.live import live_view
from game.core.player import Player
from game.core.questions import Amount, PickCard, Question
from game.core.rulesets import Ruleset
from game.core.view import View

R = TypeVar("R")
MOST_ANSWERS: Final = 12
"""The most answers compared for one question; of more, this many are drawn."""
MOST_STEPS: Final = 600
"""A playout with more answers than this is valued as it stands."""
LEAST_SOLVED: Final = 10
"""Unless the rest of a deal can be searched exhaustively in this many worlds, it is played out instead."""
KNOWN: Final = 4
"""Replaying this many answers costs as much as choosing one by rules of thumb."""
BIAS_WEIGHT: Final = 0.25
"""The bonus of the boldest answer at a bias of 1, as a fraction of the deal's average gain or loss."""


@dataclass(frozen=True, slots=True)
class Effort:
    """The length of a search: at most `worlds`, and no further one after `answers` by rules of thumb.

    Card play is searched exhaustively, in at most `solved` worlds, if a world has at most `ways` lines of play.
    `certainty` is the number of standard errors by which an answer must beat that of the rules of thumb. With
    `filter_worlds`, worlds with unlikely declarations of other players are mostly dropped before staking decisions. At
    least `least` worlds are used; from `first_cut` on, worse answers are dropped. It stops when
    going on would change the choice only by a chance of `sure` standard errors, unless that is 0.
    """

    worlds: int
    answers: int
    ways: int = 0
    certainty: float = 1.0
    filter_worlds: bool = False
    solved: int = 40
    least: int = 1
    first_cut: int = 4
    sure: float = 0.0


@dataclass(frozen=True, slots=True)
class Playing(Generic[R]):
    """Evaluates answers: `rules` play every deal out, and `result` is recorded for the seat to act.

    `gain` values a finished deal for a seat, and `value` values a result.
    """

    rules: Player
    effort: Effort
    gain: Callable[[Driver, int], float]
    result: Callable[[Driver, int], R]
    value: Callable[[R], float]

    def results(
        self,
        question: Question[Any],
        making: Iterable[World],
        usual: Any,
        rng: random.Random,
        answers: Collection[Any] = (),
    ) -> Mapping[Any, list[R]]:
        """Return the results of answers, world by world: by exhaustive search where possible.

        Only these `answers` are played out, if given.
        """
        first, again = tee(making)
        if self.effort.ways and isinstance(question, PickCard):
            with suppress(TooLong):
                return self._solved(playing_on(question), first, usual)
        return self.played_out(answers or compared(question, usual, rng), again, usual, rng)

    def _solved(self, answers: Sequence[Any], making: Iterable[World], usual: Any) -> Mapping[Any, list[R]]:
        """Search card play exhaustively; raises `TooLong` if that takes too long."""
        endgames = self._endgames(islice(making, self.effort.solved))
        stop = self._stop(LEAST_SOLVED, lambda: 0.0, self.effort.solved)
        return evaluate(answers, endgames, Endgame[R].after, value=self.value, usual=usual, stop=stop)

    def _stop(self, least: int, spent: Callable[[], float], most: int, first_cut: int = 0) -> Stop:
        return Stop(least, spent, self.effort.sure, self.effort.certainty, most, first_cut)

    def _endgames(self, making: Iterable[World]) -> Iterator[Endgame[R]]:
        left = self.effort.answers * KNOWN
        for number, world in enumerate(making):
            most = left if number else left // LEAST_SOLVED
            endgame = Endgame(world, self.effort.ways, most, self.gain, self.result)
            yield endgame
            left -= endgame.answers

    def played_out(
        self, answers: Collection[Any], making: Iterable[World], usual: Any, rng: random.Random
    ) -> Mapping[Any, list[R]]:
        """Play answers out by rules of thumb, with equal randomness in each world; better answers get more worlds."""
        given, luck = 0.0, random.Random()  # noqa: S311

        def result(there: tuple[World, int], answer: Any) -> R:
            nonlocal given
            world, chance = there
            driver, known = world.driver(answer), len(world.answers)
            luck.seed(chance)
            play_on(driver, self.rules, luck)
            given += len(driver.given) - known + known / KNOWN
            return self.result(driver, world.seat)

        effort = self.effort
        return evaluate(
            answers,
            ((world, rng.getrandbits(32)) for world in making),
            result,
            value=self.value,
            usual=usual,
            stop=self._stop(effort.least, lambda: given / effort.answers, effort.worlds, effort.first_cut),
        )


class Searcher:
    """Plays one step better than the rules of thumb with which it plays deals out.

    With a risk bias, bolder answers to questions about stakes are worth a little more to it, or less.
    """

    def __init__(self, ruleset: Ruleset[Any], rules: Player, effort: Effort, risk_bias: float = 0.0) -> None:
        self._ruleset = ruleset
        self._rules = rules
        self._effort = effort
        self._risk_bias = risk_bias
        self._expected = expected_by(ruleset, rules)
        self._playing = Playing(rules, effort, gain, gain, float)

    def choose(self, view: View, rng: random.Random) -> Any:
        """Return the best answer; that of the rules of thumb unless another is clearly better."""
        question = asked(view)
        if len(question.answers) == 1:
            return question.answers[0]
        usual = self._rules.choose(view, rng)
        gains = self.gains(view, usual, rng)
        if self._risk_bias and question.kind in self._ruleset.computer.staking_kinds:
            gains = biased(gains, question, self._risk_bias)
        return best(gains, usual, self._effort.certainty)

    def gains(self, view: View, usual: Any, rng: random.Random) -> Mapping[Any, Sequence[float]]:
        """Return the gains of each answer compared to the end, world by world."""
        return followed_to_the_end(self._playing.results(asked(view), self._worlds(view, rng), usual, rng))

    def _worlds(self, view: View, rng: random.Random) -> Iterator[World]:
        if self._effort.filter_worlds and asked(view).kind in self._ruleset.computer.staking_kinds:
            return likely_worlds(view, self._ruleset, self._rules, self._expected, self._effort.worlds, rng, rng)
        return worlds(view, self._ruleset, self._rules, self._effort.worlds, rng)


def play_on(driver: Driver, player: Player, rng: random.Random) -> None:
    """Let one player answer for all seats until a deal is over."""
    for _ in range(MOST_STEPS):
        if driver.question is None:
            return
        driver.answer(player.choose(live_view(driver), rng))


def compared(question: Question[Any], usual: Any, rng: random.Random) -> Sequence[Any]:
    """List the answers to compare: all, or as many as possible including the usual and the safe one."""
    answers = list(playing_on(question))
    if len(answers) <= MOST_ANSWERS:
        return answers
    first = list(dict.fromkeys((usual, question.safe)))
    others = [answer for answer in answers if answer not in first]
    return [*first, *rng.sample(others, MOST_ANSWERS - len(first))]


def boldness(question: Question[Any], answer: Any) -> float:
    """Return the boldness of an answer, from 0, the safe one, to 1; higher numbers are bolder."""
    if isinstance(question, Amount):
        return (answer - question.low) / max(1, question.high - question.low)
    return float(answer != question.safe)


def biased(gains: Mapping[Any, Sequence[float]], question: Question[Any], risk_bias: float) -> dict[Any, list[float]]:
    """Return gains as valued by a player with a risk bias: those of bold answers slightly higher, or lower."""
    stake = mean([abs(gain) for brought in gains.values() for gain in brought]) if any(gains.values()) else 0.0
    return {
        answer: [gain + risk_bias * BIAS_WEIGHT * stake * boldness(question, answer) for gain in brought]
        for answer, brought in gains.items()
    }
