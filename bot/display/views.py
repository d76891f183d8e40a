"""Tables as people may see them; the public view is built once for all places that show a change."""

from collections import OrderedDict
from typing import Final, TypeVar

from bot.panels.table.trick_view import as_trick_lay
from game.table.table import Table
from game.table.view import TableView, as_seen_by, table_view

Key = TypeVar("Key")
Value = TypeVar("Value")
MOST_KEPT: Final = 128
"""How many recently changed tables keep a view: all messages about a change are made within moments."""


class Newest(OrderedDict[Key, Value]):
    """The entries that were set last, at most `MOST_KEPT`."""

    def __setitem__(self, key: Key, value: Value) -> None:
        """Set an entry, which is the newest from now on."""
        super().__setitem__(key, value)
        self.move_to_end(key)
        if len(self) > MOST_KEPT:
            self.popitem(last=False)


class Views:
    """Builds the views of tables, and caches the newest while its table does not change."""

    def __init__(self) -> None:
        self._kept = Newest[str, tuple[object, dict[int, TableView]]]()

    def own(self, table: Table, user: int, trick: int = 0) -> TableView:
        """Return a person's current view of a table, or that at the moment when trick number `trick` was complete."""
        return as_trick_lay(as_seen_by(user, self.public(table), table), trick)

    def public(self, table: Table, trick: int = 0) -> TableView:
        """Return the current public view of a table, or that at the moment when trick number `trick` was complete."""
        stamp, kept = _stamp(table), self._kept.get(table.id)
        if kept is None or kept[0] != stamp:
            kept = self._kept[table.id] = stamp, {0: table_view(table, None)}
        views = kept[1]
        if trick not in views:
            views[trick] = as_trick_lay(views[0], trick)
        return views[trick]


def _stamp(table: Table) -> object:
    """Return what a public view is derived from: any change that it shows is a change of this."""
    around = len(table.spectators.watchers), table.spectators.recent_reactions
    return table.state, table.driver, table.question_number, table.deadline, around
