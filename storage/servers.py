"""The servers the bot was ever on with their saved rule sets, and the application whose bot that is."""

import json
from collections.abc import AsyncIterator, Callable, Mapping
from typing import Any, Final

from sqlalchemy import delete, select, update

from game.table.ports import NOWHERE
from storage.database import Store
from storage.problems import StorageProblem
from storage.schema import applications, presets, servers, tables
from storage.writes import KNOW_SERVER, put, put_once

WHICHEVER: Final = 0
"""The application of a database that the next bot to start may keep."""


class KnownServers(Store):
    """The stored servers, and the application that the database belongs to."""

    async def note_removed(self, server: int, when: int) -> None:
        """Store when the bot was removed from a server, in seconds; the server's next table clears it."""
        change = update(servers).where(servers.c.id == server, servers.c.removed.is_(None)).values(removed=when)
        await self._database.run(change)

    async def note_back(self, server: int) -> None:
        """Store that the bot is on a server (again)."""
        async with self._database.writing() as connection:
            await connection.execute(KNOW_SERVER, {"id": server})

    async def known(self) -> dict[int, int | None]:
        """Return the known servers, each with the time the bot was removed, in seconds."""
        known = select(servers).where(servers.c.id != NOWHERE)
        return {row.id: row.removed for row in await self._database.rows(known)}

    async def removed_before(self, when: int) -> list[int]:
        """List the servers from which the bot was removed before a time, if no session is running there."""
        live = select(tables.c.server).where(tables.c.closed.is_(None))
        query = select(servers.c.id).where(servers.c.removed < when, servers.c.id.not_in(live))
        return [server for (server,) in await self._database.rows(query)]

    async def presets(self, server: int, ruleset: str | None = None) -> dict[tuple[str, str], dict[str, Any]]:
        """Return a server's saved rule sets by ruleset and name, of one ruleset or of all."""
        query = select(presets.c.ruleset, presets.c.name, presets.c.options).where(presets.c.server == server)
        if ruleset is not None:
            query = query.where(presets.c.ruleset == ruleset)
        rows = await self._database.rows(query.order_by(presets.c.ruleset, presets.c.name))
        return {(rules, name): json.loads(options) for rules, name, options in rows}

    async def save_preset(self, server: int, ruleset: str, name: str, options: Mapping[str, object]) -> None:
        """Save a rule set, replacing one of the same name."""
        row = {"server": server, "ruleset": ruleset, "name": name, "options": json.dumps(dict(options))}
        async with self._database.writing() as connection:
            await connection.execute(KNOW_SERVER, {"id": server})
            await put(connection, presets, row)

    async def forget_preset(self, server: int, ruleset: str, name: str) -> None:
        """Delete a saved rule set, if it exists."""
        await self._database.run(delete(presets).filter_by(server=server, ruleset=ruleset, name=name))

    # the application

    async def require_own(self, application: int, present: Callable[[], AsyncIterator[int]]) -> None:
        """Have the database belong to an application; raises `StorageProblem` if it is another's.

        One from before applications were stored is another's if the bot is on none of its servers; `present` iterates
        over those that the bot is on.
        """
        owner = await self._database.value(select(applications.c.id))
        if owner == application:
            return
        if owner:
            raise StorageProblem("another-bot", self._database.place, f"the application {owner}")
        known = {server for server, removed in (await self.known()).items() if removed is None}
        if owner is None and known and not any([server in known async for server in present()]):
            raise StorageProblem("another-bot", self._database.place, "this one is on none of its servers")
        await self.give_to(application)

    async def give_to(self, application: int) -> None:
        """Have the database belong to an application, or to `WHICHEVER` starts next; raises `StorageProblem`."""
        async with self._database.writing() as connection:
            await connection.execute(delete(applications).where(applications.c.id != application))
            await put_once(connection, applications, id=application)
