"""Threads belonging to tables: opened with the table, archived a while after its session is over.

The delay leaves time for *Play again*, because nothing can be pressed in an archived thread. If the bot stops during
it, Discord archives the thread after a day without messages.
"""

import logging
from collections.abc import Awaitable, Callable
from typing import Final

from bot.discord_io.payloads import TROUBLE
from bot.discord_io.sender import Sender
from game.core.errors import Refused
from game.evenings.tables import evening_of
from game.table.ports import Place
from game.table.table import Table
from game.table.tables import Tables
from game.table.upkeep import Tasks

log = logging.getLogger(__name__)

LONGEST_NAME: Final = 100


class OwnThreads:
    """Opens threads for `tables`, and archives them after `seconds`, by `tasks`."""

    def __init__(self, sender: Sender, tables: Tables, tasks: Tasks, seconds: float = 0) -> None:
        self._sender = sender
        self._tables = tables
        self._tasks = tasks
        self._seconds = seconds

    async def open(self, place: Place, name: str, opening: Callable[[Place], Awaitable[Table]]) -> Table:
        """Open a table in a new thread of a channel; raises `Refused` if either cannot be opened."""
        thread = await self._sender.open_thread(place, name[:LONGEST_NAME])
        try:
            return await opening(thread)
        except Refused:
            self._tasks.start(self._put_away(thread))
            raise

    def left(self, table: Table) -> None:
        """Archive a table's thread after the delay, now that its display is finished; evenings archive theirs."""
        state = table.state
        if state.own_thread and table.over and not evening_of(state):
            place = Place(state.server, state.channel)
            clock = self._sender.clock
            clock.call_at(clock.now() + self._seconds, lambda: self._time_is_up(place))

    def _time_is_up(self, thread: Place) -> None:
        if self._tables.at(thread.channel) is None:
            self._tasks.start(self._put_away(thread))

    async def _put_away(self, thread: Place) -> None:
        try:
            await self._sender.archive(thread)
        except TROUBLE as error:
            log.info("a thread was not put into the archive: %s", type(error).__name__)
