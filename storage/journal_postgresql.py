"""The journal on PostgreSQL, shared by several processes: the first to write a table's next row wins.

One connection writes, batch after batch, so that the writes of a table keep their order; work that arrives meanwhile
shares the next commit. SQLAlchemy compiles the statements once; asyncpg runs them, all rows of one in a single round
trip.
"""

import asyncio
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from sqlalchemy import UpdateBase, literal_column
from sqlalchemy.dialects.postgresql import asyncpg
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from game.table.ports import Conflict, JournalError
from storage import reads, writes
from storage.fence import HELD, Fence
from storage.group_commit import GroupCommit, Item, Job, Sql, check_hits
from storage.problems import StorageProblem

UNIQUE = "23505"
PATIENCE_SECONDS = 10.0
# Errors that concern single rows, by the first two characters of SQLSTATE: bad data, constraints, concurrent writes,
# limits exceeded. Any other error concerns the server or the connection.
_BAD_ROW = {"22", "23", "40", "54"}


@cache
def _sql(statement: UpdateBase) -> Sql:
    """Compile a statement; one that must hit returns a row for each it affects, because asyncpg reports no counts."""
    hit = statement.returning(literal_column("1")) if statement in writes.MUST_HIT else statement
    return Sql(hit, asyncpg.dialect())


_HELD = Sql(HELD, asyncpg.dialect()).text


class PostgresqlJournal(GroupCommit):
    """The journal of a server's database."""

    def __init__(
        self,
        engine: AsyncEngine,
        fence: Fence | None = None,
        *,
        now: Callable[[], float] | None = None,
        batched: Callable[[int], None] | None = None,
    ) -> None:
        """Start without a connection; with a `fence`, everything is written under its lease."""
        super().__init__(now, batched)
        self._fence = fence or Fence()
        self._engine = engine
        self._connection: AsyncConnection | None = None
        self._driver: Any

    async def _read(self, job: Job) -> Any:
        async with self._engine.begin() as connection:
            return await connection.run_sync(lambda opened: job(reads.of_connection(opened)))

    async def _write(self, items: Sequence[Item]) -> None:
        async with asyncio.timeout(PATIENCE_SECONDS):
            await super()._write(items)

    async def _begin(self) -> None:
        """Begin a transaction with asyncpg's own connection; every write transaction begins here."""
        self._driver = driver = await self._begun()
        await self._fence.passed(lambda lease: driver.fetchval(_HELD, lease))

    async def _say(self, command: str) -> None:
        await self._driver.execute(command)

    async def _execute(self, statement: UpdateBase, rows: Sequence[writes.Row]) -> None:
        sql = _sql(statement)
        values = [sql.values(row) for row in rows]
        if statement in writes.MUST_HIT:
            check_hits(statement, len(await self._driver.fetchmany(sql.text, values)), rows)
        else:
            await self._driver.executemany(sql.text, values)

    def _is_of_a_row(self, error: Exception) -> bool:
        """Whether an error concerns a single row; values that the driver cannot send raise `ValueError`."""
        return isinstance(error, Conflict | ValueError) or str(getattr(error, "sqlstate", None))[:2] in _BAD_ROW

    def _failure(self, error: Exception) -> JournalError:
        """Describe an error without the row's values, which must not be logged."""
        if isinstance(error, Conflict):
            return error
        if isinstance(error, StorageProblem):
            return JournalError(str(error))
        cause = error.orig if isinstance(error, DBAPIError) else error
        if getattr(cause, "sqlstate", "") == UNIQUE:
            return Conflict("somebody else wrote this first")
        if isinstance(cause, TimeoutError):
            return JournalError("the database does not answer in time")
        return JournalError(f"the database refuses: {type(cause).__name__} {getattr(cause, 'sqlstate', '')}".rstrip())

    async def _begun(self) -> Any:
        """Begin a transaction, on a new connection if the present one fails, as nothing has been written by then."""
        if self._connection:
            try:
                return await _begin(self._connection)
            except Exception:  # noqa: BLE001 - the next connection reports the problem
                await self._drop_connection()
        self._connection = await self._engine.connect()
        return await _begin(self._connection)

    async def _drop_connection(self) -> None:
        connection, self._connection = self._connection, None
        if connection:
            await connection.invalidate()
            await connection.close()


async def _begin(connection: AsyncConnection) -> Any:
    driver: Any = (await connection.get_raw_connection()).driver_connection
    await driver.execute("BEGIN")
    return driver
