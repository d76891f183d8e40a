"""A computer player that tries every answer in many worlds, plays them out by rules of thumb, and takes the best.

It is bounded by a number of answers, not by time, so the same view and the same randomness give the same answer on
every machine.
"""

import random
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import islice, tee
from typing import Any, Final, NamedTuple

from game.computer.belief import Imagining, expected_by
from game.computer.evaluate import Stop, TooLong, best, evaluate, followed_to_the_end
from game.computer.gains import Brought, gain, gains_of, stake_in
from game.computer.ideas import playing_on
from game.computer.imagined import World
from game.computer.player import asked
from game.core.driver import Driver
from game.core.questions import Amount, PickCard, Question
from game.core.rulesets import Ruleset
from game.core.view import Player, View
from game.core.visibility import live_view

MOST_ANSWERS: Final = 12
"""The most answers compared for one question; of more, this many are drawn."""
MOST_STEPS: Final = 600
"""A playout with more answers than this is valued as it stands."""
LEAST_SOLVED: Final = 10
"""Unless the rest of a deal can be searched exhaustively in this many worlds, it is played out instead."""
KNOWN: Final = 4
"""Replaying this many answers costs as much as choosing one by rules of thumb."""
BEGINNING: Final = 4
"""The cost of starting a deal, in answers."""
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


class Ending(NamedTuple):
    """The end of a deal, and each seat's gain."""

    gains: Sequence[float]
    driver: Driver


@dataclass(slots=True, eq=False, repr=False)
class Endgame:
    """Exhaustive endgame search of one world: the end of the deal if every seat plays its best with all cards known.

    A deal cannot be copied, so every line of play is replayed from the beginning of the deal. That is limited to
    `most_ways` lines of play and `most_answers`; `ways` and `answers` count those so far, including those that only
    replay the world. `gain` returns a seat's gain from a finished deal.
    """

    world: World
    most_ways: int
    most_answers: int
    gain: Callable[[Driver, int], float]
    ways: int = field(default=0, init=False)
    answers: int = field(default=0, init=False)

    def after(self, answer: Any) -> Driver:
        """Return the finished deal after an answer; raises `TooLong`."""
        return self._best(self._again((answer,)), (answer,)).driver

    def _best(self, driver: Driver, given: tuple[Any, ...]) -> Ending:
        """Try every line of play; each seat maximizes its gain, preferring the first in a tie."""
        question = driver.question
        if question is None:
            self.ways += 1
            if self.ways > self.most_ways:
                raise TooLong
            return Ending([self.gain(driver, seat) for seat in range(len(driver.after.seats))], driver)
        if not isinstance(question, PickCard):
            raise TooLong
        seat, found = driver.seat, list[Ending]()
        for number, answer in enumerate(playing_on(question)):
            here = driver
            if number:
                here = self._again((*given, answer))
            else:
                here.suppose(question, answer)
                self.answers += 1
            found.append(self._best(here, (*given, answer)))
        return max(found, key=lambda ending: ending.gains[seat])

    def _again(self, given: tuple[Any, ...]) -> Driver:
        """Replay the world, followed by the given answers."""
        self.answers += BEGINNING + len(self.world.answers) + len(given)
        if self.answers > self.most_answers:
            raise TooLong
        return self.world.driver(*given)


@dataclass(frozen=True, slots=True)
class Playing:
    """Evaluates answers: `rules` play every deal out, and `brought` is recorded for the seat to act.

    `gain` values a finished deal for a seat.
    """

    rules: Player
    effort: Effort
    gain: Callable[[Driver, int], float]
    brought: Callable[[Driver, int], Brought]

    def results(
        self, question: Question[Any], making: Iterable[World], usual: Any, rng: random.Random, answers: Collection[Any]
    ) -> Mapping[Any, list[Brought]]:
        """Return what answers bring, world by world: all cards by exhaustive search where possible, else these."""
        first, again = tee(making)
        if self.effort.ways and isinstance(question, PickCard):
            with suppress(TooLong):
                return self._solved(playing_on(question), first, usual)
        return self.played_out(answers, again, usual, rng)

    def _solved(self, answers: Sequence[Any], making: Iterable[World], usual: Any) -> Mapping[Any, list[Brought]]:
        """Search card play exhaustively; raises `TooLong` if that takes too long."""
        effort = self.effort
        stop = Stop(LEAST_SOLVED, sure=effort.sure, certainty=effort.certainty, most=effort.solved)

        def ended(endgame: Endgame, answer: Any) -> Brought:
            return self.brought(endgame.after(answer), endgame.world.seat)

        endgames = self._endgames(islice(making, effort.solved))
        return evaluate(answers, endgames, ended, value=lambda each: each.gain, usual=usual, stop=stop)

    def _endgames(self, making: Iterable[World]) -> Iterator[Endgame]:
        left = self.effort.answers * KNOWN
        for number, world in enumerate(making):
            most = left if number else left // LEAST_SOLVED
            endgame = Endgame(world, self.effort.ways, most, self.gain)
            yield endgame
            left -= endgame.answers

    def played_out(
        self, answers: Collection[Any], making: Iterable[World], usual: Any, rng: random.Random
    ) -> Mapping[Any, list[Brought]]:
        """Play answers out by rules of thumb, with equal randomness in each world; better answers get more worlds."""
        given, luck, effort = 0.0, random.Random(), self.effort  # noqa: S311

        def ended(there: tuple[World, int], answer: Any) -> Brought:
            nonlocal given
            world, chance = there
            driver, known = world.driver(answer), len(world.answers)
            luck.seed(chance)
            play_on(driver, self.rules, luck)
            given += len(driver.given) - known + known / KNOWN
            return self.brought(driver, world.seat)

        spent, first_cut = lambda: given / effort.answers, effort.first_cut
        stop = Stop(effort.least, spent, effort.sure, effort.certainty, effort.worlds, first_cut)
        worlds = ((world, rng.getrandbits(32)) for world in making)
        return evaluate(answers, worlds, ended, value=lambda each: each.gain, usual=usual, stop=stop)


class Searcher:
    """Plays one step better than the rules of thumb with which it plays deals out.

    With a risk bias, bolder answers to questions about stakes are worth a little more to it, or less.
    """

    def __init__(self, ruleset: Ruleset[Any], rules: Player, effort: Effort, risk_bias: float = 0.0) -> None:
        self._ruleset = ruleset
        self._rules = rules
        self._effort = effort
        self._risk_bias = risk_bias
        self._imagining = Imagining(ruleset, rules, expected_by(ruleset, rules))
        self._playing = Playing(rules, effort, gain, lambda driver, seat: Brought(gain(driver, seat)))

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
        question = asked(view)
        doubts = self._effort.filter_worlds and question.kind in self._ruleset.computer.staking_kinds
        worlds = (self._imagining.likely if doubts else self._imagining.drawn)(view, self._effort.worlds, rng)
        results = self._playing.results(question, worlds, usual, rng, compared(question, usual, rng))
        return gains_of(followed_to_the_end(results))


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
    stake = stake_in(gains)
    return {
        answer: [gain + risk_bias * BIAS_WEIGHT * stake * boldness(question, answer) for gain in brought]
        for answer, brought in gains.items()
    }
