"""Channels and servers that disappear: their tables are closed, and servers erased on time, not a day early."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

import discord
import pytest

from bot.operations.places import DAY, Places, RemovedServers
from game.core.errors import Refused
from game.table.ports import Place
from game.table.state import Opening, Terms
from storage.servers import KnownServers
from tests.tables import ANNA, NAMES, Room


@dataclass
class Servers(KnownServers):
    """Tracks servers as the storage does, and which were erased."""

    stored: dict[int, int | None]
    erased: list[int] = field(default_factory=list[int])
    busy: set[int] = field(default_factory=set[int])
    broken: set[int] = field(default_factory=set[int])

    async def known(self) -> dict[int, int | None]:
        return dict(self.stored)

    async def note_removed(self, server: int, when: int) -> None:
        if self.stored.get(server, 0) is None:
            self.stored[server] = when

    async def note_back(self, server: int) -> None:
        self.stored[server] = None

    async def removed_before(self, when: int) -> list[int]:
        return [server for server, removed in self.stored.items() if removed is not None and removed < when]

    async def erase(self, server: int) -> None:
        if server in self.busy:
            raise Refused("session-runs")
        if server in self.broken:
            raise OSError("the disk is full")
        self.erased.append(server)
        del self.stored[server]


async def test_a_removed_server_is_erased_after_its_retention_period() -> None:
    servers, now = Servers({1: None, 2: None}), [1000.0]
    removed = RemovedServers(servers, servers.erase, 30, now=lambda: now[0])
    await removed.note(1, gone=True)
    now[0] += 30 * DAY
    await removed.erase_old()
    assert servers.erased == []
    now[0] += 1
    await removed.erase_old()
    assert servers.erased == [1]
    assert servers.stored == {2: None}


async def test_a_failure_to_erase_one_server_does_not_stop_the_others(caplog: pytest.LogCaptureFixture) -> None:
    servers = Servers({1: 0, 2: 0, 3: 0}, busy={1}, broken={2})
    await RemovedServers(servers, servers.erase, 30, now=lambda: 40.0 * DAY).erase_old()
    assert servers.erased == [3]
    assert "the disk is full" in caplog.text


@dataclass
class SlowServers(Servers):
    """Never answers, and takes a moment to let go."""

    asked: asyncio.Event = field(default_factory=asyncio.Event)
    let_go: bool = False

    async def known(self) -> dict[int, int | None]:
        self.asked.set()
        try:
            return await asyncio.get_running_loop().create_future()
        finally:
            await asyncio.sleep(0)
            self.let_go = True


HOME, AWAY = 10, 11


def is_ours(server: int) -> bool:
    return server in (HOME, AWAY)


@dataclass
class Town:
    """Tables on some servers; the bot is on those that are `present`."""

    room: Room = field(default_factory=Room)
    servers: Servers = field(default_factory=lambda: Servers({HOME: None, AWAY: None}))
    present: set[int] = field(default_factory=lambda: {HOME, AWAY})

    def __post_init__(self) -> None:
        removed = RemovedServers(self.servers, self.servers.erase, 30, is_ours, lambda: 1_000.0)
        self.places = Places(self.room.tables, removed, lambda: self.present, is_ours, self.reopen, again=0)

    async def reopen(self, place: Place, *, locked: bool) -> None:
        raise AssertionError(place, locked)

    async def table(self, server: int, channel: int) -> None:
        terms = Terms(ruleset="lupfen-liechtenstein", turn_seconds=60)
        await self.room.tables.open(Opening(Place(server, channel), ANNA, NAMES[ANNA], terms))

    @property
    def open(self) -> set[int]:
        """Return the channels with a table."""
        return {table.state.channel for table in self.room.tables}


async def test_unloading_waits_until_cancelled_database_work_has_ended() -> None:
    servers = SlowServers({HOME: None})
    places = Town(servers=servers).places
    comparing = asyncio.create_task(places.on_ready())
    await servers.asked.wait()
    await places.cog_unload()
    assert comparing.cancelled()
    assert servers.let_go


async def test_a_server_that_reinvited_the_bot_keeps_its_tables() -> None:
    town = Town()
    await town.table(AWAY, 30)
    await town.places.on_guild_remove(discord.Object(AWAY))
    assert town.open == {30}
    assert town.servers.stored[AWAY] is None


async def test_the_bot_detects_changes_to_its_own_servers_while_it_was_offline() -> None:
    town, foreign = Town(), 12
    for server, channel in ((HOME, 20), (AWAY, 30), (foreign, 40)):
        await town.table(server, channel)
    town.servers.stored[foreign] = None
    town.present = {HOME}
    await town.places.on_ready()
    assert town.open == {20, 40}, "the third server is another process's"
    assert town.servers.stored == {HOME: None, AWAY: 1_000, foreign: None}


async def test_a_table_that_already_ended_needs_no_closing() -> None:
    town = Town()
    await town.table(HOME, 20)
    await town.room.tables.here(20).close("stopped")
    await town.places.on_guild_channel_delete(discord.Object(20))
    assert [entry.closed for entry in town.room.journal.entries] == [False, True]
