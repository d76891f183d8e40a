"""Channels, servers and people that disappear: tables are closed or go on without them, and servers erased in time."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Collection
from typing import Final

import discord
from discord.abc import Snowflake
from discord.ext import commands

from bot.discord_io.payloads import TROUBLE
from bot.discord_io.sender import Sender
from bot.operations.background import DAY
from game.core.errors import Refused
from game.evenings.tables import evening_of
from game.table.ports import Place
from game.table.seat import Seat
from game.table.table import Table
from game.table.tables import Tables, Where
from game.table.upkeep import Tasks
from storage.problems import StorageProblem
from storage.servers import KnownServers

AGAIN_SECONDS: Final = 5.0

log = logging.getLogger(__name__)


class RemovedServers:
    """Marks servers, and erases `ours` after `days`; `erase` handles one server, and may raise `Refused`."""

    def __init__(
        self,
        servers: KnownServers,
        erase: Callable[[int], Awaitable[None]],
        days: int,
        ours: Callable[[int], bool] = lambda _server: True,
        now: Callable[[], float] = time.time,
    ) -> None:
        self._servers = servers
        self._erase = erase
        self._days = days
        self._ours = ours
        self._now = now

    async def note(self, server: int, *, gone: bool) -> None:
        """Record that the bot was removed from a server, or that it is on it."""
        await (self._servers.note_removed(server, int(self._now())) if gone else self._servers.note_back(server))

    async def compare(self, present: Collection[int]) -> None:
        """Catch up on what happened while the bot was away; other processes' servers are skipped."""
        for server, removed in (await self._servers.known()).items():
            if self._ours(server) and (removed is None) != (server in present):
                await self.note(server, gone=removed is None)

    async def erase_old(self) -> None:
        """Erase the servers whose time is up."""
        removed = await self._servers.removed_before(int(self._now()) - self._days * DAY)
        for server in filter(self._ours, removed):
            try:
                await self._erase(server)
                log.info("erased a server that removed the bot %d days ago or earlier", self._days)
            except Refused as refused:
                log.info("a server is erased later: %s", refused)
            except Exception:  # a server that cannot be erased must not hold up the others
                log.exception("a server could not be erased")


class Places(commands.Cog):
    """Listens to Discord's one-time events and retries until the database has accepted each change.

    `present` returns the servers that the bot is on; `ours` returns whether a server belongs to this process; `reopen`
    unarchives a thread, and unlocks it if it is `locked`.
    """

    def __init__(
        self,
        tables: Tables,
        removed: RemovedServers,
        present: Callable[[], Collection[int]],
        ours: Callable[[int], bool],
        reopen: Callable[..., Awaitable[None]],
        again: float = AGAIN_SECONDS,
    ) -> None:
        self._reopen = reopen
        self._tables = tables
        self._removed = removed
        self._present = present
        self._ours = ours
        self._again = again
        self._changing = Tasks()

    async def cog_unload(self) -> None:
        """Stop retrying, and wait until nothing here uses the database any more."""
        self._changing.cancel()
        await self._changing.ended()

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Find out which servers removed the bot while it was away."""
        await self._until_written(self._compare)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: Snowflake) -> None:
        """Keep the data of a server that invites the bot again."""
        await self._until_written(lambda: self._removed.note(guild.id, gone=False))

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: Snowflake) -> None:
        """Close the tables of a server that removed the bot, and start its erasure period."""
        await self._until_written(lambda: self._depart(guild.id))

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: Snowflake) -> None:
        """Close the table of a deleted channel."""
        await self._channel_gone(channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Close the table of a deleted thread."""
        await self._channel_gone(payload.thread_id)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """Reopen the thread of an evening's table; elsewhere locking closes the table, and a message unarchives it."""
        told, table = payload.data["thread_metadata"], self._tables.at(payload.thread_id)
        locked = bool(told.get("locked"))
        if table and evening_of(table.state) and (locked or told["archived"]):
            await self._reopened(table, locked=locked)
        elif locked:
            await self._channel_gone(payload.thread_id, "thread-locked")

    async def _reopened(self, table: Table, *, locked: bool) -> None:
        """Reopen a table's thread; if a locked one must not be unlocked, the table is closed."""
        try:
            await self._reopen(Place(table.state.server, table.state.channel), locked=locked)
        except discord.Forbidden:
            if locked:
                await self._channel_gone(table.state.channel, "thread-locked")
        except TROUBLE as error:
            log.info("a thread is reopened when something is written in it: %s", type(error).__name__)

    async def _channel_gone(self, channel: int, why: str = "channel-gone") -> None:
        await self._until_written(lambda: self._close(lambda _server, place: place == channel, why))

    async def _compare(self) -> None:
        here = self._present()
        await self._close(lambda server, _channel: self._ours(server) and server not in here, "server-gone")
        await self._removed.compare(here)

    async def _depart(self, server: int) -> None:
        if server in self._present():
            return  # invited again while the database was failing
        await self._close(lambda place, _channel: place == server, "server-gone")
        await self._removed.note(server, gone=True)

    async def _close(self, gone: Where, why: str) -> None:
        """Close the tables of places that are gone; raises `Refused` while the database fails."""
        for table in await self._tables.awake(gone):
            try:
                await table.close(why)
            except Refused:
                if not table.over:
                    raise

    async def _until_written(self, change: Callable[[], Awaitable[None]]) -> None:
        self._changing.hold(asyncio.current_task())
        while True:
            try:
                return await change()
            except (Refused, StorageProblem) as problem:
                log.warning("what Discord has told is tried again: %s", problem)
            await asyncio.sleep(self._again)


class Absentees:
    """Lets tables go on without people who are gone; `ours` returns whether a server belongs to this process."""

    LOOK_SECONDS: Final = 300.0
    """How often it is asked: one request for each person in question at the tables in memory."""

    def __init__(self, tables: Tables, sender: Sender, ours: Callable[[int], bool]) -> None:
        self._tables = tables
        self._sender = sender
        self._ours = ours

    async def look(self) -> None:
        """Look once for those of whom it is in question whether they are still there, at every table of ours."""
        for table in [table for table in self._tables if self._ours(table.state.server)]:
            try:
                await self._look_at(table)
            except (Refused, *TROUBLE) as error:
                log.info("who is still there is asked later: %s", type(error).__name__)

    async def _look_at(self, table: Table) -> None:
        """Free the seats of everyone at a table who is gone, if one of those in question is."""
        gone = [seat for seat in _in_question(table) if await self._is_gone(table, seat)]
        if gone:
            gone += [seat for seat in table.state.people if seat not in gone and await self._is_gone(table, seat)]
        for seat in gone:
            await table.seating.gone(seat.user or 0)

    async def _is_gone(self, table: Table, seat: Seat) -> bool:
        await self._sender.take_request()
        return not await self._sender.is_member(table.state.server, seat.user or 0)


def _in_question(table: Table) -> list[Seat]:
    """List the seats of the people whom a table waits for without a limit, or over days has waited for in vain."""
    if table.state.terms.over_days:
        missing = (seat for seat in table.state.seats if seat.strikes or seat.gone_since)
        return [seat for seat in missing if (seat.user or 0) > 0 and not seat.leaving]
    asked = table.asked_seat
    return [asked] if asked and asked.user and not asked.away and table.deadline is None else []
