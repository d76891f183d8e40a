"""The deals of a day: one seal for everyone, stored per person, proved, and erased along with the person."""

import asyncio
from collections.abc import Iterator
from itertools import pairwise

import pytest
from sqlalchemy import func, select, text, update

from bot.daily import Daily, DailyDeals
from bot.pars import DailyPars, Search, StrongPlay
from bot.past.play_on import play_on
from bot.past.replay import Replay
from bot.past.verification import prove, sealed_record
from game.core.driver import Driver
from game.core.errors import Refused
from game.core.view import View
from game.daily import ME, Par, end_of, month_lines
from game.games.catalogue import CATALOGUE
from game.reports.past import PastDeal
from game.table.table import Table
from game.table.upkeep import Tasks
from storage.addresses import url_of
from storage.audit import audit
from storage.dailies import Dailies
from storage.database import Database
from storage.history import History
from storage.privacy import Privacy
from storage.schema import daily_plays, daily_shares, deals, records, tables
from tests.alone import alone_tables
from tests.storage.support import SERVER, file_of

DAY, NOON = "2026-11-23", 1_795_435_200.0
ANNA, BEN = 1, 2


class Safe:
    """Chooses the safe answer, from nothing but the view of the seat that is asked."""

    async def choose(self, view: View, level: str, chance: int, persona: str = "") -> object:
        assert level == "strong"
        assert view.question is not None
        return view.question.safe

    async def search(self, view: View, level: str, chance: int) -> object:
        return await self.choose(view, level, chance)


class Days:
    """The deals of the day on a database, at a manually set time."""

    def __init__(self, database: Database, search: Search | None = None) -> None:
        self.time = NOON
        self.store = Dailies(database)
        self.tables = alone_tables(Safe(), journal=database.journal, now=lambda: self.time)
        self.daily = DailyDeals(self.store, CATALOGUE, self.tables)
        self.history = History(database, CATALOGUE, lambda: self.time)
        self.pars = DailyPars(self.store, CATALOGUE, StrongPlay(search or Safe().search, pauses=(0.0,)), Tasks())

    async def play(self, user: int, ruleset: str = "skat") -> Daily:
        """Play all deals of the day with safe answers."""
        daily = await self.daily.begin(ruleset, user, f"person {user}")
        while not daily.over:
            table = await self.daily.table(daily)
            while table.state.phase == "playing":
                await self.answer(table, table.question_number)
            daily = await self.daily.find(daily.play.id, user)
        return daily

    async def answer(self, table: Table, question: int) -> None:
        """Answer safely."""
        asked = driver_of(table).question
        assert asked
        await self.tables.answer(table, table.state.deal, question, asked.write(asked.safe))

    async def pasts(self, daily: Daily) -> list[PastDeal]:
        """Return the deals as they are looked back at."""
        return await self.history.whole_deals(daily.play.id)


def driver_of(table: Table) -> Driver:
    assert table.driver
    return table.driver


async def test_everybody_gets_the_same_cards_and_every_process_the_same_seal(database: Database) -> None:
    one, other = Days(database), Days(database)
    seals = await asyncio.gather(*(days.store.seal(DAY, "skat") for days in (one, other, one)))
    assert len({*seals}) == 1
    anna, ben = await one.play(ANNA), await other.play(BEN)
    pars = await one.pars.made(anna.whole)
    assert anna.play.results == ben.play.results == {number: par.result for number, par in pars.items()}
    assert anna.whole.seal != (await one.daily.whole(DAY, "schwimmen")).seal
    assert anna.whole.seal != (await one.daily.whole("2026-11-24", "skat")).seal


async def test_a_deal_is_played_once_and_resumes_where_it_was_left(database: Database) -> None:
    days = Days(database)
    daily = await days.daily.begin("skat", ANNA, "Anna")
    playing, other = await days.daily.table(daily), Days(database)
    elsewhere = await other.daily.table(await other.daily.find(daily.play.id, ANNA))
    first = playing.question_number
    await days.answer(playing, first)
    after = resumed_answers(playing)
    await days.answer(playing, first)
    assert resumed_answers(playing) == after, "a second press on the same button changes nothing"
    await other.answer(elsewhere, first)
    assert resumed_answers(elsewhere) == resumed_answers(playing), (
        "and so does one in another process, which was behind"
    )
    assert resumed_answers(await resumed_table(database, daily.play.id)) == resumed_answers(playing)
    again = await days.daily.find(daily.play.id, ANNA)
    with pytest.raises(Refused, match="daily-gone"):
        await days.daily.find(daily.play.id, BEN)
    days.time = end_of(DAY)
    with pytest.raises(Refused, match="daily-over"):
        await days.daily.table(again)
    with pytest.raises(Refused, match="daily-over"):
        await days.tables.find(daily.play.id, ANNA)
    assert await days.tables.find(daily.play.id, BEN) is None


async def test_the_first_of_two_simultaneous_answers_counts(database: Database) -> None:
    days = Days(database)
    begun = await days.daily.begin("lupfen-liechtenstein", ANNA, "Anna")
    first = await days.daily.table(begun)
    question, answers = first.question_number, [*asked(first)]
    del first  # as after a restart, when both presses have to open the deal again
    came: list[str] = []

    async def press(answer: str) -> None:
        playing = await days.daily.table(await days.daily.find(begun.play.id, ANNA))
        if playing.question_number == question:
            came.append(answer)
            await days.tables.answer(playing, 1, question, answer)

    assert len(answers) > 1
    await asyncio.gather(*(press(answer) for answer in answers))
    (deal,) = await days.history.whole_deals(begun.play.id, [1])
    assert deal.answers[question].answer == came[0]


def asked(table: Table) -> Iterator[str]:
    """Yield the answers to the open question, as they are written."""
    question = driver_of(table).question
    assert question
    yield from map(question.write, question.answers)


async def resumed_table(database: Database, play: str) -> Table:
    """Resume the first deal as a process does that has just begun."""
    days = Days(database)
    return await days.daily.table(await days.daily.find(play, ANNA))


def resumed_answers(table: Table) -> object:
    return driver_of(table).answered


async def test_the_seal_stays_closed_until_the_day_is_over_and_then_proves_every_deal(database: Database) -> None:
    days = Days(database)
    daily = await days.play(ANNA)
    past, *_ = await days.pasts(daily)
    assert (past.opened, past.row.secret, past.round) == (False, "", None)
    step = Replay(past, ANNA, CATALOGUE).step(0)
    assert {zone.owner for zone in step.zones if zone.name == "hand"} == {ME}
    with pytest.raises(Refused, match="seal-shut"):
        sealed_record(past)
    with pytest.raises(Refused, match="seal-shut"):
        await play_on(days.tables, past, 0, ANNA, CATALOGUE)
    with pytest.raises(Refused, match="round-running"):
        Replay(past, BEN, CATALOGUE)
    days.time = end_of(DAY)
    for past in await days.pasts(daily):
        record = sealed_record(past)
        proof = prove(record, CATALOGUE)
        assert (proof.source, proof.fingerprint, proof.packs, proof.play) == (True, True, True, True)
        assert record["seal"]["round"]["words"] == [DAY, "skat"]
        mine = next(number for number, asked in enumerate(record["questions"]) if asked["seat"] == ME)
        on = await play_on(days.tables, past, mine, ANNA, CATALOGUE)
        assert on.question_number == mine
        resumed = await Days(database).tables.find(on.id, ANNA)
        assert resumed
        assert resumed_answers(resumed) == resumed_answers(on), "it goes on after a restart"


async def test_the_month_ranks_people_who_share_by_their_difference_to_par(database: Database) -> None:
    days = Days(database)
    anna, ben = await days.play(ANNA), await days.play(BEN)
    pars = await days.pars.made(anna.whole)
    await days.store.share(anna.play.id, SERVER)
    await days.store.share(anna.play.id, SERVER)
    (shared,) = await days.store.shared(SERVER, "skat", DAY)
    assert (shared.name, shared.results, shared.pars, shared.difference) == ("person 1", anna.play.results, pars, 0.0)
    assert await days.store.shared(SERVER + 1, "skat", DAY) == []
    await days.store.share(ben.play.id, SERVER)
    async with database.writing() as connection:
        better = text("UPDATE players SET gain = gain + 3 WHERE table_id = :play")
        await connection.execute(better, {"play": ben.play.id})
    lines = month_lines(await days.store.shared(SERVER, "skat", DAY[:7]))
    assert [(line.name, line.days, line.mean) for line in lines] == [("person 2", 1, 3.0), ("person 1", 1, 0.0)]


class Failing(Safe):
    """Fails a number of times, and then chooses the safe answer; `asked` lists the rulesets it was asked about."""

    def __init__(self, fails: int = 0) -> None:
        self.fails = fails
        self.asked: list[str] = []

    async def search(self, view: View, level: str, chance: int) -> object:
        self.asked.append(view.ruleset)
        await asyncio.sleep(0)
        if self.fails:
            self.fails -= 1
            raise TimeoutError
        return await super().search(view, level, chance)


class Unhurried(Failing):
    """Answers after a look into the database, so that whoever waits for it comes first."""

    store: Dailies

    async def search(self, view: View, level: str, chance: int) -> object:
        await self.store.pars(DAY, view.ruleset)
        return await super().search(view, level, chance)


async def test_a_failed_search_is_repeated_and_nothing_is_substituted_for_it(database: Database) -> None:
    whole = await Days(database).daily.whole(DAY, "skat")
    once = await Days(database, Failing(1).search).pars.made(whole)
    assert [par.level for par in once.values()] == ["strong"] * 3
    other = await Days(database).daily.whole("2026-11-24", "skat")
    failing = Days(database, Failing(2).search)
    assert await failing.pars.made(other) == {}, "the par stays open"
    assert {*await failing.pars.made(other)} == {*other.numbers}, "it is computed when requested again"


async def test_results_precede_pars_and_two_games_pars_are_played_in_parallel(database: Database) -> None:
    searcher = Unhurried()
    days = Days(database, searcher.search)
    searcher.store = days.store
    anna = [await days.play(ANNA, ruleset) for ruleset in ("skat", "schafkopf")]
    assert [await days.pars.known(whole, play) for play, whole in anna] == [{}, {}]
    found = await asyncio.gather(*(days.pars.made(whole) for _, whole in anna))
    assert [len(pars) for pars in found] == [3, 3]
    changes = sum(one != other for one, other in pairwise(searcher.asked))
    assert changes > 2, "neither waits for the other's last card"
    assert searcher.asked.count("skat") < 100, "a search under way is not started again"


async def test_a_par_stays_unless_an_earlier_version_stored_it(database: Database) -> None:
    store = Days(database).store
    await store.seal(DAY, "skat")
    for par, stays in ((Par(1.0, ""), 1.0), (Par(2.0, "strong"), 2.0), (Par(3.0, "strong"), 2.0)):
        await store.keep_par(DAY, "skat", 1, par)
        assert (await store.pars(DAY, "skat"))[1].result == stays


async def test_the_audit_replays_every_deal_of_a_day(database: Database) -> None:
    days = Days(database)
    daily = await days.play(ANNA)
    address = url_of(file_of(database))
    assert await asyncio.to_thread(audit, address, CATALOGUE) == []
    assert {*daily.play.results} == {*daily.whole.numbers}
    async with database.writing() as connection:
        await connection.execute(text("UPDATE players SET gain = 77 WHERE deal = 1 AND seat = 0"))
        await connection.execute(text("UPDATE answers SET answer = 'nothing' WHERE deal = 2 AND number = 0"))
    found = await asyncio.to_thread(audit, address, CATALOGUE)
    assert {problem.split(": ")[1] for problem in found} == {"deal 1", "deal 2"}


async def test_after_a_change_of_rules_a_deal_is_dealt_again_with_the_same_cards(database: Database) -> None:
    days = Days(database)
    daily = await days.daily.begin("skat", ANNA, "Anna")
    hand = driver_of(await days.daily.table(daily)).deal.hands[ME]
    async with database.writing() as connection:
        await connection.execute(update(deals).values(revision=0))
    after = Days(database)
    table = await after.daily.table(daily)
    assert (table.state.deal, table.state.void_deals) == (2, 1)
    assert driver_of(table).deal.hands[ME] == hand
    daily = await after.play(ANNA)
    assert {*daily.play.results} == {*daily.whole.numbers}
    assert [deal.deal for deal in daily.play.deals.values()] == [2, 3, 4]
    assert await asyncio.to_thread(audit, url_of(file_of(database)), CATALOGUE) == []


async def test_a_persons_daily_deals_are_exported_and_erased_with_them(database: Database) -> None:
    days, privacy = Days(database), Privacy(database)
    anna, ben = await days.play(ANNA), await days.play(BEN)
    for daily in (anna, ben):
        await days.store.share(daily.play.id, SERVER)
    told = await privacy.export(ANNA)
    assert [row["id"] for row in told["dailies"]] == [anna.play.id]
    assert {row["play"] for row in told["daily_shares"]} == {anna.play.id}
    assert {row["table_id"] for name in ("sessions", "answers") for row in told[name]} == {anna.play.id}
    await days.daily.table(await days.daily.begin("lupfen-liechtenstein", ANNA, "Anna"))
    await privacy.delete(ANNA)
    await privacy.erase_server(SERVER)
    async with database.reading() as connection:
        left = [await connection.scalar(select(func.count()).select_from(each)) for each in TABLES]
        assert left == [1, 1, 3, 3, 0]
        assert await connection.scalar(select(daily_plays.c.id)) == ben.play.id


TABLES = (daily_plays, tables, deals, records, daily_shares)
