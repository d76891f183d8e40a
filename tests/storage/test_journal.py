"""The journal keeps what it acknowledged, all or nothing for each entry, whatever else is written at that moment.

Every promise holds on both kinds of database.
"""

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest
from sqlalchemy import text

from game.table.ports import AnswerRow, Conflict, DealEnd, Entry, JournalError, Posting
from storage.database import Database
from tests.storage.entries import DEAL, PEOPLE, answering, beginning, opening, refused
from tests.storage.support import STATE
from tests.tables import every_server


def ending(number: int, postings: Sequence[Posting], table: str = "a") -> Entry:
    answer = AnswerRow(1, number, 0, "lift", "last", None)
    return Entry(table, 7, 8, 2, STATE, answer=answer, ended=DealEnd(1, {"format": 1}, postings))


async def rows(database: Database, query: str) -> list[tuple[Any, ...]]:
    return [tuple(row) for row in await database.rows(text(query))]


@pytest.fixture
def url(either: str) -> str:
    return either


async def test_a_table_is_read_back_as_it_was_written(database: Database) -> None:
    for entry in (opening(), beginning(), answering(0), answering(1)):
        await database.journal.commit(entry)
    saved = await database.journal.saved("a")
    assert saved is not None
    assert (saved.state, saved.version, saved.deal) == (STATE, 2, DEAL)
    assert [(row.number, row.answer, row.digest, row.user) for row in saved.answers] == [
        (0, "lift", "digest0", 1),
        (1, "lift", "digest1", 1),
    ]
    assert [saved.deal_over, saved.void, saved.closed] == [False] * 3


async def test_the_end_of_a_deal_writes_everything_or_nothing(database: Database) -> None:
    for entry in (opening(), beginning(), answering(0)):
        await database.journal.commit(entry)
    wrong = [Posting("person:1", "pot:a", 3, "ante"), Posting("person:1", "pot:a", 0, "ante")]
    assert not isinstance(await refused(database.journal, ending(1, wrong)), Conflict)
    saved = await database.journal.saved("a")
    assert saved
    assert (saved.version, len(saved.answers), saved.deal_over) == (2, 1, False)
    assert await rows(database, "SELECT count(*) FROM postings") == [(0,)]
    await database.journal.commit(ending(1, wrong[:1]))
    saved = await database.journal.saved("a")
    assert saved
    assert (saved.version, len(saved.answers), saved.deal_over) == (3, 2, True)
    assert await rows(database, "SELECT server, table_id, deal, source, target, amount FROM postings") == [
        (7, "a", 1, "person:1", "pot:a", 3)
    ]


async def test_a_huge_amount_is_stored_exactly(database: Database) -> None:
    await database.journal.commit(opening())
    moved = (Posting("person:1", "pot:a", 10**12 + 1, "leftover"),)
    await database.journal.commit(Entry("a", 7, 8, 1, STATE, postings=moved, closed=True))
    assert await rows(database, "SELECT amount, deal FROM postings") == [(10**12 + 1, None)]


async def test_a_bad_entry_fails_alone(database: Database) -> None:
    tables = [f"t{number}" for number in range(20)]
    for table in tables:
        await database.journal.commit(opening(table))
        await database.journal.commit(beginning(table))
    good = [answering(0, table) for table in tables]
    bad = [answering(0, "t3"), answering(0, "t4", version=1), Entry("t5", 7, 8, 9, STATE), beginning("t6")]
    bad.append(Entry("t7", 7, 8, 2, STATE, postings=[Posting("person:1", "person:1", 5, "x")]))
    outcomes = await asyncio.gather(*map(database.journal.commit, [*good, *bad]), return_exceptions=True)
    assert outcomes[: len(good)] == [None] * len(good)
    assert [type(outcome) for outcome in outcomes[len(good) :]] == [Conflict] * 4 + [JournalError]
    assert await rows(database, "SELECT count(*) FROM answers") == [(20,)]


async def test_a_write_behind_somebody_elses_is_a_conflict(database: Database) -> None:
    await database.journal.commit(opening())
    await database.journal.commit(beginning())
    await database.journal.commit(answering(0))
    for entry in (opening(), beginning(), answering(0), answering(1, version=1), Entry("a", 7, 8, 1, STATE)):
        assert isinstance(await refused(database.journal, entry), Conflict)


async def test_a_finished_deal_takes_no_answer(database: Database) -> None:
    for entry in (opening(), beginning(), ending(0, ())):
        await database.journal.commit(entry)
    assert isinstance(await refused(database.journal, answering(1)), Conflict)
    assert isinstance(await refused(database.journal, Entry("a", 7, 8, 3, STATE, ended=DealEnd(1, None, ()))), Conflict)


async def test_a_closed_table_is_final_and_live_tables_are_those_of_our_servers(database: Database) -> None:
    await database.journal.commit(opening("a"))
    await database.journal.commit(opening("b"))
    await database.journal.commit(Entry("c", 9, 8, 0, STATE, PEOPLE))
    await database.journal.commit(Entry("a", 7, 8, 1, STATE, closed=True))
    assert isinstance(await refused(database.journal, Entry("a", 7, 8, 2, STATE)), Conflict)
    assert [saved.table for saved in await database.journal.live(every_server)] == ["b", "c"]
    (ours,) = await database.journal.live(lambda server: server == 9)
    assert (ours.table, ours.server, ours.channel) == ("c", 9, 8)


async def test_entries_waiting_together_share_a_commit(url: str) -> None:
    batches: list[int] = []
    database = await Database.open(url, batched=batches.append)
    await asyncio.gather(*(database.journal.commit(opening(f"t{number}")) for number in range(50)))
    assert batches == [50]
    await database.close()


async def test_an_entry_is_written_even_if_nobody_waits_any_more(database: Database) -> None:
    task = asyncio.create_task(database.journal.commit(opening()))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert await database.journal.saved("a") is not None


async def test_closing_writes_all_waiting_entries(url: str) -> None:
    database = await Database.open(url)
    waiting = asyncio.gather(*(database.journal.commit(opening(f"t{number}")) for number in range(5)))
    await asyncio.sleep(0)
    await database.close()
    await waiting
    assert "closed" in str(await refused(database.journal, opening("late")))
    again = await Database.open(url)
    assert await rows(again, "SELECT count(*) FROM tables") == [(5,)]
    await again.close()


async def test_a_name_that_cannot_be_encoded_fails_alone(database: Database) -> None:
    outcomes = await asyncio.gather(
        database.journal.commit(opening("good")),
        database.journal.commit(Entry("bad", 7, 8, 0, STATE, ((2, "\ud800"),))),
        return_exceptions=True,
    )
    assert outcomes[0] is None
    assert isinstance(outcomes[1], JournalError)
