"""Tables for people who play alone, without a bot around them."""

from bot.alone import AloneTables
from bot.operations.clock import LoopClock
from game.computer import player_for
from game.core.rulesets import Catalogue
from game.games.catalogue import CATALOGUE
from game.table.memory_journal import MemoryJournal
from game.table.ports import Notice, Thinker, Timings
from game.table.table import Table, TableServices


class Nobody:
    """A listener that shows nothing."""

    def changed(self, table: Table, notice: Notice) -> None:
        return None


def alone_tables(thinker: Thinker | None = None, catalogue: Catalogue = CATALOGUE) -> AloneTables:
    """Return tables at which computers answer at once, with a `thinker` for those that search."""
    ports = TableServices(catalogue, MemoryJournal(), LoopClock(), Nobody(), player_for, Timings(), thinker=thinker)
    return AloneTables(ports)
