"""What is stored about a person is handed out to them, and people and servers are erased without losing a chip."""

import pytest
from sqlalchemy import select, update

from game.core.errors import Refused
from game.games.catalogue import CATALOGUE
from game.table.state import TableState
from game.table.table import Table
from storage.audit import audit
from storage.database import Database
from storage.history import History
from storage.ledger import Ledger
from storage.people import People
from storage.privacy import Privacy
from storage.schema import tables
from storage.servers import KnownServers
from tests.storage.support import SERVER, OneProcess, file_of, played


def written(database: Database, text: bytes) -> bool:
    """Look for a text in the bytes of every file of the database."""
    return any(text in file.read_bytes() for file in file_of(database).parent.iterdir())


async def test_a_persons_data_is_exported_without_other_people_or_hidden_cards(
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


async def test_deleting_a_person_leaves_sums_and_past_deals_unchanged(
    table: Table, database: Database, url: str
) -> None:
    ledger, history = Ledger(database), History(database, CATALOGUE)
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
    assert audit(url, CATALOGUE) == []
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


async def test_proposed_payments_are_deleted_with_the_person_and_with_the_server(database: Database) -> None:
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


async def test_two_deleted_people_become_two_different_anonymous_ones(
    table: Table, database: Database, url: str
) -> None:
    await Privacy(database).delete(1)
    await Privacy(database).delete(2)
    assert {row.name for row in (await Ledger(database).standing(SERVER)).people} == {"Anonym 1", "Anonym 2"}
    assert audit(url, CATALOGUE) == []
    await played(database)
    assert len((await Ledger(database).standing(SERVER)).people) == 4
    assert audit(url, CATALOGUE) == []


async def test_nobody_is_deleted_during_their_session(database: Database) -> None:
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
    database: Database, evening: OneProcess, url: str
) -> None:
    people, servers = People(database), KnownServers(database)
    table = await evening.open()
    await servers.save_preset(SERVER, "lupfen-liechtenstein", "x", {})
    await people.set("server", SERVER, "language", "de")
    await people.set("person", 2, "language", "de")
    with pytest.raises(Refused, match="session-runs"):
        await Privacy(database).erase_server(SERVER)
    await evening.play(table)
    await Privacy(database).erase_server(SERVER)
    assert await History(database, CATALOGUE).sessions(SERVER) == []
    assert await servers.presets(SERVER) == {}
    assert await people.settings("server", SERVER) == {}
    assert (await Privacy(database).export(1))["person"] is None
    assert (await Privacy(database).export(2))["person"] is not None
    assert audit(url, CATALOGUE) == []
