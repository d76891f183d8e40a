"""How the journal on PostgreSQL reports delays by the server or by others, and how play continues."""

import asyncio

import pytest
from sqlalchemy import text

from game.table.ports import Entry
from storage.database import Database
from tests.storage.entries import answering, beginning, opening, refused
from tests.storage.support import STATE
from tests.tables import every_server

OTHERS = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND usename = 'lupfen'"

SOMEBODY_WAITS = """
DO $$ BEGIN
    WHILE NOT EXISTS (SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock') LOOP
        PERFORM pg_sleep(0.01), pg_stat_clear_snapshot();
    END LOOP;
END $$
"""


@pytest.fixture
def url(on_server: str) -> str:
    return on_server


async def cut(database: Database) -> None:
    """Terminate every other connection to the server, as its restart does."""
    await database.run(text(OTHERS))


async def test_a_restart_of_the_server_between_writes_goes_unnoticed(database: Database) -> None:
    await database.journal.commit(opening())
    await cut(database)
    await asyncio.gather(database.journal.commit(beginning()), database.journal.commit(opening("b")))
    assert len(await database.journal.live(every_server)) == 2


async def test_a_lock_held_too_long_is_reported_and_play_resumes_once_it_is_free(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    await database.journal.commit(opening())
    await database.journal.commit(beginning())
    monkeypatch.setattr("storage.journal_postgresql.PATIENCE_SECONDS", 0.2)
    async with database.writing() as other:
        await other.execute(text("UPDATE tables SET channel = channel"))
        assert "does not answer in time" in str(await refused(database.journal, answering(0)))
    monkeypatch.undo()
    await database.journal.commit(answering(0))
    saved = await database.journal.saved("a")
    assert saved
    assert len(saved.answers) == 1


async def test_a_connection_lost_in_a_commit_fails_its_entries_and_no_later_ones(
    database: Database,
) -> None:
    await database.journal.commit(opening())
    async with database.writing() as other:
        await other.execute(text("UPDATE tables SET channel = channel"))
        waiting = asyncio.create_task(refused(database.journal, Entry("a", 7, 8, 1, STATE)))
        await other.execute(text(SOMEBODY_WAITS))
        await other.execute(text(OTHERS))
        assert "refuses" in str(await waiting)
    await database.journal.commit(Entry("a", 7, 8, 1, STATE))
