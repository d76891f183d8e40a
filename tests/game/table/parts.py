"""The parts of a table in isolation: a memory with a journal, but no seating, timers or listeners."""

from __future__ import annotations

from game.core import shuffle
from game.core.rulesets import Catalogue
from game.games.catalogue import CATALOGUE
from game.table.deal_cycle import DealCycle
from game.table.journaled import JournaledTable
from game.table.ports import Entry, Notice
from game.table.state import TableState
from tests.tables import ANNA, BEN, CHANNEL, CLARA, NAMES, SERVER, MemoryJournal

DEBT_LIMIT = 100


class Parts:
    """A table's memory with three seated people, its deal cycle, and the notices it sent."""

    def __init__(self, *, catalogue: Catalogue = CATALOGUE, journal: MemoryJournal | None = None) -> None:
        self.journal = journal or MemoryJournal()
        self.told: list[Notice] = []
        self.memory = JournaledTable(a_state(), 1, self.journal, catalogue, self.told.append)
        self.cycle = DealCycle(self.memory, DEBT_LIMIT)

    async def written(self) -> Parts:
        """Write the table for the first time."""
        state = self.memory.state
        place = (state.table, state.server, state.channel)
        await self.journal.commit(Entry(*place, 0, state.model_dump_json(), state.names))
        return self

    async def decline(self, answers: int = 3) -> None:
        """Let the seats that are asked decline, this many times."""
        for _ in range(answers):
            await self.cycle.answer("decline", None)


def a_state() -> TableState:
    """Return a lobby with three people; Anna deals first."""
    state = TableState(
        table="t",
        server=SERVER,
        channel=CHANNEL,
        host=ANNA,
        language="en",
        ruleset="lupfen-liechtenstein",
        options=CATALOGUE.find("lupfen-liechtenstein").choose({"all_pass": "keep_pot"}).model_dump(),
        turn_seconds=60,
        draw=0,
        secret=shuffle.secret_from("parts"),
    )
    for user in (ANNA, BEN, CLARA):
        state = state.joined(user, NAMES[user], 5)
    return state
