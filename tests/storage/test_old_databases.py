"""Data written by older versions stays usable: its tables, questions, buttons, records and ledger.

Those of versions 1.0 and 1.1 have every ruleset in the middle of a deal, with people and computers.
"""

from collections import Counter
from collections.abc import AsyncGenerator, Iterator
from pathlib import Path

import pytest

from bot.discord_io.custom_id import Press
from game.core.record import check
from game.games.catalogue import CATALOGUE
from storage.addresses import url_of
from storage.audit import audit
from storage.history import History
from storage.people import People
from storage.servers import KnownServers
from storage.shown import Shown, ShownMessages
from tests.storage.old_databases import (
    EXPECTED,
    FIXTURES,
    FOLDER,
    Json,
    Old,
    balances,
    expected,
    old_answer,
    opened,
    play_a_deal,
    seen,
    standing,
    viewers,
)
from tests.storage.support import OneProcess
from tests.tables import refusal


@pytest.fixture
async def old(tmp_path: Path) -> AsyncGenerator[Old]:
    async with opened("evening", tmp_path) as found:
        yield found


SINCE = {"bavarian-schafkopf"}
"""The rulesets that were added after the last of these databases."""
VERSIONS = [("evening", FOLDER), ("live-tables", FIXTURES / "v1.0"), ("house", FIXTURES / "v1.1")]


@pytest.fixture(params=VERSIONS, ids=["v0.1", "v1.0", "v1.1"])
async def any_old(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncGenerator[Old]:
    async with opened(request.param[0], tmp_path, request.param[1]) as found:
        yield found


async def test_tables_and_balances_of_older_versions_are_unchanged(any_old: Old) -> None:
    old = any_old
    assert old.tables.keys() == {told["table"] for _, told in old.live()}
    for table, told in old.live():
        saved = await old.database.journal.saved(table.id)
        if told["phase"] == "playing" and saved and saved.deal and saved.deal.revision != table.ruleset.revision:
            assert (saved.void, table.state.phase) == (True, "pause"), "a deal under rules changed since is void"
            continue
        now, seats = standing(table), table.state.seats
        assert now == {name: told[name] for name in now}, told["about"]
        assert {who: seen(table, user) for who, user in viewers(table).items()} == told["seen"], told["about"]
        tallies = {seat.name: seat.tallies for seat in seats if seat.tallies}
        levels = {seat.name: f"{seat.level} {seat.persona}" for seat in seats if seat.user is None}
        assert tallies == told.get("tallies", tallies), told["about"]
        assert levels == told.get("levels", levels), told["about"]
    assert await balances(old.database, old.server) == old.told["balances"]


@pytest.mark.parametrize(("name", "version"), VERSIONS[1:])
def test_every_old_ruleset_has_a_table_in_mid_deal(name: str, version: Path) -> None:
    tables = expected(version)["databases"][name]["tables"]
    assert {told["ruleset"] for told in tables if told["phase"] == "playing"} == {each.id for each in CATALOGUE} - SINCE


async def test_an_old_ended_session_can_have_a_rematch_with_the_same_people(old: Old) -> None:
    ended = [told for told in old.told["tables"] if told["phase"] == "over"]
    channels = [told["channel"] for told in ended]
    assert len(channels) == len(set(channels))
    tables = OneProcess(old.database.journal).tables
    for told in ended:
        host = next(int(seat["user"]) for seat in told["seats"] if seat["user"] and int(seat["user"]) > 0)
        again = await tables.reopen(told["table"], int(told["channel"]), host)
        known = [seat["name"] for seat in told["seats"] if not (seat["user"] or "").startswith("-")]
        assert [seat.name for seat in again.state.seats] == known
        assert (again.state.terms.ruleset, again.state.terms.language) == (told["ruleset"], told["language"])
    tables.rest()


# messages


def shown_buttons() -> Iterator[str]:
    """Yield the custom_ids of everything that could be pressed on the old messages."""
    for database in EXPECTED["databases"].values():
        for told in (*database["tables"], {"buttons": {"others": database.get("other_buttons", [])}}):
            for buttons in told["buttons"].values():
                yield from (shown["custom_id"] for shown in buttons)


def test_old_buttons_are_read_and_written_unchanged() -> None:
    verbs = Counter[str]()
    for custom_id in shown_buttons():
        press = Press.read(custom_id)
        assert press is not None, custom_id
        assert press.custom_id == custom_id
        verbs[press.verb] += 1
    assert verbs.keys() >= {"answer", "join", "start", "hand", "next", "cut", "again", "settle-yes"}


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
    """Whether a present person is asked."""
    asked = told["question"] and next(seat for seat in told["seats"] if seat["name"] == told["question"]["name"])
    return bool(asked and asked["user"] and "away" not in asked)


async def test_messages_shown_by_older_versions_are_still_known(old: Old) -> None:
    messages = ShownMessages(old.database)
    for told in old.told["tables"]:
        known = {
            Shown(told["table"], shown["kind"], 0, int(shown["channel"]), int(shown["message"]))
            for shown in told["messages"]
        }
        assert set(await messages.shown(told["table"])) == known, told["about"]


# data other than tables


async def test_settings_and_saved_rules_of_older_versions_are_unchanged(old: Old) -> None:
    stored = await People(old.database).every_setting()
    settings = [[owner, str(owner_id), set_] for (owner, owner_id), set_ in stored.items()]
    presets = await KnownServers(old.database).presets(old.server)
    assert sorted(settings, key=str) == sorted(old.told["settings"], key=str)
    assert [[ruleset, name, chosen] for (ruleset, name), chosen in presets.items()] == old.told["presets"]
    for (ruleset, _), chosen in presets.items():
        CATALOGUE.find(ruleset).choose(chosen)


# playing on


async def test_every_old_live_table_finishes_its_deal_and_the_record_replays(any_old: Old) -> None:
    old, history = any_old, History(any_old.database, CATALOGUE)
    assert audit(url_of(old.path), CATALOGUE) == []
    for table, told in old.live():
        number = await play_a_deal(old.evening, table)
        past = await history.deal(table.id, number)
        assert past, told["about"]
        assert past.record, told["about"]
    assert audit(url_of(old.path), CATALOGUE) == []
    exported = [record async for record in history.export()]
    assert len(exported) >= len(old.tables)
    assert [problem for record in exported for problem in check(record, CATALOGUE)] == []
