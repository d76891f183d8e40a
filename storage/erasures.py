"""Erased people and servers, as digests rather than ids, so that a restored backup forgets them again."""

import time
from collections.abc import Iterable
from hashlib import blake2b
from typing import Final

from sqlalchemy import Connection, select
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.announcements import Owner
from storage.database import Database
from storage.schema import erasures, people, servers
from storage.writes import put

PERSON: Final = b"lupfen"
Erased = dict[str, int]
"""Digests, each with the time of erasure in seconds since 1970."""


def digest_of(owner: Owner, owner_id: int) -> str:
    """Return the digest that identifies an erased person or server."""
    return blake2b(f"{owner} {owner_id}".encode(), person=PERSON, digest_size=16).hexdigest()


async def note_erasure(connection: AsyncConnection, owner: Owner, owner_id: int) -> None:
    """Add a person or server to the list, in the transaction that erases them."""
    await put(connection, erasures, {"digest": digest_of(owner, owner_id), "erased": int(time.time())})


def erased(connection: Connection, since: int = 0) -> Erased:
    """Read the list, optionally from a time in seconds since 1970."""
    query = select(erasures).where(erasures.c.erased >= since)
    return {row.digest: row.erased for row in connection.execute(query)}


async def present_again(database: Database, gone: Erased) -> list[tuple[Owner, int]]:
    """List the people and servers of a database that appear on the list, people first."""
    async with database.reading() as connection:
        persons = [*await connection.scalars(select(people.c.id))]
        places = [*await connection.scalars(select(servers.c.id))]
    return [*_among(gone, "person", persons), *_among(gone, "server", places)]


def _among(gone: Erased, owner: Owner, ids: Iterable[int]) -> list[tuple[Owner, int]]:
    return [(owner, each) for each in ids if digest_of(owner, each) in gone]


async def keep_on_list(database: Database, gone: Erased) -> None:
    """Adopt a list, so that the next copy contains it as well."""
    async with database.writing() as connection:
        for digest, moment in gone.items():
            await put(connection, erasures, {"digest": digest, "erased": moment})
