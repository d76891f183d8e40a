"""The journal on PostgreSQL, which several processes may share: whoever writes a table's next row first wins."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from game.table.ports import Conflict, Entry, JournalError, SavedTable, Servers
from storage import reads, writes

UNIQUE = "23505"


class PostgresqlJournal:
    """Implements `game.table.ports.Journal`; each entry is a transaction of its own, which the server groups."""

    def __init__(self, engine: AsyncEngine, *, now: Callable[[], float] = time.time) -> None:
        self._engine = engine
        self._now = now
        self._running: set[asyncio.Task[None]] = set()

    async def commit(self, entry: Entry) -> None:
        """Write an entry durably; raises `Conflict` or `JournalError`. It is written even if nobody waits any more."""
        await self.write(*writes.writes_of(entry, int(self._now())))

    async def write(self, *several: writes.Write) -> None:
        """Write something in a transaction of its own; raises `JournalError`."""
        task = asyncio.create_task(self._write(several))
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        await asyncio.shield(task)

    async def saved(self, table: str) -> SavedTable | None:
        """Read a table back; raises `JournalError`."""
        return await self._read(lambda read: reads.read_table(read, table))

    async def live(self, ours: Servers) -> Sequence[SavedTable]:
        """Read all tables of our servers whose session has not ended."""
        return await self._read(lambda read: reads.read_live(read, ours))

    async def close(self) -> None:
        """Write what waits."""
        await asyncio.gather(*self._running, return_exceptions=True)

    async def _write(self, entry_writes: Sequence[writes.Write]) -> None:
        try:
            async with self._engine.begin() as connection:
                for write in entry_writes:
                    await _execute(connection, write)
        except (SQLAlchemyError, OSError) as error:
            raise _refusal(error) from error

    async def _read(self, job: Callable[[reads.Read], Any]) -> Any:
        try:
            async with self._engine.begin() as connection:
                return await connection.run_sync(lambda opened: job(reads.of_connection(opened)))
        except (SQLAlchemyError, OSError) as error:
            raise _refusal(error) from error


async def _execute(connection: AsyncConnection, write: writes.Write) -> None:
    statement = write.statement.on("postgresql")
    for row in write.rows:
        result = await connection.execute(statement, row)
        if write.statement.must_hit and result.rowcount == 0:
            raise Conflict("the table has changed in the database")


def _refusal(error: SQLAlchemyError | OSError) -> JournalError:
    """Say what happened without the values of the row, which a log must not hold."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(error, IntegrityError) and getattr(cause, "sqlstate", "") == UNIQUE:
        return Conflict("somebody else wrote this first")
    return JournalError(f"the database refuses: {type(cause).__name__}")
