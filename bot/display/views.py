"""Tables as people may see them; the public view is built once for all places that show a change."""

from collections import OrderedDict
from typing import Final

from bot.panels.table.trick_view import as_trick_lay
from game.table.table import Table
from game.table.view import TableView, as_seen_by, table_view

MOST_KEPT: Final = 128
"""How many recently changed tables keep a view: all messages about a change are made within moments."""


class Views:
    """Builds the views of tables, and caches the newest while its table does not change."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, tuple[object, dict[int, TableView]]] = OrderedDict()

    def own(self, table: Table, user: int, trick: int = 0) -> TableView:
        """Return a person's current view of a table, or that at the moment when trick number `trick` was complete."""
        return as_trick_lay(as_seen_by(user, self.public(table), table), trick)

    def public(self, table: Table, trick: int = 0) -> TableView:
        """Return the current public view of a table, or that at the moment when trick number `trick` was complete."""
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
    """Return the state from which a view is derived: any change to a table changes it."""
    spectators, driver = table.spectators, table.driver
    answered = len(driver.given) if driver else 0
    around = len(spectators.watchers), spectators.recent_reactions
    return table.state, driver, answered, table.question_number, table.deadline, around
