"""The journal on SQLite: one thread writes, and everything that waits at the moment shares one commit.

SQLAlchemy makes the statements once; sqlite3 itself runs them, because a hop into another thread for each statement
would halve the speed.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from itertools import chain, groupby
from operator import itemgetter
from pathlib import Path
from queue import SimpleQueue
from typing import Any

from sqlalchemy import Executable
from sqlalchemy.dialects import sqlite

from game.table.ports import Conflict, Entry, JournalError, SavedTable, Servers
from storage import reads, writes
from storage.problems import StorageProblem, problem_of

BUSY_SECONDS = 2.0
# What is deleted is overwritten, so that an erased name is not left in the file.
SETTINGS = ("PRAGMA synchronous = FULL", "PRAGMA foreign_keys = ON", "PRAGMA secure_delete = ON")
# What is wrong with one row alone; any other error is the database's.
_BAD_ROW = (
    *(sqlite3.IntegrityError, sqlite3.DataError, sqlite3.ProgrammingError, sqlite3.InterfaceError),
    *(OverflowError, ValueError),
)
Job = Callable[[sqlite3.Connection], Any]
Checkpoint = Callable[[str], None]
Execute = Callable[[sqlite3.Cursor, writes.Statement, Sequence[writes.Row]], None]


class _Sql:
    """A statement as SQLite takes it; `values` puts a row into the order of its question marks."""

    __slots__ = ("text", "values")

    def __init__(self, statement: Any) -> None:
        compiled = statement.compile(dialect=sqlite.dialect(paramstyle="qmark"))
        names: list[str] = compiled.positiontup
        self.text = str(compiled)
        self.values: Callable[[Mapping[str, object]], Sequence[object]]
        self.values = itemgetter(*names) if len(names) > 1 else lambda row: [row[name] for name in names]


_WRITE_SQL = {statement: _Sql(statement.sqlite) for statement in writes.STATEMENTS}
_READ_SQL = {id(statement): _Sql(statement) for statement in reads.STATEMENTS}


class _Item:
    """One thing to do in the thread, and the future that waits for it."""

    __slots__ = ("future", "job", "outcome", "writes")

    def __init__(self, future: asyncio.Future[Any], entry_writes: Sequence[writes.Write], job: Job | None) -> None:
        self.future = future
        self.writes = entry_writes
        self.job = job
        self.outcome: Any = None


class SqliteJournal:
    """Implements `game.table.ports.Journal`. Made and used in one event loop; nothing of it is ever cancelled."""

    def __init__(
        self,
        path: Path,
        *,
        now: Callable[[], float] = time.time,
        checkpoint: Checkpoint | None = None,
        batched: Callable[[int], None] | None = None,
    ) -> None:
        """Start the thread on a database that is in order.

        `checkpoint` is called in the thread with `begin`, `write`, `written`, `commit` and `committed`: tests end the
        process there. `batched` is told, in the event loop, how many entries shared a commit.
        """
        self._path = path
        self._now = now
        self._reach = checkpoint or _pass
        self._execute = _watched(checkpoint) if checkpoint else _execute
        self._batched = batched
        self._loop = asyncio.get_running_loop()
        self._gathering: list[_Item] = []
        self._queue: SimpleQueue[list[_Item] | None] = SimpleQueue()
        self._closed = False
        self._connection: sqlite3.Connection | None = None
        self._inode = _inode(path)
        self._thread = threading.Thread(target=self._run, name="journal", daemon=True)
        self._thread.start()

    # in the event loop

    async def commit(self, entry: Entry) -> None:
        """Write an entry durably; raises `Conflict` or `JournalError`."""
        await self._ask(writes.writes_of(entry, int(self._now())))

    async def write(self, *several: writes.Write) -> None:
        """Write something beside the entries, in the same commits; raises `JournalError`."""
        await self._ask(several)

    async def saved(self, table: str) -> SavedTable | None:
        """Read a table back, after everything that was to be written before; raises `JournalError`."""
        return await self._ask((), lambda connection: reads.read_table(_reader(connection), table))

    async def live(self, ours: Servers) -> Sequence[SavedTable]:
        """Read all tables of our servers whose session has not ended."""
        return await self._ask((), lambda connection: reads.read_live(_reader(connection), ours))

    async def close(self) -> None:
        """Write what waits, and end."""
        self._closed = True
        self._hand_over()
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _ask(self, entry_writes: Sequence[writes.Write], job: Job | None = None) -> asyncio.Future[Any]:
        """Let something be done in the thread, together with everything else that is asked for in this turn."""
        if self._closed:
            raise JournalError("the journal is closed")
        item = _Item(self._loop.create_future(), entry_writes, job)
        if not self._gathering:
            self._loop.call_soon(self._hand_over)
        self._gathering.append(item)
        return item.future

    def _hand_over(self) -> None:
        if self._gathering:
            self._queue.put(self._gathering)
            self._gathering = []

    def _deliver(self, items: Sequence[_Item]) -> None:
        """Tell everybody who still waits."""
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

    # in the thread

    def _run(self) -> None:
        while (items := self._queue.get()) is not None:
            more = True
            while more and not self._queue.empty():
                more = self._take_more(items)
            self._do(items)
            if not more:
                break
        self._drop_connection()

    def _take_more(self, items: list[_Item]) -> bool:
        waiting = self._queue.get()
        items.extend(waiting or ())
        return waiting is not None

    def _do(self, items: list[_Item]) -> None:
        """Write what is to be written in one transaction, then read what is to be read."""
        to_write = [item for item in items if item.writes]
        if to_write:
            self._write_batch(to_write)
        for item in items:
            if item.job:
                self._read(item, item.job)
        self._loop.call_soon_threadsafe(self._deliver, items)

    def _read(self, item: _Item, job: Job) -> None:
        try:
            item.outcome = job(self._connected())
        except Exception as error:  # noqa: BLE001 - whatever it was, whoever waits has to be told
            self._drop_connection()
            item.outcome = self._failure(error)

    def _write_batch(self, items: Sequence[_Item]) -> None:
        try:
            self._reach("begin")
            cursor = self._connected().cursor()
            if not self._write_together(cursor, items):
                self._write_each(cursor, items)
            self._reach("commit")
            cursor.execute("COMMIT")
            self._reach("committed")
        except Exception as error:  # noqa: BLE001 - whatever it was, everybody who waits has to be told
            self._drop_connection()
            failure = self._failure(error)
            for item in items:
                item.outcome = item.outcome or failure

    def _write_together(self, cursor: sqlite3.Cursor, items: Sequence[_Item]) -> bool:
        """Write everything, equal statements at once; if one row is objected to, undo all and give `False`.

        That is rare, and a savepoint for each entry would cost every batch the keeping of its pages.
        """
        cursor.execute("BEGIN IMMEDIATE")
        every = chain.from_iterable(item.writes for item in items)
        try:
            for statement, equal in groupby(every, itemgetter(0)):
                self._execute(cursor, statement, [row for write in equal for row in write.rows])
        except (Conflict, *_BAD_ROW):
            cursor.execute("ROLLBACK")
            return False
        return True

    def _write_each(self, cursor: sqlite3.Cursor, items: Sequence[_Item]) -> None:
        """Write entry by entry; what the database objects to undoes that entry alone."""
        cursor.execute("BEGIN IMMEDIATE")
        for item in items:
            cursor.execute("SAVEPOINT item")
            try:
                for write in item.writes:
                    self._execute(cursor, *write)
            except (Conflict, *_BAD_ROW) as error:
                cursor.execute("ROLLBACK TO item")
                item.outcome = _refusal(error)
            cursor.execute("RELEASE item")

    def _failure(self, error: Exception) -> JournalError:
        known = isinstance(error, sqlite3.Error)
        return JournalError(str(problem_of(error, str(self._path)) if known else error))

    def _connected(self) -> sqlite3.Connection:
        if _inode(self._path) != self._inode:
            raise StorageProblem("moved", str(self._path))
        if self._connection is None:
            self._connection = open_connection(self._path)
        return self._connection

    def _drop_connection(self) -> None:
        if self._connection:
            try:
                if self._connection.in_transaction:
                    self._connection.execute("ROLLBACK")
            except sqlite3.Error:
                pass
            self._connection.close()
        self._connection = None


def open_connection(path: Path) -> sqlite3.Connection:
    """Open an existing database for writing, durably; raises `sqlite3.Error`."""
    how: dict[str, Any] = {"timeout": BUSY_SECONDS, "isolation_level": None, "check_same_thread": False}
    connection = sqlite3.connect(address_of(path), uri=True, **how)
    for setting in SETTINGS:
        connection.execute(setting)
    return connection


def address_of(path: Path) -> str:
    """Name a database for SQLite so that it is opened only if it is there."""
    return path.absolute().as_uri() + "?mode=rw"


def _pass(_name: str) -> None:
    pass


def _inode(path: Path) -> int | None:
    try:
        return path.stat().st_ino
    except FileNotFoundError:
        return None


def _reader(connection: sqlite3.Connection) -> reads.Read:
    def read(statement: Executable, values: Mapping[str, object]) -> Sequence[Sequence[Any]]:
        sql = _READ_SQL[id(statement)]
        return connection.execute(sql.text, sql.values(values)).fetchall()

    return read


def _execute(cursor: sqlite3.Cursor, statement: writes.Statement, rows: Sequence[writes.Row]) -> None:
    """Run a statement with its rows; no row of one that must hit touches more than one row of the database."""
    sql = _WRITE_SQL[statement]
    cursor.executemany(sql.text, map(sql.values, rows))
    if statement.must_hit and cursor.rowcount != len(rows):
        raise Conflict("the table has changed in the database")


def _watched(checkpoint: Checkpoint) -> Execute:
    def execute(cursor: sqlite3.Cursor, statement: writes.Statement, rows: Sequence[writes.Row]) -> None:
        checkpoint("write")
        _execute(cursor, statement, rows)
        checkpoint("written")

    return execute


def _refusal(error: Exception) -> JournalError:
    if isinstance(error, Conflict):
        return error
    unique = isinstance(error, sqlite3.IntegrityError) and error.sqlite_errorcode in {
        sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY,
        sqlite3.SQLITE_CONSTRAINT_UNIQUE,
    }
    return Conflict(str(error)) if unique else JournalError(str(error))
