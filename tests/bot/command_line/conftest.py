"""A database in which people have played."""

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from storage.addresses import url_of
from storage.database import Database
from tests.storage.support import played

CLOSED = "UPDATE tables SET closed = CASE id WHEN (SELECT min(id) FROM tables) THEN 1795132800 ELSE 1795305600 END"
"""One session ends on 20 November 2026, the others two days later, at noon UTC."""


@pytest.fixture(scope="session")
def sessions_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Play three sessions; each test takes a copy of them."""
    path = tmp_path_factory.mktemp("played") / "lupfen.db"

    async def play() -> None:
        async with await Database.open(url_of(path)) as opened:
            await played(opened, sessions=3)

    asyncio.run(play())
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(CLOSED)
    return path


@pytest.fixture
def path(sessions_file: Path, tmp_path: Path) -> Path:
    """A database file with three sessions of three deals."""
    return Path(shutil.copy(sessions_file, tmp_path))
