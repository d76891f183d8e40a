"""What version 1.1 has stored besides tables goes on: an evening in its second round, days half played, debts."""

import json
import random
from collections.abc import AsyncGenerator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select, update

from bot.daily import DailyDeals
from bot.evenings.pars import Pars
from bot.pars import DailyPars, StrongPlay
from bot.past.replay import Replay
from game.computer.levels import STRONG
from game.core.driver import Driver
from game.core.errors import Refused
from game.core.view import View
from game.evenings.evening import Evening
from game.evenings.standings import payouts, standings
from game.games.catalogue import CATALOGUE
from game.league import Season
from game.table.table import Table
from game.table.upkeep import Tasks
from storage.addresses import url_of
from storage.audit import audit
from storage.dailies import Dailies
from storage.evenings import Evenings
from storage.history import History
from storage.league import League
from storage.ledger import Ledger
from storage.people import People
from storage.privacy import Privacy
from storage.schema import judgements, tables
from tests.alone import alone_tables
from tests.storage.old_databases import FIXTURES, RENEWED, Old, expected, opened
from tests.storage.old_house import day_of_play, house, seen_alone
from tests.storage.support import SERVER, home
from tests.tables import every_server

VERSION = FIXTURES / "v1.1"
NOW: float = expected(VERSION)["made"]["now"]
PEOPLE = (1, 2, 3, 4)
FAMILY = ["lupfen-liechtenstein", "lupfen-vorarlberg"]


class AtRandom:
    """Answers anything legal for every computer."""

    async def choose(self, view: View, level: str, chance: int, persona: str = "") -> Any:
        assert view.question is not None
        return random.Random(chance).choice(view.question.answers)

    async def search(self, view: View, level: str, chance: int) -> Any:
        return await self.choose(view, level, chance)


@pytest.fixture
async def old(tmp_path: Path) -> AsyncGenerator[Old]:
    async with opened("house", tmp_path, VERSION) as found:
        yield found


async def test_old_evenings_days_debts_league_and_judgements_are_unchanged(old: Old) -> None:
    now = await house(old.database, old.server, PEOPLE, old.told["asked_for"])
    then = old.told["house"]
    for told in then["days"]:
        told["running"] = {} if told["ruleset"] in RENEWED else told["running"]
    then["judgements"] = dict.fromkeys(then["judgements"])  # an earlier revision's, which are found anew when asked for
    assert json.loads(json.dumps(now)) == then
    settings = await People(old.database).every_setting()
    assert [[owner, str(owner_id), set_] for (owner, owner_id), set_ in settings.items()] == old.told["settings"]


async def test_an_old_evening_finishes_its_second_round_and_pays_its_prizes(old: Old) -> None:
    store = Evenings(old.database)
    running = next(each["id"] for each in old.told["house"]["evenings"] if each["phase"] == "playing")
    evening = await store.find(running)
    before = await owed(old)
    for sits in evening.rounds[-1].tables:
        table = old.tables[sits.table]
        await old.evening.play(table)
        evening = await home(store, evening, sits.number, table)
    assert (evening.phase, evening.paid, evening.number) == ("over", True, 2)
    assert [len(line.rounds) for line in standings(evening)] == [2, 2, 2, 2]
    assert await owed(old) == {user: before[user] + chips for user, chips in won(evening).items()}
    assert audit(url_of(old.path), CATALOGUE) == []


async def test_old_pars_are_marked_until_strong_computers_have_replayed_them(old: Old) -> None:
    dailies, season = Dailies(old.database), Season.at(NOW, "quarter")
    renewed = DailyPars(dailies, CATALOGUE, StrongPlay(AtRandom().search), Tasks())
    days: list[list[str]] = old.told["asked_for"]["pars"]
    before = [await dailies.pars(day, ruleset) for day, ruleset in days]
    assert not any(par.strong for pars in before for par in pars.values())
    assert not (await League(old.database).results(SERVER, FAMILY, season)).all_strong
    await renewed.renew()
    now = [await dailies.pars(day, ruleset) for day, ruleset in days]
    assert [pars.keys() for pars in now] == [pars.keys() for pars in before]
    for (_, ruleset), pars in zip(days, now, strict=True):
        assert all(par.strong == (ruleset not in RENEWED) for par in pars.values()), "other rules stay marked"
    league = await League(old.database).results(SERVER, FAMILY, season)
    assert league.all_strong
    differences = {str(who): [*each] for who, each in league.differences.items()}
    assert differences != old.told["house"]["league"][0]["differences"]
    assert {ruleset for _, ruleset, _ in await dailies.old_pars()} <= RENEWED


async def test_the_par_of_an_old_round_is_replayed(old: Old) -> None:
    store = Evenings(old.database)
    pars = Pars(store, History(old.database, CATALOGUE), CATALOGUE, StrongPlay(AtRandom().search))
    ((evening, number),) = await pars.old(every_server)
    assert evening.rounds[0].has_old_par
    assert evening.without_par == [1, 2]
    par = await pars.play(evening, number)
    told = {"par": par.home(), "par_deals": tuple(par.results), "par_level": STRONG}
    evening = await store.change(evening.with_round(number, **told))
    assert evening.without_par == [2]
    assert await pars.old(every_server) == []
    assert audit(url_of(old.path), CATALOGUE) == []


async def owed(old: Old) -> dict[int, int]:
    standing = await Ledger(old.database).standing(SERVER)
    return {each.person: each.chips for each in standing.people}


def won(evening: Evening) -> dict[int, int]:
    due = payouts(evening)
    return {user: due.get(user, 0) for user in PEOPLE}


async def test_half_played_days_ask_the_same_question_and_can_be_finished(old: Old) -> None:
    tables = alone_tables(AtRandom(), journal=old.database.journal, now=lambda: NOW)
    daily = DailyDeals(Dailies(old.database), CATALOGUE, tables)
    for told in old.told["house"]["days"]:
        play = await day_of_play(old.database, told["play"])
        if play.play.day != daily.today:
            with pytest.raises(Refused, match="daily-over"):
                await daily.table(play)
            continue
        if not play.over:
            table = await daily.table(play)
            for running in told["running"].values() if told["ruleset"] not in RENEWED else ():
                assert seen_alone(driver_of(table)) == running
        while not play.over:
            table = await daily.table(play)
            while (question := driver_of(table).question) is not None:
                await tables.answer(table, table.state.deal, table.question_number, question.write(question.safe))
            play = await daily.find(told["play"], int(told["person"]))
        assert {*play.play.results} == {*play.whole.numbers}
    assert audit(url_of(old.path), CATALOGUE) == []


async def test_old_days_can_be_reviewed_and_erased(old: Old) -> None:
    history = History(old.database, CATALOGUE, lambda: NOW)
    for told in old.told["house"]["days"]:
        play, person = told["play"], int(told["person"])
        session = await history.session(play)
        assert session
        assert [who for who in PEOPLE if session.may_be_seen(who, SERVER)] == [person]
        assert session.pruned == (told["ruleset"] in RENEWED and bool(told["results"])), (
            "deals under rules changed since are pruned"
        )
        for past in () if session.pruned else await history.whole_deals(play):
            assert past.opened == (told["day"] < "2026-11-28")
            replay = Replay(past, person, CATALOGUE) if past.record else None
            assert not replay or replay.step(replay.last).view.deal
    (judged,) = {table for table, *_ in old.told["asked_for"]["judgements"] if table.startswith("1")}
    kept = select(func.count()).select_from(judgements).where(judgements.c.table_id == judged)
    assert await old.database.value(kept) == 3
    owner = next(int(told["person"]) for told in old.told["house"]["days"] if told["play"] == judged)
    async with old.database.writing() as connection:
        await connection.execute(update(tables).where(tables.c.server == SERVER).values(closed=1))
    await Privacy(old.database).delete(owner)
    assert await old.database.value(kept) == 0
    assert await history.session(judged) is None


def driver_of(table: Table) -> Driver:
    assert table.driver
    return table.driver


async def test_settling_an_old_debt_removes_it_and_leaves_the_others(old: Old) -> None:
    first, *others = old.told["house"]["debts"]
    payer, payee = (int(first[side].removeprefix("person:")) for side in ("from", "to"))
    assert await Ledger(old.database).settle(old.server, payer, payee, first["chips"], "a receipt of today")
    found = (await Ledger(old.database).who_pays_whom(old.server)).transfers
    assert [[each.source, each.target, each.amount] for each in found] == [
        [each["from"], each["to"], each["chips"]] for each in others
    ]
    assert audit(url_of(old.path), CATALOGUE) == []
