"""The messages that show tables, so that the next run finds them."""

from typing import NamedTuple

from sqlalchemy import select

from game.table.ports import Servers
from storage.database import Database
from storage.schema import messages, tables
from storage.writes import FORGET_MESSAGE, SHOW_MESSAGE, Write


class Shown(NamedTuple):
    """A message that shows a table; `person` is 0 if it is public."""

    table: str
    kind: str
    person: int
    channel: int
    message: int


class ShownMessages:
    """The stored messages."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def shown(self, table: str) -> list[Shown]:
        """Return the messages that show a table."""
        rows = await self._database.rows(select(messages).where(messages.c.table_id == table))
        return [Shown(*row) for row in rows]

    async def tables_with_end_unseen(self, ours: Servers) -> list[str]:
        """Return the tables of our servers whose session has ended but whose last message still shows it running."""
        ended = (
            select(messages.c.table_id, tables.c.server)
            .join(tables, tables.c.id == messages.c.table_id)
            .where(messages.c.kind == "panel", tables.c.closed.is_not(None))
        )
        return [table for table, server in await self._database.rows(ended) if ours(server)]

    async def show(self, table: str, kind: str, channel: int, message: int, person: int = 0) -> None:
        """Store a message, replacing the last one of its kind and person; its table must be in the journal.

        Raises `JournalError`, like `unshow`: both are committed together with concurrent writes of tables.
        """
        row = Shown(table, kind, person, channel, message)
        await self._database.journal.write(Write(SHOW_MESSAGE, [dict(zip(messages.c.keys(), row, strict=True))]))

    async def unshow(self, table: str, kind: str, person: int = 0) -> None:
        """Remove a stored message."""
        row = {"table_id": table, "kind": kind, "person": person}
        await self._database.journal.write(Write(FORGET_MESSAGE, [row]))
