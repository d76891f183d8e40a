"""The servers the bot was ever on, since when it is no longer, and their saved rule sets."""

import json
from collections.abc import Mapping
from typing import Any

from sqlalchemy import delete, select, update

from game.table.ports import NOWHERE
from storage.database import Database
from storage.schema import presets, servers, tables
from storage.writes import KNOW_SERVER, put


class KnownServers:
    """The stored servers."""

    def __init__(self, database: Database) -> None:
        self._database = database

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
        which = (presets.c.server == server, presets.c.ruleset == ruleset, presets.c.name == name)
        await self._database.run(delete(presets).where(*which))
