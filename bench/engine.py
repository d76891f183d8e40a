"""Decisions per second of random play through the real scripts, next to OpenSpiel's skat stepped from Python.

Both sides pick at random from the list of legal actions, in the same way and from the same generator. A decision is a
choice between at least two actions, on both sides: chance moves and forced moves are played, and their time counts,
but they are not counted as decisions. (OpenSpiel also asks for forced moves, while our scripts play the last card of
a hand without asking. The part *asked* is the ratio when every question counts, forced or not.)

Our time includes the sealed shuffle, the deal and its bank from the ante to the settlement, and the checks that every
answer is legal and no chip is lost. It excludes drawing the secrets, which a table does during play, and everything
recorded and shown: events, records and views. OpenSpiel's time includes its chance moves, which deal the cards.

The slices of both alternate, and are measured in processor time, so that other programs disturb little.
"""

from __future__ import annotations

import importlib
import random
import statistics
import time
from collections.abc import Callable, Mapping
from itertools import cycle
from typing import Any, NamedTuple

from bench import card_play
from bench.figures import Figure, Goal, at_least
from game.core.bank import Balances
from game.core.driver import Driver, Setup
from game.core.rulesets import Ruleset
from game.core.shuffle import Seal, secret_from
from game.games.catalogue import CATALOGUE

HEADLINE = "lupfen-liechtenstein"
GOAL, GOAL_OF_POTS = 0.5, 0.4
SEATS = 4
SLICE = 0.25
ROUNDS = 9
SEALS = 1_000
MOST_IN_POT = 10**9


class Speed(NamedTuple):
    """Work per second of processor time: `decisions` between several actions, and all questions `asked`."""

    decisions: float
    asked: float


def measure(slice_seconds: float = SLICE, rounds: int = ROUNDS) -> list[Figure]:
    """Measure every ruleset with four seats, or as many as it allows, and card play of Skat next to OpenSpiel's."""
    rulesets = sorted(CATALOGUE, key=lambda ruleset: ruleset.id != HEADLINE)
    skat = importlib.import_module("pyspiel").load_game("skat")
    engines = [_compare(ruleset, skat, slice_seconds, rounds) for ruleset in rulesets]
    return [*engines, card_play.measure(slice_seconds, rounds)]


def _compare(ruleset: Ruleset[Any], skat: Any, slice_seconds: float, rounds: int) -> Figure:
    rng = random.Random(ruleset.id)  # noqa: S311
    ours: list[Speed] = []
    theirs: list[Speed] = []
    table = RandomTable(ruleset, rng)
    for _ in range(rounds):
        ours.append(speed(table.play_deal, slice_seconds))
        theirs.append(speed(lambda: play_skat(skat, rng), slice_seconds))
    pairs = list(zip(ours, theirs, strict=True))
    parts = {
        "decisions/s": statistics.median(mine.decisions for mine in ours),
        "OpenSpiel": statistics.median(other.decisions for other in theirs),
        "asked": statistics.median(mine.asked / other.asked for mine, other in pairs),
    }
    ratio = statistics.median(mine.decisions / other.decisions for mine, other in pairs)
    return Figure(f"engine {ruleset.id}", ratio, "x OpenSpiel", _goal(ruleset), parts)


def _goal(ruleset: Ruleset[Any]) -> Goal | None:
    if ruleset.id == HEADLINE:
        return at_least(GOAL)
    return at_least(GOAL_OF_POTS) if ruleset.pot and ruleset.tricks else None


def speed(play: Callable[[], tuple[int, int]], seconds: float) -> Speed:
    """Measure `play`, which plays a deal and counts its decisions and questions."""
    decisions = asked = 0
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds:
        for _ in range(20):
            chosen, all_asked = play()
            decisions += chosen
            asked += all_asked
    return Speed(decisions / spent, asked / spent)


class RandomTable:
    """Consecutive deals played at random under the default rules."""

    def __init__(self, ruleset: Ruleset[Any], rng: random.Random) -> None:
        self._ruleset = ruleset
        self._options = ruleset.choose({})
        self._random = rng.random
        self._seals = cycle([Seal(secret_from(f"{ruleset.id} {number}")) for number in range(SEALS)])
        self._opening = Balances.opening(max(ruleset.least_seats, min(SEATS, ruleset.most_seats)))
        self._before = self._opening
        self._dealer = 0
        self._carry: Mapping[str, int] = {}
        self._tallies: Mapping[str, tuple[int, ...]] = {}

    def play_deal(self) -> tuple[int, int]:
        """Play a deal, and count its decisions and the questions asked."""
        before, seal = self._before, next(self._seals)
        setup = Setup(self._ruleset, self._options, 1, self._dealer, before, seal, self._carry, self._tallies)
        driver = Driver(setup, quiet=True)
        decisions = asked = 0
        draw = self._random
        while question := driver.question:
            answers = question.answers
            choices = len(answers)
            asked += 1
            decisions += choices > 1
            driver.answer(answers[int(draw() * choices)])
        if driver.outcome:
            self._dealer, self._carry = driver.outcome.next_dealer, driver.outcome.carry
            self._tallies = driver.tallies_after
        self._before = driver.after if driver.after.pot < MOST_IN_POT else self._opening
        return decisions, asked


def play_skat(game: Any, rng: random.Random) -> tuple[int, int]:
    """Play a deal of OpenSpiel's skat, and count its decisions and the moves asked of players."""
    draw = rng.random
    state = game.new_initial_state()
    decisions = asked = 0
    while not state.is_terminal():
        actions = state.legal_actions()
        choices = len(actions)
        if not state.is_chance_node():
            asked += 1
            decisions += choices > 1
        state.apply_action(actions[int(draw() * choices)])
    return decisions, asked
