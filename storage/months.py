"""Monthly partitions of answers and records on PostgreSQL, by the month in which their session was opened.

So old ones are dropped at once, without a trace or dead rows, and indexes stay small. The session id contains the
month, so every query finds its partition by the key it uses anyway. `*_before` holds rows older than ids with a month;
`*_rest` catches rows that fit nowhere and stays empty as long as months are made ahead.
"""

import logging
import re
import time
from itertools import pairwise, product, starmap
from typing import Final, NamedTuple

from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from game.table.beginnings import month_of

PARTED: Final = ("answers", "records")
AHEAD: Final = 18
"""Months whose partitions are made at each start, including the current one."""
PATIENCE: Final = "SET LOCAL lock_timeout = '2s'"
MAKING: Final = 5_021_823
"""The number of the lock under which one process at a time makes partitions."""
_KNOWN: Final = text("SELECT relid::regclass::text FROM pg_partition_tree('answers') WHERE isleaf")

log = logging.getLogger(__name__)


class Month(NamedTuple):
    """A month, by the prefix of its session ids and that of the next month's."""

    first: str
    after: str


def months_from(now: float, count: int) -> list[Month]:
    """List months, beginning with that of a time in seconds since 1970."""
    firsts = [month_of(now)]
    while len(firsts) <= count:
        firsts.append(_after(firsts[-1]))
    return [*starmap(Month, pairwise(firsts))]


def past_months(connection: Connection, now: float) -> list[Month]:
    """List the partitioned months before that of a time, oldest first."""
    known = (re.fullmatch(r"answers_(0\d{4})", name) for name in connection.scalars(_KNOWN))
    firsts = sorted(found[1] for found in known if found and found[1] < month_of(now))
    return [Month(first, _after(first)) for first in firsts]


def _after(first: str) -> str:
    number = int(first)
    return f"{number + (89 if number % 100 == 12 else 1):05}"


async def make_months(engine: AsyncEngine) -> None:
    """Make partitions for this month and those ahead; skipped if the user lacks the privilege or would have to wait."""
    try:
        async with engine.begin() as connection:
            await connection.run_sync(_make_missing)
    except DBAPIError as error:
        log.warning("no partitions were made for the months to come: %s", getattr(error.orig, "sqlstate", ""))


def _make_missing(connection: Connection) -> None:
    wanted = months_from(time.time(), AHEAD)
    known = {*connection.scalars(_KNOWN)}
    if all(f"answers_{month.first}" in known for month in wanted):
        return
    connection.execute(text(PATIENCE))
    connection.execute(text(f"SELECT pg_advisory_xact_lock({MAKING})"))
    for name, (first, after) in product(PARTED, wanted):
        part = f"CREATE TABLE IF NOT EXISTS {name}_{first} PARTITION OF {name}"
        connection.execute(text(f"{part} FOR VALUES FROM ('{first}') TO ('{after}')"))
