"""Ten thousand tables over days at rest in one process: memory and processor time; and waking a thousand of them."""

import asyncio
import random
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Final, NamedTuple

from bench.crowd import Stage
from bench.figures import Figure, at_most
from bot.operations.clock import LoopClock
from game.computer import RandomPlayer
from game.games.catalogue import CATALOGUE
from game.table.ports import Place, Timings
from game.table.state import Opening, Terms
from game.table.table import TableServices
from game.table.tables import Nobody, Tables
from storage.addresses import url_of
from storage.database import Database
from storage.journal import SqliteJournal

TABLES: Final = 10_000
WAKING: Final = 1_000
TOGETHER: Final = 200
SEATS: Final = 4
RULESET: Final = "schwimmen"
REST_SECONDS: Final = 60.0
DAY: Final = 86_400
MEGABYTE: Final = 1e6
REFUSED: Final = 429


class Run(NamedTuple):
    """Bytes in memory, and the share of a core used at rest."""

    memory: int
    at_rest: float


def measure() -> list[Figure]:
    """Let no table rest, and many; then wake some of them."""
    none, many = (asyncio.run(_rest(count)) for count in (0, TABLES))
    about = {"KB a table": (many.memory - none.memory) / TABLES / 1000, "MB without": none.memory / MEGABYTE}
    seconds, refused = asyncio.run(_wake())
    return [
        Figure(f"{TABLES:,} tables at rest", many.memory / MEGABYTE, "MB", at_most(300), about),
        Figure(f"{TABLES:,} tables at rest, CPU", many.at_rest * 100, "% of a core", at_most(1)),
        Figure(f"{WAKING:,} tables wake, refused by Discord", refused, "", at_most(0), {"seconds": seconds}),
    ]


async def _rest(count: int) -> Run:
    stage = Stage()
    await _fill(stage, count, due=int(time.time()) + DAY)
    async with stage:
        await _ready(stage)
        await asyncio.sleep(REST_SECONDS / 3)
        rested = stage.processor_time
        await asyncio.sleep(REST_SECONDS)
        return Run(stage.memory, (stage.processor_time - rested) / REST_SECONDS)


async def _wake() -> tuple[float, int]:
    """Return the seconds until everybody was called, and the number of calls that Discord's rate limits refused."""
    stage = Stage(limits=True)
    await _fill(stage, WAKING, due=int(time.time()), real=True)
    async with stage:
        await _ready(stage)
        begun, requests = time.perf_counter(), stage.discord.api_log.requests
        while sum(each.method == "POST" and "<@" in str(each.body) for each in requests) < WAKING:  # noqa: ASYNC110
            await asyncio.sleep(0.5)
        refused = sum(each.status == REFUSED for each in requests)
        return time.perf_counter() - begun, refused


async def _ready(stage: Stage) -> None:
    while not await stage.told("readyz"):  # noqa: ASYNC110 - it is another process
        await asyncio.sleep(0.1)


async def _fill(stage: Stage, count: int, due: int, *, real: bool = False) -> None:
    """Begin tables in channels of their own, which are `real` if something is to be posted there; put them to rest."""
    add = stage.discord.world.add_channel if real else None
    path: Path = stage.database
    await (await Database.open(url_of(path))).close()
    journal, clock = SqliteJournal(path), LoopClock()
    services = TableServices(CATALOGUE, journal, clock, Nobody(), lambda _: RandomPlayer(), Timings())
    tables, [server] = Tables(services), stage.discord.world.servers.values()
    channels = [int(add(server, f"table-{number}").id) if add else 10**18 + number for number in range(count)]
    for first in range(0, count, TOGETHER):
        await asyncio.gather(
            *(_begin(tables, int(server.id), channel) for channel in channels[first : first + TOGETHER])
        )
    tables.rest()
    await journal.close()
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("UPDATE tables SET due = ?", (due,))


async def _begin(tables: Tables, server: int, channel: int) -> None:
    people = random.Random(channel).sample(range(1, 5_000), SEATS)  # noqa: S311
    place, host = Place(server, channel), people[0]
    terms = Terms(ruleset=RULESET, turn_seconds=DAY, pace="days")
    table = await tables.open(Opening(place, host, f"Person {host}", terms))
    for person in people[1:]:
        await table.seating.join(person, f"Person {person}")
    await table.start(host)
