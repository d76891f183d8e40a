"""What version 0.1 has written goes on: its tables, its questions, its buttons, its records, its ledger."""

import sqlite3
from collections import Counter
from collections.abc import AsyncGenerator, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.interactions.custom_id import Press
from game.core.driver import replay
from game.core.record import check, record_of, results_of, setup_from
from game.games.catalogue import CATALOGUE
from storage.audit import audit_file
from storage.history import History
from storage.people import People, Shown
from tests.storage.old_databases import (
    EXPECTED,
    Json,
    Old,
    balances,
    old_answer,
    old_records,
    opened,
    play_a_deal,
    seen,
    standing,
    unpacked,
    viewers,
)
from tests.tables import refusal

ORDER = "exchange-order"
NAMES = tuple(EXPECTED["databases"])
RECORDS = old_records()


@pytest.fixture(params=NAMES)
async def old(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncGenerator[Old]:
    async with opened(request.param, tmp_path) as found:
        yield found


# tables


@pytest.mark.parametrize("name", NAMES)
def test_the_form_of_an_old_database_is_the_one_that_is_told_of_it(name: str, tmp_path: Path) -> None:
    with closing(sqlite3.connect(unpacked(name, tmp_path))) as connection:
        found = connection.execute("SELECT version_num FROM alembic_version").fetchall()
    assert found == [(EXPECTED["made"]["revision"],)]


async def test_every_table_that_was_live_stands_as_it_stood(old: Old) -> None:
    assert old.tables.keys() == {told["table"] for _, told in old.live()}
    for table, told in old.live():
        now = standing(table)
        assert now == {name: told[name] for name in now}, told["about"]


async def test_everybody_sees_what_they_saw(old: Old) -> None:
    for table, told in old.live():
        assert {who: seen(table, user) for who, user in viewers(table).items()} == told["seen"], told["about"]


async def test_a_session_that_had_ended_can_be_played_again_with_the_same_people(old: Old) -> None:
    ended = [told for told in old.told["tables"] if told["phase"] == "over"]
    channels = [told["channel"] for told in ended]
    assert len(channels) == len(set(channels))
    tables = old.evening.tables()
    for told in ended:
        host = next(int(seat["user"]) for seat in told["seats"] if seat["user"] and int(seat["user"]) > 0)
        again = await tables.reopen(told["table"], int(told["channel"]), host)
        known = [seat["name"] for seat in told["seats"] if not (seat["user"] or "").startswith("-")]
        assert [seat.name for seat in again.state.seats] == known
        assert (again.state.ruleset, again.state.language) == (told["ruleset"], told["language"])
    tables.rest()


# messages


def shown_buttons() -> Iterator[str]:
    """Go through the custom_ids of everything that could be pressed on the old messages."""
    for database in EXPECTED["databases"].values():
        for told in (*database["tables"], {"buttons": {"others": database.get("other_buttons", [])}}):
            for buttons in told["buttons"].values():
                yield from (shown["custom_id"] for shown in buttons)


def test_old_buttons_are_read_and_written_as_they_were() -> None:
    verbs = Counter[str]()
    for custom_id in shown_buttons():
        press = Press.read(custom_id)
        assert press is not None, custom_id
        assert press.custom_id == custom_id
        verbs[press.verb] += 1
    assert verbs.keys() >= {"answer", "amount", "join", "start", "hand", "next", "cut", "again", "settle-yes"}


async def test_an_old_button_answers_the_open_question_once(old: Old) -> None:
    answered = Counter[str]()
    for table, told in old.live():
        found = old_answer(table, told)
        user = table.asked_seat.user if table.asked_seat else None
        if found is None or user is None:
            continue
        press, answer = found
        assert (press.table, press.deal, press.question) == (table.id, told["deal"], told["question"]["number"])
        await table.answer(user, press.deal, press.question, answer)
        again = await refusal(table.answer(user, press.deal, press.question, answer))
        assert again.key == "decided-already", told["about"]
        answered[told["question"]["kind"]] += 1
    assert answered.total() == sum(1 for told in old.told["tables"] if asks_somebody(told))


def asks_somebody(told: Json) -> bool:
    """Tell whether a person is asked who is at the table."""
    asked = told["question"] and next(seat for seat in told["seats"] if seat["name"] == told["question"]["name"])
    return bool(asked and asked["user"] and "away" not in asked)


async def test_the_messages_that_were_shown_are_still_known(old: Old) -> None:
    people = People(old.database)
    for told in old.told["tables"]:
        known = {
            Shown(told["table"], shown["kind"], 0, int(shown["channel"]), int(shown["message"]))
            for shown in told["messages"]
        }
        assert set(await people.shown(told["table"])) == known, told["about"]


# what is kept beside the tables


async def test_nobodys_chips_have_changed(old: Old) -> None:
    assert await balances(old.database, old.server) == old.told["balances"]


async def test_the_best_and_worst_of_old_sessions_are_found_by_their_records(old: Old) -> None:
    history, found = History(old.database), 0
    for session in await history.sessions(old.server, most=1_000):
        records = [past.record for past in await history.whole_deals(session.table) if past.record]
        results = [result for record in records for result in results_of(record)]
        expected = [chosen for chosen in (max(results, default=0), min(results, default=0)) if chosen]
        assert [high.result for high in await history.highlights(session.table)] == expected
        found += bool(expected)
    assert found


async def test_settings_and_saved_rules_are_as_they_were(old: Old) -> None:
    people = People(old.database)
    settings = [[owner, str(owner_id), set_] for (owner, owner_id), set_ in (await people.every_setting()).items()]
    presets = await people.presets(old.server)
    assert sorted(settings, key=str) == sorted(old.told["settings"], key=str)
    assert [[ruleset, name, chosen] for (ruleset, name), chosen in presets.items()] == old.told["presets"]
    for (ruleset, _), chosen in presets.items():
        CATALOGUE.find(ruleset).choose(chosen)


# playing on


async def test_every_live_table_plays_its_deal_to_an_end_that_is_written(old: Old) -> None:
    history = History(old.database)
    for table, told in old.live():
        number = await play_a_deal(old.evening, table)
        past = await history.deal(table.id, number)
        assert past, told["about"]
        assert past.record, told["about"]
        assert check(past.record, CATALOGUE) == [], told["about"]


async def test_what_is_exported_of_old_deals_can_be_checked(old: Old) -> None:
    exported = [record async for record in History(old.database).export()]
    assert len(exported) > len(old.tables)
    assert [problem for record in exported for problem in check(record, CATALOGUE)] == []


@pytest.mark.parametrize("name", [name for name in NAMES if name != ORDER])
async def test_the_audit_finds_nothing_before_and_after_playing_on(name: str, tmp_path: Path) -> None:
    await audited_while_played(name, tmp_path)


async def test_exchanges_named_in_another_order_than_the_hands_pass_the_audit(tmp_path: Path) -> None:
    await audited_while_played(ORDER, tmp_path)


async def audited_while_played(name: str, folder: Path) -> None:
    async with opened(name, folder) as old:
        assert audit_file(old.path) == []
        for table, _ in old.live():
            await play_a_deal(old.evening, table)
        assert audit_file(old.path) == []


# records


def test_as_many_records_are_there_as_were_made() -> None:
    assert Counter(record["ruleset"] for record in RECORDS) == EXPECTED["records"]
    assert EXPECTED["records"].keys() <= {ruleset.id for ruleset in CATALOGUE}


@pytest.mark.parametrize("ruleset", EXPECTED["records"])
def test_old_records_replay_to_themselves(ruleset: str) -> None:
    mine = [record for record in RECORDS if record["ruleset"] == ruleset]
    assert len(mine) > 20
    for record in mine:
        assert check(record, CATALOGUE) == []
        assert record_of(replay(*setup_from(record, CATALOGUE))) == record
