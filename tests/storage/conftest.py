"""A real database file for each test, a server for some, and reproducible packs."""

from collections.abc import AsyncGenerator
from itertools import count
from pathlib import Path

import pytest

from game.core import shuffle
from storage.addresses import path_of
from storage.database import Database
from storage.schema import METADATA
from tests.databases import make_empty
from tests.storage.support import url_of


@pytest.fixture(autouse=True)
def same_packs(monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = count()
    monkeypatch.setattr(shuffle, "new_secret", lambda: shuffle.secret_from(str(next(numbers))))


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
async def on_server(server: str) -> AsyncGenerator[str]:
    """The address of a database on the server; it is emptied afterwards."""
    yield server
    opened = await Database.open(server)
    async with opened.writing() as connection:
        for table in reversed(METADATA.sorted_tables):
            await connection.execute(table.delete())
    await opened.close()


@pytest.fixture(params=["a_file", "on_server"])
def either(request: pytest.FixtureRequest) -> str:
    """The address of a file, and in a second run of a database on the server."""
    return request.getfixturevalue(request.param)
