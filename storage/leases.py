"""Leases: which process has which shards, among several on one PostgreSQL; they expire by the database's own clock.

A process renews its lease in time. A process that takes over shards removes the old lease; see `storage.fence` for
the consequences for the previous holder. Beside them: when gateway sessions may start, one at a time in each bucket of
shards, and presses that reach the wrong process.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Collection, Sequence
from math import gcd
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Row, cast, delete, false, func, select, update
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.announcements import PRESSED, announce
from storage.database import Database, Reader, Store
from storage.problems import StorageProblem
from storage.schema import leases, session_starts, tables

TAKING: Final = 5_021_821
"""The number of the lock under which one process at a time looks for free shards."""
AWAITED_SECONDS: Final = 5.0
"""How long a waiting process counts as waiting after its last request."""
LOCKED: Final = "55P03"
"""The code of an error: the lease to be removed is locked by a transaction still open."""
NOW: Final[ColumnElement[Any]] = cast(func.extract("epoch", func.clock_timestamp()), leases.c.until.type)
"""The time by the clock of the database, in seconds."""
ID_PER_MILLISECOND: Final = 1 << 22
"""Discord assigns servers to shards by the milliseconds in their ids."""


class Span(NamedTuple):
    """A range of shards, and the total number of shards."""

    first: int
    last: int
    shards: int

    def __str__(self) -> str:
        """Return e.g. "0-3 of 16"."""
        return f"{self.first}-{self.last} of {self.shards}"

    def meets(self, other: Span) -> bool:
        """Whether a server could belong to both."""
        common = gcd(self.shards, other.shards)
        ours, theirs = ({shard % common for shard in range(each.first, each.last + 1)} for each in (self, other))
        return not ours.isdisjoint(theirs)


class Attempt(NamedTuple):
    """Shards are ours unless there is a `holder`; `answered` are the last interactions that the former handled."""

    holder: str = ""
    answered: frozenset[int] = frozenset()


class ShardLeases:
    """The lease of one process's shards; `holder` names the process. All methods may raise `StorageProblem`.

    The lease is renewed on separate connections, so that even a busy process renews it in time.
    """

    def __init__(self, database: Database, span: Span, holder: str) -> None:
        self._database = database
        self._span = span
        self._holder = holder

    async def take(self, seconds: float, *, waiting: bool) -> Attempt:
        """Take the shards for some seconds if they are free; otherwise, if `waiting`, notify the holder."""
        try:
            async with self._database.writing() as connection:
                return await self._take(connection, seconds, waiting=waiting)
        except StorageProblem as problem:
            cause = problem.__cause__
            if isinstance(cause, DBAPIError) and getattr(cause.orig, "sqlstate", "") == LOCKED:
                return Attempt("somebody who is writing")
            raise

    async def _take(self, connection: AsyncConnection, seconds: float, *, waiting: bool) -> Attempt:
        await connection.execute(select(func.pg_advisory_xact_lock(TAKING)))
        rows = await connection.execute(select(leases, (leases.c.until > NOW).label("live")))
        before = [row for row in rows if self._span.meets(Span(row.first, row.last, row.shards))]
        live = [row for row in before if row.live]
        if live and waiting:
            await connection.execute(update(leases).where(_among(live)).values(awaited=NOW + AWAITED_SECONDS))
        if live:
            return Attempt(", ".join(row.holder for row in live))
        await connection.execute(select(leases.c.number).where(_among(before)).with_for_update(nowait=True))
        await connection.execute(delete(leases).where(_among(before)))
        taken = insert(leases).values(**self._span._asdict(), holder=self._holder, until=NOW + seconds)
        self._database.fence.number = await connection.scalar(taken.returning(leases.c.number))
        return Attempt(answered=frozenset(each for row in before for each in json.loads(row.answered)))

    async def renew(self, seconds: float) -> None:
        """Extend the lease to some seconds from now; raises `StorageProblem("lease")` if another process took over."""
        await self._change(until=NOW + seconds)

    async def give_up(self, answered: Collection[int]) -> bool:
        """Release the shards and hand over the last interactions; return whether a process is waiting for them."""
        return await self._change(until=0.0, answered=json.dumps([*answered]))

    async def _change(self, **values: Any) -> bool:
        """Change the lease; return whether a process is waiting for it."""
        change = update(leases).where(leases.c.number == self._database.fence.number).values(**values)
        async with self._database.writing(apart=True) as connection:
            return bool(await connection.scalar(change.returning(func.coalesce(leases.c.awaited > NOW, false()))))


class Lease(NamedTuple):
    """A stored lease: its shards and process, the seconds left, and whether another process is waiting."""

    span: Span
    holder: str
    seconds_left: float
    awaited: bool


async def all_leases(database: Reader) -> list[Lease]:
    """List all leases, ordered by shards; a file has none. Raises `StorageProblem`."""
    if not database.is_shared:
        return []
    query = select(leases, (leases.c.until - NOW).label("left"), (leases.c.awaited > NOW).label("waits"))
    rows = await database.rows(query.order_by(leases.c.shards, leases.c.first))
    return [Lease(Span(row.first, row.last, row.shards), row.holder, row.left, bool(row.waits)) for row in rows]


def _among(rows: Sequence[Row[Any]]) -> ColumnElement[bool]:
    return leases.c.number.in_([row.number for row in rows])


class OwnStarts:
    """Start times for a single process; `now` returns the time in seconds."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._free: dict[int, float] = {}

    async def reserve(self, bucket: int, spacing: float) -> float:
        """Reserve a bucket's next start, `spacing` seconds after the last; return the seconds until then."""
        now = self._now()
        moment = max(now, self._free.get(bucket, now))
        self._free[bucket] = moment + spacing
        return moment - now


class SharedStarts(Store):
    """Start times for all processes on one PostgreSQL, by its clock; first come, first served."""

    async def reserve(self, bucket: int, spacing: float) -> float:
        """Reserve a bucket's next start, as `OwnStarts` does; raises `StorageProblem`."""
        free = session_starts.c.free
        first = insert(session_starts).values(bucket=bucket, free=NOW + spacing)
        later = first.on_conflict_do_update(
            index_elements=[session_starts.c.bucket], set_={"free": func.greatest(free, NOW) + spacing}
        )
        async with self._database.writing() as connection:
            wait = await connection.scalar(later.returning(free - spacing - NOW))
        return max(0.0, float(wait or 0.0))


class Relays(Store):
    """Finds the process of a table, among several on one PostgreSQL server; all methods may raise `StorageProblem`."""

    @property
    def any(self) -> bool:
        """Whether there may be other processes."""
        return self._database.is_shared

    async def server_of(self, table: str) -> int | None:
        """Return the server of a table with a running session; `None` if there is none."""
        running = select(tables.c.server).where(tables.c.id == table, tables.c.closed.is_(None))
        return await self._database.value(running)

    async def is_served(self, server: int) -> bool:
        """Whether a process has the shard of a server now."""
        spans = [lease.span for lease in await all_leases(self._database) if lease.seconds_left > 0]
        return any(span.first <= server // ID_PER_MILLISECOND % span.shards <= span.last for span in spans)

    async def pass_on(self, server: int, event: str) -> None:
        """Pass an interaction, as JSON of at most some 7,000 bytes, on to the process that has a server."""
        async with self._database.writing() as connection:
            await announce(connection, PRESSED, "server", server, event)
