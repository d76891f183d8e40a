"""Decisions per second of random play through the real scripts, next to OpenSpiel's skat stepped from Python.

Both sides pick at random from the list of legal actions, in the same way and from the same generator. A decision is a
choice between at least two actions, on both sides: chance moves and forced moves are played, and their time counts,
but they are not counted as decisions. (OpenSpiel also asks for forced moves, while our scripts play the last card of
a hand without asking. The part *asked* is the ratio when every question counts, forced or not.)

Our time includes the sealed shuffle, the deal and its bank from the ante to the settlement, and the checks that every
answer is legal and no chip is lost. It excludes drawing the secrets, which a table does during play, and everything
recorded and shown: events, records and views. OpenSpiel's time includes its chance moves, which deal the cards.

Card play of Skat is also measured alone: both sides are brought to the first lead in the same game, a suit game or a
grand, and only the cards that follow are timed. The clock stops before the last card of the ninth trick, after which
nobody has a choice and our deal is settled; null is left out for the same reason, because it can end anywhere.

The slices of both alternate, and are measured in processor time, so that other programs disturb little.
"""

import importlib
import random
import statistics
import time
from collections.abc import Callable, Mapping
from functools import partial
from itertools import count, cycle
from typing import Any, NamedTuple

from bench.deals import dealt
from bench.figures import Figure, Goal, at_least
from game.core.bank import Balances
from game.core.driver import Driver, Setup
from game.core.rulesets import Ruleset
from game.core.shuffle import Seal, secret_from
from game.games.catalogue import CATALOGUE
from game.games.skat import SKAT

HEADLINE = "lupfen-liechtenstein"
GOAL, GOAL_OF_POTS = 0.5, 0.4
SEATS = 4
SEALS = 1_000
MOST_IN_POT = 10**9
BIDS = {"diamonds": 33, "hearts": 34, "spades": 35, "clubs": 36, "grand": 37, "null": 38}
"""OpenSpiel's numbers of the games; 32 is a pass."""
PASS = 32
SKAT_CARDS = 2
TIMED = ("diamonds", "hearts", "spades", "clubs", "grand")
TIMED_CARDS = 26
ALL = 10**9

Draw = Callable[[], float]
Prepare = Callable[[], Callable[[], "Work"]]
"""Prepares a deal of one of the sides; playing what it returns is timed."""


class Work(NamedTuple):
    """Decisions between several actions, and all questions asked: of a deal, or per second of processor time."""

    decisions: float
    asked: float


def speed(prepare: Prepare, seconds: float) -> Work:
    """Measure a side for some seconds of processor time."""
    decisions = asked = spent = 0.0
    while spent < seconds:
        play = prepare()
        started = time.process_time()
        done = play()
        spent += time.process_time() - started
        decisions, asked = decisions + done.decisions, asked + done.asked
    return Work(decisions / spent, asked / spent)


def measure(slice_seconds: float = 0.25, rounds: int = 9) -> list[Figure]:
    """Measure every ruleset with four seats, or as many as it allows, and card play of Skat."""
    peer = importlib.import_module("pyspiel").load_game("skat")

    def compared(name: str, goal: Goal | None, ours: Prepare, theirs: Prepare) -> Figure:
        pairs = [(speed(ours, slice_seconds), speed(theirs, slice_seconds)) for _ in range(rounds)]
        parts = {
            "decisions/s": statistics.median(mine.decisions for mine, _ in pairs),
            "OpenSpiel": statistics.median(other.decisions for _, other in pairs),
            "asked": statistics.median(mine.asked / other.asked for mine, other in pairs),
        }
        ratio = statistics.median(mine.decisions / other.decisions for mine, other in pairs)
        return Figure(f"engine {name}", ratio, "x OpenSpiel", goal, parts)

    def whole(ruleset: Ruleset[Any]) -> Figure:
        draw = random.Random(ruleset.id).random  # noqa: S311
        table = RandomTable(ruleset, draw)
        return compared(
            ruleset.id,
            _goal(ruleset),
            lambda: table.play_deal,
            lambda: partial(stepped, peer.new_initial_state(), draw),
        )

    def card_play() -> Figure:
        rng, numbers, names = random.Random("card play"), count(2, 3), cycle(TIMED)  # noqa: S311
        return compared(
            "skat card play",
            at_least(0.5),
            lambda: partial(answered, begin(next(numbers), next(names)), rng.random, TIMED_CARDS),
            lambda: partial(stepped_on, begin_peer(peer, rng, next(names)), rng.random),
        )

    return [*map(whole, sorted(CATALOGUE, key=lambda ruleset: ruleset.id != HEADLINE)), card_play()]


def _goal(ruleset: Ruleset[Any]) -> Goal | None:
    if ruleset.id == HEADLINE:
        return at_least(GOAL)
    return at_least(GOAL_OF_POTS) if ruleset.pot and ruleset.tricks else None


class RandomTable:
    """Consecutive deals played at random under the default rules."""

    def __init__(self, ruleset: Ruleset[Any], draw: Draw) -> None:
        self._ruleset = ruleset
        self._options = ruleset.choose({})
        self._draw = draw
        self._seals = cycle([Seal(secret_from(f"{ruleset.id} {number}")) for number in range(SEALS)])
        self._opening = Balances.opening(max(ruleset.least_seats, min(SEATS, ruleset.most_seats)))
        self._before = self._opening
        self._dealer = 0
        self._carry: Mapping[str, int] = {}
        self._tallies: Mapping[str, tuple[int, ...]] = {}

    def play_deal(self) -> Work:
        """Play a deal."""
        before, seal = self._before, next(self._seals)
        setup = Setup(self._ruleset, self._options, 1, self._dealer, before, seal, self._carry, self._tallies)
        driver = Driver(setup, quiet=True)
        work = answered(driver, self._draw)
        if driver.outcome:
            self._dealer, self._carry = driver.outcome.next_dealer, driver.outcome.carry
            self._tallies = driver.tallies_after
        self._before = driver.after if driver.after.pot < MOST_IN_POT else self._opening
        return work


def answered(driver: Driver, draw: Draw, most: int = ALL) -> Work:
    """Answer at random, at most this many questions."""
    decisions = asked = 0
    while asked < most and (question := driver.question):
        answers = question.answers
        choices = len(answers)
        asked += 1
        decisions += choices > 1
        driver.answer(answers[int(draw() * choices)])
    return Work(decisions, asked)


def stepped(state: Any, draw: Draw) -> Work:
    """Move at random in a deal of OpenSpiel to its end."""
    decisions = asked = 0
    while not state.is_terminal():
        actions = state.legal_actions()
        choices = len(actions)
        if not state.is_chance_node():
            asked += 1
            decisions += choices > 1
        state.apply_action(actions[int(draw() * choices)])
    return Work(decisions, asked)


def stepped_on(state: Any, draw: Draw) -> Work:
    """Play the timed cards at random in a deal of OpenSpiel; nothing needs to be asked about its state."""
    decisions = 0
    for _ in range(TIMED_CARDS):
        actions = state.legal_actions()
        choices = len(actions)
        decisions += choices > 1
        state.apply_action(actions[int(draw() * choices)])
    return Work(decisions, TIMED_CARDS)


def begin(number: int, name: str) -> Driver:
    """Bring our deal to its first lead: middlehand bids 18, the others pass, it takes the skat."""
    driver = dealt(SKAT, "card play", number, quiet=True)
    for answer in ("18", "pass", "pass", "take"):
        driver.answer(answer)
    driver.answer(driver.question.safe if driver.question else None)
    driver.answer(name)
    return driver


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
