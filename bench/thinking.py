"""How many computer answers per second one process gives, and how many when it is asked for far more.

Strong is asked about deals of several games. First, two questions are open at a time, which gives the capacity; then
questions arrive at fixed rates, answered or not, as tables send them. Answers that arrive in time are useful, including
those of the next lower level, which stands in for Strong when the queue is long.
"""

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from itertools import cycle
from typing import Final

from bench.figures import Figure, at_least
from bench.players import views
from bot.thinking.pool import MISHAPS, SearchPool
from game.computer.levels import STRONG
from game.core.view import View
from game.games.catalogue import CATALOGUE

GAMES: Final = ("lupfen-liechtenstein", "tippen-katira", "dreiblatt-1859", "schwimmen", "skat")
LOADS: Final = (0.5, 1.0, 2.0, 4.0)
"""The rates of questions, in multiples of the capacity."""
SECONDS: Final = 8.0
VIEWS: Final = 12
IN_LINE: Final = 2
GOAL: Final = 60.0


def measure(seconds: float = SECONDS) -> list[Figure]:
    """Measure the capacity of one process, then its answers under each load."""
    return asyncio.run(_measure(seconds))


async def _measure(seconds: float) -> list[Figure]:
    pool = SearchPool(1)
    await asyncio.gather(*(worker.started() for worker in pool.workers))
    looked_at = cycle([view for game in GAMES for view in views(CATALOGUE.find(game), VIEWS)])
    capacity = await _capacity(pool, looked_at, seconds)
    figures = [Figure("thinking, Strong, capacity", capacity, "answers/s", at_least(GOAL))]
    for load in LOADS:
        answers = await _offered(pool, looked_at, load * capacity, seconds)
        useful = (answers["own"] + answers["lower"]) / seconds
        goal = at_least(GOAL) if load == LOADS[-1] else None
        parts = {each: answers[each] / seconds for each in ("own", "lower", "late")}
        figures.append(Figure(f"thinking, {load:g} x capacity offered", useful, "answers/s", goal, parts))
    await pool.close()
    return figures


async def _capacity(pool: SearchPool, looked_at: Iterator[View], seconds: float) -> float:
    loop = asyncio.get_running_loop()
    end = loop.time() + seconds

    async def ask() -> None:
        while loop.time() < end:
            with suppress(*MISHAPS):
                await pool.choose(next(looked_at), STRONG, 1)

    await asyncio.gather(*(ask() for _ in range(IN_LINE)))
    return _by_kind(pool.answers)["own"] / seconds


async def _offered(pool: SearchPool, looked_at: Iterator[View], rate: float, seconds: float) -> Counter[str]:
    """Ask at a rate; return the number of answers, by their kind in `SearchPool.answers`."""
    before, asking = Counter(pool.answers), list[asyncio.Task[object]]()
    loop = asyncio.get_running_loop()
    begun = loop.time()
    for number in range(round(rate * seconds)):
        await asyncio.sleep(begun + number / rate - loop.time())
        asking.append(asyncio.create_task(pool.choose(next(looked_at), STRONG, 1)))
    await asyncio.gather(*asking, return_exceptions=True)
    return _by_kind(pool.answers - before)


def _by_kind(answers: Counter[tuple[str, ...]]) -> Counter[str]:
    """Add up the answers of *Strong* at all games and questions, by their kind in `SearchPool.answers`."""
    kinds = Counter[str]()
    for (level, kind, *_), count in answers.items():
        kinds[kind] += count if level == STRONG else 0
    return kinds
