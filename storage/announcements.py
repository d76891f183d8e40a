"""Notifications between processes on one PostgreSQL server: of changed data, in its transaction, and of presses."""

import asyncio
from collections.abc import AsyncGenerator
from typing import Any, Final, Literal, NamedTuple

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.database import Database

CHANNEL: Final = "lupfen"
SET: Final = "set"
ERASED: Final = "erased"
PRESSED: Final = "pressed"
Owner = Literal["server", "person"]


class Announcement(NamedTuple):
    """A change, `SET` or `ERASED`, to the data of an `owner` (`server` or `person`) with an id.

    What was `PRESSED` at a table of a server, and reached another process, is an `event`, as JSON.
    """

    happened: str
    owner: Owner
    owner_id: int
    event: str = ""


async def announce(connection: AsyncConnection, happened: str, owner: Owner, owner_id: int, event: str = "") -> None:
    """Notify all processes, including this one, at commit; does nothing on SQLite, which only one process uses."""
    if connection.dialect.name == "postgresql":
        await connection.execute(select(func.pg_notify(CHANNEL, f"{happened} {owner} {owner_id} {event}")))


async def announcements(database: Database) -> AsyncGenerator[Announcement | None]:
    """Yield announcements until the connection breaks, first `None` once none is missed; raises `StorageProblem`."""
    told: asyncio.Queue[str] = asyncio.Queue()

    def heard(*event: Any) -> None:
        told.put_nowait(event[-1])

    def broken(_line: object) -> None:
        told.put_nowait("")

    async with database.line() as line:
        line.add_termination_listener(broken)
        await line.add_listener(CHANNEL, heard)
        yield None
        while words := await told.get():
            happened, owner, owner_id, *event = words.split(maxsplit=3)
            yield Announcement(happened, "server" if owner == "server" else "person", int(owner_id), *event)
