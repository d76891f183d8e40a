"""Deletion of old sessions' play: answers, records and judgements.

Their outcome stays: seats, results, seals and the whole ledger. SQLite reuses the freed space.
"""

import asyncio
import time
from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection, and_, delete, or_, select, text, update

from storage.batches import batches, sessions_where
from storage.database import Database
from storage.months import PARTED, Month, past_months
from storage.schema import answers, judgements, records, tables

AT_ONCE: Final = 200
"""Deals per transaction, which keeps it too short for players to notice."""


async def prune(database: Database, before: int) -> int:
    """Delete the play of sessions that ended before a time (seconds since 1970), while others play.

    Return the number of sessions. Raises `StorageProblem`; deletions up to then are kept.
    """
    done = 0
    if database.is_shared:
        for month in await database.read(past_months, before):
            async with database.writing() as connection:
                done += await connection.run_sync(_prune_month, month, before)
    ended = tables.c.closed < before, tables.c.pruned.is_(None)
    for batch in batches(await database.read(sessions_where, *ended), AT_ONCE):
        async with database.writing() as connection:
            await connection.run_sync(_prune_sessions, batch.sessions)
        done += len(batch.sessions)
        await asyncio.sleep(0)
    return done


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
