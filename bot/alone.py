"""Deals that one person plays alone: tables in memory, whose computers answer before the person sees them again."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Final, TypeVar
from weakref import WeakValueDictionary

from game.core.errors import Refused
from game.table.computers import Computers
from game.table.memory_journal import MemoryJournal
from game.table.ports import Journal, Notice, SavedTable, Timings
from game.table.state import TableState
from game.table.table import MakesComputers, Table, TableServices
from game.table.turn_timer import TROUBLE
from game.table.view import TableView, table_view

KEPT_SECONDS: Final = 15 * 60
MOST_KEPT: Final = 1_000
LONGEST_WAIT: Final = 120.0
"""Seconds after which a press no longer waits for computers."""
LATE: Final = frozenset({"decided-already", "session-over", "not-your-turn"})
"""Refusals of a press on an old button, which shows the current state instead."""
AT_ONCE: Final = Timings(pause=0.0)


class Session:
    """A deal that one person, `user`, plays alone at a `table` of their own."""

    def __init__(self, table: Table, user: int) -> None:
        self.table = table
        self.user = user

    @property
    def over(self) -> bool:
        """Whether the deal has ended."""
        return self.table.over

    @property
    def question_number(self) -> int:
        """The number of questions answered before the current one."""
        return self.table.question_number

    def view(self) -> TableView:
        """Return the table as its player may see it; raises `Refused("decided-already")` if nothing is dealt."""
        view = table_view(self.table, self.user)
        if view.deal is None:
            raise Refused("decided-already")
        return view


S = TypeVar("S", bound=Session)


class AloneTables:
    """The tables of people who play alone, and the turns of the computers at them.

    Sessions that nobody keeps are here for a while, one of each kind per person; `now` returns the time in seconds.
    """

    def __init__(self, services: TableServices, now: Callable[[], float] = time.monotonic) -> None:
        self._services = replace(services, journal=MemoryJournal(), listener=self, timings=AT_ONCE)
        self.now = now
        self._stirred: WeakValueDictionary[str, asyncio.Event] = WeakValueDictionary()
        self._kept: dict[str, tuple[float, Session]] = {}

    def changed(self, table: Table, _notice: Notice) -> None:
        """Let those who wait for a table look at it again."""
        if stirred := self._stirred.get(table.id):
            stirred.set()

    async def resume(
        self, saved: SavedTable, journal: Journal | None = None, computers: MakesComputers = Computers
    ) -> Table:
        """Let a saved table go on until its person is asked; without a `journal` it is in memory only."""
        services = replace(self._services, journal=journal or MemoryJournal(saved), computers=computers)
        table = Table(TableState.model_validate_json(saved.state), saved.version, services)
        await table.resume(saved)
        await self._settled(table)
        return table

    async def answer(self, session: Session, deal: int, question: int, text: str) -> None:
        """Answer a question for the session's person, and let the computers answer until it is their turn again.

        A late press changes nothing. Raises `Refused` for an illegal answer.
        """
        try:
            await session.table.answer(session.user, deal, question, text)
        except Refused as refused:
            if refused.key not in LATE:
                raise
        await self._settled(session.table)

    async def _settled(self, table: Table) -> None:
        """Wait until the table waits for its person; raises `Refused("table-trouble")` if that takes too long."""
        try:
            async with asyncio.timeout(LONGEST_WAIT):
                while not table.over and table.awaited is None:
                    stirred = self._stirred.setdefault(table.id, asyncio.Event())
                    stirred.clear()
                    await stirred.wait()
        except TimeoutError:
            raise Refused(TROUBLE) from None

    # sessions in memory

    def keep(self, session: Session) -> None:
        """Keep a session; drop the person's earlier one of its kind, and sessions beyond the age or count limit."""
        for table, (until, kept) in list(self._kept.items()):
            same = kept.user == session.user and type(kept) is type(session)
            if same or until <= self.now() or len(self._kept) >= MOST_KEPT:
                self._drop(table)
        self._kept[session.table.id] = (self.now() + KEPT_SECONDS, session)

    def find(self, table: str, user: int, kind: type[S]) -> S | None:
        """Find a person's session by its table, or `None` if it is gone."""
        until, session = self._kept.get(table, (0.0, None))
        return session if isinstance(session, kind) and session.user == user and self.now() < until else None

    def rest(self) -> None:
        """Stop all timers and searches, because the process ends."""
        for table in list(self._kept):
            self._drop(table)

    def _drop(self, table: str) -> None:
        _, session = self._kept.pop(table)
        session.table.rest_for_good()
