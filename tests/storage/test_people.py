"""Stored data about people and servers can be read back, and is erased when it should be."""

import pytest
from sqlalchemy import select, update

from game.core.errors import Refused
from game.table.ports import JournalError
from game.table.state import TableState
from storage.audit import audit
from storage.database import Database
from storage.history import History
from storage.leases import Span
from storage.ledger import Ledger
from storage.people import People
from storage.privacy import Privacy
from storage.schema import tables
from tests.storage.support import SERVER, OneProcess, file_of, played


def written(database: Database, text: bytes) -> bool:
    """Look for a text in the bytes of every file of the database."""
    return any(text in file.read_bytes() for file in file_of(database).parent.iterdir())


async def test_the_last_name_and_language_are_remembered(database: Database) -> None:
    people = People(database)
    await people.remember(5, "Eva", "en-GB")
    await people.remember(5, "Eva!", "de")
    assert await people.language(5) == "de"
    assert await people.language(6) is None


async def test_settings_belong_to_one_server_or_person(database: Database) -> None:
    people = People(database)
    await people.set("server", 5, "language", "de")
    await people.set("server", 5, "turn_seconds", 90)
    await people.set("server", 5, "turn_seconds", 30)
    await people.set("person", 5, "language", "en")
    await people.set("server", 6, "language", "en")
    await people.set("server", 6, "language", None)
    assert await people.settings("server", 5) == {"language": "de", "turn_seconds": 30}
    assert await people.settings("person", 5) == {"language": "en"}
    assert await people.settings("server", 6) == {}


async def test_saved_sets_are_kept_by_server_ruleset_and_name(database: Database) -> None:
    people = People(database)
    await people.save_preset(5, "lupfen-liechtenstein", "Stammtisch", {"ante": 2})
    await people.save_preset(5, "lupfen-liechtenstein", "Stammtisch", {"ante": 3, "direction": "cw"})
    await people.save_preset(5, "tippen-grupp", "Stammtisch", {})
    assert await people.presets(5, "lupfen-liechtenstein") == {
        ("lupfen-liechtenstein", "Stammtisch"): {"ante": 3, "direction": "cw"}
    }
    assert len(await people.presets(5)) == 2
    assert await people.presets(6) == {}


async def test_a_saved_set_is_forgotten_and_no_other(database: Database) -> None:
    people = People(database)
    for server, ruleset, name in ((5, "tippen-grupp", "A"), (5, "tippen-grupp", "B"), (6, "tippen-grupp", "A")):
        await people.save_preset(server, ruleset, name, {})
    await people.forget_preset(5, "tippen-grupp", "A")
    await people.forget_preset(5, "tippen-grupp", "A")
    assert await people.presets(5) == {("tippen-grupp", "B"): {}}
    assert await people.presets(6) == {("tippen-grupp", "A"): {}}


async def test_messages_shown_are_remembered_one_of_each_kind(database: Database) -> None:
    evening = OneProcess(database.journal)
    table = await evening.open(evening.tables())
    people = People(database)
    await people.show(table.id, "panel", 10, 100)
    await people.show(table.id, "panel", 10, 101)
    await people.show(table.id, "hand", 10, 102, person=1)
    assert set(await people.shown(table.id)) == {(table.id, "panel", 0, 10, 101), (table.id, "hand", 1, 10, 102)}
    await people.unshow(table.id, "hand", 1)
    assert [shown.kind for shown in await people.shown(table.id)] == ["panel"]
    await people.unshow(table.id, "panel")
    assert await people.shown(table.id) == []


async def test_ends_that_nobody_has_seen_are_those_of_our_own_servers(database: Database) -> None:
    evening = OneProcess(database.journal)
    tables, people = evening.tables(), People(database)
    ended = await evening.open(tables)
    running = await evening.open(tables, channel=6)
    for table in (ended, running):
        await people.show(table.id, "panel", channel=10, message=100)
    await evening.play(ended)
    assert await people.tables_with_end_unseen(lambda server: server == SERVER) == [ended.id]
    assert await people.tables_with_end_unseen(lambda server: server != SERVER) == []


async def test_a_message_of_a_table_that_is_not_in_the_journal_is_refused(database: Database) -> None:
    with pytest.raises(JournalError):
        await People(database).show("nowhere", "panel", 10, 100)


async def test_a_server_is_due_for_erasing_when_it_was_left_long_ago_and_nobody_plays(database: Database) -> None:
    people = People(database)
    evening = OneProcess(database.journal)
    tables = evening.tables()
    table = await evening.open(tables)
    await people.server_removed(SERVER, 100)
    assert await people.servers_removed_before(101) == []
    await evening.play(table)
    assert await people.servers_removed_before(100) == []
    assert await people.servers_removed_before(101) == [SERVER]
    await evening.open(tables, channel=6)
    await people.server_back(SERVER)
    assert await people.servers_removed_before(101) == []


async def test_everything_about_a_person_is_handed_out_without_others(database: Database) -> None:
    (table,) = await played(database)
    await People(database).set("person", 1, "language", "de")
    told = await Privacy(database).export(1)
    assert told["person"]["name"] == "Anna"
    assert [row["table_id"] for row in told["sessions"]] == [table.id]
    assert len(told["seats"]) == 3
    assert told["settings"] and told["answers"] and told["postings"]  # noqa: PT018 - none of them is empty
    assert "Ben" not in str(told)
    assert (await Privacy(database).export(404))["person"] is None


async def test_deleting_a_person_leaves_sums_and_past_deals_as_they_were(database: Database, url: str) -> None:
    (table,) = await played(database)
    ledger, history = Ledger(database), History(database)
    await ledger.settle(SERVER, 1, 2, 5, "r")
    before = await ledger.standing(SERVER)
    deal_before = await history.deal(table.id, 1)
    await People(database).set("person", 1, "language", "de")
    await Privacy(database).delete(1)
    after = await ledger.standing(SERVER)
    assert [balance.chips for balance in after.people] == [balance.chips for balance in before.people]
    assert {balance.name for balance in after.people} == {"Anonym 1", "Ben"}
    deal_after = await history.deal(table.id, 1)
    assert deal_before
    assert deal_after
    assert deal_after.record == deal_before.record
    assert audit(url) == []
    told = await Privacy(database).export(1)
    assert not any(value for name, value in told.items() if name != "id")


async def test_nothing_of_a_deleted_person_is_left_in_the_files(database: Database) -> None:
    await played(database)
    assert written(database, b"Anna")
    await Privacy(database).delete(1)
    assert not written(database, b"Anna")
    assert written(database, b"Ben")


async def test_a_vote_of_a_deleted_person_no_longer_names_them(database: Database) -> None:
    (table,) = await played(database, people=3)
    voted = table.state.replace(removals={0: (1, 2)}).model_dump_json()
    async with database.writing() as connection:
        await connection.execute(update(tables).values(state=voted))
    await Privacy(database).delete(1)
    async with database.reading() as connection:
        state = await connection.scalar(select(tables.c.state))
    assert TableState.model_validate_json(str(state)).removals == {0: (-1, 2)}


async def test_payments_that_were_proposed_go_with_the_person_and_with_the_server(database: Database) -> None:
    people, told = People(database), {"payee_name": "Cilli"}
    for server, payee in ((SERVER, 3), (SERVER, 33), (SERVER + 1, 33)):
        await people.set("person", 2, f"settle-{server}-{payee}", told)
    await people.set("person", 2, "language", "de")
    await Privacy(database).delete(3)
    assert set(await people.settings("person", 2)) == {"language", f"settle-{SERVER}-33", f"settle-{SERVER + 1}-33"}
    await Privacy(database).erase_server(SERVER)
    assert set(await people.settings("person", 2)) == {"language", f"settle-{SERVER + 1}-33"}


async def test_two_people_become_two_different_nobodies(database: Database, url: str) -> None:
    await played(database)
    await Privacy(database).delete(1)
    await Privacy(database).delete(2)
    assert {row.name for row in (await Ledger(database).standing(SERVER)).people} == {"Anonym 1", "Anonym 2"}
    assert audit(url) == []
    await played(database)
    assert len((await Ledger(database).standing(SERVER)).people) == 4
    assert audit(url) == []


async def test_nobody_is_deleted_while_their_session_goes_on(database: Database) -> None:
    evening = OneProcess(database.journal)
    table = await evening.open(evening.tables())
    with pytest.raises(Refused, match="seated"):
        await Privacy(database).delete(1)
    await table.seating.leave(2)
    with pytest.raises(Refused, match="seated"):
        await Privacy(database).delete(2)
    await evening.play(table)
    await Privacy(database).delete(1)


async def test_a_stranger_may_ask_for_deletion(database: Database) -> None:
    await People(database).set("person", 404, "language", "de")
    await Privacy(database).delete(404)
    assert await People(database).settings("person", 404) == {}


async def test_a_server_is_erased_with_all_that_belongs_to_it_alone(database: Database, url: str) -> None:
    evening = OneProcess(database.journal)
    tables = evening.tables()
    table = await evening.open(tables)
    people = People(database)
    await people.save_preset(SERVER, "lupfen-liechtenstein", "x", {})
    await people.set("server", SERVER, "language", "de")
    await people.set("person", 2, "language", "de")
    with pytest.raises(Refused, match="session-runs"):
        await Privacy(database).erase_server(SERVER)
    await evening.play(table)
    await Privacy(database).erase_server(SERVER)
    assert await History(database).sessions(SERVER) == []
    assert await people.presets(SERVER) == {}
    assert await people.settings("server", SERVER) == {}
    assert (await Privacy(database).export(1))["person"] is None
    assert (await Privacy(database).export(2))["person"] is not None
    assert audit(url) == []


async def test_all_settings_are_read_at_once(database: Database) -> None:
    people = People(database)
    await people.set("server", 5, "language", "de")
    await people.set("person", 5, "large", True)
    assert await people.every_setting() == {("server", 5): {"language": "de"}, ("person", 5): {"large": True}}


async def test_by_shards_those_of_their_servers_and_of_whoever_sits_there_are_read(either: str) -> None:
    opened = await Database.open(either)
    people, evening = People(opened), OneProcess(opened.journal)
    await evening.open(evening.tables())
    for server in (SERVER, (SERVER + 1) << 22):
        await people.set("server", server, "language", "de")
    for person in (1, 9):
        await people.set("person", person, "language", "de")
    shard = (SERVER >> 22) % 4
    assert {*await people.every_setting(Span(shard, shard, 4))} == {("server", SERVER), ("person", 1)}
    await opened.close()


async def test_an_export_is_counted_and_tells_nothing_that_follows_from_hidden_cards(database: Database) -> None:
    await played(database)
    privacy = Privacy(database)
    export = await privacy.export(1)
    assert export["answers"]
    assert not [answer for answer in export["answers"] if "digest" in answer]
    counts = await privacy.counts(1)
    assert counts == {name: len(rows) for name, rows in export.items() if name in counts}
    assert sum(counts.values()) > 3


async def test_who_sits_at_a_table_is_told_so_before_anything_is_asked(database: Database) -> None:
    evening = OneProcess(database.journal)
    await evening.open(evening.tables())
    with pytest.raises(Refused, match="seated"):
        await Privacy(database).check_free(1)
    await Privacy(database).check_free(99)


async def test_servers_are_known_with_the_time_of_their_removal(database: Database) -> None:
    people = People(database)
    await people.server_back(5)
    await people.server_back(6)
    await people.server_removed(6, 1_000)
    assert await people.known_servers() == {5: None, 6: 1_000}
