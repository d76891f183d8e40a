"""Whether the adviser can be trusted: whether the chances it states come true, and whether costly choices are costly.

Strong computers play a deal of each game. At one of its questions the adviser states how likely the given answer is to
come out ahead, which is compared with the end of the deal. The costliest of beginners' choices are played out again
next to the better ones, in worlds other than the adviser's. `ADVISER_DEALS` in the environment is the number of deals
per game, `ADVISER_GAMES` selects the games.
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterable, Iterator, Sequence
from math import sqrt
from typing import Any, Final, NamedTuple

from bench.figures import Figure, at_least, at_most
from game.computer.evaluate import mean
from game.computer.gains import counted
from game.computer.judging import Judge
from game.computer.levels import BEGINNER, STRONG, player_of
from game.computer.search import Effort
from game.computer.weighing import Weighing
from game.computer.worlds import worlds
from game.core.bank import Balances
from game.core.driver import Driver, Setup, replay
from game.core.rulesets import Ruleset
from game.core.show import view_of
from game.core.shuffle import Seal, secret_from
from game.games.catalogue import CATALOGUE

DEALS = int(os.environ.get("ADVISER_DEALS", "20"))
GAMES = os.environ.get("ADVISER_GAMES", "").split()
EFFORT: Final = Effort(worlds=100, answers=2_000, ways=60, solved=100, least=4, first_cut=8)
AGAIN: Final = Effort(worlds=500, answers=20_000, least=4)
DECILES: Final = 10
OFF: Final = 0.04
"""A decile may be off by this much, plus what chance allows."""
CONFIRMED: Final = 0.9
COSTLIEST: Final = 3
"""The costliest decision out of this many deals is played out again."""


class Stated(NamedTuple):
    """A stated chance, and whether it came true."""

    chance: float
    came_true: bool


class Decile(NamedTuple):
    """The mean stated chance in a tenth of the range, how often it came true, and the number of statements."""

    stated: float
    came_true: float
    number: int

    @property
    def error(self) -> float:
        """The standard error of the observed share if the stated chance is right."""
        return sqrt(max(self.stated * (1 - self.stated), 1 / self.number) / self.number)


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
        figures += _costliest(ruleset, deals)
    return [*figures, *_deciles(stated)]


def _calibration(name: str, stated: Sequence[Stated]) -> Iterator[Figure]:
    if not stated:
        return
    off = mean([each.came_true - each.chance for each in stated])
    allowed = sqrt(sum(each.chance * (1 - each.chance) for each in stated)) / len(stated)
    yield Figure(f"{name}, came true less stated", off, "", None, {"error": allowed, "of": len(stated)})


def _deciles(stated: Sequence[Stated]) -> Iterator[Figure]:
    """Yield a figure for each decile; the error of the worst, beyond what chance allows, has a goal."""
    found = deciles(stated)
    for each in found:
        parts = {"stated": each.stated, "error": each.error, "of": each.number}
        yield Figure("a stated chance came true", each.came_true, "", None, parts)
    if found:
        worst = max(abs(each.came_true - each.stated) - 2 * each.error for each in found)
        yield Figure("worst decile, beyond two errors", max(0.0, worst), "", at_most(OFF))


def deciles(stated: Iterable[Stated]) -> list[Decile]:
    """Group statements by their chance."""
    parts: list[list[Stated]] = [[] for _ in range(DECILES)]
    for each in stated:
        parts[min(DECILES - 1, int(each.chance * DECILES))].append(each)
    return [
        Decile(mean([each.chance for each in part]), mean([float(each.came_true) for each in part]), len(part))
        for part in parts
        if part
    ]


# stated chances


def statements(ruleset: Ruleset[Any], deals: int) -> Iterator[Stated]:
    """Let strong computers play deals, and the adviser state a chance at one question of each."""
    weighing = Weighing(ruleset, EFFORT)
    for number in range(deals):
        driver = played(ruleset, STRONG, number)
        moment = moment_of(driver, random.Random(f"{ruleset.id} {number}"))  # noqa: S311
        if moment is None:
            continue
        before, answer = moment
        weighed, _ = weighing.weighed(view_of(before, before.seat), random.Random(number), answer)  # noqa: S311
        gains = weighed.gains.get(answer, ())
        if len(gains) > 1:  # a single world is no sample but the only possibility
            yield Stated(mean([float(gain > 0) for gain in gains]), counted(driver, before.seat) > 0)


def played(ruleset: Ruleset[Any], level: str, number: int) -> Driver:
    """Play a deal among players of a level."""
    seats, deck = ruleset.best_seats, Seal(secret_from(f"adviser {ruleset.id} {number}"))
    driver = Driver(Setup(ruleset, ruleset.choose({}), 1, number % seats, Balances.opening(seats), deck))
    player = player_of(level, ruleset)
    while driver.question is not None:
        rng = random.Random(f"{number} {len(driver.given)}")  # noqa: S311
        driver.answer(player.choose(view_of(driver, driver.seat), rng))
    return driver


def moment_of(driver: Driver, rng: random.Random) -> tuple[Driver, Any] | None:
    """Draw one of a deal's questions with a choice; return the deal before it, and the answer given."""
    open_ones = [number for number, (_, question, _) in enumerate(driver.given) if len(question.answers) > 1]
    if not open_ones:
        return None
    number = rng.choice(open_ones)
    return before(driver, number), driver.given[number][2]


def before(driver: Driver, number: int) -> Driver:
    """Replay a deal up to one of its questions."""
    return replay(driver.setup, [asked.answer for asked in driver.answered[:number]])


# costly choices


def _costliest(ruleset: Ruleset[Any], deals: int) -> Iterator[Figure]:
    again = [*costs_again(ruleset, deals)]
    if again:
        share = mean([float(confirmed) for confirmed in again])
        yield Figure(f"{ruleset.id}, costly is costly", share, "", at_least(CONFIRMED), {"of": len(again)})


def costs_again(ruleset: Ruleset[Any], deals: int) -> Iterator[bool]:
    """Play beginners' costliest choices out again in new worlds; yield whether they are surely worse."""
    judge, weighing = Judge(ruleset, EFFORT), Weighing(ruleset, AGAIN)
    for number in range(0, deals, COSTLIEST):
        found: list[tuple[float, Driver, Any, Any]] = []
        for each in range(number, min(number + COSTLIEST, deals)):
            moment = moment_of(played(ruleset, BEGINNER, each), random.Random(f"costly {ruleset.id} {each}"))  # noqa: S311
            if moment is None or (question := moment[0].question) is None:
                continue
            driver, answer = moment
            view = view_of(driver, driver.seat)
            judged = judge.judged(view, question.write(answer), random.Random(each))  # noqa: S311
            if judged and judged.sure:
                found.append((judged.cost, driver, question.read(judged.better), answer))
        if found:
            _, driver, better, given = max(found, key=lambda each: each[0])
            view, rng = view_of(driver, driver.seat), random.Random(f"again {number}")  # noqa: S311
            imagined = worlds(view, ruleset, player_of(BEGINNER, ruleset), AGAIN.worlds, rng)
            yield weighing.played_out([better, given], imagined, rng, given).difference(better, given).sure
