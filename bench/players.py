"""How long computer players think, what they win from each other, and whether the event loop waits for them.

Times are those of the processor, so that other programs disturb little. The figures of matches are duplicate deals:
every deal is played in every seating. How many is `PLAYERS_DEALS` in the environment; few by default, so that all of it
takes less than ten minutes. What must hold within 2,000 deals is what the soak runs prove; here it is estimated from
the deals that were played.
"""

from __future__ import annotations

import asyncio
import os
import random
import time
from collections.abc import Iterable, Iterator, Sequence
from itertools import count, cycle, islice
from math import sqrt
from typing import Any, NamedTuple

from bench.figures import Figure, at_least, at_most
from bot.thinking.pool import ThinkingPool
from game.computer import player_of
from game.computer.levels import BEGINNER, CLUB, STRONG
from game.computer.match import Match, summary
from game.core.bank import Balances
from game.core.driver import Driver, Setup
from game.core.rulesets import Ruleset
from game.core.show import view_of
from game.core.shuffle import Seal, secret_from
from game.core.view import View
from game.games.catalogue import CATALOGUE
from game.games.lupfen import LIECHTENSTEIN

DEALS = int(os.environ.get("PLAYERS_DEALS", "10"))
VIEWS = 40
"""So many questions of each ruleset are thought about."""
A_DEAL = 4
"""So many of a deal."""
AT_MOST = 2_000
"""Within so many deals a level must be seen to win from the one below."""
LUPFEN_BARS = {3: 0.35, 4: 1.2}
"""What the strong level wins alone among beginners, in chips a deal, by seats; at least, two errors taken off."""
LUPFEN_DEALS = 150
"""Lupfen is played for so many times as many deals: it is quick, and these bars are in chips."""
THOUGHTS = 24
BEAT = 0.001


class Won(NamedTuple):
    """What a player has won alone among others, in chips a deal, with its standard error."""

    mean: float
    error: float
    deals: int

    @property
    def errors(self) -> float:
        """How many standard errors it would be after `AT_MOST` deals."""
        return self.mean / (self.error * sqrt(self.deals / AT_MOST)) if self.error else 0.0

    def parts(self) -> dict[str, float]:
        """Say what it is made from."""
        return {"chips": self.mean, "error": self.error, "deals": self.deals}


def measure(deals: int = DEALS, each: int = VIEWS, rulesets: Iterable[Ruleset[Any]] = tuple(CATALOGUE)) -> list[Figure]:
    """Measure every ruleset, with as many seats as it is best played with."""
    chosen = list(rulesets)
    thought = [figure for ruleset in chosen for figure in thinking(ruleset, each)]
    won = [figure for ruleset in chosen for figure in matches(ruleset, deals)]
    lupfen = [lupfen_bar(seats, deals * LUPFEN_DEALS) for seats in LUPFEN_BARS]
    return [*thought, *won, *lupfen, stall()]


# time


def thinking(ruleset: Ruleset[Any], each: int) -> Iterator[Figure]:
    """Tell how long the levels that think do so, in milliseconds."""
    looked_at = views(ruleset, each)
    longest = 0.0
    for level in (CLUB, STRONG):
        player = player_of(level, ruleset)
        spent = sorted(_seconds(player, view, number) * 1_000 for number, view in enumerate(looked_at))
        longest = max(longest, spent[-1])
        p50, p99 = (spent[int(len(spent) * part)] for part in (0.5, 0.99))
        yield Figure(f"{ruleset.id} {level}, p99", p99, "ms", at_most(100), {"p50": p50, "worst": spent[-1]})
    yield Figure(f"{ruleset.id}, longest thought", longest, "ms", at_most(250))


def _seconds(player: Any, view: View, number: int) -> float:
    started = time.process_time()
    player.choose(view, random.Random(number))  # noqa: S311
    return time.process_time() - started


def views(ruleset: Ruleset[Any], number: int) -> Sequence[View]:
    """Collect questions with a choice from deals between beginners, a few of each deal."""
    player, found = player_of(BEGINNER, ruleset), list[View]()
    for deal in count():
        rng = random.Random(f"{ruleset.id} {deal}")  # noqa: S311
        deck, seats = Seal(secret_from(f"{ruleset.id} {deal}")), ruleset.best_seats
        driver = Driver(Setup(ruleset, ruleset.choose({}), 1, rng.randrange(seats), Balances.opening(seats), deck))
        met: list[View] = []
        while driver.question is not None:
            view = view_of(driver, driver.seat)
            if len(driver.question.answers) > 1:
                met.append(view)
            driver.answer(player.choose(view, rng))
        found += rng.sample(met, min(A_DEAL, len(met)))
        if len(found) >= number:
            break
    return found[:number]


# chips


def matches(ruleset: Ruleset[Any], deals: int) -> Iterator[Figure]:
    """Tell what the levels that think win alone among beginners."""
    strong, club = (alone(ruleset, level, BEGINNER, deals, ruleset.best_seats) for level in (STRONG, CLUB))
    name = f"{ruleset.id} {{}} among beginners"
    yield Figure(name.format(STRONG), strong.errors, "errors", at_least(3), strong.parts())
    yield Figure(name.format(CLUB), club.errors, "errors", at_least(0), club.parts())


def alone(ruleset: Ruleset[Any], level: str, others: str, deals: int, seats: int, seed: str = "bench") -> Won:
    """Let a level play alone among others, with the pots that occur."""
    players = [player_of(level, ruleset), *[player_of(others, ruleset)] * (seats - 1)]
    brought = list(Match(ruleset, ruleset.choose({}), players, deals, seed).play())
    mean, error = summary(brought)[0]
    return Won(mean, error, deals)


def lupfen_bar(seats: int, deals: int) -> Figure:
    """Tell what the strong level wins in Lupfen alone among beginners, two errors taken off."""
    won = alone(LIECHTENSTEIN, STRONG, BEGINNER, deals, seats)
    name = f"{LIECHTENSTEIN.id}, {seats} seats"
    return Figure(name, won.mean - 2 * won.error, "chips", at_least(LUPFEN_BARS[seats]), won.parts())


# the event loop


def stall() -> Figure:
    """Tell for how long at most the event loop does nothing else while the processes think, in milliseconds."""
    return Figure("loop blocked by thinking", asyncio.run(_longest_stall()) * 1_000, "ms", at_most(5))


async def _longest_stall() -> float:
    pool = ThinkingPool(2)
    looked_at = [view for ruleset in CATALOGUE for view in views(ruleset, A_DEAL)[:1]]
    await asyncio.gather(*(mind.started() for mind in pool.minds))
    beating = asyncio.create_task(_beats())
    for view in islice(cycle(looked_at), THOUGHTS):
        await pool.choose(view, STRONG, 1)
    beating.cancel()
    await pool.close()
    return max(await beating)


async def _beats() -> list[float]:
    """Note the processor's time that this thread has spent between two beats."""
    spent = [0.0]
    try:
        while True:
            started = time.thread_time()
            await asyncio.sleep(BEAT)
            spent.append(time.thread_time() - started)
    except asyncio.CancelledError:
        return spent
