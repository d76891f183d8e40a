"""Presses that reach the wrong process, and are passed on to the one that has their table's server."""

from sqlalchemy import select

from storage.announcements import PRESSED, announce
from storage.database import Store
from storage.leases import all_leases
from storage.people import ID_PER_MILLISECOND
from storage.schema import tables


class Relays(Store):
    """Finds the process of a table, among several on one PostgreSQL server; all methods may raise `StorageProblem`."""

    @property
    def any(self) -> bool:
        """Whether there may be other processes."""
        return self._database.is_shared

    async def server_of(self, table: str) -> int | None:
        """Return the server of a table with a running session; `None` if there is none."""
        running = select(tables.c.server).where(tables.c.id == table, tables.c.closed.is_(None))
        return await self._database.value(running)

    async def is_served(self, server: int) -> bool:
        """Whether a process has the shard of a server now."""
        spans = [lease.span for lease in await all_leases(self._database) if lease.seconds_left > 0]
        return any(span.first <= server // ID_PER_MILLISECOND % span.shards <= span.last for span in spans)

    async def pass_on(self, server: int, event: str) -> None:
        """Pass an interaction, as JSON of at most some 7,000 bytes, on to the process that has a server."""
        async with self._database.writing() as connection:
            await announce(connection, PRESSED, "server", server, event)
