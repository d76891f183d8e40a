"""Whether the adviser can be trusted: whether the chances it states come true, and whether costly choices are costly.

Strong computers play deals of each game. At some questions the adviser states how likely the given answer is to come
out ahead, which is compared with the end of the deal. The costliest choice that *How did I play?* names in a beginner's
deal is played out again next to the better one, in worlds other than the adviser's. `ADVISER_DEALS` in the environment
is the number of deals per game, `ADVISER_COSTLY` that of costly choices; `ADVISER_GAMES` selects the games.
"""

from __future__ import annotations

import os
import random
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from math import sqrt
from typing import Any, Final, NamedTuple

from bench.deals import dealt, played
from bench.figures import Figure, Mean, at_least, at_most
from game.computer.evaluate import mean
from game.computer.gains import counted
from game.computer.judging import Judge
from game.computer.levels import BEGINNER, STRONG, player_of
from game.computer.search import Effort
from game.computer.weighing import LEAST, Difference, Weighed, Weighing
from game.core.driver import Driver, replay
from game.core.rulesets import Ruleset
from game.core.view import View
from game.core.visibility import view_of
from game.games.catalogue import CATALOGUE

DEALS = int(os.environ.get("ADVISER_DEALS", "20"))
COSTLY = int(os.environ.get("ADVISER_COSTLY", "3"))
GAMES = os.environ.get("ADVISER_GAMES", "").split()
EFFORT: Final = Effort(worlds=100, answers=2_000, ways=60, solved=100, least=4, first_cut=8)
AGAIN: Final = Effort(worlds=500, answers=20_000, least=4)
DECILES: Final = 10
OFF: Final = 0.04
"""A decile may be off by this much, plus what chance allows."""
CONFIRMED: Final = 0.9
QUESTIONS: Final = 4
"""A chance is stated at up to this many questions of a deal."""
DEALS_EACH: Final = 40
"""For each costly choice, up to this many deals are searched."""


class Stated(NamedTuple):
    """A chance stated in a deal, and whether it came true."""

    deal: int
    chance: float
    came_true: bool


class Costly(NamedTuple):
    """A costly choice: what it cost, its view, and what would have been better."""

    cost: float
    view: View
    better: Any
    given: Any


class Decile(NamedTuple):
    """The mean stated chance in a tenth of the range, how often it came true, and the number of statements.

    `error` is the standard error of the difference; statements about one deal come true or fail together.
    """

    stated: float
    came_true: float
    error: float
    number: int

    @classmethod
    def of(cls, stated: Sequence[Stated]) -> Decile:
        """Summarise some statements."""
        number = len(stated)
        chance, came_true = mean([each.chance for each in stated]), mean([each.came_true for each in stated])
        off, by_deal = came_true - chance, defaultdict[int, float](float)
        for each in stated:
            by_deal[each.deal] += each.came_true - each.chance - off
        found, least = sum(value**2 for value in by_deal.values()), max(1.0, number * chance * (1 - chance))
        return cls(chance, came_true, sqrt(max(found, least)) / number, number)


def measure(deals: int = DEALS) -> list[Figure]:
    """Measure all games, or the selected ones."""
    stated: list[Stated] = []
    figures: list[Figure] = []
    for rulesets in CATALOGUE.families().values():
        ruleset = rulesets[0]
        if GAMES and ruleset.id not in GAMES:
            continue
        here = [*statements(ruleset, deals)]
        stated += here
        figures += _calibration(ruleset.id, here)
        figures += _costliest(ruleset, COSTLY)
    return [*figures, *_calibration("all", stated)]


def _calibration(name: str, stated: Sequence[Stated]) -> Iterator[Figure]:
    """Yield how far the statements are off on average, and in each tenth; the worst tenth has a goal."""
    if not stated:
        return
    whole, found = Decile.of(stated), deciles(stated)
    parts = {"error": whole.error, "of": whole.number}
    yield Figure(f"{name}, came true less stated", whole.came_true - whole.stated, "", None, parts)
    for each in found:
        parts = {"stated": each.stated, "error": each.error, "of": each.number}
        yield Figure(f"{name}, a stated chance came true", each.came_true, "", None, parts)
    worst = max(abs(each.came_true - each.stated) - 2 * each.error for each in found)
    yield Figure(f"{name}, worst decile, beyond two errors", max(0.0, worst), "", at_most(OFF))


def deciles(stated: Iterable[Stated]) -> list[Decile]:
    """Group statements by their chance."""
    parts: list[list[Stated]] = [[] for _ in range(DECILES)]
    for each in stated:
        parts[min(DECILES - 1, int(each.chance * DECILES))].append(each)
    return [Decile.of(part) for part in parts if part]


# stated chances


def statements(ruleset: Ruleset[Any], deals: int) -> Iterator[Stated]:
    """Let strong computers play deals, and the adviser state a chance at some questions of each."""
    weighing = Weighing(ruleset, EFFORT)
    for number in range(deals):
        driver, rng = play(ruleset, STRONG, number), random.Random(f"{ruleset.id} {number}")  # noqa: S311
        open_ones = choices(driver)
        for place in rng.sample(open_ones, min(QUESTIONS, len(open_ones))):
            earlier, answer = before(driver, place), driver.given[place][2]
            weighed, _ = weighing.weighed(view_of(earlier, earlier.seat), random.Random(number), answer)  # noqa: S311
            gains = weighed.gains.get(answer, ())
            if len(gains) > 1:  # a single world is no sample but the only possibility
                chance = mean([gain > 0 for gain in gains])
                yield Stated(number, chance, counted(driver, earlier.seat) > 0)


def play(ruleset: Ruleset[Any], level: str, number: int) -> Driver:
    """Play a deal among players of a level."""
    seed = f"adviser {ruleset.id}"
    return played(dealt(ruleset, seed, number), [player_of(level, ruleset)], f"{seed}|{number}")


def choices(driver: Driver) -> Sequence[int]:
    """Return the numbers of a deal's questions with a choice."""
    return [number for number, (_, question, _) in enumerate(driver.given) if len(question.answers) > 1]


def before(driver: Driver, number: int) -> Driver:
    """Replay a deal up to one of its questions."""
    return replay(driver.setup, [asked.answer for asked in driver.answered[:number]])


# costly choices


def _costliest(ruleset: Ruleset[Any], number: int) -> Iterator[Figure]:
    if again := [*costs_again(ruleset, number)]:
        yield Mean.over(again).figure(f"{ruleset.id}, costly is costly", goal=at_least(CONFIRMED))


def costs_again(ruleset: Ruleset[Any], number: int) -> Iterator[bool]:
    """Play costliest choices of beginners out again, each from another deal; yield whether they are surely worse."""
    judge, weighing = Judge(ruleset), Weighing(ruleset, AGAIN)
    found = (costliest(judge, play(ruleset, BEGINNER, each), each) for each in range(number * DEALS_EACH))
    for costly in islice(filter(None, found), number):
        yield replayed(weighing, costly).sure


def costliest(judge: Judge, driver: Driver, number: int) -> Costly | None:
    """Find the choice with which a seat gave away most in a deal, as *How did I play?* names it."""
    found: list[Costly] = []
    for place in choices(driver):
        seat, question, answer = driver.given[place]
        if seat != number % driver.setup.ruleset.best_seats:
            continue
        view = view_of(before(driver, place), seat)
        judged = judge.judged(view, question.write(answer), random.Random(number))  # noqa: S311
        if judged and judged.sure:
            found.append(Costly(judged.cost, view, question.read(judged.better), answer))
    return max(found, key=lambda each: each.cost, default=None)


def replayed(weighing: Weighing, costly: Costly) -> Difference:
    """Return how much more the better answer brings in other worlds that the player may believe in."""
    rng, answers = random.Random(f"again {costly.cost}"), (costly.better, costly.given)  # noqa: S311
    gains: dict[Any, list[float]] = {answer: [] for answer in answers}
    for _ in range(AGAIN.worlds):  # a game's own player decides for itself how many worlds to use at a time
        drawn = weighing.again(costly.view, answers, rng).gains
        both = min(len(drawn[answer]) for answer in answers)
        for answer in answers:
            gains[answer] += drawn[answer][:both]
        if both < LEAST or len(gains[costly.given]) >= AGAIN.worlds:
            break
    return Weighed(gains).difference(*answers)
