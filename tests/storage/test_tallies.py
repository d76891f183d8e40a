"""Games for points and for lives in the database: their scores are stored, proved and shown."""

import asyncio
from pathlib import Path

import pytest

from bot.past.payments import payments_csv
from bot.past.replay import Replay
from game.core.rulesets import Catalogue
from game.games.catalogue import CATALOGUE
from game.table.table import Table
from storage.addresses import path_of, url_of
from storage.audit import audit
from storage.database import Database
from storage.history import History
from tests.game.table.toys import ISLAND, RACE, TOYS
from tests.storage.support import OneProcess, change

SPECTATOR = 999
TAMPERED = {
    "a score before a deal": "UPDATE deals SET tallies = replace(tallies, '[', '[7') WHERE number = 2",
    "no score before a deal": "UPDATE deals SET tallies = '{}' WHERE number = 2",
    "a score after a deal": """UPDATE records SET record = replace(record, '"tallies_after":{"score":[',
        '"tallies_after":{"score":[9') WHERE deal = 3""",
    "a score at the table": """UPDATE tables SET state = replace(state,
        '"tallies":{"score":', '"tallies":{"score":5')""",
}


@pytest.fixture(scope="module")
def one_race(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Table]:
    """Play a session for points only; return its file, which nobody changes, and its table."""
    path = tmp_path_factory.mktemp("raced") / "lupfen.db"

    async def play() -> Table:
        database = await Database.open(url_of(path))
        evening = OneProcess(database.journal, catalogue=TOYS)
        table = await evening.open(ruleset=RACE.id, computers=1, options={"deals": 3})
        await evening.play(table)
        await database.close()
        return table

    return path, asyncio.run(play())


@pytest.fixture
def one_session(one_race: tuple[Path, Table]) -> tuple[Path, Table]:
    """The session of which `table` is."""
    return one_race


@pytest.mark.parametrize("statement", TAMPERED.values(), ids=TAMPERED)
def test_a_false_score_is_found(table: Table, url: str, statement: str) -> None:
    change(path_of(url), statement)
    assert any("score" in problem or "tallies" in problem for problem in audit(url, TOYS))


def test_scores_under_removed_rules_are_left_unproved(table: Table, url: str) -> None:
    assert audit(url, TOYS) == []
    assert all("ruleset-unknown" in problem for problem in audit(url, Catalogue(ISLAND)))


async def test_history_shows_the_course_of_the_scores_and_where_they_stand(table: Table, database: Database) -> None:
    history = History(database, CATALOGUE)
    session = await history.session(table.id)
    assert session
    stand = {seat.name: seat.tallies["score"] for seat in table.state.seats}
    assert {result.name: result.tallies["score"] for result in session.results} == stand
    course = await history.course(table.id)
    assert {line.name: line.tallies["score"][-1] for line in course} == stand
    assert all(len(line.tallies["score"]) == len(line.chips) == 3 for line in course)
    assert any(stand.values())


async def test_a_player_has_no_score_for_deals_they_missed(database: Database) -> None:
    evening = OneProcess(database.journal, catalogue=TOYS)
    table = await evening.open(ruleset=RACE.id, people=3, computers=0, options={"deals": 3})
    await table.start(1)
    while table.state.phase == "playing":
        await evening.step(table)
    await table.seating.leave(3)
    await evening.play(table)
    course = {line.name: line.tallies["score"] for line in await History(database, CATALOGUE).course(table.id)}
    assert [score is None for score in course["Cilli"]] == [False, True, True]
    assert None not in course["Anna"]


async def test_a_replay_and_the_payments_show_the_scores_at_that_moment(table: Table, database: Database) -> None:
    history = History(database, CATALOGUE)
    past, final = await history.deal(table.id, 2), await history.deal(table.id, 3)
    assert past
    assert past.record
    assert final
    assert final.record
    replay = Replay(past, SPECTATOR, TOYS)
    first, last = replay.step(0).view, replay.step(replay.last).view
    assert [seat.tallies["score"] for seat in first.playing] == past.record["tallies"]["score"]
    assert [seat.tallies["score"] for seat in last.playing] == past.record["tallies_after"]["score"]
    written = [part async for part in payments_csv(history.every_deal(table.id), [])]
    head, *rows = "".join(written).splitlines()
    assert head == "deal,from,to,chips,reason,tally,value"
    assert [row for row in rows if not row.endswith(tuple("0123456789"))] == []
    scores = zip(final.names, final.record["tallies_after"]["score"], strict=True)
    assert rows[-3:] == [f"3,,{name},,,score,{value}" for name, value in scores]
