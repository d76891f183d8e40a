"""A journal in memory, which lets nothing pass that a database would not, and a listener that shows nothing."""

from collections.abc import Sequence
from dataclasses import replace

from game.table.ports import AnswerRow, Conflict, DealEnd, DealRow, Entry, Notice, SavedTable, Servers
from game.table.table import Table


class MemoryJournal:
    """A `game.table.ports.Journal` that ends with the process; `tables` are the written ones by id."""

    def __init__(self, *tables: SavedTable) -> None:
        self.tables = {saved.table: saved for saved in tables}

    async def commit(self, entry: Entry) -> None:
        """Keep an entry; raises `Conflict`."""
        self.tables[entry.table] = written(self.tables.get(entry.table), entry)

    async def saved(self, table: str) -> SavedTable | None:
        """Return a table as it was written last."""
        return self.tables.get(table)

    async def live(self, ours: Servers) -> Sequence[SavedTable]:
        """Return all tables of our servers whose session has not ended."""
        return [saved for saved in self.tables.values() if not saved.closed and ours(saved.server)]


class Nobody:
    """A listener that shows nothing."""

    def changed(self, table: Table, notice: Notice) -> None:
        return None


def written(old: SavedTable | None, entry: Entry, now: float = 0.0) -> SavedTable:
    """Return a table after an entry that is written `now`, `old` is what it was before.

    Raises `Conflict` if the entry does not follow it.
    """
    if old is None:
        if entry.version or entry.state is None:
            raise Conflict("there is no such table")
        old = SavedTable(entry.table, entry.server, entry.channel, 0, entry.state)
    if old.version != entry.version or old.closed:
        raise Conflict("the table has changed")
    saved = old
    if entry.state is not None:
        saved = replace(saved, state=entry.state, version=saved.version + 1)
    if entry.begun:
        saved = _with_deal(saved, entry.begun, now)
    for row in (*entry.given, *([entry.answer] if entry.answer else [])):
        saved = _with_answer(saved, row, now)
    if entry.ended:
        saved = _with_end(saved, entry.ended)
    return replace(saved, closed=entry.closed)


def _with_deal(saved: SavedTable, row: DealRow, now: float) -> SavedTable:
    if saved.deal is not None and not saved.deal_over:
        raise Conflict("a deal was begun while one was running")
    return replace(saved, deal=row, answers=(), deal_over=False, void=False, since=now)


def _with_answer(saved: SavedTable, row: AnswerRow, now: float) -> SavedTable:
    if saved.deal is None or saved.deal.number != row.deal or saved.deal_over or len(saved.answers) != row.number:
        raise Conflict("the question was answered by somebody else")
    return replace(saved, answers=(*saved.answers, row), since=now)


def _with_end(saved: SavedTable, end: DealEnd) -> SavedTable:
    if saved.deal is None or saved.deal_over:
        raise Conflict("a deal has ended twice")
    return replace(saved, deal_over=True, void=end.record is None)
