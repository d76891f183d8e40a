"""Tables as people may see them: what all see alike is made once for all the places in which a change is shown."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from game.table.table import Table
from game.table.view import TableView, as_seen_by, table_view

MOST_KEPT: Final = 128
"""Of so many tables that have changed last a view is kept: what is shown of one change is shown within a moment."""


class Views:
    """Makes the views of tables, and keeps the newest while nothing of their tables changes."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, tuple[object, TableView]] = OrderedDict()

    def own(self, table: Table, user: int) -> TableView:
        """Give a table as a person may see it now."""
        return as_seen_by(user, self.public(table), table)

    def public(self, table: Table) -> TableView:
        """Give a table as everybody may see it now."""
        stamp = _stamp(table)
        kept = self._kept.pop(table.id, None)
        view = kept[1] if kept and kept[0] == stamp else table_view(table, None)
        self._kept[table.id] = stamp, view
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return view


def _stamp(table: Table) -> object:
    """Give what a view follows from: whatever of a table changes, changes this."""
    company, driver = table.company, table.driver
    answered = len(driver.given) if driver else 0
    around = len(company.watchers), tuple(company.heard)
    return table.state, driver, answered, table.question_number, table.deadline, around
