"""Several processes on one database: each continues the tables of its own servers and leaves the others alone."""

from collections.abc import Callable

from game.table.ports import Opening, Place
from tests.tables import ANNA, BEN, CLARA, NAMES, Room

SERVERS = (10, 11, 12, 13)


def of_shard(shard: int) -> Callable[[int], bool]:
    return lambda server: server % 2 == shard


async def seated(room: Room, server: int) -> str:
    """Open a table with three people on a server, in a channel named after it, and begin; return the channel's name."""
    place = Place(server, 100 + server)
    table = await room.tables.open(Opening(place, ANNA, NAMES[ANNA], "lupfen-liechtenstein"))
    for person in (BEN, CLARA):
        await table.seating.join(person, NAMES[person])
    await table.start(ANNA)
    return table.id


async def test_each_process_goes_on_with_the_tables_of_its_own_servers_and_writes_no_others() -> None:
    first = Room()
    for server in SERVERS:
        await seated(first, server)
    first.tables.rest()
    journal, told = first.journal, len(first.journal.entries)
    rooms = [Room(journal=journal, ours=of_shard(shard)) for shard in (0, 1)]
    assert [await room.tables.resume(room.ours) for room in rooms] == [2, 2]
    for shard, room in enumerate(rooms):
        assert [table.state.server for table in room.tables] == [server for server in SERVERS if server % 2 == shard]
        assert all(room.tables.at(100 + server) is None for server in SERVERS if server % 2 != shard)
    for room in rooms:
        await room.wait(3_600)
    assert [room.incidents for room in rooms] == [{}, {}]
    assert {entry.table for entry in journal.entries[told:]} == journal.tables.keys()
    assert all(saved.closed for saved in journal.tables.values())
