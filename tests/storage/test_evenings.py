"""Evenings in the database: their seals, the order of writes, the audit's findings, erasure."""

import asyncio
import random
import re
from typing import Any

import pytest
from sqlalchemy import select, update

from bot.evenings.pars import Pars
from bot.language import Language
from bot.pars import StrongPlay
from game.computer import player_for
from game.computer.levels import STRONG
from game.core.errors import Refused
from game.core.view import View
from game.evenings.evening import Evening
from game.evenings.parts import Plan
from game.evenings.seating import seated
from game.evenings.standings import gains, payouts, prizes, standings
from game.games.catalogue import CATALOGUE
from storage.audit import audit
from storage.database import Database
from storage.evenings import Evenings, new_id
from storage.history import History
from storage.ledger import Ledger
from storage.privacy import Privacy
from storage.schema import evening_people, evenings, rounds
from tests.storage.support import SERVER, OneProcess, home, table_of_round

TEXTS = Language(catalogue=CATALOGUE).texts("en-US")
LUPFEN = "lupfen-liechtenstein"
PEOPLE = {1: "Anna", 2: "Ben", 3: "Cleo", 4: "David"}
PLAN = Plan(ruleset=LUPFEN, options={}, deals=2, size=3, rounds=1)


class RuleOfThumb:
    """Thinks for everyone by rules of thumb, and counts how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0

    async def search(self, view: View, level: str, chance: int) -> Any:
        assert level == STRONG
        self.asked += 1
        return player_for(CATALOGUE.find(view.ruleset)).choose(view, random.Random(chance))


@pytest.fixture
def url(either: str) -> str:
    """A file, and in a second run a database on the server."""
    return either


async def planned(store: Evenings, plan: Plan = PLAN) -> Evening:
    """Plan an evening for which everyone signs up."""
    first = Evening(id=new_id(), server=SERVER, channel=7, organiser=1, organiser_name="Anna", plan=plan)
    evening = await store.plan(first)
    for user, name in PEOPLE.items():
        evening = await store.change(evening.answered(user, name, "comes"))
    return evening


async def begun(store: Evenings, plan: Plan = PLAN) -> Evening:
    evening = await planned(store, plan)
    evening = evening.with_word(2, "Rösle")
    started = evening.begun(*seated(evening, [3], random.Random(1)), ends=None)
    return await store.change(started, [word for _, word in evening.words])


async def played(database: Database, store: Evenings, plan: Plan = PLAN) -> Evening:
    """Play the only round of an evening at its two tables."""
    evening, process = await begun(store, plan), OneProcess(database.journal, 7)
    seal = await store.seal(evening.rounds[-1].commitment)
    for table in evening.rounds[-1].tables:
        opened = await table_of_round(process.tables, evening, table, seal)
        evening = await store.change(evening.with_table(table.model_copy(update={"table": opened.id, "channel": 5})))
        await process.play(opened)
        evening = await home(store, evening, table.number, opened)
    return evening


async def test_an_evenings_seal_takes_words_and_opens_when_it_is_called_off(database: Database, url: str) -> None:
    store = Evenings(database)
    evening = await begun(store, PLAN.model_copy(update={"stake": 10}))
    seal = await store.seal(evening.rounds[-1].commitment)
    assert seal
    assert (seal.commitment, seal.words) == (evening.rounds[-1].commitment, ("Rösle",))
    assert [each.id for each in await store.live(lambda _: True)] == [evening.id]
    assert await store.live(lambda _: False) == []
    done = select(rounds.c.done).where(rounds.c.commitment == seal.commitment)
    assert await database.value(done) is None
    ended = await store.change(evening.replace(phase="cancelled", shown=True).with_round(1, put_away=True))
    assert await database.value(done) is not None
    assert await store.live(lambda _: True) == []
    assert await store.find(evening.id) == ended
    with pytest.raises(Refused, match="evening-gone"):
        await store.find("2nothing")
    assert (await Ledger(database).standing(SERVER)).people == [], "it costs nothing"
    assert await asyncio.to_thread(audit, url, CATALOGUE) == []


async def test_one_of_two_simultaneous_changes_to_an_evening_is_refused(database: Database) -> None:
    store = Evenings(database)
    evening = await planned(store)
    await store.change(evening.answered(1, "Anna", "away"))
    with pytest.raises(Refused, match="decided-already"):
        await store.change(evening.answered(2, "Ben", "away"))
    assert [guest.user for guest in (await store.find(evening.id)).coming("away")] == [1]


async def test_standings_follow_from_proved_tables_and_prizes_are_paid_once(database: Database, url: str) -> None:
    store, ledger = Evenings(database), Ledger(database)
    evening = await played(database, store, PLAN.model_copy(update={"stake": 10}))
    assert (evening.phase, evening.paid) == ("over", True)
    assert [sum(seat) for seat in zip(*gains(evening.rounds[0], same=True), strict=True)] == [0, 0, 0]
    assert len(standings(evening)) == len(PEOPLE)
    sources = [each["source"] async for each in History(database, CATALOGUE).export() if each["seal"]["round"]]
    assert sorted(each["deal"] for each in sources) == [1, 1, 2, 2]
    due = payouts(evening)
    assert (sum(due.values()), sum(prizes(evening).values())) == (0, 10 * len(PEOPLE))
    standing = await ledger.standing(SERVER)
    moved = {balance.person: balance.chips for balance in standing.people if balance.chips}
    assert moved == {user: chips for user, chips in due.items() if chips}
    for user, prize in prizes(evening).items():
        told = [(line.amount, line.reason) for line in (await ledger.statement(SERVER, user)).postings]
        assert told == [(-10, "evening-entry"), (prize, "evening-prize")]
    owed = await ledger.who_pays_whom(SERVER)
    assert sum(transfer.amount for transfer in owed.transfers) == sum(chips for chips in due.values() if chips > 0)
    after = await store.change(evening.replace(shown=True))
    assert (await ledger.standing(SERVER)).people == standing.people, "nobody pays twice"
    assert after.complete is False, "the par is missing"
    assert await asyncio.to_thread(audit, url, CATALOGUE) == []
    for pattern, false, said in (
        (r'("results":\[\[?)-?\d+', r"\g<1>4711", "has not brought home"),
        (r'("stake":)10', r"\g<1>11", "more than is due"),
    ):
        state = str(await database.value(select(evenings.c.state)))
        await database.run(update(evenings).values(state=re.sub(pattern, false, state)))
        found = await asyncio.to_thread(audit, url, CATALOGUE)
        assert len([problem for problem in found if said in problem]) >= 2
        await database.run(update(evenings).values(state=state))


async def test_strong_computers_play_the_same_cards_and_the_audit_replays_them(database: Database, url: str) -> None:
    store, history, thinker = Evenings(database), History(database, CATALOGUE), RuleOfThumb()
    evening, pars = await played(database, store), Pars(store, history, CATALOGUE, StrongPlay(thinker.search))
    par = await pars.play(evening, 1)
    asked = thinker.asked
    assert asked
    assert sum(par.home()) == 0
    assert len(par.results) == PLAN.deals
    again = await pars.play(evening, 1)
    assert (again.home(), again.results, thinker.asked) == (par.home(), par.results, asked), "nothing is played twice"
    compared = await pars.compare(evening, 1, TEXTS)
    results = [await store.brought(table.table) for table in evening.rounds[0].tables]
    assert compared.results == tuple(table[compared.deal][compared.seat] for table in results)
    assert all(compared.told)
    played_by = {"par": par.home(), "par_deals": tuple(par.results), "par_level": STRONG}
    evening = await store.change(evening.with_round(1, **played_by, compared=compared))
    assert all(line.beside is not None for line in standings(evening))
    assert evening.without_par == []
    assert await asyncio.to_thread(audit, url, CATALOGUE) == []
    await store.change(evening.with_round(1, par=(9, *par.home()[1:])))
    assert ["the par of round 1" in each for each in await asyncio.to_thread(audit, url, CATALOGUE)] == [True]


async def test_erased_people_appear_in_no_evening(database: Database, url: str) -> None:
    store, privacy = Evenings(database), Privacy(database)
    evening = await played(database, store, PLAN.model_copy(update={"stake": 10}))
    assert [row["evening"] for row in (await privacy.export(2))["evenings"]] == [evening.id]
    await privacy.delete(2)
    found = await store.find(evening.id)
    assert "Ben" not in found.model_dump_json()
    assert [line.total for line in standings(found)] == [line.total for line in standings(evening)]
    assert await asyncio.to_thread(audit, url, CATALOGUE) == []
    await privacy.erase_server(SERVER)
    for table in (evenings, evening_people):
        assert await database.rows(select(table)) == []
