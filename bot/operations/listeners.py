"""Several that are told of the changes of tables."""

from __future__ import annotations

from game.table.ports import Notice
from game.table.table import Listener, Table


class Listeners:
    """Passes the changes of tables on to several, in order."""

    def __init__(self, *listeners: Listener) -> None:
        self._listeners = listeners

    def changed(self, table: Table, notice: Notice) -> None:
        """Take note of a change."""
        for listener in self._listeners:
            listener.changed(table, notice)
