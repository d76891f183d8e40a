"""People who have left a server in mid-deal.

No event tells the bot, unless it has a privileged intent. It asks for those for whom a table waits without a limit, and
over days for those who have missed an answer; until then it learns nothing.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from bot.discord_io.payloads import TROUBLE
from bot.discord_io.sender import Sender
from game.core.errors import Refused
from game.table.seat import Seat
from game.table.table import Table
from game.table.tables import Tables

LOOK_SECONDS: Final = 300.0
"""How often it is asked: one request for each person in question at the tables in memory."""

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
