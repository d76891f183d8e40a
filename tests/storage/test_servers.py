"""Servers' rule sets are kept, and it is known which servers the bot has left."""

import pytest

from storage.database import Database
from storage.servers import KnownServers
from tests.storage.support import SERVER, OneProcess


@pytest.fixture
def servers(database: Database) -> KnownServers:
    return KnownServers(database)


async def test_saved_rules_are_kept_and_deleted_by_server_ruleset_and_name(servers: KnownServers) -> None:
    await servers.save_preset(5, "lupfen-liechtenstein", "A", {"ante": 2})
    await servers.save_preset(5, "lupfen-liechtenstein", "A", {"ante": 3, "direction": "cw"})
    for server, name in ((5, "A"), (5, "B"), (6, "A")):
        await servers.save_preset(server, "tippen-grupp", name, {})
    for _ in range(2):
        await servers.forget_preset(5, "tippen-grupp", "A")
    own = {("lupfen-liechtenstein", "A"): {"ante": 3, "direction": "cw"}}
    assert await servers.presets(5, "lupfen-liechtenstein") == own
    assert await servers.presets(5) == own | {("tippen-grupp", "B"): {}}
    assert await servers.presets(6) == {("tippen-grupp", "A"): {}}


async def test_a_server_is_due_for_erasure_if_left_long_ago_and_nobody_plays(
    servers: KnownServers, evening: OneProcess
) -> None:
    table = await evening.open()
    await servers.note_removed(SERVER, 100)
    assert await servers.known() == {SERVER: 100}
    assert await servers.removed_before(101) == []
    await evening.play(table)
    assert await servers.removed_before(100) == []
    assert await servers.removed_before(101) == [SERVER]
    await evening.open(channel=6)
    await servers.note_back(SERVER)
    assert await servers.known() == {SERVER: None}
    assert await servers.removed_before(101) == []
