"""Stored data about people and servers can be read back, and is erased when it should be."""

import pytest
from sqlalchemy import select, update

from game.core.errors import Refused
from game.table.ports import JournalError
from game.table.state import TableState
from game.table.table import Table
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


@pytest.fixture
def people(database: Database) -> People:
    return People(database)


async def test_the_last_name_and_language_are_remembered(people: People) -> None:
    await people.remember(5, "Eva", "en-GB")
    await people.remember(5, "Eva!", "de")
    assert await people.language(5) == "de"
    assert await people.language(6) is None


async def test_settings_belong_to_one_server_or_person(people: People) -> None:
    await people.set("server", 5, "language", "de")
    await people.set("server", 5, "turn_seconds", 90)
    await people.set("server", 5, "turn_seconds", 30)
    await people.set("person", 5, "large", True)
    await people.set("server", 6, "language", "en")
    await people.set("server", 6, "language", None)
    assert await people.settings("server", 5) == (here := {"language": "de", "turn_seconds": 30})
    assert await people.settings("server", 6) == {}
    assert await people.every_setting() == {("server", 5): here, ("person", 5): {"large": True}}


async def test_saved_sets_are_kept_and_forgotten_by_server_ruleset_and_name(people: People) -> None:
    await people.save_preset(5, "lupfen-liechtenstein", "A", {"ante": 2})
    await people.save_preset(5, "lupfen-liechtenstein", "A", {"ante": 3, "direction": "cw"})
    for server, name in ((5, "A"), (5, "B"), (6, "A")):
        await people.save_preset(server, "tippen-grupp", name, {})
    for _ in range(2):
        await people.forget_preset(5, "tippen-grupp", "A")
    own = {("lupfen-liechtenstein", "A"): {"ante": 3, "direction": "cw"}}
    assert await people.presets(5, "lupfen-liechtenstein") == own
    assert await people.presets(5) == own | {("tippen-grupp", "B"): {}}
    assert await people.presets(6) == {("tippen-grupp", "A"): {}}


async def test_messages_shown_are_remembered_one_of_each_kind(table: Table, people: People) -> None:
    await people.show(table.id, "panel", 10, 100)
    await people.show(table.id, "panel", 10, 101)
    await people.show(table.id, "hand", 10, 102, person=1)
    assert set(await people.shown(table.id)) == {(table.id, "panel", 0, 10, 101), (table.id, "hand", 1, 10, 102)}
    await people.unshow(table.id, "hand", 1)
    assert [shown.kind for shown in await people.shown(table.id)] == ["panel"]
    await people.unshow(table.id, "panel")
    assert await people.shown(table.id) == []
    with pytest.raises(JournalError):
        await people.show("a table that is not in the journal", "panel", 10, 100)


async def test_ends_that_nobody_has_seen_are_those_of_our_own_servers(people: People, evening: OneProcess) -> None:
    ended = await evening.open()
    running = await evening.open(channel=6)
    for table in (ended, running):
        await people.show(table.id, "panel", channel=10, message=100)
    await evening.play(ended)
    assert await people.tables_with_end_unseen(lambda server: server == SERVER) == [ended.id]
    assert await people.tables_with_end_unseen(lambda server: server != SERVER) == []


async def test_a_server_is_due_for_erasing_when_it_was_left_long_ago_and_nobody_plays(
    people: People, evening: OneProcess
) -> None:
    table = await evening.open()
    await people.server_removed(SERVER, 100)
    assert await people.known_servers() == {SERVER: 100}
    assert await people.servers_removed_before(101) == []
    await evening.play(table)
    assert await people.servers_removed_before(100) == []
    assert await people.servers_removed_before(101) == [SERVER]
    await evening.open(channel=6)
    await people.server_back(SERVER)
    assert await people.known_servers() == {SERVER: None}
    assert await people.servers_removed_before(101) == []


async def test_everything_about_a_person_is_handed_out_without_others_and_hidden_cards(
    table: Table, database: Database
) -> None:
    await People(database).set("person", 1, "language", "de")
    privacy = Privacy(database)
    told = await privacy.export(1)
    assert told["person"]["name"] == "Anna"
    assert [row["table_id"] for row in told["sessions"]] == [table.id]
    assert len(told["seats"]) == 3
    assert told["settings"] and told["answers"] and told["postings"]  # noqa: PT018 - none of them is empty
    assert "Ben" not in str(told)
    assert not [answer for answer in told["answers"] if "digest" in answer]
    counts = await privacy.counts(1)
    assert counts == {name: len(rows) for name, rows in told.items() if name in counts}
    assert sum(counts.values()) > 3
    assert (await privacy.export(404))["person"] is None


async def test_deleting_a_person_leaves_sums_and_past_deals_as_they_were(
    table: Table, database: Database, url: str
) -> None:
    ledger, history = Ledger(database), History(database)
    assert written(database, b"Anna")
    await ledger.settle(SERVER, 1, 2, 5, "r")
    before, deal_before = await ledger.standing(SERVER), await history.deal(table.id, 1)
    await People(database).set("person", 1, "language", "de")
    await Privacy(database).delete(1)
    after, deal_after = await ledger.standing(SERVER), await history.deal(table.id, 1)
    assert [balance.chips for balance in after.people] == [balance.chips for balance in before.people]
    assert {balance.name for balance in after.people} == {"Anonym 1", "Ben"}
    assert deal_before
    assert deal_after
    assert deal_after.record == deal_before.record
    assert audit(url) == []
    told = await Privacy(database).export(1)
    assert not any(value for name, value in told.items() if name != "id")
    assert not written(database, b"Anna")
    assert written(database, b"Ben")


async def test_a_vote_of_a_deleted_person_no_longer_names_them(database: Database) -> None:
    (table,) = await played(database, people=3)
    voted = table.state.replace(removals={0: (1, 2)}).model_dump_json()
    await database.run(update(tables).values(state=voted))
    await Privacy(database).delete(1)
    state = await database.value(select(tables.c.state))
    assert TableState.model_validate_json(str(state)).removals == {0: (-1, 2)}


async def test_payments_that_were_proposed_go_with_the_person_and_with_the_server(database: Database) -> None:
    people, told = People(database), {"payee_name": "Cilli"}
    for server, payee in ((SERVER, 3), (SERVER, 33), (SERVER + 1, 33)):
        await people.set("person", 2, f"settle-{server}-{payee}", told)
    for person in (2, 3):
        await people.set("person", person, "language", "de")
    await Privacy(database).delete(3)
    assert await people.settings("person", 3) == {}, "a stranger may ask for deletion"
    assert set(await people.settings("person", 2)) == {"language", f"settle-{SERVER}-33", f"settle-{SERVER + 1}-33"}
    await Privacy(database).erase_server(SERVER)
    assert set(await people.settings("person", 2)) == {"language", f"settle-{SERVER + 1}-33"}


async def test_two_people_become_two_different_nobodies(table: Table, database: Database, url: str) -> None:
    await Privacy(database).delete(1)
    await Privacy(database).delete(2)
    assert {row.name for row in (await Ledger(database).standing(SERVER)).people} == {"Anonym 1", "Anonym 2"}
    assert audit(url) == []
    await played(database)
    assert len((await Ledger(database).standing(SERVER)).people) == 4
    assert audit(url) == []


async def test_nobody_is_deleted_while_their_session_goes_on(database: Database) -> None:
    evening, privacy = OneProcess(database.journal), Privacy(database)
    table = await evening.open()
    for ask in (privacy.check_free, privacy.delete):
        with pytest.raises(Refused, match="seated"):
            await ask(1)
    await privacy.check_free(99)
    await table.seating.leave(2)
    with pytest.raises(Refused, match="seated"):
        await privacy.delete(2)
    await evening.play(table)
    await privacy.delete(1)


async def test_a_server_is_erased_with_all_that_belongs_to_it_alone(
    database: Database, people: People, evening: OneProcess, url: str
) -> None:
    table = await evening.open()
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


async def test_by_shards_those_of_their_servers_and_of_whoever_sits_there_are_read(either: str) -> None:
    opened = await Database.open(either)
    people, evening = People(opened), OneProcess(opened.journal)
    await evening.open()
    for server in (SERVER, (SERVER + 1) << 22):
        await people.set("server", server, "language", "de")
    for person in (1, 9):
        await people.set("person", person, "language", "de")
    shard = (SERVER >> 22) % 4
    assert {*await people.every_setting(Span(shard, shard, 4))} == {("server", SERVER), ("person", 1)}
    await opened.close()
