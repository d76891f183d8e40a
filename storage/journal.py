"""The journal on SQLite: one thread writes, and all pending work shares one commit.

SQLAlchemy compiles the statements once; sqlite3 runs them directly, because a thread hop for each statement would
halve the speed.
"""

import sqlite3
from collections.abc import Callable, Coroutine, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

from sqlalchemy import Executable, UpdateBase
from sqlalchemy.dialects import sqlite

from game.table.ports import Conflict, JournalError
from storage import reads, writes
from storage.files import uri_of
from storage.group_commit import GroupCommit, Job, Sql, check_hits
from storage.problems import StorageProblem, problem_of

BUSY_SECONDS = 2.0
# Deleted data is overwritten, so that an erased name does not remain in the file.
SETTINGS = ("PRAGMA synchronous = FULL", "PRAGMA foreign_keys = ON", "PRAGMA secure_delete = ON")
# Errors that concern a single row; any other error concerns the database.
_BAD_ROW = (
    *(sqlite3.IntegrityError, sqlite3.DataError, sqlite3.ProgrammingError, sqlite3.InterfaceError),
    *(OverflowError, ValueError),
)
_TAKEN = {sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE}
Checkpoint = Callable[[str], None]
_DIALECT = sqlite.dialect(paramstyle="qmark")


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
        self._reach: Checkpoint = checkpoint or (lambda _name: None)
        self._connection: sqlite3.Connection | None = None
        self._cursor: sqlite3.Cursor
        self._inode = _inode(path)
        self._thread = ThreadPoolExecutor(1, "journal")

    async def close(self) -> None:
        """Write pending entries and close."""
        await super().close()
        self._thread.shutdown()

    async def _apart(self, work: Coroutine[Any, Any, None]) -> None:
        await self._loop.run_in_executor(self._thread, _run_through, work)

    # in the thread

    async def _begin(self) -> None:
        self._reach("begin")
        self._cursor = self._connected().cursor()
        self._cursor.execute("BEGIN IMMEDIATE")

    async def _say(self, command: str) -> None:
        if command == "COMMIT":
            self._reach("commit")
        self._cursor.execute(command)
        if command == "COMMIT":
            self._reach("committed")

    async def _execute(self, statement: UpdateBase, rows: Sequence[writes.Row]) -> None:
        self._reach("write")
        sql = _sql(statement)
        self._cursor.executemany(sql.text, map(sql.values, rows))
        check_hits(statement, self._cursor.rowcount, rows)
        self._reach("written")

    async def _read(self, job: Job) -> Any:
        connection = self._connected()

        def read(statement: Executable, values: Mapping[str, object]) -> reads.Rows:
            sql = _sql(statement)
            return connection.execute(sql.text, sql.values(values)).fetchall()

        return job(read)

    def _is_of_a_row(self, error: Exception) -> bool:
        return isinstance(error, (Conflict, *_BAD_ROW))

    def _failure(self, error: Exception) -> JournalError:
        if isinstance(error, Conflict):
            return error
        if getattr(error, "sqlite_errorcode", None) in _TAKEN:
            return Conflict(str(error))
        if isinstance(error, sqlite3.Error) and not self._is_of_a_row(error):
            return JournalError(str(problem_of(error, str(self._path))))
        return JournalError(str(error))

    def _connected(self) -> sqlite3.Connection:
        if _inode(self._path) != self._inode:
            raise StorageProblem("moved", str(self._path))
        if self._connection is None:
            self._connection = open_connection(self._path)
        return self._connection

    async def _drop_connection(self) -> None:
        if self._connection:
            with suppress(sqlite3.Error):
                self._connection.rollback()
            self._connection.close()
        self._connection = None


@cache
def _sql(statement: Executable) -> Sql:
    return Sql(statement, _DIALECT)


def open_connection(path: Path) -> sqlite3.Connection:
    """Open an existing database for writing, durably; raises `sqlite3.Error`."""
    how: dict[str, Any] = {"timeout": BUSY_SECONDS, "isolation_level": None, "check_same_thread": False}
    connection = sqlite3.connect(uri_of(path, "rw"), uri=True, **how)
    for setting in SETTINGS:
        connection.execute(setting)
    return connection


def _inode(path: Path) -> int | None:
    try:
        return path.stat().st_ino
    except FileNotFoundError:
        return None


def _run_through(work: Coroutine[Any, Any, None]) -> None:
    """Run a coroutine that never waits, without an event loop."""
    try:
        work.send(None)
    except StopIteration:
        return
    raise RuntimeError("the journal of a file has waited")
