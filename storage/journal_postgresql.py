"""The journal on PostgreSQL, shared by several processes: the first to write a table's next row wins.

One connection writes, batch after batch, so that the writes of a table keep their order; work that arrives meanwhile
shares the next commit. SQLAlchemy compiles the statements once; asyncpg runs them, all rows of one in a single round
trip.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import literal_column
from sqlalchemy.dialects.postgresql import asyncpg
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from game.table.ports import Conflict, JournalError
from storage import reads, writes
from storage.fence import HELD, Fence
from storage.group_commit import GroupCommit, Item, Job, Sql, check_hits, fail, grouped
from storage.problems import StorageProblem

UNIQUE = "23505"
PATIENCE_SECONDS = 10.0
# Errors that concern single rows, by the first two characters of SQLSTATE: bad data, constraints, concurrent writes,
# limits exceeded. Any other error concerns the server or the connection.
_BAD_ROW = {"22", "23", "40", "54"}


def _sql(statement: writes.Statement) -> Sql:
    """Compile a statement; one that must hit returns a row for each it affects, because asyncpg reports no counts."""
    form = statement.postgresql
    return Sql(form.returning(literal_column("1")) if statement.must_hit else form, asyncpg.dialect())


_WRITE_SQL = {statement: _sql(statement) for statement in writes.STATEMENTS}
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
        """Start without a connection; `batched` is called with the number of entries that shared a commit.

        With a `fence`, everything is written under its lease.
        """
        super().__init__(now, batched)
        self._fence = fence or Fence()
        self._engine = engine
        self._waiting: list[Item] = []
        self._work: asyncio.Task[None] | None = None
        self._connection: AsyncConnection | None = None

    def _take(self, items: list[Item]) -> None:
        self._waiting += items
        if self._work is None:
            self._work = self._loop.create_task(self._run())

    async def _end(self) -> None:
        if self._work:
            await self._work
        if self._connection:
            await self._connection.close()

    async def _run(self) -> None:
        while self._waiting:
            items, self._waiting = self._waiting, []
            await self._do(items)
            self._deliver(items)
        self._work = None

    async def _do(self, items: Sequence[Item]) -> None:
        """Write everything in one transaction, then do the reads."""
        to_write = [item for item in items if item.writes]
        if to_write:
            await self._write_batch(to_write)
        for item in items:
            if item.job:
                await self._read(item, item.job)

    async def _read(self, item: Item, job: Job) -> None:
        try:
            async with self._engine.begin() as connection:
                item.outcome = await connection.run_sync(lambda opened: job(reads.of_connection(opened)))
        except Exception as error:  # noqa: BLE001 - any failure must reach the caller
            item.outcome = _refusal(error)

    async def _write_batch(self, items: Sequence[Item]) -> None:
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                driver = await self._transaction()
                if not await _write_together(driver, items):
                    driver = await self._transaction()
                    await _write_each(driver, items)
                await driver.execute("COMMIT")
        except Exception as error:  # noqa: BLE001 - any failure must reach all callers
            await self._drop_connection()
            fail(items, _refusal(error))

    async def _transaction(self) -> Any:
        """Return asyncpg's own connection in a new transaction; every write transaction begins here."""
        driver = await self._begun()
        await self._fence.passed(lambda lease: driver.fetchval(_HELD, lease))
        return driver

    async def _begun(self) -> Any:
        """Begin a transaction, reconnecting if the connection is broken.

        BEGIN doubles as the test of the connection: if it fails, nothing has been written yet, and a new connection is
        opened.
        """
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


async def _write_together(driver: Any, items: Sequence[Item]) -> bool:
    """Write everything, grouped by equal statements; if a row is rejected, roll back and return `False`."""
    try:
        for write in grouped(items):
            await _execute(driver, *write)
    except Exception as error:
        if not _is_of_a_row(error):
            raise
        await driver.execute("ROLLBACK")
        return False
    return True


async def _write_each(driver: Any, items: Sequence[Item]) -> None:
    """Write entry by entry; a rejection rolls back only that entry."""
    for item in items:
        await driver.execute("SAVEPOINT item")
        try:
            for write in item.writes:
                await _execute(driver, *write)
        except Exception as error:
            if not _is_of_a_row(error):
                raise
            await driver.execute("ROLLBACK TO item")
            item.outcome = _refusal(error)
        await driver.execute("RELEASE item")


async def _execute(driver: Any, statement: writes.Statement, rows: Sequence[writes.Row]) -> None:
    sql = _WRITE_SQL[statement]
    values = [sql.values(row) for row in rows]
    if statement.must_hit:
        check_hits(statement, len(await driver.fetchmany(sql.text, values)), rows)
    else:
        await driver.executemany(sql.text, values)


def _is_of_a_row(error: Exception) -> bool:
    """Whether an error concerns a single row; values that the driver cannot send raise `ValueError`."""
    return isinstance(error, Conflict | ValueError) or str(getattr(error, "sqlstate", None))[:2] in _BAD_ROW


def _refusal(error: Exception) -> JournalError:
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
