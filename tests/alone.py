"""Tables for people who play alone, without a bot around them."""

import time
from collections.abc import Callable

from bot.alone import AloneTables
from bot.operations.clock import LoopClock
from game.computer import player_for
from game.core.rulesets import Catalogue
from game.games.catalogue import CATALOGUE
from game.table.ports import Journal, Thinker, Timings
from game.table.table import TableServices
from tests.memory_journal import MemoryJournal, Nobody


def alone_tables(
    thinker: Thinker | None = None,
    catalogue: Catalogue = CATALOGUE,
    journal: Journal | None = None,
    now: Callable[[], float] = time.time,
) -> AloneTables:
    """Return tables at which computers answer at once, with a `thinker` for those that search."""
    kept = journal or MemoryJournal()
    return AloneTables(
        TableServices(catalogue, kept, LoopClock(), Nobody(), player_for, Timings(), thinker=thinker), now
    )
