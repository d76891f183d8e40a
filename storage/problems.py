"""Database problems, each described in a sentence for the person who hosts the bot."""

import errno
import sqlite3
import sys
from collections.abc import Generator, Mapping
from contextlib import contextmanager
from typing import Final, Literal

Problem = (
    Literal["url", "folder", "locked", "read-only", "full", "not-a-database", "damaged", "newer", "refused", "moved"]
    | Literal["missing", "older", "exists", "driver", "server", "lease", "away", "password", "no-database", "rights"]
    | Literal["busy", "certificate", "parameters", "unreadable", "bad-copy", "another-bot"]
)

PROGRAM: Final = "lupfen" if "lupfen" in sys.modules else "python -m bot"
"""How the program is called here: as it was installed, or in a checkout."""

_SENTENCES: Final[Mapping[Problem, str]] = {
    "url": "{place} is not an address of a database. Write sqlite+aiosqlite:///data/lupfen.db, with your own path, or "
    "postgresql://user:password@host/database.",
    "folder": "The folder of the database {place} cannot be made or entered: {cause}. Choose another place.",
    "locked": "The database {place} is in use by another program, probably a second Lupfen. Stop that one first.",
    "read-only": "The database {place} cannot be written. Lupfen needs the right to write the file and its folder.",
    "full": "There is no room left for the database {place}. Make room on the disk; play resumes by itself.",
    "not-a-database": "{place} is not a database of Lupfen. Move it away or choose another place.",
    "damaged": "The database {place} is damaged: {cause}. Stop Lupfen and restore the last backup.",
    "newer": "The database {place} was written by a newer Lupfen ({cause}). Update Lupfen.",
    "refused": "The database {place} refuses: {cause}.",
    "older": "The database {place} was written by an older Lupfen. Start Lupfen once, which brings it up to date.",
    "exists": "{place} is there already. Choose another name.",
    "driver": "{place} needs the driver for PostgreSQL. Run `pip install '.[postgres]'` in Lupfen's folder.",
    "server": "{place} is on a PostgreSQL server. Copy it with the server's own tools, such as pg_dump.",
    "away": "The database {place} cannot be reached: {cause}.",
    "busy": "The server of the database {place} is not available at the moment: {cause}.",
    "certificate": "The server of the database {place} does not prove who it is: {cause}. Look at sslmode and "
    "sslrootcert in LUPFEN_DATABASE_URL, and at the server's certificate.",
    "parameters": "The address of the database {place} cannot be used: {cause}.",
    "password": "The server of the database {place} does not accept user and password of LUPFEN_DATABASE_URL. "
    "Mend the address, or set the password there: ALTER ROLE name PASSWORD '…'.",
    "no-database": "The server has no database {place}. Make it there: CREATE DATABASE {place} OWNER name.",
    "rights": "The user has no rights to the database {place} ({cause}). As its owner run: GRANT ALL ON SCHEMA public "
    "TO name, and GRANT ALL ON ALL TABLES IN SCHEMA public TO name if the tables are another's.",
    "lease": "Another process has taken over the shards of this one, which can no longer write anything.",
    "unreadable": "{place} cannot be read: {cause}. Run this as the user whom it belongs to.",
    "bad-copy": "{place} cannot be put back: {cause}. Take another copy; nothing was changed.",
    "another-bot": "The database {place} belongs to another bot ({cause}), whose tables would be closed. Name one "
    "of this bot in LUPFEN_DATABASE_URL; or give it this one with `{program} migrate --for-next-bot`.",
    "missing": "There is no database at {place}.",
    "moved": "The database {place} was moved or deleted while Lupfen used it. Put it back and start again.",
}

_BY_CODE: Final[Mapping[int, Problem]] = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_CANTOPEN: "folder",
    sqlite3.SQLITE_PERM: "read-only",
    sqlite3.SQLITE_NOTADB: "not-a-database",
    sqlite3.SQLITE_CORRUPT: "damaged",
}

_BY_ERRNO: Final[Mapping[int, Problem]] = {
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EROFS: "read-only",
    errno.EACCES: "read-only",
    errno.EPERM: "read-only",
    errno.ENOTDIR: "folder",
    errno.ENOENT: "folder",
}


_BY_SQLSTATE: Final[Mapping[str, Problem]] = {
    "28P01": "password",
    "28000": "password",
    "3D000": "no-database",
    "42501": "rights",
    "53100": "full",
    "53300": "busy",
    "57P03": "busy",
    "25006": "busy",
}
"""PostgreSQL's error codes, as listed in its manual's appendix."""

UNUSABLE: Final = "ClientConfigurationError"
"""asyncpg's exception for bad address parameters, by name because asyncpg may not be installed."""

UNDECODED: Final = "Could not decode"
"""The beginning of an error of sqlite3 that goes on with the text of a row."""

_PASSING: Final = frozenset[Problem]({"away", "busy", "full", "refused", "lease", "certificate"})


class StorageProblem(Exception):
    """A database that cannot be used; `key` is the reason for programs, the text for people."""

    def __init__(self, key: Problem, place: str, cause: str = "") -> None:
        super().__init__(_SENTENCES[key].format(place=place, cause=cause, program=PROGRAM))
        self.key: Final[Problem] = key
        self.cause = cause

    def at(self, place: object) -> "StorageProblem":
        """Return the same problem with another file."""
        return StorageProblem(self.key, str(place), self.cause)

    @property
    def passes(self) -> bool:
        """Whether the problem may be temporary, so that retrying makes sense."""
        return self.key in _PASSING


def problem_of(error: sqlite3.Error | OSError, place: str) -> StorageProblem:
    """Translate an error of SQLite or the operating system."""
    if isinstance(error, OSError):
        return StorageProblem(_BY_ERRNO.get(error.errno or 0, "refused"), place, error.strerror or str(error))
    if UNDECODED in str(error):
        return StorageProblem("damaged", place, "a text in it cannot be read")
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    return StorageProblem(_BY_CODE.get(code & 0xFF, "refused"), place, str(error))


@contextmanager
def file_errors(place: object) -> Generator[None]:
    """Translate errors of SQLite and the operating system."""
    try:
        yield
    except (OSError, sqlite3.Error) as error:
        raise problem_of(error, str(place)) from error


def problem_of_server(error: BaseException | None, place: str) -> StorageProblem:
    """Translate an error of PostgreSQL; the result never contains the values of a row."""
    code = str(getattr(error, "sqlstate", None) or "")
    cause = getattr(error, "__cause__", None) or error
    if type(cause).__name__ == UNUSABLE:
        return StorageProblem("parameters", place, str(cause).rstrip("."))
    gone = code[:2] in {"08", "57"} or isinstance(cause, OSError)
    key: Problem = _BY_SQLSTATE.get(code, "away" if gone else "refused")
    words = str(cause) if key in {"busy", "rights"} else " ".join(filter(None, (type(cause).__name__, code)))
    return StorageProblem(key, place, words)
