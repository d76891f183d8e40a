"""Group commit for both journals: all pending work is written in one commit, and each caller gets its result.

The steps are written once, as coroutines; on SQLite none of them ever waits, so that a thread can run them through.
"""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, groupby
from operator import itemgetter
from typing import Any

from sqlalchemy import UpdateBase
from sqlalchemy.engine import Dialect

from game.table.ports import Conflict, Entry, JournalError, SavedTable, Servers
from storage import reads, writes

Job = Callable[[reads.Read], Any]


class Sql:
    """A statement in a driver's notation; `values` puts a row into the order of its placeholders."""

    __slots__ = ("text", "values")

    def __init__(self, statement: Any, dialect: Dialect) -> None:
        compiled = statement.compile(dialect=dialect)
        names: list[str] = compiled.positiontup
        self.text = str(compiled)
        self.values: Callable[[Mapping[str, object]], Sequence[object]]
        self.values = itemgetter(*names) if len(names) > 1 else lambda row: [row[name] for name in names]


@dataclass(slots=True, eq=False)
class Item:
    """One unit of work, rows to write or a job that reads, and the future that awaits it."""

    future: asyncio.Future[Any]
    writes: Sequence[writes.Write]
    job: Job | None
    outcome: Any = None


class GroupCommit(ABC):
    """Implements `game.table.ports.Journal` except for the database.

    Created and used in one event loop. Requested work is done even if nobody awaits it any more.
    """

    def __init__(self, now: Callable[[], float] | None, batched: Callable[[int], None] | None) -> None:
        """Start empty; `now` returns the time in seconds, `batched` is called with the number of entries per commit."""
        self._now = now or time.time
        self._batched = batched
        self._loop = asyncio.get_running_loop()
        self._waiting: list[Item] = []
        self._work: asyncio.Task[None] | None = None
        self._closed = False

    async def commit(self, entry: Entry) -> None:
        """Write an entry durably; raises `Conflict` or `JournalError`."""
        await self._ask(writes.writes_of(entry, int(self._now())))

    async def write(self, *several: writes.Write) -> None:
        """Write something besides entries, in the same commits; raises `JournalError`."""
        await self._ask(several)

    async def saved(self, table: str) -> SavedTable | None:
        """Read a table back, after all pending writes; raises `JournalError`."""
        return await self._ask((), lambda read: reads.read_table(read, table))

    async def live(self, ours: Servers) -> Sequence[SavedTable]:
        """Read all tables of our servers whose session has not ended."""
        return await self._ask((), lambda read: reads.read_live(read, ours))

    async def close(self) -> None:
        """Write pending entries and close."""
        self._closed = True
        if self._work:
            await asyncio.wait([self._work])  # which goes on even if closing is cancelled
        await self._apart(self._drop_connection())

    async def _apart(self, work: Coroutine[Any, Any, None]) -> None:
        """Do some of the work where its waiting delays nobody."""
        await work

    @abstractmethod
    async def _begin(self) -> None:
        """Begin a transaction, connecting first if there is no connection."""

    @abstractmethod
    async def _say(self, command: str) -> None:
        """Run a command of the transaction, such as `COMMIT`."""

    @abstractmethod
    async def _execute(self, statement: UpdateBase, rows: Sequence[writes.Row]) -> None:
        """Run a statement in the transaction; raises `Conflict` if it must hit and has not."""

    @abstractmethod
    async def _read(self, job: Job) -> Any:
        """Return what a job reads."""

    @abstractmethod
    def _is_of_a_row(self, error: Exception) -> bool:
        """Whether an error concerns a single row; any other error concerns the database."""

    @abstractmethod
    def _failure(self, error: Exception) -> JournalError:
        """Translate an error for those who wait for the work."""

    @abstractmethod
    async def _drop_connection(self) -> None:
        """Roll back and close the connection."""

    def _ask(self, entry_writes: Sequence[writes.Write], job: Job | None = None) -> asyncio.Future[Any]:
        """Queue work, for one commit with everything else requested in this turn, and until the last one is done."""
        if self._closed:
            raise JournalError("the journal is closed")
        item = Item(self._loop.create_future(), entry_writes, job)
        self._waiting.append(item)
        if self._work is None:
            self._work = self._loop.create_task(self._run())
        return item.future

    async def _run(self) -> None:
        while self._waiting:
            items, self._waiting = self._waiting, []
            try:
                await self._apart(self._do(items))
            except Exception as error:  # noqa: BLE001 - whoever waits must hear of it, and what comes later must be done
                failure = self._failure(error)
                for item in items:
                    item.outcome = item.outcome or failure
            self._deliver(items)
        self._work = None

    async def _do(self, items: Sequence[Item]) -> None:
        """Write everything in one transaction, then do the reads."""
        to_write = [item for item in items if item.writes]
        try:
            if to_write:
                await self._write(to_write)
        except Exception as error:  # noqa: BLE001 - any failure must reach all callers
            await self._drop_connection()
            failure = self._failure(error)
            for item in to_write:
                item.outcome = item.outcome or failure
        for item in items:
            if item.job:
                try:
                    item.outcome = await self._read(item.job)
                except Exception as error:  # noqa: BLE001 - any failure must reach the caller
                    await self._drop_connection()
                    item.outcome = self._failure(error)

    async def _write(self, items: Sequence[Item]) -> None:
        await self._begin()
        if not await self._write_together(items):
            await self._begin()
            await self._write_each(items)
        await self._say("COMMIT")

    async def _write_together(self, items: Sequence[Item]) -> bool:
        """Write everything, rows of consecutive equal statements at once; if one is rejected, roll back: `False`.

        Rejections are rare, and a savepoint per entry would make every batch keep its pages.
        """
        every = chain.from_iterable(item.writes for item in items)
        try:
            for statement, equal in groupby(every, itemgetter(0)):
                await self._execute(statement, [row for write in equal for row in write.rows])
        except Exception as error:
            if not self._is_of_a_row(error):
                raise
            await self._say("ROLLBACK")
            return False
        return True

    async def _write_each(self, items: Sequence[Item]) -> None:
        """Write entry by entry; a rejection rolls back only that entry."""
        for item in items:
            await self._say("SAVEPOINT item")
            try:
                for write in item.writes:
                    await self._execute(*write)
            except Exception as error:
                if not self._is_of_a_row(error):
                    raise
                await self._say("ROLLBACK TO item")
                item.outcome = self._failure(error)
            await self._say("RELEASE item")

    def _deliver(self, items: Sequence[Item]) -> None:
        """Pass the results to all callers still waiting."""
        for item in items:
            future, outcome = item.future, item.outcome
            if future.done():
                continue
            if isinstance(outcome, Exception):
                future.set_exception(outcome)
            else:
                future.set_result(outcome)
        if self._batched and (written := sum(1 for item in items if item.writes)):
            self._batched(written)


def check_hits(statement: UpdateBase, hit: int, rows: Sequence[writes.Row]) -> None:
    """Raise `Conflict` if a row that must hit has not; each row affects at most one row of the database."""
    if statement in writes.MUST_HIT and hit != len(rows):
        raise Conflict("the table has changed in the database")
