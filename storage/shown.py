"""What the display stores of tables: messages, so that the next run finds them, and tables that rest for days."""

from typing import NamedTuple

from sqlalchemy import select

from game.table.ports import NOWHERE, Servers
from storage.database import Store
from storage.schema import messages, seats, tables
from storage.writes import FORGET_MESSAGE, LAY_DOWN, SHOW_MESSAGE, Write


class Shown(NamedTuple):
    """A message that shows a table; `person` is 0 if it is public."""

    table: str
    kind: str
    person: int
    channel: int
    message: int


class ShownMessages(Store):
    """The stored messages."""

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
        """Store a message of a journal's table, replacing the last of its kind and person; raises `JournalError`."""
        row = Shown(table, kind, person, channel, message)
        await self._database.journal.write(Write(SHOW_MESSAGE, [dict(zip(messages.c.keys(), row, strict=True))]))

    async def unshow(self, table: str, kind: str, person: int = 0) -> None:
        """Remove a stored message."""
        row = {"table_id": table, "kind": kind, "person": person}
        await self._database.journal.write(Write(FORGET_MESSAGE, [row]))


class Idle(NamedTuple):
    """A table that is not kept in memory until `due`, in seconds since 1970; its place by ids."""

    table: str
    server: int
    channel: int
    due: int


class IdleTables(Store):
    """The stored list of them."""

    async def all(self, ours: Servers) -> list[Idle]:
        """List those of our servers."""
        idle = select(tables.c.id, tables.c.server, tables.c.channel, tables.c.due)
        rows = await self._database.rows(idle.where(tables.c.closed.is_(None), tables.c.due.is_not(None)))
        return [Idle(*row) for row in rows if ours(row.server)]

    async def of_person(self, person: int) -> list[str]:
        """List the tables with running sessions at which a person has ever sat, whoever keeps them, oldest first."""
        sat = select(tables.c.id).join(seats, seats.c.table_id == tables.c.id)
        running = tables.c.closed.is_(None), tables.c.server != NOWHERE
        rows = await self._database.rows(sat.where(seats.c.person == person, *running).order_by(tables.c.opened))
        return [row.id for row in rows]

    async def lay_down(self, table: str, due: int | None) -> None:
        """Store when a table is looked at next, or with `None` that it is kept in memory; raises `JournalError`."""
        await self._database.journal.write(Write(LAY_DOWN, [{"id": table, "due": due}]))
