"""Removed channels and servers: their tables are closed, sooner or later, and nobody else's."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any, cast

import discord
import pytest

from bot.operations.places import Places
from bot.operations.removed_servers import RemovedServers
from game.table.ports import Opening, Place
from storage.problems import StorageProblem
from tests.bot.operations.test_removed_servers import Servers
from tests.tables import ANNA, NAMES, Room

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
        self.places = Places(self.room.tables, removed, lambda: self.present, is_ours, again=0)

    async def table(self, server: int, channel: int) -> None:
        await self.room.tables.open(Opening(Place(server, channel), ANNA, NAMES[ANNA], "lupfen-liechtenstein"))

    @property
    def open(self) -> set[int]:
        """Return the channels with a table."""
        return {table.state.channel for table in self.room.tables}


def thread_deletion(thread: int, server: int) -> discord.RawThreadDeleteEvent:
    told: dict[str, Any] = {"id": str(thread), "type": 11, "guild_id": str(server), "parent_id": "1"}
    return discord.RawThreadDeleteEvent(cast(Any, told))


async def test_the_table_of_a_deleted_channel_or_thread_is_closed_and_no_other() -> None:
    town = Town()
    for channel in (20, 21, 22):
        await town.table(HOME, channel)
    await town.places.on_guild_channel_delete(discord.Object(20))
    assert town.open == {21, 22}
    await town.places.on_raw_thread_delete(thread_deletion(21, HOME))
    assert town.open == {22}
    await town.places.on_guild_channel_delete(discord.Object(99))
    assert town.open == {22}


async def test_a_server_that_removes_the_bot_loses_its_tables_and_its_days_begin_to_count() -> None:
    town = Town()
    await town.table(HOME, 20)
    await town.table(AWAY, 30)
    town.present.discard(AWAY)
    await town.places.on_guild_remove(discord.Object(AWAY))
    assert town.open == {20}
    assert town.servers.known == {HOME: None, AWAY: 1_000}
    town.present.add(AWAY)
    await town.places.on_guild_join(discord.Object(AWAY))
    assert town.servers.known == {HOME: None, AWAY: None}


async def test_a_server_that_has_invited_the_bot_again_meanwhile_keeps_its_tables() -> None:
    town = Town()
    await town.table(AWAY, 30)
    await town.places.on_guild_remove(discord.Object(AWAY))
    assert town.open == {30}
    assert town.servers.known[AWAY] is None


async def test_what_happened_while_the_bot_was_away_is_learnt_of_its_own_servers() -> None:
    town, foreign = Town(), 12
    for server, channel in ((HOME, 20), (AWAY, 30), (foreign, 40)):
        await town.table(server, channel)
    town.servers.known[foreign] = None
    town.present = {HOME}
    await town.places.on_ready()
    assert town.open == {20, 40}, "the third server is another process's"
    assert town.servers.known == {HOME: None, AWAY: 1_000, foreign: None}


async def test_what_is_told_once_is_tried_until_the_journal_takes_it(caplog: pytest.LogCaptureFixture) -> None:
    town = Town()
    await town.table(HOME, 20)
    town.room.expects_faults = True
    town.room.journal.faults = ["not-written"] * 3
    await asyncio.wait_for(town.places.on_guild_channel_delete(discord.Object(20)), 10)
    assert town.open == set()
    assert caplog.text.count("tried again") == 3


async def test_it_is_tried_until_the_database_is_back(caplog: pytest.LogCaptureFixture) -> None:
    class Absent(Servers):
        tries = 0

        async def server_removed(self, server: int, when: int) -> None:
            self.tries += 1
            if self.tries < 3:
                raise StorageProblem("server", "the database")
            await super().server_removed(server, when)

    town = Town(servers=Absent({AWAY: None}), present={HOME})
    await asyncio.wait_for(town.places.on_guild_remove(discord.Object(AWAY)), 10)
    assert town.servers.known == {AWAY: 1_000}
    assert caplog.text.count("tried again") == 2


async def test_a_table_that_has_ended_meanwhile_needs_no_closing() -> None:
    town = Town()
    await town.table(HOME, 20)
    await town.room.tables.here(20).close("stopped")
    await asyncio.wait_for(town.places.on_guild_channel_delete(discord.Object(20)), 10)
    assert [entry.closed for entry in town.room.journal.entries] == [False, True]
