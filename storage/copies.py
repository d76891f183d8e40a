"""Consistent snapshots of a database file, readable only by their owner, optionally migrated to the current schema."""

import tempfile
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import URL, Connection, NullPool, create_engine

from storage.addresses import existing, is_server, url_of
from storage.database import translated
from storage.files import copy_file, opened
from storage.problems import StorageProblem, file_errors
from storage.upgrade import has_form, is_current, upgrade


def bring_up_to_date(path: Path, place: Path) -> None:
    """Migrate a copy of `place` to the current schema; raises `StorageProblem`."""
    with connected(path, place, "rw") as connection:
        _require_form(connection, place)
        upgrade(connection)


@contextmanager
def of_today(url: str) -> Generator[str]:
    """Yield the address of a readable database with the current schema: its own, or that of an upgraded copy.

    The copy of an older file is deleted afterwards; the file is not changed. Raises `StorageProblem`.
    """
    path = None if is_server(url) else existing(url)
    if path is None or is_of_today(path):
        yield url
        return
    with tempfile.TemporaryDirectory(prefix="lupfen-") as folder:
        copy = Path(folder) / path.name
        with file_errors(path):
            copy_file(path, copy)
        bring_up_to_date(copy, path)
        yield url_of(copy)


def is_of_today(path: Path) -> bool:
    """Whether a database file has the current schema; raises `StorageProblem`, also for an empty file."""
    with connected(path, path, "ro") as connection:
        _require_form(connection, path)
        return is_current(connection)


def _require_form(connection: Connection, place: Path) -> None:
    """Raise `StorageProblem` for the files of other programs, and for empty ones."""
    if not has_form(connection):
        raise StorageProblem("not-a-database", str(place))


@contextmanager
def connected(path: Path, place: Path, mode: str) -> Generator[Connection]:
    """Open a database file; errors name `place`. Raises `StorageProblem`."""
    named = URL.create("sqlite", database=str(place))
    engine = create_engine(named, creator=lambda: opened(path, mode), poolclass=NullPool)
    try:
        with translated(place), engine.connect() as connection:
            yield connection
    finally:
        engine.dispose()
