"""Tables at which people take days to answer are not kept in memory while nothing happens there."""

from heapq import heappop, heappush
from typing import Final, NamedTuple

from bot.display.coordinator import Coordinator
from bot.display.worker import Worker
from game.core.errors import Refused
from game.table.ports import Clock, Journal, JournalError, Servers
from game.table.table import Table
from game.table.tables import Tables, Where
from game.table.upkeep import Activity, Locks
from storage.problems import StorageProblem
from storage.shown import Idle, IdleTables, ShownMessages

REST_SECONDS: Final = 20 * 60.0
"""How long after the last press a table is kept: hands can be changed for fifteen minutes."""
WORTH_SECONDS: Final = 30 * 60.0
"""A table that something happens at within this time is kept."""
AT_ONCE: Final = 4
"""How many tables are woken in each `LOOK_SECONDS`: a thousand in four minutes, all within the limits of Discord."""
LOOKED_AT: Final = 50
"""How many tables are looked at in each `LOOK_SECONDS`."""


class Place(NamedTuple):
    """A table at which a person sits: since when it has waited, by the machine's clock, and whether it is `ours`."""

    table: Table
    since: float
    ours: bool


class RestingTables:
    """Lays tables down, and wakes them when somebody comes by or their time has come."""

    LOOK_SECONDS: Final = 1.0

    def __init__(
        self, stored: IdleTables, shown: ShownMessages, tables: Tables, coordinator: Coordinator, journal: Journal
    ) -> None:
        self._stored = stored
        self._shown = shown
        self._tables = tables
        tables.wake = self.wake_all
        self._coordinator = coordinator
        self._journal = journal
        self._clock: Clock = coordinator.shared.sender.clock
        self._idle: dict[str, Idle] = {}
        self._in: dict[int, str] = {}
        self._due: list[tuple[int, str]] = []
        self._met: dict[int, float] = {}
        self._waking = Locks()
        self._fair = 0.0
        self._round: list[str] = []

    def __len__(self) -> int:
        """Return how many tables rest."""
        return len(self._idle)

    async def open(self, ours: Servers) -> None:
        """Learn which of our tables rest; those whose time has passed meanwhile are woken one after another."""
        self._fair = self._clock.now()
        for idle in await self._stored.all(ours):
            self._note(idle)

    def _note(self, idle: Idle) -> None:
        self._idle[idle.table], self._in[idle.channel] = idle, idle.table
        heappush(self._due, (idle.due, idle.table))

    # waking

    async def meet(self, table: str, channel: int) -> None:
        """Have the table that somebody presses at, by its id or by its channel, in memory; raises `Refused`."""
        self._met[channel] = self._clock.now()
        for each in {table, self._in.get(channel, "")}:
            if each in self._idle:
                self._met[self._idle[each].channel] = self._clock.now()
                await self._wake_or_refuse(each)

    async def wake_all(self, which: Where) -> None:
        """Wake the tables of some servers and channels, by their ids; raises `Refused`."""
        for idle in [idle for idle in self._idle.values() if which(idle.server, idle.channel)]:
            await self._wake_or_refuse(idle.table)

    async def _wake_or_refuse(self, table: str) -> None:
        try:
            await self._wake(table)
        except (JournalError, StorageProblem) as problem:
            raise Refused("database-refuses") from problem

    async def _wake(self, table: str) -> None:
        async with self._waking.of(table):
            if table not in self._idle:
                return
            saved, shown = await self._journal.saved(table), await self._shown.shown(table)
            await self._stored.lay_down(table, None)
            self._in.pop(self._idle.pop(table).channel, None)
            if saved is None or saved.closed:
                return
            with self._coordinator.opening(saved.channel):
                resumed = await self._tables.take_up(saved, self._fair)
                worker = self._coordinator.worker(resumed)
            with worker.held_back():
                worker.display.take_up(shown, complete=True)

    # looking

    async def of(self, person: int) -> list[Place]:
        """Return the tables at which a person sits, whoever keeps them; what others keep is as it is stored."""
        here = [table for table in self._tables if table.state.expects(person)]
        known, ahead = {table.id for table in here}, self._clock.ahead
        found = [Place(table, self._clock.now() + ahead - table.seating.waited(), ours=True) for table in here]
        for table in await self._stored.of_person(person):
            if table not in known and (saved := await self._journal.saved(table)):
                seen = await self._tables.glance(saved)
                if seen.state.expects(person):
                    found.append(Place(seen, saved.since, ours=table in self._idle))
        return found

    # laying down

    async def look(self) -> None:
        """Wake some of those whose time has come, and lay down some at which nothing happens."""
        for _ in range(AT_ONCE):
            if not self._due or self._due[0][0] > self._clock.now() + self._clock.ahead:
                break
            due, table = heappop(self._due)
            if (idle := self._idle.get(table)) and idle.due == due:
                await self._wake_or_come_back(idle)
        if not self._round:
            since = self._clock.now() - REST_SECONDS
            self._met = {channel: when for channel, when in self._met.items() if when > since}
            self._round = [table.id for table in self._tables if table.state.terms.over_days]
        looked_at, self._round = self._round[:LOOKED_AT], self._round[LOOKED_AT:]
        for table in looked_at:
            if worker := self._coordinator.shown(table):
                await self._lay_down(worker)

    async def _wake_or_come_back(self, idle: Idle) -> None:
        try:
            await self._wake(idle.table)
        except (JournalError, StorageProblem):
            heappush(self._due, (idle.due, idle.table))
            raise

    async def _lay_down(self, worker: Worker) -> None:
        table = worker.display.table
        due = self._due_of(worker)
        if due is None:
            return
        version = table.changes
        idle = Idle(table.id, table.state.server, table.state.channel, int(due + self._clock.ahead))
        await self._stored.lay_down(table.id, idle.due)
        if self._due_of(worker) is None or table.changes != version:
            await self._stored.lay_down(table.id, None)
            return
        worker.display.reminder.question = None
        self._coordinator.let_go(table)
        self._tables.let_go(table)
        self._note(idle)

    def _due_of(self, worker: Worker) -> float | None:
        """Return when something happens at a table next, by the steady clock; `None` if it is to be kept."""
        display, now = worker.display, self._clock.now()
        table = display.table
        met = self._met.get(table.state.channel, 0.0)
        busy = now - max(met, display.presses.last(), display.burial.changed_at) < REST_SECONDS
        at_rest = display.at_rest and worker.activity is Activity.RESTING and not display.turn.waits
        if busy or not at_rest or not _may_rest(table) or table.deadline is None:
            return None
        due = table.deadline - self._clock.ahead
        if display.reminder.at:
            due = min(due, display.reminder.at)
        return due if due - now > WORTH_SECONDS else None


def _may_rest(table: Table) -> bool:
    """Whether a table may be dropped: a person is asked over days, and there is nothing that is stored nowhere."""
    beside = table.spectators.watchers or table.in_doubt or table.is_changing
    return table.state.terms.over_days and table.awaited is not None and not beside
