"""Copies of a database file: one moment of it, readable by their owner alone, in today's form where that is wanted."""

from __future__ import annotations

import os
import sqlite3
import tempfile
from collections.abc import Generator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy import Connection, NullPool, create_engine

from storage.database import existing, is_server, translated, url_of
from storage.problems import problem_of
from storage.upgrade import is_current, upgrade


def copy_file(source: Path, target: Path) -> None:
    """Copy a database, which may be in use, to a file of its own, durably; raises `OSError` or `sqlite3.Error`."""
    target.unlink(missing_ok=True)
    os.close(os.open(target, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    with closing(_opened(source, "ro")) as read, closing(sqlite3.connect(target)) as written:
        read.backup(written)
        written.execute("PRAGMA journal_mode = DELETE")
    sync(target)


def bring_up_to_date(path: Path, place: Path) -> None:
    """Give a copy of `place` today's form; raises `StorageProblem`."""
    with connected(path, place, "rw") as connection:
        upgrade(connection)


@contextmanager
def of_today(path: Path) -> Generator[Path]:
    """Give a database file of today's form for reading: the file itself, or of an older one a copy brought up to date.

    The copy is deleted afterwards, and the file stays as it is. Raises `StorageProblem`.
    """
    with connected(path, path, "ro") as connection:
        current = is_current(connection)
    if current:
        yield path
        return
    with tempfile.TemporaryDirectory(prefix="lupfen-") as folder:
        copy = Path(folder) / path.name
        try:
            copy_file(path, copy)
        except (OSError, sqlite3.Error) as error:
            raise problem_of(error, str(path)) from error
        bring_up_to_date(copy, path)
        yield copy


@contextmanager
def address_of_today(url: str) -> Generator[str]:
    """Give the address of a database of today's form for reading, as `of_today` does; a server's stays as it is."""
    if is_server(url):
        yield url
        return
    with of_today(existing(url)) as path:
        yield url_of(path)


@contextmanager
def connected(path: Path, place: Path, mode: str) -> Generator[Connection]:
    """Open a database file; problems name `place`. Raises `StorageProblem`."""
    engine = create_engine("sqlite://", creator=lambda: _opened(path, mode), poolclass=NullPool)
    try:
        with translated(place), engine.connect() as connection:
            yield connection
    finally:
        engine.dispose()


def _opened(path: Path, mode: str) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode={mode}", uri=True)


def sync(path: Path) -> None:
    """See to it that a file, or what a folder lists, is on the disk."""
    opened = os.open(path, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
