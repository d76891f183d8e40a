"""Opens the database: its folder, its lock, its schema, and its connections."""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
import ssl
from collections.abc import AsyncGenerator, Callable, Generator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, Concatenate, Final, ParamSpec, Self, TypeVar

from filelock import FileLock
from sqlalchemy import Connection, Executable, Row, event
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool, Pool

from storage.addresses import existing, hidden, is_server, path_of, server_of
from storage.fence import HELD, Fence
from storage.files import copy_file, give_like, taken_lock, uri_of
from storage.journal import BUSY_SECONDS, SETTINGS, Checkpoint, SqliteJournal, open_connection
from storage.journal_postgresql import PostgresqlJournal
from storage.months import make_months
from storage.problems import StorageProblem, file_errors, problem_of, problem_of_server
from storage.upgrade import copy_of_older, has_form, is_current, upgrade

log = logging.getLogger(__name__)
Given = ParamSpec("Given")
Found = TypeVar("Found")
POOLS: Final = (None, NullPool)
"""Connections to a server come from the usual pool, or for work that must not wait for it, from no pool."""
CONNECT_SECONDS: Final = 10.0
IDLE: Final = "10s"
"""How long a process may idle in a transaction, so that a frozen one does not block other writers."""


class Reader:
    """A database opened for reading; others may have it open too."""

    def __init__(self, engine: AsyncEngine, *, older: bool = False) -> None:
        self.place = str(engine.url.database)
        self.older = older
        self._engine = engine
        of_server = engine.dialect.name == "postgresql"
        self._one_state = engine.execution_options(isolation_level="REPEATABLE READ") if of_server else engine

    @property
    def is_shared(self) -> bool:
        """Whether several processes may use the database."""
        return self._engine.dialect.name == "postgresql"

    async def rows(self, query: Executable) -> Sequence[Row[*tuple[Any, ...]]]:
        """Return the rows of a query; raises `StorageProblem`."""
        async with self.reading() as connection:
            return (await connection.execute(query)).all()

    async def value(self, query: Executable) -> Any:
        """Return the first value that a query finds, if any; raises `StorageProblem`."""
        async with self.reading() as connection:
            return await connection.scalar(query)

    async def read(
        self, work: Callable[Concatenate[Connection, Given], Found], *given: Given.args, **named: Given.kwargs
    ) -> Found:
        """Return what a function reads, given a connection; raises `StorageProblem`."""
        async with self.reading() as connection:
            return await connection.run_sync(work, *given, **named)

    @asynccontextmanager
    async def reading(self) -> AsyncGenerator[AsyncConnection]:
        """Open a connection that sees one consistent state of the database; raises `StorageProblem`."""
        with translated(self.place):
            async with self._one_state.begin() as connection:
                yield connection


@asynccontextmanager
async def look(url: str, *, older: bool = False) -> AsyncGenerator[Reader]:
    """Open a database for reading while a bot may be running on it; raises `StorageProblem`.

    One with an older schema, or yet without one on a server, only if `older` is allowed; the reader tells.
    """
    engine = server_engine(url) if is_server(url) else _engine(existing(url))
    place = str(engine.url.database)
    try:
        with translated(place):
            async with engine.connect() as connection:
                if not is_server(url) and not await connection.run_sync(has_form):
                    raise StorageProblem("not-a-database", place)
                is_older = not await connection.run_sync(is_current)
                if is_older and not older:
                    raise StorageProblem("older", place)
        yield Reader(engine, older=is_older)
    finally:
        await engine.dispose()


class Database(Reader):
    """An open database: `journal` for tables, `reading` and `writing` for everything else."""

    def __init__(
        self,
        engine: AsyncEngine,
        journal: SqliteJournal | PostgresqlJournal,
        *,
        lock: FileLock | None = None,
        fence: Fence | None = None,
        apart: AsyncEngine | None = None,
    ) -> None:
        super().__init__(engine)
        self.journal = journal
        self.fence = fence or Fence()
        self._apart = apart or engine
        self._lock = lock

    @classmethod
    async def open(
        cls, url: str, *, checkpoint: Checkpoint | None = None, batched: Callable[[int], None] | None = None
    ) -> Database:
        """Open the database at an address, creating or upgrading it if needed; raises `StorageProblem`.

        A file and its folder are made readable only by their owner, and no other process can open it until `close`; a
        PostgreSQL server may have several users. `batched` is called with the number of entries that shared a commit of
        the journal; `checkpoint` is for that of a file.
        """
        if is_server(url):
            engine, apart = (server_engine(url, each, idle_in_transaction_session_timeout=IDLE) for each in POOLS)
            await make_months(await _upgraded(engine))
            journal = PostgresqlJournal(engine, fence := Fence(), batched=batched)
            return cls(engine, journal, fence=fence, apart=apart)
        path = path_of(url)
        lock = await asyncio.to_thread(_prepared, path)
        try:
            engine = await _upgraded(_engine(path))
        except BaseException:
            lock.release()
            raise
        return cls(engine, SqliteJournal(path, checkpoint=checkpoint, batched=batched), lock=lock)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Write pending entries and release the database."""
        await self.journal.close()
        await self._engine.dispose()
        if self._lock:
            self._lock.release()

    @asynccontextmanager
    async def writing(self, *, apart: bool = False) -> AsyncGenerator[AsyncConnection]:
        """Open a connection whose changes are committed together at the end; raises `StorageProblem`.

        With `apart` it is a new connection, so that it waits for no other. A process that has lost its shards to
        another cannot write: `StorageProblem("lease")`.
        """
        engine = (self._apart if apart else self._engine).execution_options(immediate=True)
        with translated(self.place):
            async with engine.begin() as connection:
                await self.fence.passed(lambda lease: connection.scalar(HELD, {"lease": lease}))
                yield connection

    async def run(self, statement: Executable) -> None:
        """Run a statement that changes the database; raises `StorageProblem`."""
        async with self.writing() as connection:
            await connection.execute(statement)

    @asynccontextmanager
    async def line(self) -> AsyncGenerator[Any]:
        """Open a connection of the database's own driver, closed at the end; raises `StorageProblem`."""
        with translated(self.place):
            async with self._engine.connect() as connection:
                try:
                    yield (await connection.get_raw_connection()).driver_connection
                finally:
                    await connection.invalidate()

    async def clear_traces(self) -> None:
        """Also remove deleted data from the write-ahead log, unless someone is reading it."""
        if not self.is_shared:
            async with self.line() as line:
                await line.execute("PRAGMA wal_checkpoint(TRUNCATE)")


class Store:
    """A part of what is stored, in an open database."""

    def __init__(self, database: Database) -> None:
        self._database = database


@contextmanager
def translated(place: object) -> Generator[None]:
    """Translate database errors into `StorageProblem`."""
    try:
        yield
    except DBAPIError as error:
        if isinstance(error.orig, sqlite3.Error):
            raise problem_of(error.orig, str(place)) from error
        raise problem_of_server(error.orig, str(place)) from error
    except ssl.SSLCertVerificationError as error:
        raise StorageProblem("certificate", str(place), error.verify_message) from error
    except OSError as error:
        raise StorageProblem("away", str(place), str(error) or "no answer in time") from error


async def _upgraded(engine: AsyncEngine) -> AsyncEngine:
    try:
        with translated(engine.url.database):
            async with engine.connect() as connection:
                await connection.run_sync(upgrade)
    except BaseException:
        await engine.dispose()
        raise
    return engine


def _prepared(path: Path) -> FileLock:
    """Prepare folder, lock, file and permissions, and keep a copy if the schema is older; blocks."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise StorageProblem("folder", str(path), str(error)) from error
    lock = taken_lock(path)
    try:
        with file_errors(path):
            is_new = not path.exists()
            os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
            if is_new:
                give_like(path, path.parent)
            _probe(path)
            if (copy := copy_of_older(path)) and not copy.exists():
                copy_file(path, copy)
                give_like(copy, path)
                log.warning("the database as it was before this version is kept in %s", copy)
    except BaseException:
        lock.release()
        raise
    return lock


def _probe(path: Path) -> None:
    """Check that the file is writable and intact."""
    connection = open_connection(path)
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("ROLLBACK")
        found = str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
    finally:
        connection.close()
    if found != "ok":
        raise StorageProblem("damaged", str(path), found)


def _engine(path: Path) -> AsyncEngine:
    url = URL.create("sqlite+aiosqlite", database=str(path))
    engine = create_async_engine(url, connect_args={"timeout": BUSY_SECONDS})
    event.listen(engine.sync_engine, "do_connect", _found)
    event.listen(engine.sync_engine, "connect", _connected)
    event.listen(engine.sync_engine, "begin", _begun)
    return engine


def server_engine(url: str, pool: type[Pool] | None = None, **settings: str) -> AsyncEngine:
    """Create an engine for a server, with connections from a `pool`; `settings` are server settings per connection."""
    address, parameters = server_of(url)
    given = {"dsn": parameters, "timeout": CONNECT_SECONDS, "server_settings": settings}
    how: Any = {"pool_pre_ping": True, "connect_args": given}
    try:
        return create_async_engine(address, poolclass=pool, **how)
    except ImportError as error:
        raise StorageProblem("driver", hidden(url)) from error


def _found(_dialect: object, _record: object, places: list[Any], how: dict[str, Any]) -> None:
    """Open only an existing file: a deleted database must not come back empty."""
    places[0] = uri_of(Path(places[0]), "rw")
    how["uri"] = True


def _connected(connection: Any, _record: object) -> None:
    """Disable sqlite3's implicit transactions; they do not cover schema changes."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for setting in SETTINGS:
        cursor.execute(setting)
    cursor.close()


def _begun(connection: Connection) -> None:
    immediate = connection.get_execution_options().get("immediate", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if immediate else "BEGIN")
