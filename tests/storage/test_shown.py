"""The messages that show tables are known until they are gone."""

import pytest

from storage.database import Database
from storage.shown import ShownMessages
from tests.storage.support import SERVER, OneProcess


@pytest.fixture
def messages(database: Database) -> ShownMessages:
    return ShownMessages(database)


async def test_ends_still_to_be_shown_are_those_of_our_own_servers(
    messages: ShownMessages, evening: OneProcess
) -> None:
    ended = await evening.open()
    running = await evening.open(channel=6)
    for table in (ended, running):
        await messages.show(table.id, "panel", channel=10, message=100)
    await evening.play(ended)
    assert await messages.tables_with_end_unseen(lambda server: server == SERVER) == [ended.id]
    assert await messages.tables_with_end_unseen(lambda server: server != SERVER) == []
