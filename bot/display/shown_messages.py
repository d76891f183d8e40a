"""The public messages of tables, saved so that they can be replaced after a restart."""

from __future__ import annotations

import logging

from game.table.ports import JournalError
from storage.people import People

log = logging.getLogger(__name__)


class ShownMessages:
    """Saves public messages, the latest of each kind per table; failures are only logged."""

    def __init__(self, people: People) -> None:
        self._people = people

    async def save_message(self, table: str, channel: int, kind: str, message: int | None) -> None:
        """Save a table's public message of a kind; `None` deletes the entry."""
        try:
            if message is None:
                await self._people.unshow(table, kind)
            else:
                await self._people.show(table, kind, channel, message)
        except JournalError as problem:
            log.warning("a message of table %s was not remembered: %s", table, problem)

    async def shown_messages(self, table: str) -> list[int]:
        """Return the ids of a table's public messages."""
        return [shown.message for shown in await self._people.shown(table) if not shown.person]
