"""Games for points and for lives in the database: their scores are stored, proved and shown."""

import random
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.past.payments import payments_csv
from bot.past.replay import Replay
from game.core.rulesets import Catalogue
from game.reports.past import PastDeal
from game.table.table import Table
from storage.audit import audit, audit_file
from storage.backup import backup
from storage.database import Database
from storage.history import History
from storage.ledger import Ledger
from tests.game.table.toys import ISLAND, RACE, TOYS
from tests.storage.support import PEOPLE, SERVER, OneProcess
from tests.tables import every_server

SPECTATOR = 999
FALSE = {
    "a score before a deal": "UPDATE deals SET tallies = replace(tallies, '[', '[7') WHERE number = 2",
    "no score before a deal": "UPDATE deals SET tallies = '{}' WHERE number = 2",
    "a score after a deal": """UPDATE records SET record = replace(record, '"tallies_after":{"score":[',
        '"tallies_after":{"score":[9') WHERE deal = 3""",
    "a score at the table": """UPDATE tables SET state = replace(state,
        '"tallies":{"score":', '"tallies":{"score":5')""",
}


async def raced(database: Database, deals: int = 3, computers: int = 1) -> Table:
    """Play a whole session for points only."""
    evening = OneProcess(database.journal, catalogue=TOYS)
    table = await evening.open(evening.tables(), ruleset=RACE.id, computers=computers, options={"deals": deals})
    await evening.play(table)
    return table


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(("ruleset", "options"), [(RACE.id, {"deals": 8}), (ISLAND.id, {"matches": 2, "price": 2})])
async def test_whoever_comes_and_goes_the_books_are_right(
    database: Database, url: str, ruleset: str, options: dict[str, int], seed: int
) -> None:
    rng = random.Random(f"{ruleset} {seed}")
    evening = OneProcess(database.journal, seed, TOYS)
    tables = evening.tables()
    table = await evening.open(tables, ruleset=ruleset, people=3, computers=1, options=options)
    for _ in range(3_000):
        if table.over:
            break
        if rng.random() < 0.04:
            await come_or_go(table, rng)
        elif rng.random() < 0.04:
            tables.rest()
            tables = evening.tables()
            await tables.resume(every_server)
            table = tables.find(table.id)
        else:
            await evening.step(table)
    assert table.over
    assert audit(url, TOYS) == []


async def come_or_go(table: Table, rng: random.Random) -> None:
    person = rng.choice((2, 3))
    seat = table.state.seat_of(person)
    if seat is None or seat.leaving:
        await table.seating.join(person, PEOPLE[person])
    else:
        await table.seating.leave(person)


@pytest.mark.parametrize("change", FALSE.values(), ids=FALSE)
async def test_a_false_score_is_found(database: Database, url: str, tmp_path: Path, change: str) -> None:
    await raced(database)
    copy = tmp_path / "copy.db"
    backup(url, copy)
    false = Path(shutil.copy(copy, tmp_path / "false.db"))
    assert audit_file(false, TOYS) == []
    with closing(sqlite3.connect(false)) as connection, connection:
        assert connection.execute(change).rowcount > 0
    found = audit_file(false, TOYS)
    assert any("score" in problem or "tallies" in problem for problem in found)


async def test_rules_that_are_gone_leave_scores_that_go_on_unproved(database: Database, url: str) -> None:
    await raced(database)
    assert all("ruleset-unknown" in problem for problem in audit(url, Catalogue(ISLAND)))


async def test_points_without_chips_leave_the_ledger_alone_and_their_deals_count(database: Database) -> None:
    table = await raced(database)
    ledger = Ledger(database)
    standing = await ledger.standing(SERVER)
    assert [(row.name, row.chips, row.deals) for row in standing.people] == [("Anna", 0, 3), ("Ben", 0, 3)]
    assert (standing.computers, standing.pots) == (0, [])
    statement = await ledger.statement(SERVER, 1)
    assert [(line.table, line.deals, line.result) for line in statement.sessions] == [(table.id, 3, 0)]
    assert statement.postings == []
    settle_up = await ledger.who_pays_whom(SERVER)
    assert (settle_up.transfers, settle_up.open_pots) == ([], 0)


async def test_history_tells_how_the_scores_went_and_where_they_stand(database: Database) -> None:
    table = await raced(database)
    history = History(database)
    session = await history.session(table.id)
    assert session
    stand = {seat.name: seat.tallies["score"] for seat in table.state.seats}
    assert {result.name: result.tallies["score"] for result in session.results} == stand
    course = await history.course(table.id)
    assert {line.name: line.tallies["score"][-1] for line in course} == stand
    assert all(len(line.tallies["score"]) == len(line.chips) == 3 for line in course)
    assert any(stand.values())


async def test_who_was_not_there_has_no_score_in_the_course(database: Database) -> None:
    evening = OneProcess(database.journal, catalogue=TOYS)
    table = await evening.open(evening.tables(), ruleset=RACE.id, people=3, computers=0, options={"deals": 3})
    await table.start(1)
    while table.state.phase == "playing":
        await evening.step(table)
    await table.seating.leave(3)
    await evening.play(table)
    course = {line.name: line.tallies["score"] for line in await History(database).course(table.id)}
    assert [score is None for score in course["Cilli"]] == [False, True, True]
    assert None not in course["Anna"]


async def test_a_game_without_tallies_has_none_in_its_course(database: Database) -> None:
    evening = OneProcess(database.journal)
    table = await evening.open(evening.tables())
    await evening.play(table)
    assert {len(line.tallies) for line in await History(database).course(table.id)} == {0}


async def test_a_replay_shows_the_scores_of_its_moment(database: Database) -> None:
    table = await raced(database)
    past = await deal_of(database, table, 2)
    replay = Replay(past, SPECTATOR, TOYS)
    first, last = replay.step(0).view, replay.step(replay.last).view
    assert past.record
    assert [seat.tallies["score"] for seat in first.playing] == past.record["tallies"]["score"]
    assert [seat.tallies["score"] for seat in last.playing] == past.record["tallies_after"]["score"]


async def deal_of(database: Database, table: Table, number: int) -> PastDeal:
    past = await History(database).deal(table.id, number)
    assert past
    return past


async def test_scores_stand_beside_the_payments_of_a_saved_session(database: Database) -> None:
    table = await raced(database, computers=0)
    pasts = await History(database).whole_deals(table.id)
    written = [part async for part in payments_csv(History(database).every_deal(table.id), [])]
    head, *rows = "".join(written).splitlines()
    assert head == "deal,from,to,chips,reason,tally,value"
    assert [row for row in rows if not row.endswith(tuple("0123456789"))] == []
    final = pasts[-1].record
    assert final
    names = pasts[-1].names
    assert rows[-2:] == [
        f"3,,{name},,,score,{value}" for name, value in zip(names, final["tallies_after"]["score"], strict=True)
    ]
