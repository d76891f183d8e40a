"""People who have left a server in mid-deal.

No event tells the bot, so it asks for them where a table waits without a limit.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from bot.discord_io.payloads import TROUBLE
from bot.discord_io.sender import Sender
from game.core.errors import Refused
from game.table.table import Table
from game.table.tables import Tables

LOOK_SECONDS: Final = 300.0
"""How often it is asked: one request for each table that waits without a limit."""

log = logging.getLogger(__name__)


class Absentees:
    """Lets tables go on without people who are gone; `ours` returns whether a server belongs to this process."""

    def __init__(self, tables: Tables, sender: Sender, ours: Callable[[int], bool]) -> None:
        self._tables = tables
        self._sender = sender
        self._ours = ours

    async def keep_looking(self) -> None:
        """Look every `LOOK_SECONDS`, until cancelled."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            await self.look()

    async def look(self) -> None:
        """Look once at every table of ours that waits for a person without a limit."""
        for table in [table for table in self._tables if self._ours(table.state.server)]:
            asked = table.asked_seat
            if asked and asked.user and not asked.away and table.deadline is None:
                await self._look_at(table, asked.user)

    async def _look_at(self, table: Table, user: int) -> None:
        """Free the seats of everyone at a table who is gone, if the person who is asked is."""
        try:
            await self._sender.take_request()
            if await self._sender.is_member(table.state.server, user):
                return
            await table.seating.gone(user)
            for seat in table.state.people:
                if seat.user and not await self._sender.is_member(table.state.server, seat.user):
                    await table.seating.gone(seat.user)
        except (Refused, *TROUBLE) as error:
            log.info("who is still there is asked later: %s", type(error).__name__)
