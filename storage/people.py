"""People, by the name and language they were last seen with, and what they and servers have set."""

import json
from typing import Any

from sqlalchemy import ColumnElement, and_, delete, or_, select

from storage.announcements import SET, Owner, announce
from storage.database import Store
from storage.leases import ID_PER_MILLISECOND, Span
from storage.schema import people, seats, settings, tables
from storage.writes import put


class People(Store):
    """People as last seen, and the settings of people and servers."""

    async def remember(self, person: int, name: str, language: str) -> None:
        """Store a person's name and the language of their Discord client."""
        row = {"id": person, "name": name, "language": language}
        if await self._database.value(select(people.c.id).filter_by(**row)) is not None:
            return
        async with self._database.writing() as connection:
            await put(connection, people, row)

    async def language(self, person: int) -> str | None:
        """Return a person's language when last seen."""
        return await self._database.value(select(people.c.language).where(people.c.id == person))

    async def settings(self, owner: Owner, owner_id: int) -> dict[str, Any]:
        """Return all settings of a server or a person."""
        query = select(settings.c.key, settings.c.value).filter_by(owner=owner, owner_id=owner_id)
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
            if value is None:
                await connection.execute(delete(settings).filter_by(owner=owner, owner_id=owner_id, key=key))
            else:
                row = {"owner": owner, "owner_id": owner_id, "key": key, "value": json.dumps(value)}
                await put(connection, settings, row)
            await announce(connection, SET, owner, owner_id)


def _of_shards(span: Span) -> ColumnElement[bool]:
    def here(server: ColumnElement[int]) -> ColumnElement[bool]:
        return (server // ID_PER_MILLISECOND % span.shards).between(span.first, span.last)

    running = select(seats.c.person).join(tables, tables.c.id == seats.c.table_id)
    seated = running.where(tables.c.closed.is_(None), here(tables.c.server))
    servers_here = and_(settings.c.owner == "server", here(settings.c.owner_id))
    return or_(servers_here, and_(settings.c.owner == "person", settings.c.owner_id.in_(seated)))
