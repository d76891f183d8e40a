"""A real database file for each test, and packs that are the same each time."""

import shutil
from collections.abc import AsyncGenerator
from itertools import count
from pathlib import Path

import pytest

from game.core import shuffle
from storage.database import Database
from tests.storage.support import url_of

# PostgreSQL is for those who have it; nobody needs it to play.
collect_ignore = [] if shutil.which("initdb") and shutil.which("pg_ctl") else ["test_postgresql.py"]


@pytest.fixture(autouse=True)
def same_packs(monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = count()
    monkeypatch.setattr(shuffle, "new_secret", lambda: shuffle.secret_from(str(next(numbers))))


@pytest.fixture
def url(tmp_path: Path) -> str:
    return url_of(tmp_path / "data" / "lupfen.db")


@pytest.fixture
async def database(url: str) -> AsyncGenerator[Database]:
    opened = await Database.open(url)
    yield opened
    await opened.close()
