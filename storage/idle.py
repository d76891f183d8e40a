"""The tables at which people take days to answer, while no process keeps them in memory."""

from typing import NamedTuple

from sqlalchemy import select

from game.table.ports import NOWHERE, Servers
from storage.database import Database
from storage.schema import seats, tables
from storage.writes import LAY_DOWN, Write


class Idle(NamedTuple):
    """A table that is not kept in memory until `due`, in seconds since 1970; its place by ids."""

    table: str
    server: int
    channel: int
    due: int


class IdleTables:
    """The stored list of them."""

    def __init__(self, database: Database) -> None:
        self._database = database

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
