"""Decisions per second of random play through the real scripts, beside OpenSpiel's skat stepped from Python.

Both sides pick at random from the list of legal actions; the dealing is in the time of both, and is no decision. The
slices of both alternate, and are measured in the time of the processor, so that other programs disturb little.
"""

from __future__ import annotations

import importlib
import random
import statistics
import time
from collections.abc import Callable, Mapping
from typing import Any

from bench.figures import Figure, at_least
from game.bank import Balances
from game.catalogue import CATALOGUE
from game.driver import Driver, Setup
from game.rulesets import Ruleset
from game.shuffle import Seal, new_secret

HEADLINE = "lupfen-liechtenstein"
SEATS = 4
SLICE = 0.25
ROUNDS = 9
MOST_IN_POT = 10**9


def measure(slice_seconds: float = SLICE, rounds: int = ROUNDS) -> list[Figure]:
    """Measure every ruleset with four seats, the headline first."""
    rulesets = sorted(CATALOGUE, key=lambda ruleset: ruleset.id != HEADLINE)
    skat = importlib.import_module("pyspiel").load_game("skat")
    return [_compare(ruleset, skat, slice_seconds, rounds) for ruleset in rulesets]


def _compare(ruleset: Ruleset[Any], skat: Any, slice_seconds: float, rounds: int) -> Figure:
    rng = random.Random(ruleset.id)  # noqa: S311
    ours: list[float] = []
    theirs: list[float] = []
    table = RandomTable(ruleset, rng)
    for _ in range(rounds):
        ours.append(speed(table.play_deal, slice_seconds))
        theirs.append(speed(lambda: play_skat(skat, rng), slice_seconds))
    ratio = statistics.median(mine / other for mine, other in zip(ours, theirs, strict=True))
    parts = {"decisions/s": statistics.median(ours), "OpenSpiel": statistics.median(theirs)}
    goal = at_least(0.8) if ruleset.id == HEADLINE else None
    return Figure(f"engine {ruleset.id}", ratio, "x OpenSpiel", goal, parts)


def speed(play: Callable[[], int], seconds: float) -> float:
    """Give the decisions per second of processor time; `play` plays one deal and counts its decisions."""
    decisions = 0
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds:
        for _ in range(20):
            decisions += play()
    return decisions / spent


class RandomTable:
    """Deals that follow on from each other, played at random by the rules' defaults."""

    def __init__(self, ruleset: Ruleset[Any], rng: random.Random) -> None:
        self._ruleset = ruleset
        self._options = ruleset.choose({})
        self._random = rng.random
        self._before = Balances.opening(SEATS)
        self._dealer = 0
        self._carry: Mapping[str, int] = {}

    def play_deal(self) -> int:
        """Play a deal and count its decisions."""
        deck = Seal(new_secret())
        driver = Driver(
            Setup(self._ruleset, self._options, 1, self._dealer, self._before, deck, self._carry), quiet=True
        )
        decisions = 0
        draw = self._random
        while driver.question:
            answers = driver.question.answers()
            driver.answer(answers[int(draw() * len(answers))])
            decisions += 1
        if driver.outcome:
            self._dealer, self._carry = driver.outcome.next_dealer, driver.outcome.carry
        before = driver.deal.bank.balances()
        self._before = before if before.pot < MOST_IN_POT else Balances.opening(SEATS)
        return decisions


def play_skat(game: Any, rng: random.Random) -> int:
    """Play a deal of OpenSpiel's skat and count its decisions."""
    draw = rng.random
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        decisions += not state.is_chance_node()
        actions = state.legal_actions()
        state.apply_action(actions[int(draw() * len(actions))])
    return decisions
