"""Evenings in the database: their seals, who writes first, what the audit finds, who is erased."""

import asyncio
import random
import re

import pytest
from sqlalchemy import func, select, update

from game.core.errors import Refused
from game.evenings.evening import Evening, Plan, brought_home, mark_of
from game.evenings.seating import seated
from game.evenings.standings import gains, standings
from game.games.catalogue import CATALOGUE
from game.table.ports import Opening, Place
from storage.audit import audit
from storage.database import Database
from storage.evenings import Evenings, new_id
from storage.history import History
from storage.privacy import Privacy
from storage.schema import evening_people, evenings, rounds
from tests.storage.support import SERVER, OneProcess, file_of, url_of

LUPFEN = "lupfen-liechtenstein"
PEOPLE = {1: "Anna", 2: "Ben", 3: "Cleo", 4: "David"}
PLAN = Plan(ruleset=LUPFEN, options={}, deals=2, size=3, rounds=1)


async def planned(store: Evenings) -> Evening:
    """Plan an evening to which everybody comes."""
    first = Evening(id=new_id(), server=SERVER, channel=7, organiser=1, organiser_name="Anna", plan=PLAN)
    evening = await store.plan(first)
    for user, name in PEOPLE.items():
        evening = await store.change(evening.answered(user, name, "comes"))
    return evening


async def begun(store: Evenings) -> Evening:
    evening = await planned(store)
    evening = evening.with_word(2, "Rösle")
    started = evening.begun(*seated(evening, [3], random.Random(1)), ends=None)
    return await store.change(started, [word for _, word in evening.words])


async def played(database: Database, store: Evenings) -> Evening:
    """Play the only round of an evening at its two tables."""
    evening, process = await begun(store), OneProcess(database.journal, 7)
    tables = process.tables()
    seal = await store.seal(evening.rounds[-1].commitment)
    for table in evening.rounds[-1].tables:
        opening = Opening(
            place=Place(SERVER, 100 + table.number),
            host=0,
            host_name="",
            ruleset=LUPFEN,
            turn_seconds=0,
            round=seal,
            round_deals=PLAN.deals,
            evening=mark_of(evening.id, 1, table.number),
            seats=[(seat.user, seat.name) for seat in table.seats],
        )
        opened = await tables.open(opening)
        evening = await store.change(evening.with_table(table.model_copy(update={"table": opened.id, "channel": 5})))
        await process.play(opened)
        state = await store.ended(opened.id)
        assert state
        done = brought_home(evening.rounds[-1].table(table.number), state, CATALOGUE.find(LUPFEN))
        evening = await store.change(evening.with_table(done))
    return evening


async def test_a_seal_is_drawn_with_the_plan_mixed_with_words_and_open_at_the_end(database: Database) -> None:
    store = Evenings(database)
    evening = await begun(store)
    seal = await store.seal(evening.rounds[-1].commitment)
    assert seal
    assert (seal.commitment, seal.words) == (evening.rounds[-1].commitment, ("Rösle",))
    assert [each.id for each in await store.live(lambda _: True)] == [evening.id]
    assert await store.live(lambda _: False) == []
    done = select(rounds.c.done).where(rounds.c.commitment == seal.commitment)
    async with database.reading() as connection:
        assert await connection.scalar(done) is None
    ended = await store.change(evening.replace(phase="cancelled", shown=True))
    async with database.reading() as connection:
        assert await connection.scalar(done) is not None
    assert await store.live(lambda _: True) == []
    assert await store.find(evening.id) == ended
    with pytest.raises(Refused, match="evening-gone"):
        await store.find("2nothing")


async def test_of_two_who_change_an_evening_one_is_refused(database: Database) -> None:
    store = Evenings(database)
    evening = await planned(store)
    await store.change(evening.answered(1, "Anna", "away"))
    with pytest.raises(Refused, match="decided-already"):
        await store.change(evening.answered(2, "Ben", "away"))
    assert [guest.user for guest in (await store.find(evening.id)).coming("away")] == [1]


async def test_the_standings_follow_from_tables_that_the_audit_proves(database: Database) -> None:
    store = Evenings(database)
    evening = await played(database, store)
    assert evening.phase == "over"
    assert [sum(seat) for seat in zip(*gains(evening.rounds[0], same=True), strict=True)] == [0, 0, 0]
    assert len(standings(evening)) == len(PEOPLE)
    sources = [each["source"] async for each in History(database).export() if each["seal"]["round"]]
    assert sorted(each["deal"] for each in sources) == [1, 1, 2, 2]
    address = url_of(file_of(database))
    assert await asyncio.to_thread(audit, address) == []
    async with database.writing() as connection:
        state = str(await connection.scalar(select(evenings.c.state)))
        told = re.sub(r'("results":\[\[?)-?\d+', r"\g<1>4711", state)
        await connection.execute(update(evenings).values(state=told))
    found = await asyncio.to_thread(audit, address)
    assert len(found) == 2
    assert all("has not brought home" in problem for problem in found)


async def test_whoever_is_erased_is_in_no_evening(database: Database) -> None:
    store, privacy = Evenings(database), Privacy(database)
    evening = await played(database, store)
    assert [row["evening"] for row in (await privacy.export(2))["evenings"]] == [evening.id]
    await privacy.delete(2)
    found = await store.find(evening.id)
    assert "Ben" not in found.model_dump_json()
    assert [line.total for line in standings(found)] == [line.total for line in standings(evening)]
    await privacy.erase_server(SERVER)
    async with database.reading() as connection:
        for table in (evenings, evening_people):
            assert await connection.scalar(select(func.count()).select_from(table)) == 0
