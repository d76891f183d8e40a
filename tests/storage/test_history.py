# pyright: reportPrivateUsage=false
"""Past sessions can be listed and replayed; a seal stays closed until its session has ended."""

from collections.abc import Generator
from contextlib import contextmanager

import pytest
from sqlalchemy import event, update

from game.core.driver import replay
from game.core.record import check, results_of, setup_from
from game.games.catalogue import CATALOGUE
from storage.database import Database
from storage.history import History
from storage.ledger import Ledger
from storage.schema import tables
from tests.storage.support import SERVER, OneProcess, played


async def test_sessions_are_listed_the_newest_first(database: Database) -> None:
    tables = await played(database, sessions=3)
    sessions = await History(database).sessions(SERVER)
    assert {session.table for session in sessions} == {table.id for table in tables}
    assert [session.opened for session in sessions] == sorted((session.opened for session in sessions), reverse=True)
    first = sessions[0]
    assert (first.ruleset, first.deals, list(first.people)) == ("lupfen-liechtenstein", 3, ["Anna", "Ben"])
    assert first.closed is not None
    assert len(await History(database).sessions(SERVER, most=2)) == 2
    assert await History(database).sessions(SERVER, skip=3) == []
    assert await History(database).session(first.table) == first
    assert await History(database).session("nothing") is None


async def test_a_lobby_that_was_given_up_is_no_session(database: Database) -> None:
    evening = OneProcess(database.journal)
    table = await evening.open(evening.tables())
    await table.stop(1)
    assert table.over
    assert await History(database).sessions(SERVER) == []
    assert (await Ledger(database).statement(SERVER, 1)).sessions == []


async def test_deals_are_listed_in_order_with_the_names_of_the_seats(database: Database) -> None:
    (table,) = await played(database)
    deals = await History(database).deals(table.id, range(1, 9))
    assert [(deal.number, deal.void, len(deal.names)) for deal in deals] == [(n, False, 4) for n in (1, 2, 3)]
    assert {"Anna", "Ben"} < set(deals[0].names)


async def test_only_the_deals_that_are_asked_for_are_read(database: Database) -> None:
    (table,) = await played(database)
    history = History(database)
    assert [line.number for line in await history.deals(table.id, (3, 1, 77))] == [1, 3]
    assert [past.row.number for past in await history.whole_deals(table.id, {2, 77})] == [2]
    assert await history.whole_deals(table.id, ()) == []


async def test_the_best_and_the_worst_deal_are_found_by_what_was_kept_of_them(database: Database) -> None:
    (table,) = await played(database)
    history = History(database)
    brought = [
        (result, past.row.number, name)
        for past in await history.whole_deals(table.id)
        for name, result in zip(past.names, results_of(past.record or {}), strict=True)
    ]
    best, worst = await history.highlights(table.id)
    assert (best.result, best.deal, best.name) in brought
    assert (worst.result, worst.deal, worst.name) in brought
    assert best.result == max(brought)[0] > 0 > worst.result == min(brought)[0]
    assert await history.highlights("nothing") == []


async def test_a_past_deal_can_be_played_again(database: Database) -> None:
    (table,) = await played(database)
    deal = await History(database).deal(table.id, 2)
    assert deal
    assert deal.record
    again = replay(*setup_from(deal.record, CATALOGUE))
    assert [asked.answer for asked in again.answered] == [answer.answer for answer in deal.answers]
    assert await History(database).deal(table.id, 99) is None


async def test_a_seal_is_shut_while_the_session_goes_on(database: Database) -> None:
    evening = OneProcess(database.journal)
    table = await evening.open(evening.tables())
    secrets: list[str] = []
    history = History(database)
    while not table.over:
        if table.state.secret not in secrets:
            secrets.append(table.state.secret)
        for number in range(1, table.state.deal + 1):
            deal = await history.deal(table.id, number)
            assert deal
            assert not deal.opened
            assert not any(secret in repr(deal) for secret in secrets)
        assert not [record async for record in history.export() if "seal" in record]
        await evening.step(table)
    deal = await history.deal(table.id, 1)
    assert deal
    assert (deal.opened, deal.row.secret) == (True, secrets[0])


async def test_what_is_exported_proves_its_shuffles(database: Database) -> None:
    await played(database, sessions=2)
    exported = [record async for record in History(database).export()]
    assert len(exported) == 6
    assert [problem for record in exported for problem in check(record, CATALOGUE)] == []
    assert all(record["seal"]["secret"] for record in exported)


async def test_the_course_of_a_session_ends_where_the_seats_stand_after_the_last_deal(database: Database) -> None:
    evening = OneProcess(database.journal)
    table = await evening.open(evening.tables(), options={"leftover_pot": "keep"})
    await evening.play(table)
    lines = await History(database).course(table.id)
    assert {line.name: line.chips[-1] for line in lines} == {seat.name: seat.chips for seat in table.state.seats}
    assert all(len(line.chips) == 3 for line in lines)


async def test_the_results_of_a_session_are_those_of_its_seats_and_the_shared_pot_stands_outside_of_deals(
    database: Database,
) -> None:
    (table,) = await played(database)
    history = History(database)
    session = await history.session(table.id)
    assert session
    assert {result.name: result.chips for result in session.results} == {
        seat.name: seat.chips for seat in table.state.seats
    }
    shares = await history.outside_deals(table.id)
    pots = [
        deal.record["bank_after"]["pot"] for n in (1, 2, 3) if (deal := await history.deal(table.id, n)) and deal.record
    ]
    assert sum(share.amount for share in shares) == pots[-1]
    assert {share.source for share in shares} <= {f"pot:{table.id}"}


@contextmanager
def counted(database: Database) -> Generator[list[str]]:
    """Record the queries made meanwhile."""
    asked: list[str] = []

    def note(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        if statement.startswith("SELECT"):
            asked.append(statement)

    engine = database._engine.sync_engine
    event.listen(engine, "before_cursor_execute", note)
    yield asked
    event.remove(engine, "before_cursor_execute", note)


async def test_long_sessions_and_long_lists_take_no_more_queries_than_short_ones(database: Database) -> None:
    evening = OneProcess(database.journal)
    tables = evening.tables()
    short = await evening.open(tables, channel=1, options={"deals": 1})
    long = await evening.open(tables, channel=2, options={"deals": 12})
    history = History(database)
    taken: list[list[int]] = []
    for table, deals in ((short, 1), (long, 12)):
        await evening.play(table)
        with counted(database) as of_deals:
            assert len(await history.whole_deals(table.id)) == deals
        with counted(database) as of_chips:
            await history.course(table.id)
        with counted(database) as of_sessions:
            assert await history.sessions(SERVER)
        taken.append([len(of_deals), len(of_chips), len(of_sessions)])
    assert taken[0] == taken[1]
    assert max(taken[0]) <= 6


async def test_all_deals_of_a_session_are_those_that_are_found_one_by_one(database: Database) -> None:
    (table,) = await played(database)
    history = History(database)
    assert await history.whole_deals(table.id) == [await history.deal(table.id, number) for number in (1, 2, 3)]
    assert await history.whole_deals("nothing") == []


async def test_the_deals_of_a_session_can_be_read_a_few_at_a_time(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    (table,) = await played(database)
    history = History(database)
    monkeypatch.setattr("storage.history.AT_ONCE", 2)
    assert [past async for past in history.every_deal(table.id)] == await history.whole_deals(table.id)
    assert [past async for past in history.every_deal("nothing")] == []


async def test_a_session_whose_state_cannot_be_read_is_listed_without_results(database: Database) -> None:
    (table,) = await played(database)
    async with database.writing() as connection:
        await connection.execute(update(tables).values(state="{}"))
    session = await History(database).session(table.id)
    assert session
    assert (session.results, session.deals, list(session.people)) == ((), 3, ["Anna", "Ben"])
