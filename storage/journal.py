"""The journal on SQLite: one thread writes, and all pending work shares one commit.

SQLAlchemy compiles the statements once; sqlite3 runs them directly, because a thread hop for each statement would
halve the speed.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from queue import SimpleQueue
from typing import Any

from sqlalchemy import Executable
from sqlalchemy.dialects import sqlite

from game.table.ports import Conflict, JournalError
from storage import reads, writes
from storage.group_commit import GroupCommit, Item, Job, Sql, check_hits, fail, grouped
from storage.problems import StorageProblem, problem_of

BUSY_SECONDS = 2.0
# Deleted data is overwritten, so that an erased name does not remain in the file.
SETTINGS = ("PRAGMA synchronous = FULL", "PRAGMA foreign_keys = ON", "PRAGMA secure_delete = ON")
# Errors that concern a single row; any other error concerns the database.
_BAD_ROW = (
    *(sqlite3.IntegrityError, sqlite3.DataError, sqlite3.ProgrammingError, sqlite3.InterfaceError),
    *(OverflowError, ValueError),
)
Checkpoint = Callable[[str], None]
Execute = Callable[[sqlite3.Cursor, writes.Statement, Sequence[writes.Row]], None]
_DIALECT = sqlite.dialect(paramstyle="qmark")
_WRITE_SQL = {statement: Sql(statement.sqlite, _DIALECT) for statement in writes.STATEMENTS}
_READ_SQL = {id(statement): Sql(statement, _DIALECT) for statement in reads.STATEMENTS}


class SqliteJournal(GroupCommit):
    """The journal of a database file. Queued work is never cancelled."""

    def __init__(
        self,
        path: Path,
        *,
        now: Callable[[], float] | None = None,
        checkpoint: Checkpoint | None = None,
        batched: Callable[[int], None] | None = None,
    ) -> None:
        """Start the thread on a prepared database.

        `checkpoint` is called in the thread with `begin`, `write`, `written`, `commit` and `committed`; tests kill the
        process there. `batched` is called in the event loop with the number of entries that shared a commit.
        """
        super().__init__(now, batched)
        self._path = path
        self._reach = checkpoint or _pass
        self._execute = _watched(checkpoint) if checkpoint else _execute
        self._queue: SimpleQueue[list[Item] | None] = SimpleQueue()
        self._connection: sqlite3.Connection | None = None
        self._inode = _inode(path)
        self._thread = threading.Thread(target=self._run, name="journal", daemon=True)
        self._thread.start()

    # in the event loop

    def _take(self, items: list[Item]) -> None:
        self._queue.put(items)

    async def _end(self) -> None:
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

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

    def _take_more(self, items: list[Item]) -> bool:
        waiting = self._queue.get()
        items.extend(waiting or ())
        return waiting is not None

    def _do(self, items: list[Item]) -> None:
        """Write everything in one transaction, then do the reads."""
        to_write = [item for item in items if item.writes]
        if to_write:
            self._write_batch(to_write)
        for item in items:
            if item.job:
                self._read(item, item.job)
        self._loop.call_soon_threadsafe(self._deliver, items)

    def _read(self, item: Item, job: Job) -> None:
        try:
            item.outcome = job(_reader(self._connected()))
        except Exception as error:  # noqa: BLE001 - any failure must reach the caller
            self._drop_connection()
            item.outcome = self._failure(error)

    def _write_batch(self, items: Sequence[Item]) -> None:
        try:
            self._reach("begin")
            cursor = self._connected().cursor()
            if not self._write_together(cursor, items):
                self._write_each(cursor, items)
            self._reach("commit")
            cursor.execute("COMMIT")
            self._reach("committed")
        except Exception as error:  # noqa: BLE001 - any failure must reach all callers
            self._drop_connection()
            fail(items, self._failure(error))

    def _write_together(self, cursor: sqlite3.Cursor, items: Sequence[Item]) -> bool:
        """Write everything, grouped by equal statements; if a row is rejected, roll back and return `False`.

        Rejections are rare, and a savepoint per entry would make every batch keep its pages.
        """
        cursor.execute("BEGIN IMMEDIATE")
        try:
            for write in grouped(items):
                self._execute(cursor, *write)
        except (Conflict, *_BAD_ROW):
            cursor.execute("ROLLBACK")
            return False
        return True

    def _write_each(self, cursor: sqlite3.Cursor, items: Sequence[Item]) -> None:
        """Write entry by entry; a rejection rolls back only that entry."""
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
    """Return a SQLite URI that opens a database only if it exists."""
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
    sql = _WRITE_SQL[statement]
    cursor.executemany(sql.text, map(sql.values, rows))
    check_hits(statement, cursor.rowcount, rows)


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
