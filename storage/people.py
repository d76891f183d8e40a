"""Everything stored besides tables: people, settings, saved rule sets, and messages sent."""

import json
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, and_, delete, insert, or_, select, update

from game.table.ports import Servers
from storage.announcements import SET, Owner, announce
from storage.database import Database
from storage.leases import Span
from storage.schema import messages, people, presets, seats, servers, settings, tables
from storage.writes import FORGET_MESSAGE, KNOW_SERVER, SHOW_MESSAGE, Write, put

ID_PER_MILLISECOND: Final = 1 << 22
"""Discord assigns servers to shards by the milliseconds in their ids."""


class Shown(NamedTuple):
    """A message that shows a table; `person` is 0 if it is public."""

    table: str
    kind: str
    person: int
    channel: int
    message: int


class People:
    """The data stored about people and servers."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # people

    async def remember(self, person: int, name: str, language: str) -> None:
        """Store a person's name and the language of their Discord client."""
        row = {"id": person, "name": name, "language": language}
        known = select(people.c.id).where(people.c.id == person, people.c.name == name, people.c.language == language)
        if await self._database.value(known) is not None:
            return
        async with self._database.writing() as connection:
            await put(connection, people, row)

    async def language(self, person: int) -> str | None:
        """Return a person's language when last seen."""
        return await self._database.value(select(people.c.language).where(people.c.id == person))

    # settings

    async def settings(self, owner: Owner, owner_id: int) -> dict[str, Any]:
        """Return all settings of a server or a person."""
        query = select(settings.c.key, settings.c.value).where(
            settings.c.owner == owner, settings.c.owner_id == owner_id
        )
        return {key: json.loads(value) for key, value in await self._database.rows(query)}

    async def every_setting(self, span: Span | None = None) -> dict[tuple[str, int], dict[str, Any]]:
        """Return all settings of all servers and people, by owner.

        With a `span`, only the servers of these shards, and people with a seat in a session running there.
        """
        found: dict[tuple[str, int], dict[str, Any]] = {}
        query = select(settings) if span is None else select(settings).where(_of_shards(span))
        for owner, owner_id, key, value in await self._database.rows(query):
            found.setdefault((owner, owner_id), {})[key] = json.loads(value)
        return found

    async def set(self, owner: Owner, owner_id: int, key: str, value: object) -> None:
        """Set a JSON value; `None` resets it."""
        async with self._database.writing() as connection:
            await connection.execute(
                delete(settings).where(
                    settings.c.owner == owner, settings.c.owner_id == owner_id, settings.c.key == key
                )
            )
            if value is not None:
                row = {"owner": owner, "owner_id": owner_id, "key": key, "value": json.dumps(value)}
                await connection.execute(insert(settings).values(row))
            await announce(connection, SET, owner, owner_id)

    # saved rule sets

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

    # messages

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

    # servers

    async def server_removed(self, server: int, when: int) -> None:
        """Store when the bot was removed from a server, in seconds; the server's next table clears it."""
        change = update(servers).where(servers.c.id == server, servers.c.removed.is_(None)).values(removed=when)
        await self._database.run(change)

    async def server_back(self, server: int) -> None:
        """Store that the bot is on a server (again)."""
        async with self._database.writing() as connection:
            await connection.execute(KNOW_SERVER, {"id": server})

    async def known_servers(self) -> dict[int, int | None]:
        """Return the known servers, each with the time the bot was removed, in seconds."""
        return {row.id: row.removed for row in await self._database.rows(select(servers))}

    async def servers_removed_before(self, when: int) -> list[int]:
        """List the servers from which the bot was removed before a time, if no session is running there."""
        live = select(tables.c.server).where(tables.c.closed.is_(None))
        query = select(servers.c.id).where(servers.c.removed < when, servers.c.id.not_in(live))
        return [server for (server,) in await self._database.rows(query)]


def _of_shards(span: Span) -> ColumnElement[bool]:
    def here(server: ColumnElement[int]) -> ColumnElement[bool]:
        return (server // ID_PER_MILLISECOND % span.shards).between(span.first, span.last)

    running = select(seats.c.person).join(tables, tables.c.id == seats.c.table_id)
    seated = running.where(tables.c.closed.is_(None), here(tables.c.server))
    servers_here = and_(settings.c.owner == "server", here(settings.c.owner_id))
    return or_(servers_here, and_(settings.c.owner == "person", settings.c.owner_id.in_(seated)))
