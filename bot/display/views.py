"""Tables as people may see them: what all see alike is made once for all the places in which a change is shown."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from bot.panels.table.trick_view import as_trick_lay
from game.table.table import Table
from game.table.view import TableView, as_seen_by, table_view

MOST_KEPT: Final = 128
"""Of so many tables that have changed last a view is kept: what is shown of one change is shown within a moment."""


class Views:
    """Makes the views of tables, and keeps the newest while nothing of their tables changes."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, tuple[object, dict[int, TableView]]] = OrderedDict()

    def own(self, table: Table, user: int, trick: int = 0) -> TableView:
        """Return a table as a person may see it now, or as when a trick of that number was complete."""
        return as_trick_lay(as_seen_by(user, self.public(table), table), trick)

    def public(self, table: Table, trick: int = 0) -> TableView:
        """Return a table as everybody may see it now, or as when a trick of that number was complete."""
        stamp = _stamp(table)
        kept = self._kept.pop(table.id, None)
        views = kept[1] if kept and kept[0] == stamp else {0: table_view(table, None)}
        self._kept[table.id] = stamp, views
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        if trick not in views:
            views[trick] = as_trick_lay(views[0], trick)
        return views[trick]


def _stamp(table: Table) -> object:
    """Return what a view follows from: whatever of a table changes, changes this."""
    spectators, driver = table.spectators, table.driver
    answered = len(driver.given) if driver else 0
    around = len(spectators.watchers), spectators.recent_reactions
    return table.state, driver, answered, table.question_number, table.deadline, around
