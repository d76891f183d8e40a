# pyright: reportPrivateUsage=false
"""How the journal of a file reports faults of file and disk, and how play continues."""

import asyncio
import sqlite3
import threading
from pathlib import Path

import pytest

from game.table.ports import Entry, JournalError
from storage.database import Database
from storage.journal import SqliteJournal
from tests.storage.entries import opening, refused
from tests.storage.support import file_of
from tests.tables import every_server


@pytest.mark.parametrize(
    ("fault", "mended", "said"),
    [
        ("PRAGMA max_page_count = 1", "PRAGMA max_page_count = 100000", "no room left"),
        ("PRAGMA query_only = ON", "PRAGMA query_only = OFF", "cannot be written"),
    ],
)
async def test_a_disk_fault_is_reported_to_all_and_play_resumes_once_it_is_fixed(
    database: Database, fault: str, mended: str, said: str
) -> None:
    setting = [fault]

    def checkpoint(name: str) -> None:
        if name == "begin" and journal._connection:
            journal._connection.execute(setting[0])

    journal = SqliteJournal(file_of(database), checkpoint=checkpoint)
    await journal.live(every_server)
    big = Entry("big", 7, 8, 0, "x" * 1_000_000)
    outcomes = await asyncio.gather(journal.commit(opening("small")), journal.commit(big), return_exceptions=True)
    assert all(said in str(outcome) for outcome in outcomes)
    assert await journal.live(every_server) == []
    setting[0] = mended
    await journal.commit(big)
    assert [saved.table for saved in await journal.live(every_server)] == ["big"]
    await journal.close()


async def test_a_locked_file_is_reported_and_play_resumes_once_it_is_free(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("storage.journal.BUSY_SECONDS", 0.01)
    other = sqlite3.connect(file_of(database), isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    assert "in use by another program" in str(await refused(database.journal, opening()))
    other.execute("ROLLBACK")
    other.close()
    await database.journal.commit(opening())


async def test_a_connection_that_cannot_be_closed_is_reported_and_play_goes_on(database: Database) -> None:
    class Stuck(SqliteJournal):
        async def _drop_connection(self) -> None:
            await super()._drop_connection()
            if not self._closed:
                raise sqlite3.OperationalError("it cannot be closed")

    faults = [sqlite3.OperationalError("it is broken")]

    def checkpoint(name: str) -> None:
        if name == "commit" and faults:
            raise faults.pop()

    journal = Stuck(file_of(database), checkpoint=checkpoint)
    assert "cannot be closed" in str(await refused(journal, opening("a")))
    await journal.commit(opening("b"))
    assert [saved.table for saved in await journal.live(every_server)] == ["b"]
    await journal.close()


async def test_entries_are_written_even_if_closing_is_cancelled(database: Database) -> None:
    begun, go_on = threading.Event(), threading.Event()

    def checkpoint(name: str) -> None:
        if name == "begin":
            begun.set()
            go_on.wait()

    journal = SqliteJournal(file_of(database), checkpoint=checkpoint)
    first = asyncio.create_task(journal.commit(opening("a")))
    await asyncio.to_thread(begun.wait)
    second = asyncio.create_task(journal.commit(opening("b")))
    await asyncio.sleep(0)
    closing = asyncio.create_task(journal.close())
    await asyncio.sleep(0)
    closing.cancel()
    await asyncio.wait([closing])
    go_on.set()
    await asyncio.gather(first, second)
    assert [saved.table for saved in await database.journal.live(every_server)] == ["a", "b"]
    await journal.close()


async def test_a_removed_file_is_reported_and_play_resumes_once_it_is_back(database: Database, tmp_path: Path) -> None:
    await database.journal.commit(opening("a"))
    away = tmp_path / "away.db"
    file_of(database).rename(away)
    assert "was moved or deleted" in str(await refused(database.journal, opening("b")))
    assert not file_of(database).exists()
    away.rename(file_of(database))
    await database.journal.commit(opening("b"))
    assert len(await database.journal.live(every_server)) == 2


async def test_a_damaged_page_is_reported(url: str) -> None:
    database = await Database.open(url)
    for number in range(200):
        await database.journal.commit(opening(f"t{number}"))
    await database.close()
    with file_of(database).open("r+b") as file:
        file.seek(20 * 4096)
        file.write(b"\xff" * 20 * 4096)
    journal = SqliteJournal(file_of(database))
    with pytest.raises(JournalError, match="is damaged"):
        await journal.live(every_server)
    await journal.close()
