"""Past sessions can be listed and replayed; a seal stays closed until its session has ended."""

import pytest
from sqlalchemy import update

from game.core.driver import replay
from game.core.record import check, results_of, setup_from
from game.games.catalogue import CATALOGUE
from game.table.table import Table
from storage.database import Database
from storage.history import History
from storage.ledger import Ledger
from storage.schema import tables
from tests.storage.support import SERVER, OneProcess, played, queried


@pytest.fixture
def history(database: Database) -> History:
    return History(database, CATALOGUE)


async def test_sessions_are_listed_newest_first(database: Database, history: History) -> None:
    tables = await played(database, sessions=3)
    sessions = await history.sessions(SERVER)
    assert {session.table for session in sessions} == {table.id for table in tables}
    assert [session.opened for session in sessions] == sorted((session.opened for session in sessions), reverse=True)
    first = sessions[0]
    assert (first.ruleset, first.deals, list(first.people)) == ("lupfen-liechtenstein", 3, ["Anna", "Ben"])
    assert first.closed is not None
    assert len(await history.sessions(SERVER, most=2)) == 2
    assert await history.sessions(SERVER, skip=3) == []
    assert await history.session(first.table) == first
    assert await history.session("nothing") is None
    exported = [record async for record in history.export()]
    assert len(exported) == 9
    assert [problem for record in exported for problem in check(record, CATALOGUE)] == [], "shuffles are proved"
    assert all(record["seal"]["secret"] for record in exported)


async def test_an_abandoned_lobby_is_not_a_session(database: Database, evening: OneProcess) -> None:
    table = await evening.open()
    await table.stop(1)
    assert table.over
    assert await History(database, CATALOGUE).sessions(SERVER) == []
    assert (await Ledger(database).statement(SERVER, 1)).sessions == []


async def test_requested_deals_are_read_in_order(
    table: Table, history: History, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = await history.deals(table.id, (3, 1, 77))
    assert [(line.number, line.void, len(line.names)) for line in lines] == [(1, False, 4), (3, False, 4)]
    assert {"Anna", "Ben"} < set(lines[0].names)
    whole = await history.whole_deals(table.id)
    assert whole == [await history.deal(table.id, number) for number in (1, 2, 3)]
    assert await history.whole_deals(table.id, {2, 77}) == whole[1:2]
    assert await history.deal(table.id, 99) is None
    assert await history.whole_deals(table.id, ()) == await history.whole_deals("nothing") == []
    monkeypatch.setattr("storage.history.AT_ONCE", 2)
    assert [past async for past in history.every_deal(table.id)] == whole
    assert [past async for past in history.every_deal("nothing")] == []
    again = replay(*setup_from(whole[1].record or {}, CATALOGUE))
    assert [asked.answer for asked in again.answered] == [answer.answer for answer in whole[1].answers]


async def test_the_best_and_worst_deals_are_found_from_their_stored_results(table: Table, history: History) -> None:
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


async def test_a_seal_stays_closed_while_the_session_goes_on(history: History, evening: OneProcess) -> None:
    table = await evening.open(options={"deals": 2})
    secrets: list[str] = []
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


async def test_the_course_of_a_session_ends_at_the_final_standings(database: Database, evening: OneProcess) -> None:
    table = await evening.open(options={"leftover_pot": "keep"})
    await evening.play(table)
    lines = await History(database, CATALOGUE).course(table.id)
    assert {line.name: line.chips[-1] for line in lines} == {seat.name: seat.chips for seat in table.state.seats}
    assert {(len(line.chips), len(line.tallies)) for line in lines} == {(3, 0)}


async def test_results_match_the_seats_and_the_shared_pot_is_outside_all_deals(
    table: Table, database: Database, history: History
) -> None:
    session = await history.session(table.id)
    assert session
    assert {result.name: result.chips for result in session.results} == {
        seat.name: seat.chips for seat in table.state.seats
    }
    shares, last = await history.outside_deals(table.id), await history.deal(table.id, 3)
    assert last
    assert sum(share.amount for share in shares) == (last.record or {})["bank_after"]["pot"]
    assert {share.source for share in shares} <= {f"pot:{table.id}"}
    await database.run(update(tables).values(state="{}"))
    unread = await history.session(table.id)
    assert unread, "a state that cannot be read hides only the results"
    assert (unread.results, unread.deals, list(unread.people)) == ((), 3, ["Anna", "Ben"])


async def test_long_sessions_and_lists_need_no_more_queries_than_short_ones(
    database: Database, history: History, evening: OneProcess
) -> None:
    taken: list[list[int]] = []
    for deals in (1, 6):
        table = await evening.open(channel=deals, options={"deals": deals})
        await evening.play(table)
        with queried(database) as of_deals:
            assert len(await history.whole_deals(table.id)) == deals
        with queried(database) as of_chips:
            await history.course(table.id)
        with queried(database) as of_sessions:
            assert await history.sessions(SERVER)
        taken.append([len(of_deals), len(of_chips), len(of_sessions)])
    assert taken[0] == taken[1]
    assert max(taken[0]) <= 6
