"""What is stored about a person: shown, handed out, and erased without a chip going missing."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import ColumnElement, Table, and_, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from game.core.errors import Refused
from game.table.accounts import account_of
from game.table.saved_state import anonymised
from storage.database import Database
from storage.schema import (
    answers,
    deals,
    messages,
    people,
    players,
    postings,
    presets,
    records,
    seats,
    servers,
    settings,
    tables,
)

ANONYMOUS: Final = "Anonym"
PROPOSED: Final = "settle-"
"""How the settings begin that keep a proposed payment: then come the server and the person who is to be paid."""


class Privacy:
    """What people may ask about their own data."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def export(self, person: int) -> dict[str, Any]:
        """Give everything that is stored about a person, as JSON can hold it; nobody else's names are in it.

        The digests of answers are left out: they follow from cards that the person may not know yet.
        """
        async with self._database.reading() as connection:
            found = (await connection.execute(select(people).where(people.c.id == person))).mappings().first()
            told: dict[str, Any] = {"id": person, "person": dict(found) if found else None}
            for name, (table, condition) in _own(person).items():
                columns = [column for column in table.c if column is not answers.c.digest]
                rows = (await connection.execute(select(*columns).where(condition))).mappings()
                told[name] = [dict(row) for row in rows]
        return told

    async def counts(self, person: int) -> dict[str, int]:
        """Count what `export` lists, by its names."""
        async with self._database.reading() as connection:
            return {
                name: await connection.scalar(select(func.count()).select_from(table).where(condition)) or 0
                for name, (table, condition) in _own(person).items()
            }

    async def check_free(self, person: int) -> None:
        """Refuse with `Refused("seated")` while a session goes on in which a person has a seat or a result."""
        async with self._database.reading() as connection:
            if await _live_seat(connection, person):
                raise Refused("seated")

    async def delete(self, person: int) -> None:
        """Put an anonymous account in a person's place everywhere; balances and past deals stay as they are.

        Raises `Refused("seated")` while a session goes on in which they have a seat or a result.
        """
        async with self._database.writing() as connection:
            if await _live_seat(connection, person):
                raise Refused("seated")
            found = await connection.scalar(select(people.c.id).where(people.c.id == person))
            about = or_(settings.c.owner_id == person, settings.c.key.like(f"{PROPOSED}%-{person}"))
            await connection.execute(delete(settings).where(settings.c.owner == "person", about))
            await connection.execute(delete(messages).where(messages.c.person == person))
            if found is not None:
                await _replace(connection, person)
        await self._database.clear_traces()

    async def erase_server(self, server: int) -> None:
        """Delete everything of a server; people who then appear nowhere are forgotten as well.

        Raises `Refused("session-runs")` while a session goes on there.
        """
        of_server = select(tables.c.id).where(tables.c.server == server)
        async with self._database.writing() as connection:
            if await connection.scalar(of_server.where(tables.c.closed.is_(None)).limit(1)):
                raise Refused("session-runs")
            await connection.execute(delete(postings).where(postings.c.server == server))
            for table in (messages, records, answers, players, deals, seats):
                await connection.execute(delete(table).where(table.c.table_id.in_(of_server)))
            for table in (tables, presets):
                await connection.execute(delete(table).where(table.c.server == server))
            own = and_(settings.c.owner == "server", settings.c.owner_id == server)
            await connection.execute(delete(settings).where(or_(own, settings.c.key.like(f"{PROPOSED}{server}-%"))))
            await connection.execute(delete(servers).where(servers.c.id == server))
            await _forget_strangers(connection)
        await self._database.clear_traces()


def _own(person: int) -> dict[str, tuple[Table, ColumnElement[bool]]]:
    """Say where something about a person stands: the table, and which of its rows."""
    account = account_of(person)
    return {
        "settings": (settings, and_(settings.c.owner == "person", settings.c.owner_id == person)),
        "sessions": (seats, seats.c.person == person),
        "seats": (players, players.c.account == account),
        "answers": (answers, answers.c.person == person),
        "postings": (postings, or_(postings.c.source == account, postings.c.target == account)),
        "messages": (messages, messages.c.person == person),
    }


async def _live_seat(connection: AsyncConnection, person: int) -> str | None:
    query = (
        select(tables.c.id)
        .join(seats, seats.c.table_id == tables.c.id)
        .where(seats.c.person == person, tables.c.closed.is_(None))
    )
    return await connection.scalar(query.limit(1))


async def _replace(connection: AsyncConnection, person: int) -> None:
    """Give a person's rows to a new anonymous one; ids of those are negative."""
    lowest = await connection.scalar(select(func.min(people.c.id)))
    nobody = min(int(lowest or 0), 0) - 1
    name = f"{ANONYMOUS} {-nobody}"
    await connection.execute(insert(people).values(id=nobody, name=name, anonymous=True))
    sat = select(seats.c.table_id).where(seats.c.person == person)
    states = select(tables.c.id, tables.c.state).where(tables.c.id.in_(sat))
    for table, state in (await connection.execute(states)).all():
        hidden = anonymised(state, person, nobody, name)
        await connection.execute(update(tables).where(tables.c.id == table).values(state=hidden))
    old, new = account_of(person), account_of(nobody)
    await _rename(connection, answers, "person", person, nobody)
    await _rename(connection, seats, "person", person, nobody)
    await connection.execute(update(players).where(players.c.account == old).values(account=new, name=name))
    for side in ("source", "target"):
        await _rename(connection, postings, side, old, new)
    await connection.execute(delete(people).where(people.c.id == person))


async def _rename(connection: AsyncConnection, table: Table, column: str, old: str | int, new: str | int) -> None:
    await connection.execute(update(table).where(table.c[column] == old).values({column: new}))


async def _forget_strangers(connection: AsyncConnection) -> None:
    """Delete people who sit nowhere, have no postings and have set nothing."""
    query = select(people.c.id).where(
        people.c.id.not_in(select(seats.c.person)),
        people.c.id.not_in(select(settings.c.owner_id).where(settings.c.owner == "person")),
    )
    for person in (await connection.execute(query)).scalars().all():
        account = account_of(person)
        posted = select(postings.c.id).where(or_(postings.c.source == account, postings.c.target == account))
        if await connection.scalar(posted.limit(1)) is None:
            await connection.execute(delete(people).where(people.c.id == person))
