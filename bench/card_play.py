"""Card play of Skat, decision by decision: our script next to OpenSpiel's implementation of the same rules.

Both are brought to the first lead in the same game, a suit game or a grand, and only the cards that follow are timed:
picked at random, in the same way and from the same generator. The clock stops before the last card of the ninth trick,
after which nobody has a choice and our deal is settled; null is left out for the same reason, because it can end
anywhere. As everywhere in the bench, a decision is a choice between at least two cards.
"""

from __future__ import annotations

import importlib
import random
import statistics
import time
from collections.abc import Callable
from itertools import cycle
from typing import Any

from bench.figures import Figure, at_least
from game.core.bank import Balances
from game.core.driver import Driver, Setup
from game.core.errors import BrokenRules
from game.core.shuffle import Seal, secret_from
from game.games.skat import SKAT

BIDS = {"diamonds": 33, "hearts": 34, "spades": 35, "clubs": 36, "grand": 37, "null": 38}
"""OpenSpiel's numbers of the games; 32 is a pass."""
PASS = 32
SEALS = 500
SKAT_CARDS = 2
TIMED = ("diamonds", "hearts", "spades", "clubs", "grand")
TIMED_CARDS = 26

Ready = Any
Begin = Callable[[str], Ready]
Finish = Callable[[Ready], int]


def measure(slice_seconds: float, rounds: int) -> Figure:
    """Return the ratio of our decisions per second to OpenSpiel's, in alternating slices."""
    rng = random.Random("card play")  # noqa: S311
    peer = importlib.import_module("pyspiel").load_game("skat")
    seals = cycle([Seal(secret_from(f"card play {number}")) for number in range(SEALS)])
    ours, theirs = list[float](), list[float]()
    for _ in range(rounds):
        ours.append(speed(lambda name: begin(next(seals), name), lambda driver: finish(driver, rng), slice_seconds))
        theirs.append(speed(lambda name: begin_peer(peer, rng, name), lambda s: finish_peer(s, rng), slice_seconds))
    ratio = statistics.median(mine / other for mine, other in zip(ours, theirs, strict=True))
    parts = {"decisions/s": statistics.median(ours), "OpenSpiel": statistics.median(theirs)}
    return Figure("engine skat card play", ratio, "x OpenSpiel", at_least(0.5), parts)


def speed(begin_deal: Begin, finish_deal: Finish, seconds: float) -> float:
    """Measure decisions per second of processor time; only `finish_deal` is timed."""
    names = cycle(TIMED)
    decisions, spent = 0, 0.0
    while spent < seconds:
        ready = begin_deal(next(names))
        started = time.process_time()
        decisions += finish_deal(ready)
        spent += time.process_time() - started
    return decisions / spent


def begin(seal: Seal, name: str) -> Driver:
    """Bring our deal to its first lead: middlehand bids 18, the others pass, it takes the skat."""
    driver = Driver(Setup(SKAT, SKAT.choose({}), 1, 2, Balances.opening(3), seal), quiet=True)
    for answer in ("18", "pass", "pass", "take"):
        driver.answer(answer)
    driver.answer(driver.question.safe if driver.question else None)
    driver.answer(name)
    return driver


def finish(driver: Driver, rng: random.Random) -> int:
    """Play random cards, and count the decisions."""
    draw, decisions = rng.random, 0
    for _ in range(TIMED_CARDS):
        question = driver.question
        if question is None:
            raise BrokenRules("a game of Skat ended before its tenth trick")
        answers = question.answers
        choices = len(answers)
        decisions += choices > 1
        driver.answer(answers[int(draw() * choices)])
    return decisions


def begin_peer(game: Any, rng: random.Random, name: str) -> Any:
    """Bring a deal of OpenSpiel to its first lead: the first bidder plays the named game."""
    state = game.new_initial_state()
    discards = 0
    while state.is_chance_node() or discards < SKAT_CARDS:
        actions = state.legal_actions()
        if not state.is_chance_node() and BIDS[name] in actions and PASS in actions:
            state.apply_action(BIDS[name])
            continue
        discards += not state.is_chance_node()
        state.apply_action(rng.choice(actions))
    return state


def finish_peer(state: Any, rng: random.Random) -> int:
    """Play random cards, and count the decisions."""
    draw, decisions = rng.random, 0
    for _ in range(TIMED_CARDS):
        actions = state.legal_actions()
        choices = len(actions)
        decisions += choices > 1
        state.apply_action(actions[int(draw() * choices)])
    return decisions
