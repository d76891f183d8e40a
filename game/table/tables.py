"""All tables: open, find, resume."""

import logging
from collections.abc import Awaitable, Callable, Iterator, Sequence, Set
from dataclasses import replace

from game.core.errors import Refused
from game.table.beginnings import first_state, opened_by, state_again
from game.table.journaled import written
from game.table.ports import DealEnd, Entry, JournalError, Notice, SavedTable, Servers
from game.table.saved_state import lost_state, read_state
from game.table.state import Opening, TableState
from game.table.table import Table, TableServices
from game.table.upkeep import Locks

log = logging.getLogger(__name__)


Where = Callable[[int, int], bool]
"""Whether a table is meant, by the ids of its server and its channel."""


async def _all_are_awake(_which: Where) -> None:
    return


class Nobody:
    """Listens to nothing."""

    def changed(self, table: Table, notice: Notice) -> None:
        """Show nothing."""


class OnlyRead:
    """A journal of one table in which nothing can be written."""

    def __init__(self, saved: SavedTable) -> None:
        self._saved = saved

    async def commit(self, entry: Entry) -> None:
        """Refuse it."""
        raise JournalError("this table is only looked at")

    async def saved(self, table: str) -> SavedTable | None:
        """Return the table."""
        return self._saved

    async def live(self, ours: Servers) -> Sequence[SavedTable]:
        """Return no table, as none is to be resumed."""
        return ()


class Tables:
    """The tables of one process; at most one per channel."""

    def __init__(self, services: TableServices) -> None:
        self._services = services
        self._by_id: dict[str, Table] = {}
        self._by_channel: dict[int, Table] = {}
        self._opening = Locks()
        self.wake: Callable[[Where], Awaitable[None]] = _all_are_awake
        """Takes up those that were let go."""

    def __iter__(self) -> Iterator[Table]:
        """Iterate over the tables with running sessions."""
        return (table for table in self._by_id.values() if not table.over)

    async def awake(self, which: Where) -> list[Table]:
        """Return the tables with running sessions at some places; those that were let go are taken up before."""
        await self.wake(which)
        return [table for table in self if which(table.state.server, table.state.channel)]

    def find(self, table: str) -> Table:
        """Find a table, including ended ones of this run; raises `Refused("table-gone")`."""
        try:
            return self._by_id[table]
        except KeyError:
            raise Refused("table-gone") from None

    def at(self, channel: int) -> Table | None:
        """Find the table in a channel."""
        table = self._by_channel.get(channel)
        return None if table is None or table.over else table

    def here(self, channel: int) -> Table:
        """Find the table in a channel; raises `Refused("no-table-here")`."""
        table = self.at(channel)
        if table is None:
            raise Refused("no-table-here")
        return table

    async def open(self, opening: Opening) -> Table:
        """Open a table; raises `Refused` if the channel already has one, or for invalid options, seats or time."""
        async with self._opening.of(opening.place.channel):
            if self.at(opening.place.channel):
                raise Refused("table-here")
            return await self._begin(first_state(opening, self._services.catalogue, self._services.today()))

    async def reopen(
        self, table: str, channel: int, user: int, off: Set[str] = frozenset(), out: Set[int] = frozenset()
    ) -> Table:
        """Open a table with the people, stakes and rules of an ended one, for a person who sat there.

        People who are kept `out`, by their ids, get no seat. Raises `Refused`: `family-off` for a game of the families
        that are switched `off`, or as `open` does.
        """
        async with self._opening.of(channel):
            before = await self._last_state(table)
            if before.channel != channel:
                raise Refused("table-elsewhere")
            if (family := self._services.catalogue.find(before.terms.ruleset).family) in off:
                raise Refused("family-off", family=family)
            if self.at(channel):
                raise Refused("table-here")
            return await self._begin(state_again(before, user, self._services.catalogue, self._services.today(), out))

    async def recall(self, tables: Sequence[str]) -> list[Table]:
        """Load ended tables whose end has not been shown yet."""
        saved_tables = [await self._services.journal.saved(table) for table in tables]
        recalled = [Table(_state_of(saved), saved.version, self._services) for saved in saved_tables if saved]
        self._by_id |= {table.id: table for table in recalled}
        return recalled

    async def _last_state(self, table: str) -> TableState:
        known = self._by_id.get(table)
        if known:
            return known.state
        saved = await written(self._services.journal, table)
        if saved is None:
            raise Refused("table-gone")
        return _state_of(saved)

    async def _begin(self, state: TableState) -> Table:
        try:
            await self._services.journal.commit(opened_by(state))
        except JournalError as error:
            log.warning("a table was not opened: %s", error)
            if await written(self._services.journal, state.table) is None:
                raise Refused("database-refuses") from error
        self.let_go_of_ended()
        table = self._add(Table(state, 1, self._services))
        table.opened()
        return table

    async def resume(self, ours: Servers) -> int:
        """Resume every table of our servers whose session has not ended; return their number.

        A table that cannot be read is closed and shown as ended.
        """
        fair = self._services.clock.now()
        saved_tables = await self._services.journal.live(ours)
        for saved in saved_tables:
            await self.take_up(saved, fair)
        return sum(1 for _ in self)

    async def take_up(self, saved: SavedTable, fair: float) -> Table:
        """Resume one table, as `Table.resume` does; one that cannot be read is closed and shown as ended."""
        table = self._add(Table(_state_of(saved), saved.version, self._services))
        if table.over:
            await self._close_unreadable(table, saved)
        else:
            await table.resume(saved, fair)
        return table

    async def glance(self, saved: SavedTable) -> Table:
        """Return a table as it is stored, to be looked at: nothing happens there, and nothing is written."""
        services = replace(self._services, journal=OnlyRead(saved), listener=Nobody(), thinker=None)
        table = Table(_state_of(saved), saved.version, services)
        table.rest_for_good()
        if not table.over:
            await table.resume(saved)
        return table

    def let_go(self, table: Table) -> None:
        """Drop a table that is taken up again from the journal when something happens there."""
        table.rest_for_good()
        self._by_id.pop(table.id, None)
        if self._by_channel.get(table.state.channel) is table:
            del self._by_channel[table.state.channel]

    async def _close_unreadable(self, table: Table, saved: SavedTable) -> None:
        """Close an unreadable table in the journal, leaving its rows as they are."""
        self._services.count("unreadable")
        running = saved.deal is not None and not saved.deal_over
        void = DealEnd(saved.deal.number, None, ()) if saved.deal and running else None
        try:
            await self._services.journal.commit(
                Entry(saved.table, saved.server, saved.channel, saved.version, ended=void, closed=True)
            )
        except JournalError as error:
            log.warning("table %s was not closed: %s", saved.table, error)
        self._services.listener.changed(table, "session_over")

    def let_go_of_ended(self) -> None:
        """Drop the tables whose session has ended; the journal still has them."""
        self._by_id = {table.id: table for table in self}
        self._by_channel = {table.state.channel: table for table in self}

    def rest(self) -> None:
        """Stop all timers, because the process ends."""
        for table in self._by_id.values():
            table.rest_for_good()

    def _add(self, table: Table) -> Table:
        self._by_id[table.id] = table
        self._by_channel[table.state.channel] = table
        return table


def _state_of(saved: SavedTable) -> TableState:
    """Parse a saved state; an unreadable table counts as over."""
    state = read_state(saved.state)
    if state is None:
        log.error("table %s cannot be read", saved.table)
        return lost_state(saved)
    return state
