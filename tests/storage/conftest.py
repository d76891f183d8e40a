"""A real database file for each test, a server for some, and reproducible packs."""

import asyncio
import shutil
from collections.abc import AsyncGenerator
from itertools import count
from pathlib import Path

import pytest

from game.core import shuffle
from game.table.table import Table
from storage.addresses import path_of, url_of
from storage.database import Database
from tests.databases import make_empty
from tests.storage.support import OneProcess, played


@pytest.fixture(autouse=True)
def same_packs(monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = count()
    monkeypatch.setattr(shuffle, "new_secret", lambda: shuffle.secret_from(str(next(numbers))))


@pytest.fixture(scope="session")
def one_session(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Table]:
    """Play a session of three deals; return its file, which nobody changes, and its table."""
    path = tmp_path_factory.mktemp("played") / "lupfen.db"

    async def play() -> Table:
        database = await Database.open(url_of(path))
        (table,) = await played(database)
        await database.close()
        return table

    with pytest.MonkeyPatch.context() as context:
        context.setattr(shuffle, "new_secret", lambda: shuffle.secret_from("one session"))
        return path, asyncio.run(play())


@pytest.fixture
def table(one_session: tuple[Path, Table], a_file: str) -> Table:
    """The table of a played session, whose database is opened if `database` comes after this."""
    path = path_of(a_file)
    path.parent.mkdir()
    path.touch(0o600, exist_ok=False)
    shutil.copyfile(one_session[0], path)
    return one_session[1]


@pytest.fixture
def a_file(tmp_path: Path) -> str:
    return url_of(tmp_path / "data" / "lupfen.db")


@pytest.fixture
def url(a_file: str) -> str:
    return a_file


@pytest.fixture
async def database(a_file: str, url: str) -> AsyncGenerator[Database]:
    if url == a_file:
        make_empty(path_of(url))
    opened = await Database.open(url)
    yield opened
    await opened.close()


@pytest.fixture
async def other(url: str) -> AsyncGenerator[Database]:
    """The same database of a server, opened by another process."""
    opened = await Database.open(url)
    yield opened
    await opened.close()


@pytest.fixture
def evening(database: Database) -> OneProcess:
    """The tables of a process on the database."""
    return OneProcess(database.journal)


@pytest.fixture(params=["a_file", "on_server"])
def either(request: pytest.FixtureRequest) -> str:
    """The address of a file, and in a second run of a database on the server."""
    return request.getfixturevalue(request.param)
