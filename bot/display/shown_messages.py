"""Which public messages show a table, remembered so that they can be replaced after a restart."""

from __future__ import annotations

import logging

from game.table.ports import JournalError
from storage.people import People

log = logging.getLogger(__name__)


class ShownMessages:
    """Remembers public messages, the last one of each kind for each table; what fails is logged and harms no one."""

    def __init__(self, people: People) -> None:
        self._people = people

    async def save_message(self, table: str, channel: int, kind: str, message: int | None) -> None:
        """Remember the public message of a kind of a table; `None` forgets it."""
        try:
            if message is None:
                await self._people.unshow(table, kind)
            else:
                await self._people.show(table, kind, channel, message)
        except JournalError as problem:
            log.warning("a message of table %s was not remembered: %s", table, problem)

    async def shown_messages(self, table: str) -> list[int]:
        """Return the ids of the public messages of a table."""
        return [shown.message for shown in await self._people.shown(table) if not shown.person]
