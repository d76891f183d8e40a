"""Several processes on one PostgreSQL: each has its shards, and one that has lost them can write nothing."""

import asyncio
from contextlib import AsyncExitStack, aclosing

import pytest
from sqlalchemy import select, text, update
from sqlalchemy.ext.asyncio import create_async_engine

from game.table.ports import JournalError
from storage.announcements import Announcement, announcements
from storage.database import Database
from storage.leases import Attempt, ShardLeases, SharedStarts, Span
from storage.people import People
from storage.privacy import Privacy
from storage.problems import StorageProblem
from storage.schema import leases
from storage.shown import ShownMessages
from tests.storage.entries import answering, beginning, opening
from tests.storage.support import SERVER

LONG = 60.0
MOST_READERS = 15
"""The most connections of a process, not counting those that renew its lease."""
OURS, THEIRS = Span(0, 1, 4), Span(2, 3, 4)


@pytest.fixture
def url(on_server: str) -> str:
    return on_server


@pytest.fixture
def first(database: Database) -> ShardLeases:
    return ShardLeases(database, OURS, "first")


@pytest.fixture
def second(other: Database) -> ShardLeases:
    return ShardLeases(other, OURS, "second")


async def time_goes_by(database: Database, seconds: float) -> None:
    """Age all leases by a number of seconds, as the clock of the database would."""
    async with database.reading() as connection:
        await connection.execute(update(leases).values(until=leases.c.until - seconds))


@pytest.mark.parametrize(
    ("one", "another", "meet"),
    [
        (Span(0, 3, 16), Span(4, 15, 16), False),
        (Span(0, 3, 16), Span(3, 4, 16), True),
        (Span(0, 0, 1), Span(7, 7, 16), True),
        (Span(0, 0, 2), Span(1, 1, 4), False),
        (Span(0, 0, 2), Span(2, 2, 4), True),
        (Span(0, 0, 2), Span(1, 1, 3), True),
    ],
)
def test_two_spans_overlap_exactly_if_a_server_can_belong_to_both(one: Span, another: Span, meet: bool) -> None:
    servers = range(one.shards * another.shards)
    both = [each for each in servers if all(s.first <= each % s.shards <= s.last for s in (one, another))]
    assert one.meets(another) == another.meets(one) == bool(both) == meet


async def test_shards_belong_to_one_process_until_its_lease_expires(
    database: Database, other: Database, first: ShardLeases, second: ShardLeases
) -> None:
    assert await first.take(LONG, waiting=True) == Attempt()
    assert await second.take(LONG, waiting=True) == Attempt("first")
    await time_goes_by(database, LONG - 1)
    await first.renew(LONG)
    await time_goes_by(database, LONG - 1)
    assert await second.take(LONG, waiting=True) == Attempt("first")
    assert await ShardLeases(other, THEIRS, "third").take(LONG, waiting=True) == Attempt()
    await database.journal.commit(opening())
    await other.journal.commit(beginning())
    await time_goes_by(database, 2)
    assert await second.take(LONG, waiting=True) == Attempt()


async def test_only_one_of_many_standbys_takes_over(database: Database, url: str) -> None:
    await ShardLeases(database, OURS, "first").take(LONG, waiting=True)
    await time_goes_by(database, LONG)
    waiting = [await Database.open(url) for _ in range(4)]
    names = [f"process {number}" for number in range(4)]
    attempts = await asyncio.gather(
        *(ShardLeases(each, OURS, name).take(LONG, waiting=True) for each, name in zip(waiting, names, strict=True))
    )
    (winner,) = [name for attempt, name in zip(attempts, names, strict=True) if not attempt.holder]
    assert {attempt.holder for attempt in attempts} == {"", winner}
    for each in waiting:
        await each.close()


async def test_a_process_that_lost_its_shards_writes_nothing_and_learns_of_it(
    database: Database, other: Database, first: ShardLeases, second: ShardLeases
) -> None:
    lost: list[str] = []
    database.fence.broken = lambda: lost.append("lost")
    await first.take(LONG, waiting=True)
    await database.journal.commit(opening())
    await time_goes_by(database, LONG)
    await database.journal.commit(beginning())  # nobody has taken over yet, so nobody else writes
    assert await second.take(LONG, waiting=True) == Attempt()
    for writing in (
        database.journal.commit(answering(0)),
        ShownMessages(database).show("t", "panel", 1, 2),
        People(database).set("server", SERVER, "language", "de"),
        Privacy(database).erase_server(SERVER),
        first.renew(LONG),
        first.give_up([]),
    ):
        with pytest.raises((JournalError, StorageProblem), match="taken over the shards"):
            await writing
    assert lost == ["lost"] * 6
    assert (await other.journal.saved("t")) == (await database.journal.saved("t"))
    await other.journal.commit(answering(0))
    assert await People(other).settings("server", SERVER) == {}


async def test_a_process_frozen_in_mid_write_is_waited_for_and_then_cut_off(
    database: Database, other: Database, first: ShardLeases, second: ShardLeases
) -> None:
    async def stand_still() -> None:
        async with database.writing() as frozen:
            await frozen.execute(text("SET LOCAL idle_in_transaction_session_timeout = '300ms'"))
            await time_goes_by(other, LONG)
            assert (await second.take(LONG, waiting=True)).holder
            while (await second.take(LONG, waiting=True)).holder:  # noqa: ASYNC110 - as a process that waits does
                await asyncio.sleep(0.02)
            await frozen.execute(select(1))

    await first.take(LONG, waiting=True)
    with pytest.raises(StorageProblem):
        await stand_still()


async def test_a_lease_is_renewed_in_time_however_busy_the_database_is(database: Database, first: ShardLeases) -> None:
    await first.take(LONG, waiting=True)
    async with AsyncExitStack() as busy:
        await busy.enter_async_context(database.writing())
        for _ in range(MOST_READERS - 1):
            await busy.enter_async_context(database.reading())
        await first.renew(LONG)


async def test_giving_up_shards_passes_on_what_was_answered_and_tells_whether_anyone_waits(
    first: ShardLeases, second: ShardLeases, url: str
) -> None:
    await first.take(LONG, waiting=True)
    assert not await first.give_up([11, 12])
    assert await second.take(LONG, waiting=True) == Attempt(answered=frozenset({11, 12}))
    started_again = await Database.open(url)
    third = ShardLeases(started_again, OURS, "third")
    assert await third.take(LONG, waiting=False) == Attempt("second")
    assert await third.take(LONG, waiting=True) == Attempt("second")
    assert await second.give_up([13])
    assert await third.take(LONG, waiting=True) == Attempt(answered=frozenset({13}))
    await started_again.close()


async def test_of_several_starting_together_one_creates_the_database(server: str) -> None:
    admin = create_async_engine(server, isolation_level="AUTOCOMMIT")
    new = server.replace("/postgres", "/together")
    async with admin.connect() as connection:
        await connection.execute(text("CREATE DATABASE together"))
        opened = await asyncio.gather(*(Database.open(new) for _ in range(2)))
        await People(opened[0]).set("person", 1, "language", "de")
        assert await People(opened[1]).settings("person", 1) == {"language": "de"}
        for each in opened:
            await each.close()
        await connection.execute(text("DROP DATABASE together"))
    await admin.dispose()


async def test_settings_and_erasures_by_one_process_are_announced_to_all_others(
    database: Database, other: Database
) -> None:
    async with aclosing(announcements(other)) as heard:
        assert await anext(heard) is None
        await People(database).set("person", 1, "language", "de")
        assert await anext(heard) == Announcement("set", "person", 1)
        await Privacy(database).delete(1)
        await Privacy(database).erase_server(SERVER)
        assert await anext(heard) == Announcement("erased", "person", 1)
        assert await anext(heard) == Announcement("erased", "server", SERVER)


async def test_a_change_that_was_not_committed_is_not_announced(database: Database, other: Database) -> None:
    async with aclosing(announcements(other)) as heard:
        await anext(heard)
        await ShardLeases(database, OURS, "first").take(LONG, waiting=True)
        await time_goes_by(other, LONG)
        await ShardLeases(other, OURS, "second").take(LONG, waiting=True)
        with pytest.raises(StorageProblem):
            await People(database).set("person", 1, "language", "de")
        await People(other).set("person", 2, "language", "de")
        assert await anext(heard) == Announcement("set", "person", 2)


async def test_a_broken_connection_ends_the_announcements(database: Database) -> None:
    async with aclosing(announcements(database)) as heard:
        await anext(heard)
        async with database.reading() as connection:
            cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
            await connection.execute(text(cut))
        with pytest.raises(StopAsyncIteration):
            await anext(heard)


async def test_gateway_sessions_of_all_processes_begin_one_after_another(database: Database, other: Database) -> None:
    one, another = SharedStarts(database), SharedStarts(other)
    waits = [await each.reserve(0, 5.0) for each in (one, another, one)]
    assert [round(wait) for wait in waits] == [0, 5, 10]
    assert await another.reserve(1, 5.0) == 0.0
