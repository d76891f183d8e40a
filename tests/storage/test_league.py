"""The inputs of a league, on both databases: finished sessions of this server, and the shown deals of the day."""

import json
import random
from collections.abc import Sequence

import pytest
from sqlalchemy import insert, text, update

from game.core.shuffle import RoundSeal, secret_from
from game.daily import day_of
from game.games.catalogue import CATALOGUE
from game.league import LeagueDeal, Season, standings
from game.reports.statistics import results
from game.table.occasion import EveningTable
from game.table.table import Table
from storage.database import Database
from storage.history import History
from storage.league import League, SeasonResults
from storage.people import People
from storage.privacy import Privacy
from storage.retention import prune
from storage.schema import daily_pars, daily_plays, daily_sets, daily_shares, deals, people, players, rounds, tables
from tests.storage.support import SERVER, OneProcess, played

LUPFEN = ["lupfen-liechtenstein", "lupfen-vorarlberg"]
SEASON = Season.at(1_795_435_200.0, "month")
NOON = SEASON.begins + 43_200


@pytest.fixture
def url(either: str) -> str:
    return either


async def ended_at(database: Database, table: Table, when: int) -> None:
    """Change the time at which a session ended."""
    await database.run(update(tables).where(tables.c.id == table.id).values(closed=when))


async def found(database: Database, season: Season = SEASON, server: int = SERVER) -> SeasonResults:
    return await League(database).results(server, LUPFEN, season)


async def from_records(database: Database, over: Sequence[Table], when: int) -> list[LeagueDeal]:
    """Compute again from the records what each deal brought its people."""
    deals: list[LeagueDeal] = []
    for table in over:
        for past in await History(database, CATALOGUE).whole_deals(table.id):
            assert past.record
            brought = zip(past.row.accounts, results(past.record), strict=True)
            mine = {int(who.removeprefix("person:")): chips for who, chips in brought if who.startswith("person:")}
            deals.append(LeagueDeal(when, past.row.ruleset, mine))
    return deals


async def test_league_standings_match_the_records_even_after_these_are_pruned(database: Database) -> None:
    over = await played(database, sessions=3, people=3)
    for table in over:
        await ended_at(database, table, NOON)
    told = await found(database)
    records = await from_records(database, over, NOON)
    assert len(told.deals) == len(records) == 9
    mixed = random.Random(1).sample(records, len(records))
    stand = standings(SEASON, told.deals, {}, 9)
    assert stand == standings(SEASON, mixed, {}, 9)
    assert stand.people == {1, 2, 3}
    assert await League(database).names(stand.people) == {1: "Anna", 2: "Ben", 3: "Cilli"}
    assert await prune(database, NOON + 1) == 3
    assert standings(SEASON, (await found(database)).deals, {}, 9) == stand
    assert (await found(database, server=SERVER + 1)).deals == []
    assert (await League(database).results(SERVER, ["skat"], SEASON)).deals == []
    assert await League(database).last_ruleset(SERVER) == LUPFEN[0]
    assert await League(database).last_ruleset(SERVER + 1) is None


async def test_a_session_counts_once_over_in_the_season_in_which_it_ended(
    database: Database, evening: OneProcess
) -> None:
    table = await evening.open()
    await evening.play(table, most_steps=12)
    assert not table.over
    today = Season.at(4_000_000_000, "month")
    assert (await found(database, today)).deals == []
    assert await League(database).began(SERVER, LUPFEN) is None
    await evening.play(table)
    await ended_at(database, table, SEASON.ends)
    assert (await found(database)).deals == []
    assert len((await found(database, SEASON.after(1))).deals) == 3
    assert await League(database).began(SERVER, LUPFEN) == SEASON.ends


async def test_tables_with_the_adviser_are_left_out(database: Database, evening: OneProcess) -> None:
    table = await evening.open()
    await table.hosting.allow(1, "adviser", allowed=True)
    await evening.play(table)
    await ended_at(database, table, NOON)
    assert (await found(database)).deals == []
    state = json.loads(table.state.model_dump_json())
    without = state | {"terms": {"adviser": False}}
    for written, counted in ((state, 0), (without, 3), ({"deal": 3}, 3), ({"adviser": True}, 0)):
        await database.run(update(tables).where(tables.c.id == table.id).values(state=json.dumps(written, indent=1)))
        assert len((await found(database)).deals) == counted


async def test_the_deals_of_a_round_count_once_all_its_tables_are_done(database: Database) -> None:
    evening, seal = OneProcess(database.journal), RoundSeal(secret_from("a round"), ("word",))
    async with database.writing() as connection:
        row = {"commitment": seal.commitment, "secret": seal.secret, "words": json.dumps(seal.words)}
        await connection.execute(insert(rounds).values(row))
    seats = [(1, "Anna"), (2, "Ben"), (None, "")]
    occasion = EveningTable(mark="2abc/1/1", packs=seal, most=2)
    table = await evening.open(people=1, host=0, seats=seats, occasion=occasion)
    await evening.play(table)
    await ended_at(database, table, NOON)
    assert (await found(database)).deals == [], "a table that is behind must not be told by one that is ahead"
    await database.run(update(rounds).values(done=1))
    assert len((await found(database)).deals) == 2


async def test_hidden_and_erased_people_have_no_name_and_others_keep_their_ratings(database: Database) -> None:
    (table,) = await played(database, people=3)
    await ended_at(database, table, NOON)
    before = {line.person: line.rating for line in standings(SEASON, (await found(database)).deals, {}, 3).lines}
    await People(database).set("person", 2, "listed", value=False)
    await Privacy(database).delete(3)
    stand = standings(SEASON, (await found(database)).deals, {}, 3)
    assert len(stand.people) == 3
    assert 3 not in stand.people
    assert await League(database).names({3, *stand.people}) == {1: "Anna"}
    after = {line.person: line.rating for line in stand.lines}
    assert (after[1], after[2]) == (pytest.approx(before[1]), pytest.approx(before[2]))
    await People(database).set("person", 2, "listed", value=True)
    assert await League(database).names(stand.people) == {1: "Anna", 2: "Ben"}
    await Privacy(database).erase_server(SERVER)
    assert (await found(database)).deals == []


ALONE = {"channel": 0, "version": 1, "state": "{}", "opened": 0}
DEALT = {
    "revision": 1,
    "options": "{}",
    "dealer": 0,
    "before": "{}",
    "secret": "-",
    "cut": "",
    "carry": "{}",
    "begun": 0,
}


async def test_the_difference_to_par_counts_only_days_shared_on_this_server(database: Database) -> None:
    day, later = day_of(NOON), day_of(SEASON.ends)
    async with database.writing() as connection:
        await connection.execute(text("INSERT INTO servers (id) VALUES (0), (77), (78)"))
        await connection.execute(insert(people).values([{"id": who, "name": f"P{who}"} for who in (1, 2, 3)]))
        for each in (day, later):
            await connection.execute(insert(rounds).values(commitment=each, secret="-"))
            await connection.execute(insert(daily_sets).values(day=each, ruleset=LUPFEN[0], round=each))
            pars = [{"day": each, "ruleset": LUPFEN[0], "deal": deal, "result": 1.5} for deal in (1, 2)]
            await connection.execute(insert(daily_pars).values(pars))
            for who, server in ((1, 77), (2, 78), (3, None)):
                play = {"id": f"{each}-{who}", "day": each, "ruleset": LUPFEN[0], "person": who, "name": f"P{who}"}
                await connection.execute(insert(daily_plays).values(play))
                await connection.execute(insert(tables).values(id=play["id"], server=0, **ALONE))
                for deal, gain in ((1, 2.0), (2, -1.0), (3, None)):
                    row = {"table_id": play["id"], "number": deal, "pack": deal, "ruleset": LUPFEN[0], "round": each}
                    await connection.execute(insert(deals).values(row | DEALT))
                    sat = {"table_id": play["id"], "deal": deal, "seat": 0, "account": f"person:{who}", "name": ""}
                    await connection.execute(insert(players).values(**sat, gain=gain))
                if server:
                    await connection.execute(insert(daily_shares).values(play=play["id"], server=server))
    assert (await found(database)).differences == {1: [0.5, -2.5]}
    assert (await found(database, SEASON.after(-1))).differences == {}
    league = League(database)
    assert day_of(await league.began(SERVER, LUPFEN) or 0) == day
    assert await league.began(SERVER, ["skat"]) is None


async def test_sessions_in_which_an_answer_was_taken_back_are_left_out(database: Database, evening: OneProcess) -> None:
    table = await evening.open()
    await evening.play(table)
    await ended_at(database, table, NOON)
    assert len((await found(database)).deals) == 3
    state = json.loads(table.state.model_dump_json()) | {"took_back": True}
    await database.run(update(tables).where(tables.c.id == table.id).values(state=json.dumps(state)))
    assert (await found(database)).deals == []
