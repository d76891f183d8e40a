"""The messages that show tables are known until they are gone."""

import pytest

from game.table.ports import JournalError
from game.table.table import Table
from storage.database import Database
from storage.shown import ShownMessages
from tests.storage.support import SERVER, OneProcess


@pytest.fixture
def messages(database: Database) -> ShownMessages:
    return ShownMessages(database)


async def test_messages_shown_are_remembered_one_of_each_kind(table: Table, messages: ShownMessages) -> None:
    await messages.show(table.id, "panel", 10, 100)
    await messages.show(table.id, "panel", 10, 101)
    await messages.show(table.id, "hand", 10, 102, person=1)
    assert set(await messages.shown(table.id)) == {(table.id, "panel", 0, 10, 101), (table.id, "hand", 1, 10, 102)}
    await messages.unshow(table.id, "hand", 1)
    assert [shown.kind for shown in await messages.shown(table.id)] == ["panel"]
    await messages.unshow(table.id, "panel")
    assert await messages.shown(table.id) == []
    with pytest.raises(JournalError):
        await messages.show("a table that is not in the journal", "panel", 10, 100)


async def test_ends_that_nobody_has_seen_are_those_of_our_own_servers(
    messages: ShownMessages, evening: OneProcess
) -> None:
    ended = await evening.open()
    running = await evening.open(channel=6)
    for table in (ended, running):
        await messages.show(table.id, "panel", channel=10, message=100)
    await evening.play(ended)
    assert await messages.tables_with_end_unseen(lambda server: server == SERVER) == [ended.id]
    assert await messages.tables_with_end_unseen(lambda server: server != SERVER) == []
