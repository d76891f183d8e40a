"""Deletion of old sessions' play: answers, records and judgements; and of whole sessions that nobody needs any more.

Of the others the outcome stays: seats, results, seals and the whole ledger. SQLite reuses the freed space.
"""

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Final

from sqlalchemy import ColumnElement, Connection, Select, and_, delete, or_, select, text, update

from game.table.occasion import ALONE
from game.table.ports import NOWHERE
from storage.database import Database
from storage.months import PARTED, Month, past_months
from storage.reads import batches, sessions_where
from storage.schema import answers, deals, judgements, messages, players, records, seats, tables

AT_ONCE: Final = 200
"""Deals per transaction, which keeps it too short for players to notice."""


async def prune(database: Database, before: int) -> int:
    """Delete the play of sessions that ended before a time (seconds since 1970), while others play.

    For one that is played alone, the time is that of its beginning; those for practice are deleted as a whole. Return
    the number of sessions. Raises `StorageProblem`; deletions up to then are kept.
    """
    done = await forget_practice(database, before)
    if database.is_shared:
        for month in await database.read(past_months, before):
            async with database.writing() as connection:
                done += await connection.run_sync(_prune_month, month, before)
    alone = and_(tables.c.server == NOWHERE, tables.c.opened < before)
    ended = or_(tables.c.closed < before, alone), tables.c.pruned.is_(None)
    return done + await _in_batches(database, _prune_sessions, *ended)


async def forget_practice(database: Database, before: int) -> int:
    """Delete sessions of passing occasions begun before a time; return how many. Raises `StorageProblem`."""
    passing = or_(*(tables.c.id.startswith(each.kind) for each in ALONE if each.passing))
    old = tables.c.server == NOWHERE, passing, tables.c.opened < before
    return await _in_batches(database, delete_sessions, *old)


async def _in_batches(
    database: Database, work: Callable[[Connection, Sequence[str]], None], *which: ColumnElement[bool]
) -> int:
    done = 0
    for batch in batches(await database.read(sessions_where, *which), AT_ONCE):
        async with database.writing() as connection:
            await connection.run_sync(work, batch.sessions)
        done += len(batch.sessions)
        await asyncio.sleep(0)
    return done


def delete_sessions(connection: Connection, which: Sequence[str] | Select[tuple[str]]) -> None:
    """Delete sessions without a posting, and everything that belongs to them."""
    for table in (messages, records, judgements, answers, players, deals, seats):
        connection.execute(delete(table).where(table.c.table_id.in_(which)))
    connection.execute(delete(tables).where(tables.c.id.in_(which)))


def _prune_sessions(connection: Connection, sessions: Sequence[str]) -> None:
    for table in (judgements, records, answers):
        connection.execute(delete(table).where(table.c.table_id.in_(sessions)))
    connection.execute(update(tables).where(tables.c.id.in_(sessions)).values(pruned=int(time.time())))


def _prune_month(connection: Connection, month: Month, before: int) -> int:
    """Empty a month's partitions if all its sessions ended before a time; return the number of sessions."""
    within = and_(tables.c.id >= month.first, tables.c.id < month.after)
    later = select(tables.c.id).where(within, or_(tables.c.closed.is_(None), tables.c.closed >= before))
    if connection.scalar(later.limit(1)):
        return 0
    marked = update(tables).where(within, tables.c.pruned.is_(None)).values(pruned=int(time.time()))
    count = connection.execute(marked).rowcount
    if count:
        own = judgements.c.table_id >= month.first, judgements.c.table_id < month.after
        connection.execute(delete(judgements).where(*own))
        for name in PARTED:
            connection.execute(text(f"TRUNCATE {name}_{month.first}"))
    return count
