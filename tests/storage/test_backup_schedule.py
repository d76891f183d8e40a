"""Scheduled backups are verified and kept for some days; one that cannot be restored does not count."""

import asyncio
import os
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from bot.operations.backups import keep_backups
from storage.backup import DAY, back_up, newest_backup
from storage.database import Database
from storage.problems import StorageProblem
from tests.storage.support import file_of, played

NOW = 1_790_000_000.0


async def test_copies_are_kept_for_their_days(database: Database, url: str, tmp_path: Path) -> None:
    folder = tmp_path / "copies"
    await played(database)
    copies = [await asyncio.to_thread(back_up, url, folder, 2, NOW + day * DAY) for day in range(4)]
    for day, copy in enumerate(copies):
        os.utime(copy, (NOW + day * DAY, NOW + day * DAY))
    await asyncio.to_thread(back_up, url, folder, 2, NOW + 4 * DAY)
    assert [copy.exists() for copy in copies] == [False, False, True, True]
    assert {file.suffix for file in folder.iterdir()} == {".db"}
    newest = newest_backup(folder)
    assert newest
    assert newest > NOW


async def test_a_copy_that_is_not_right_is_not_kept(database: Database, url: str, tmp_path: Path) -> None:
    await played(database)
    with closing(sqlite3.connect(file_of(database))) as connection, connection:
        connection.execute("UPDATE postings SET amount = amount + 1 WHERE id = 1")
    with pytest.raises(StorageProblem, match="damaged"):
        await asyncio.to_thread(back_up, url, tmp_path / "copies", 2)
    assert [*(tmp_path / "copies").iterdir()] == []
    assert newest_backup(tmp_path / "copies") is None


@pytest.mark.parametrize(("age", "made"), [(None, 1), (DAY + 1, 1), (DAY - 60, 0)])
async def test_a_copy_is_made_when_the_newest_is_a_day_old(age: float | None, made: int, tmp_path: Path) -> None:
    found, done = [None if age is None else NOW - age], asyncio.Event()
    makes: list[Path] = []

    def make() -> Path:
        makes.append(tmp_path)
        found[0] = NOW
        return tmp_path

    def now() -> float:
        if found[0] == NOW:
            done.set()
        return NOW

    keeping = asyncio.create_task(keep_backups(lambda: found[0], make, partial(ThreadPoolExecutor, 1), now))
    if made:
        await asyncio.wait_for(done.wait(), 10)
    await asyncio.sleep(0)
    keeping.cancel()
    assert len(makes) == made
