"""A practice deal: one person against computers, chosen for what it teaches, without chips."""

import asyncio
import random
from collections.abc import Iterator
from functools import partial
from typing import Any, NamedTuple

from bot.alone import AloneTables
from game import lessons
from game.computer import BEGINNER, player_for
from game.computer.advice import Adviser
from game.computer.search import Effort
from game.computer.weighing import LEAST
from game.core import shuffle
from game.core.bank import Balances
from game.core.driver import Driver, Setup
from game.core.questions import Amount, Choose, Question
from game.core.rulesets import Outcome, Ruleset
from game.core.shuffle import Seal
from game.core.visibility import view_of
from game.table.alone import Sitting, begun, company, new_id
from game.table.computers import LEARNER as ME
from game.table.computers import Computers, forced
from game.table.occasion import Practice
from game.table.table import Table

SEED = Practice().of
advised = partial(lessons.advised, seed=SEED)
"""Returns the answer that is advised, that of rules of thumb."""
TRIES, FIRST_DEALS = 10, 3
MANY_QUESTIONS = 7
SEARCHES = 4
EFFORT = Effort(worlds=30, answers=300, least=LEAST, first_cut=6)
"""The effort of each of at most so many searches: from a hundredth to somewhat over a tenth of a second."""


class Asked(NamedTuple):
    """The questions a deal asks a person: the number of different `kinds`, and of `questions` in all."""

    kinds: int
    questions: int

    @property
    def enough(self) -> bool:
        """Whether the deal is good enough to stop searching: several kinds of questions, or many of one kind."""
        return self.kinds > 1 or self.questions >= MANY_QUESTIONS


async def practise(tables: AloneTables, ruleset: Ruleset[Any], user: int, name: str, secret: str = "") -> Table:
    """Begin a practice deal; the same `secret` gives the same one. Raises `Refused("database-refuses")`."""
    setup = await asyncio.to_thread(_instructive, ruleset, secret or shuffle.new_secret())
    sitting = Sitting(user, ME, company(name, ME, ruleset.best_seats))
    return await tables.open(begun(new_id(Practice), setup, sitting, BEGINNER, Practice()))


def _instructive(ruleset: Ruleset[Any], secret: str) -> Setup:
    """Return the first deal that teaches enough and begins with sound advice, else the most instructive of some."""
    seats = ruleset.best_seats
    first = Setup(ruleset, ruleset.choose({}), 1, seats - 1, Balances.opening(seats), Seal(secret))
    tried: list[tuple[Asked, Setup]] = []
    for setup in _candidates(first, random.Random(secret)):  # noqa: S311
        asked = _asked(setup)
        if asked.enough and _sound(setup):
            return setup
        tried.append((asked, setup))
        if sum(each.enough for each, _ in tried) == SEARCHES:
            break
    return max(tried, key=lambda each: each[0])[1]


def _sound(setup: Setup) -> bool:
    driver = _until_asked(Driver(setup))
    best = Adviser(setup.ruleset, EFFORT).best(view_of(driver, ME), random.Random(SEED))  # noqa: S311
    return advised(driver) in best


def _candidates(first: Setup, rng: random.Random) -> Iterator[Setup]:
    """Yield a few first deals, then, if there is a pot, deals that start with chips in it."""
    setups = [first, *(first._replace(deck=_seal(rng)) for _ in range(TRIES))]
    yield from setups[:FIRST_DEALS]
    if first.ruleset.pot:
        yield from (_after(setup)._replace(deck=_seal(rng)) for setup in setups)
    yield from setups[FIRST_DEALS:]


def _seal(rng: random.Random) -> Seal:
    return Seal(rng.randbytes(32).hex())


def _after(setup: Setup) -> Setup:
    """Return the deal after one played by computers, with the pot they left; the dealer stays the same."""
    driver = _as_advised(setup)
    left = driver.outcome or Outcome(setup.dealer)
    return setup._replace(before=driver.after, carry=left.carry, tallies=driver.tallies_after)


def _asked(setup: Setup) -> Asked:
    """Return what a player who follows the advice is asked; nothing if the first advice is to pass."""
    driver = _until_asked(Driver(setup))
    if driver.question is None or _passes(driver.question, advised(driver)):
        return Asked(0, 0)
    kinds = [question.kind for seat, question, _ in _as_advised(setup).given if seat == ME]
    return Asked(len(set(kinds)), len(kinds))


def _as_advised(setup: Setup) -> Driver:
    driver = _until_asked(Driver(setup))
    while driver.question is not None:
        driver.answer_text(advised(driver))
        _until_asked(driver)
    return driver


def _until_asked(driver: Driver) -> Driver:
    """Let the computers answer until the person has a choice."""
    computers = Computers(player_for, None, SEED, Practice.least_asked)
    while (question := driver.question) is not None:
        if driver.seat != ME:
            driver.answer(computers.answer(driver, ""))
        elif forced(driver):
            driver.answer(question.safe)
        else:
            break
    return driver


def _passes(question: Question[Any], answer: str) -> bool:
    """Whether an answer declines a question's offer."""
    match question:
        case Choose() | Amount():
            return answer == str(question.safe)
        case _:
            return False
