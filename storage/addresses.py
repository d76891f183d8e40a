"""Database addresses: an SQLite file, or a PostgreSQL server in any spelling that providers use."""

import errno
import os
import re
from pathlib import Path
from typing import Final
from urllib.parse import urlencode, urlsplit

from sqlalchemy import make_url
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError

from storage.problems import StorageProblem

SERVERS: Final = ("postgresql+asyncpg://", "postgresql://", "postgres://")
FILES: Final = frozenset({"sslrootcert", "sslcert", "sslkey"})
"""Parameters that name a file; the driver does not say which one is missing."""
UNKNOWN_TO_DRIVER: Final = frozenset(
    {"channel_binding", "connect_timeout", "gssencmode", "keepalives", "pgbouncer", "sslcompression", "sslsni"}
)
"""Parameters of other drivers, which asyncpg would pass on to the server although it does not know them either."""


def is_server(url: str) -> bool:
    """Whether an address is a PostgreSQL address."""
    return url.startswith(SERVERS)


def path_of(url: str) -> Path:
    """Return the file of an address such as `sqlite+aiosqlite:///data/lupfen.db`; raises `StorageProblem`."""
    try:
        read = make_url(url)
    except ArgumentError as error:
        raise StorageProblem("url", "The setting") from error
    if is_server(url):
        raise StorageProblem("server", hidden(url))
    if read.get_backend_name() != "sqlite" or read.database in {None, "", ":memory:"}:
        raise StorageProblem("url", hidden(url))
    return Path(str(read.database))


def existing(url: str) -> Path:
    """Return the file of an address, which must exist; raises `StorageProblem`."""
    return readable(path_of(url))


def readable(path: Path) -> Path:
    """Return a path if there is a file that can be read; raises `StorageProblem`."""
    try:
        found = path.is_file()
    except OSError as error:
        raise StorageProblem("unreadable", str(path), error.strerror or str(error)) from error
    if not found:
        raise StorageProblem("missing", str(path))
    if not os.access(path, os.R_OK):
        raise StorageProblem("unreadable", str(path), os.strerror(errno.EACCES))
    return path


def url_of(path: Path) -> str:
    """Return the address of a database file."""
    return URL.create("sqlite+aiosqlite", database=str(path)).render_as_string()


def server_of(url: str) -> tuple[URL, str]:
    """Split a server's address: the URL with no parameters but hosts, and the others as a DSN for asyncpg.

    `sslmode` is PostgreSQL's name for asyncpg's `ssl`; both are accepted. Raises `StorageProblem`.
    """
    try:
        read = make_url(_with_hosts(url)).set(drivername="postgresql+asyncpg")
    except (ArgumentError, ValueError) as error:
        raise StorageProblem("url", "The setting") from error
    hosts = {"host": read.query["host"]} if "host" in read.query else {}
    named = {
        "sslmode" if name == "ssl" else name: str(value) for name, value in read.query.items() if name not in hosts
    }
    for name in FILES & named.keys():
        if not Path(named[name]).is_file():
            raise StorageProblem("parameters", str(read.database), f"there is no file {named[name]} ({name})")
    kept = {name: value for name, value in named.items() if name not in UNKNOWN_TO_DRIVER}
    return read.set(query=hosts), f"postgresql:///?{urlencode(kept)}"


def _with_hosts(url: str) -> str:
    """Rewrite an address with several hosts, which libpq separates by commas, in SQLAlchemy's notation."""
    parts = urlsplit(url)
    user, at, hosts = parts.netloc.rpartition("@")
    if "," not in hosts:
        return url
    named = [("host", host if re.search(r":\d+$", host) else f"{host}:5432") for host in hosts.split(",")]
    query = "&".join(filter(None, (parts.query, urlencode(named))))
    return f"{parts.scheme}://{user}{at}{parts.path}?{query}"


def hidden(url: str) -> str:
    """Return an address with its password replaced by ***, even if it is given as a parameter."""
    try:
        read = make_url(_with_hosts(url))
    except (ArgumentError, ValueError):
        return "an address that cannot be read"
    return read.difference_update_query(["password"]).render_as_string(hide_password=True)
