"""Fan-out of table changes to several listeners."""

from __future__ import annotations

from game.table.ports import Notice
from game.table.table import Listener, Table


class Listeners:
    """Passes table changes on to several listeners, in order."""

    def __init__(self, *listeners: Listener) -> None:
        self._listeners = listeners

    def changed(self, table: Table, notice: Notice) -> None:
        """Pass a change on."""
        for listener in self._listeners:
            listener.changed(table, notice)
