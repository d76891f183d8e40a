"""A quick health check: whether the database can be used, and whether the file is intact."""

import os
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.addresses import is_server, path_of
from storage.database import look
from storage.files import lock_of
from storage.problems import PROGRAM

OTHERS = stat.S_IRWXG | stat.S_IRWXO
FOREIGN: Final = "SELECT type, name FROM sqlite_master WHERE type IN ('trigger', 'view')"
"""What Lupfen never makes in a file."""
FOR_PLAY: Final = "SELECT has_table_privilege('answers', 'INSERT') AND has_table_privilege('tables', 'UPDATE')"
FOR_UPGRADE: Final = "SELECT has_schema_privilege(current_schema(), 'CREATE')"


async def checkup(url: str) -> list[str]:
    """List what is wrong, in sentences; the bot may be running. Raises `StorageProblem` if it cannot be opened.

    A database that is missing or has an older schema is fine: the next start creates or upgrades it.
    """
    path = None if is_server(url) else path_of(url)
    if path is not None:
        complaints = [*_rights(path)]
        if complaints or not path.exists():
            return complaints
    async with look(url, older=True) as reader, reader.reading() as connection:
        if path is None:
            return await _powers(connection, FOR_UPGRADE if reader.older else FOR_PLAY)
        if reader.older:
            return []
        broken = [str(row[0]) for row in await connection.exec_driver_sql("PRAGMA quick_check(3)")]
        loose = (await connection.exec_driver_sql("PRAGMA foreign_key_check")).all()
        foreign = [(row.type, row.name) for row in await connection.exec_driver_sql(FOREIGN)]
    damage = [] if broken == ["ok"] else [f"{path} is damaged ({broken[0]}). Restore the last backup."]
    lost = [f"{path} refers to {len(loose)} rows that are gone. Run `{PROGRAM} audit`."] if loose else []
    strange = [
        f"{path} has the {kind} {name}, which is none of Lupfen's and may change what is written. Remove it: DROP "
        f"{kind.upper()} {name}"
        for kind, name in foreign
    ]
    return damage + lost + strange


async def _powers(connection: AsyncConnection, query: str) -> list[str]:
    """Describe the privileges that the server's user lacks."""
    if await connection.scalar(text("SELECT pg_is_in_recovery() OR current_setting('transaction_read_only')::bool")):
        return [
            "The database's server takes no changes: it is a replica, or set to read only. Use the primary's address."
        ]
    if await connection.scalar(text(query)):
        return []
    name = await connection.scalar(text("SELECT current_user"))
    return [
        f"The database's user lacks permissions that the bot needs. As owner run: GRANT ALL ON SCHEMA public TO {name}."
    ]


def _rights(path: Path) -> Iterator[str]:
    folder = next(each for each in path.absolute().parents if each.exists())
    if not os.access(folder, os.W_OK | os.X_OK):
        yield f"The folder {folder} cannot be written. Give the bot's user permission, or choose another place."
        return
    if path.is_dir():
        yield f"{path} is a folder. LUPFEN_DATABASE_URL must name a file in it, such as {path / 'lupfen.db'}."
    if not path.is_file():
        return
    if not os.access(path, os.R_OK | os.W_OK):
        yield f"{path} cannot be written. Give it to the user that runs the bot."
    lock = lock_of(path)
    if lock.exists() and not os.access(lock, os.R_OK | os.W_OK):
        yield f"{lock} cannot be written. Give it to the user that runs the bot: chown --reference={path} {lock}"
    if os.name == "posix" and path.stat().st_mode & OTHERS:
        yield f"Other users of this machine can open {path}. Run `chmod 600 {path}`."
    if not path.stat().st_size:
        yield f"{path} is empty: a start makes a new database of it. If there was one, restore the last backup."
