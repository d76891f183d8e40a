"""A quick look at a database: whether it can be used, and whether the file is whole."""

from __future__ import annotations

import os
import stat
from pathlib import Path

from storage.database import is_server, look, path_of
from storage.problems import StorageProblem

OTHERS = stat.S_IRWXG | stat.S_IRWXO


def place_of_file(url: str) -> Path | None:
    """Give the file of a database, which need not be there; `None` for a server. Raises `StorageProblem`."""
    return None if is_server(url) else path_of(url)


async def checkup(url: str) -> list[str]:
    """List what is wrong, in sentences; the bot may be running. Raises `StorageProblem` when it cannot be opened.

    A database that is missing, or of an older form, is well: the next start makes it right.
    """
    path = place_of_file(url)
    if path is not None:
        complaints = _rights(path)
        if complaints or not path.exists():
            return complaints
    try:
        async with look(url) as reader, reader.reading() as connection:
            if path is None:
                return []
            broken = [str(row[0]) for row in await connection.exec_driver_sql("PRAGMA quick_check(3)")]
            loose = (await connection.exec_driver_sql("PRAGMA foreign_key_check")).all()
    except StorageProblem as problem:
        if problem.key == "older":
            return []
        raise
    damage = [] if broken == ["ok"] else [f"{path} is damaged ({broken[0]}). Restore the last backup."]
    lost = [f"{path} refers to {len(loose)} rows that are gone. Run `python -m bot audit`."] if loose else []
    return damage + lost


def _rights(path: Path) -> list[str]:
    """Say what the rights to a file and its folder lack, or give away."""
    folder = next(each for each in path.absolute().parents if each.exists())
    if not os.access(folder, os.W_OK | os.X_OK):
        return [f"The folder {folder} cannot be written. Give the bot's user the right to, or choose another place."]
    if not path.exists():
        return []
    if not os.access(path, os.R_OK | os.W_OK):
        return [f"{path} cannot be written. Give it to the user that runs the bot."]
    if os.name == "posix" and path.stat().st_mode & OTHERS:
        return [f"Other users of this machine can open {path}. Run `chmod 600 {path}`."]
    return []
