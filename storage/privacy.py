"""Personal data: shown, exported, and erased without losing a chip."""

import time
from collections.abc import Mapping
from functools import partial
from hashlib import blake2b
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Table, and_, delete, exists, func, insert, or_, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from game.core.errors import Refused
from game.reports.debts import Transfer
from game.table.ports import NOWHERE, PERSON, account_of
from game.table.saved_state import anonymised
from storage.announcements import ERASED, Owner, announce
from storage.database import Database, Store
from storage.debts import add
from storage.evenings import anonymise
from storage.retention import delete_sessions
from storage.running_totals import person_in
from storage.schema import (
    answers,
    balances,
    daily_plays,
    daily_shares,
    debts,
    erasures,
    evening_pars,
    evening_people,
    evenings,
    judgements,
    messages,
    people,
    players,
    postings,
    presets,
    seats,
    servers,
    settings,
    tables,
)
from storage.writes import put

SIDES: Final = (postings.c.source, postings.c.target)
ANONYMOUS: Final = "Anonym"
NAMING: Final = 5_021_822
"""The number of the lock under which one process at a time takes the next anonymous id."""
PROPOSED: Final = "settle-"
"""Prefix of the settings that hold proposed payments; the server and the payee follow."""

Erased = dict[str, int]
"""Digests, each with the time of erasure in seconds since 1970."""


class Privacy(Store):
    """Export and erasure of personal data."""

    async def export(self, person: int) -> dict[str, Any]:
        """Return everything stored about a person as JSON data, without other people's names.

        The digests of answers are left out: they depend on cards that the person may not know yet.
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
        """Count the entries of `export`, by section."""
        async with self._database.reading() as connection:
            return {
                name: await connection.scalar(select(func.count()).select_from(table).where(condition)) or 0
                for name, (table, condition) in _own(person).items()
            }

    async def knows(self, person: int, server: int) -> bool:
        """Whether anything is stored about a person or a server."""
        own = tuple_(settings.c.owner, settings.c.owner_id).in_([("person", person), ("server", server)])
        queries = (
            select(people.c.id).where(people.c.id == person),
            select(servers.c.id).where(servers.c.id == server),
            select(settings.c.owner_id).where(own),
        )
        async with self._database.reading() as connection:
            return any([await connection.scalar(query.limit(1)) is not None for query in queries])

    async def check_free(self, person: int) -> None:
        """Raise `Refused("seated")` while a session with others is running in which they have a seat or a result."""
        async with self._database.reading() as connection:
            await _require_free(connection, person)

    async def delete(self, person: int) -> None:
        """Replace a person with an anonymous account everywhere; balances and past deals are kept, but for those alone.

        Raises `Refused("seated")` while a session is running in which they have a seat or a result.
        """
        async with self._database.writing() as connection:
            await _require_free(connection, person)
            found = await connection.scalar(select(people.c.id).where(people.c.id == person))
            about = or_(settings.c.owner_id == person, settings.c.key.like(f"{PROPOSED}%-{person}"))
            await connection.execute(delete(settings).where(settings.c.owner == "person", about))
            await connection.execute(delete(messages).where(messages.c.person == person))
            alone = select(seats.c.table_id).join(tables, tables.c.id == seats.c.table_id)
            theirs = alone.where(seats.c.person == person, tables.c.server == NOWHERE)
            await connection.run_sync(delete_sessions, [*await connection.scalars(theirs)])
            for table, of_days in reversed(_daily(person).values()):
                await connection.execute(delete(table).where(of_days))
            if found is not None:
                await _replace(connection, person)
            await _note_erasure(connection, "person", person)
        await self._database.clear_traces()

    async def erase_server(self, server: int) -> None:
        """Delete all data of a server, and of people who then appear nowhere else; raises `Refused("session-runs")`."""
        of_server = select(tables.c.id).where(tables.c.server == server)
        async with self._database.writing() as connection:
            if await connection.scalar(of_server.where(tables.c.closed.is_(None)).limit(1)):
                raise Refused("session-runs")
            evening = select(evenings.c.id).where(evenings.c.server == server)
            for table in (evening_people, evening_pars):
                await connection.execute(delete(table).where(table.c.evening.in_(evening)))
            for table in (postings, balances, debts, daily_shares, evenings, presets):
                await connection.execute(delete(table).where(table.c.server == server))
            await connection.run_sync(delete_sessions, of_server)
            own = and_(settings.c.owner == "server", settings.c.owner_id == server)
            await connection.execute(delete(settings).where(or_(own, settings.c.key.like(f"{PROPOSED}{server}-%"))))
            await connection.execute(delete(servers).where(servers.c.id == server))
            await _forget_strangers(connection)
            await _note_erasure(connection, "server", server)
        await self._database.clear_traces()


def erased(connection: Connection, since: int = 0) -> Erased:
    """Read the list of erased people and servers, optionally from a time in seconds since 1970."""
    query = select(erasures).where(erasures.c.erased >= since)
    return {row.digest: row.erased for row in connection.execute(query)}


async def keep_on_list(database: Database, gone: Erased) -> None:
    """Adopt a list, so that the next copy contains it as well."""
    async with database.writing() as connection:
        for digest, moment in gone.items():
            await put(connection, erasures, {"digest": digest, "erased": moment})


async def erase_again(database: Database, gone: Erased) -> int:
    """Erase the people and servers on a list; return how many could not be erased because of a live session."""
    privacy, refused = Privacy(database), 0
    async with database.reading() as connection:
        persons = [*await connection.scalars(select(people.c.id))]
        places = [*await connection.scalars(select(servers.c.id))]
    again = [partial(privacy.delete, each) for each in persons if _digest("person", each) in gone]
    again += [partial(privacy.erase_server, each) for each in places if _digest("server", each) in gone]
    for erase in again:
        try:
            await erase()
        except Refused:
            refused += 1
    return refused


def _digest(owner: Owner, owner_id: int) -> str:
    """Identify an erased person or server without their id, so that a restored backup forgets them again."""
    return blake2b(f"{owner} {owner_id}".encode(), person=b"lupfen", digest_size=16).hexdigest()


async def _note_erasure(connection: AsyncConnection, owner: Owner, owner_id: int) -> None:
    """Add a person or server to the list, in the transaction that erases them, and tell all processes."""
    await put(connection, erasures, {"digest": _digest(owner, owner_id), "erased": int(time.time())})
    await announce(connection, ERASED, owner, owner_id)


def _own(person: int) -> dict[str, tuple[Table, ColumnElement[bool]]]:
    """Return the tables that hold data about a person, each with the condition for their rows."""
    account = account_of(person)
    return {
        "settings": (settings, and_(settings.c.owner == "person", settings.c.owner_id == person)),
        "sessions": (seats, seats.c.person == person),
        "seats": (players, and_(_sat_at(players, person), players.c.account == account)),
        "answers": (answers, and_(_sat_at(answers, person), answers.c.person == person)),
        "judgements": (judgements, and_(_sat_at(judgements, person), _seat_of(account))),
        "postings": (postings, and_(_on_servers_of(account), or_(*(side == account for side in SIDES)))),
        "balances": (balances, balances.c.account == account),
        "debts": (debts, or_(debts.c.debtor == account, debts.c.creditor == account)),
        "messages": (messages, messages.c.person == person),
        "evenings": (evening_people, evening_people.c.person == person),
        **_daily(person),
    }


def _daily(person: int) -> dict[str, tuple[Table, ColumnElement[bool]]]:
    theirs = select(daily_plays.c.id).where(daily_plays.c.person == person)
    return {
        "dailies": (daily_plays, daily_plays.c.person == person),
        "daily_shares": (daily_shares, daily_shares.c.play.in_(theirs)),
    }


def _sat_at(table: Table, person: int) -> ColumnElement[bool]:
    """Select the tables where a person ever had a seat, because deals and answers are indexed by table."""
    return table.c.table_id.in_(select(seats.c.table_id).where(seats.c.person == person))


def _seat_of(account: str) -> ColumnElement[bool]:
    """Select the judgements of the seats an account has had."""
    same = (players.c[column.name] == column for column in judgements.primary_key)
    return exists().where(*same, players.c.account == account)


def _on_servers_of(account: str) -> ColumnElement[bool]:
    """Select the servers where an account has a balance, because postings are indexed by server, then account."""
    return postings.c.server.in_(select(balances.c.server).where(balances.c.account == account))


async def _require_free(connection: AsyncConnection, person: int) -> None:
    query = (
        select(tables.c.id)
        .join(seats, seats.c.table_id == tables.c.id)
        .where(seats.c.person == person, tables.c.closed.is_(None), tables.c.server != NOWHERE)
    )
    if await connection.scalar(query.limit(1)):
        raise Refused("seated")


async def _replace(connection: AsyncConnection, person: int) -> None:
    """Move a person's rows to a new anonymous person with a negative id; processes take turns at assigning it."""
    if connection.dialect.name == "postgresql":
        await connection.execute(select(func.pg_advisory_xact_lock(NAMING)))
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
    own = _own(person)
    judged, theirs = own["judgements"]
    await connection.execute(delete(judged).where(theirs))
    await _change(connection, *own["answers"], {"person": nobody})
    await _change(connection, *own["seats"], {"account": new, "name": name})
    await _change(connection, *own["sessions"], {"person": nobody})
    for side in SIDES:
        await _change(connection, postings, and_(_on_servers_of(old), side == old), {side.name: new})
    await _change(connection, *own["balances"], {"account": new})
    await _replace_in_debts(connection, old, new)
    await anonymise(connection, person, nobody, name)
    await connection.execute(delete(people).where(people.c.id == person))


async def _replace_in_debts(connection: AsyncConnection, old: str, new: str) -> None:
    """Rewrite a person's debts, because the order of the two accounts in a row may change."""
    theirs = or_(debts.c.debtor == old, debts.c.creditor == old)
    for server, *owed in (await connection.execute(select(debts).where(theirs))).all():
        debtor, creditor = (new if account == old else account for account in owed[:2])
        await connection.run_sync(add, server, [Transfer(debtor, creditor, owed[2])])
    await connection.execute(delete(debts).where(theirs))


async def _change(
    connection: AsyncConnection, table: Table, condition: ColumnElement[bool], changes: Mapping[str, object]
) -> None:
    await connection.execute(update(table).where(condition).values(changes))


async def _forget_strangers(connection: AsyncConnection) -> None:
    with_balance = select(person_in(balances.c.account)).where(balances.c.account.startswith(PERSON))
    strangers = delete(people).where(
        *(people.c.id.not_in(select(each.c.person)) for each in (seats, daily_plays, evening_people)),
        people.c.id.not_in(select(settings.c.owner_id).where(settings.c.owner == "person")),
        people.c.id.not_in(with_balance),
    )
    await connection.execute(strangers)
