"""Tables at which one person plays alone, whose computers answer before the person sees them again.

They are in the journal like every other, and each press resumes them, so a deal goes on in any process.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Final
from weakref import WeakValueDictionary

from game.core.errors import Refused
from game.table.ports import Entry, JournalError, Notice, Timings
from game.table.saved_state import read_state
from game.table.table import Table, TableServices
from game.table.turn_timer import TROUBLE
from game.table.upkeep import Locks
from game.table.view import TableView, table_view

log = logging.getLogger(__name__)
LONGEST_WAIT: Final = 120.0
"""Seconds after which a press no longer waits for computers."""
LATE: Final = frozenset({"decided-already", "started-already", "session-over", "not-your-turn", "take-back-late"})
"""Refusals of a press on an old button, which shows the current state instead."""
AT_ONCE: Final = Timings(pause=0.0)


def view_alone(table: Table) -> TableView:
    """Return a table as the person who plays there alone may see it; raises `Refused("table-gone")` without a deal."""
    view = table_view(table, table.state.host)
    if view.deal is None:
        raise Refused("table-gone")
    return view


class AloneTables:
    """The tables of people who play alone, and the turns of the computers there; `now` is in seconds since 1970."""

    def __init__(self, services: TableServices, now: Callable[[], float] = time.time) -> None:
        self._services = replace(services, listener=self, timings=AT_ONCE)
        self.now = now
        self._stirred: WeakValueDictionary[str, asyncio.Event] = WeakValueDictionary()
        self._awake: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self._waking = Locks()

    def changed(self, table: Table, _notice: Notice) -> None:
        """Let those who wait for a table look at it again."""
        if stirred := self._stirred.get(table.id):
            stirred.set()

    async def open(self, entry: Entry) -> Table:
        """Open a table with its first entry, unless it is there already; raises what `find` raises."""
        try:
            await self._services.journal.commit(entry)
        except JournalError as error:
            log.info("a table for somebody alone was not opened: %s", error)
        ((user, _),) = entry.people
        found = await self.find(entry.table, user)
        if found is None:
            raise Refused("database-refuses")
        return found

    async def find(self, table: str, user: int) -> Table | None:
        """Return a person's table once computers have answered up to the person's next choice.

        Its first deal begins now, and one that is void because its rules have changed is dealt again. `None` if it is
        gone, someone else's, or has a void deal that nothing deals again. Raises `Refused`: `daily-over` for an
        unfinished table whose day is over, `database-refuses`, `table-trouble`.
        """
        async with self._waking.of(table):
            found = await self._awakened(table, user)
        if found is None:
            return None
        if not found.over:
            found.state.occasion.check_open(self.now())
        if found.driver is None and not found.over:
            if found.state.deal and not found.state.source:
                return None
            await self.begin_deal(found)
        await self._settled(found)
        return found

    async def _awakened(self, table: str, user: int) -> Table | None:
        """Return a person's table as it is in memory, resumed if that is behind what another process has written."""
        try:
            saved = await self._services.journal.saved(table)
        except JournalError as error:
            raise Refused("database-refuses") from error
        state = read_state(saved.state) if saved else None
        if saved is None or state is None or state.host != user:
            return None
        awake = self._awake.get(table)
        if awake and awake.moment >= (saved.version, state.deal, len(saved.answers)):
            return awake
        resumed = self._awake[table] = Table(state, saved.version, self._services)
        await resumed.resume(saved)
        return resumed

    async def answer(self, table: Table, deal: int, question: int, text: str) -> None:
        """Answer for the table's person, then for the computers; a late press changes nothing. Raises `Refused`."""
        await self._change(table, table.answer(table.state.host, deal, question, text))

    async def begin_deal(self, table: Table) -> None:
        """Begin the next deal, unless it has begun already."""
        begin = table.start if table.state.phase == "lobby" else table.next_deal
        await self._change(table, begin(table.state.host))

    async def _change(self, table: Table, change: Awaitable[object]) -> None:
        try:
            await change
        except Refused as refused:
            if refused.key not in LATE:
                raise
        await self._settled(table)

    async def _settled(self, table: Table) -> None:
        """Wait until the table waits for its person; raises `Refused("table-trouble")` if that takes too long."""
        try:
            async with asyncio.timeout(LONGEST_WAIT):
                while table.state.phase == "playing" and table.awaited is None:
                    stirred = self._stirred.setdefault(table.id, asyncio.Event())
                    stirred.clear()
                    await stirred.wait()
        except TimeoutError:
            raise Refused(TROUBLE) from None

    def rest(self) -> None:
        """Stop all timers and searches, because the process ends."""
        for table in [*self._awake.values()]:
            table.rest_for_good()
