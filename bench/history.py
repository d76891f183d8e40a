"""How long queries about the past take with much of it: 1,000,000 deals in a database, 10,000 of them on one server.

    python -m bench.history 10

uses a database of ten servers instead of a hundred.

Each figure is the median of several sequential calls of the bot's own functions; processing and display of the result
are excluded. The measured server differs from the others only by having its deals' records (see `bench.past`); the
measured person sat in every deal there.
"""

import asyncio
import statistics
import sys
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

from bench import past
from bench.figures import Figure, at_most
from bot.command_line.common import in_loop
from bot.panels.past.history import DEALS_ON_PAGE, SESSIONS_ON_PAGE
from game.games.catalogue import CATALOGUE
from game.reports.statistics import statistics_of
from game.table.ports import account_of
from storage.addresses import url_of
from storage.database import Database
from storage.history import History
from storage.ledger import Ledger
from storage.played import FinishedDeal, Played

TIMES = 15
FAR = past.DEALS // past.DEALS_OF_SESSION - SESSIONS_ON_PAGE
"""The number of sessions before the last page."""
Ask = Callable[[], Awaitable[Any]]


def measure(servers: int = past.SERVERS) -> list[Figure]:
    """Run all queries on a database with this many servers, which is created if needed."""
    return in_loop(asked(past.database(servers)))


async def asked(path: Path, times: int = TIMES) -> list[Figure]:
    """Run all queries on a file made by `bench.past`."""
    async with await Database.open(url_of(path)) as database:
        table = (await History(database, CATALOGUE).sessions(past.SERVER, most=1))[0].table
        asking = _asking(database, table)
        return [await _figure(name, limit, ask, times) for name, (limit, ask) in asking.items()]


def _asking(database: Database, table: str) -> dict[str, tuple[float | None, Ask]]:
    """Return the queries by name, each with its limit in milliseconds if there is a goal."""
    ledger, history, played = Ledger(database), History(database, CATALOGUE), Played(database)
    page = partial(history.sessions, past.SERVER, SESSIONS_ON_PAGE + 1)
    deals = range(past.DEALS_OF_SESSION - DEALS_ON_PAGE, past.DEALS_OF_SESSION)
    return {
        "standing": (20, partial(ledger.standing, past.SERVER)),
        "statement": (50, partial(ledger.statement, past.SERVER, past.REGULAR)),
        "who pays whom": (50, partial(ledger.who_pays_whom, past.SERVER)),
        "statistics of a person": (50, partial(_statistics, played)),
        "statistics, counted": (None, partial(_counted, played)),
        "history, first page": (50, page),
        "history, last page": (50, partial(page, FAR)),
        "history, deals of a session": (50, partial(_deals, history, table, deals)),
    }


async def _counted(played: Played) -> None:
    """Read and count, as the command does; counting depends on the game, so there is no goal."""
    deals = await _statistics(played)
    read = (deal.read() for deal in deals)
    await asyncio.to_thread(
        statistics_of, account_of(past.REGULAR), read, {}, CATALOGUE.find(past.RULESET).telling.counts
    )


async def _statistics(played: Played) -> list[FinishedDeal]:
    deals = await played.deals(past.SERVER, past.REGULAR, [past.RULESET])
    await played.session_totals(past.REGULAR, {deal.table for deal in deals})
    await played.names(account_of(past.REGULAR + number) for number in range(past.PEOPLE))
    return deals


async def _deals(history: History, table: str, numbers: range) -> None:
    highlights = await history.highlights(table)
    await history.deals(table, numbers)
    await history.whole_deals(table, {*numbers, *(high.deal for high in highlights)})


async def _figure(name: str, limit: float | None, ask: Ask, times: int) -> Figure:
    """Measure the median of several calls; `CPU ms` is processor time, which other programs do not disturb."""
    await ask()
    taken, worked = list[float](), list[float]()
    for _ in range(times):
        started, begun = time.perf_counter(), time.process_time()
        await ask()
        taken.append((time.perf_counter() - started) * 1_000)
        worked.append((time.process_time() - begun) * 1_000)
    parts = {"fastest": min(taken), "slowest": max(taken), "CPU ms": statistics.median(worked)}
    return Figure(name, statistics.median(taken), "ms", at_most(limit) if limit else None, parts)


if __name__ == "__main__":
    print(*measure(int(sys.argv[1])), sep="\n")
