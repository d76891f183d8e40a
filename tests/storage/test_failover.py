"""PostgreSQL's primary is lost, and its standby goes on (deploy/README.md, "A server that fails")."""

import asyncio
from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from sqlalchemy import text

from game.games.catalogue import CATALOGUE
from storage.audit import audit
from storage.database import Database
from storage.history import History
from tests.storage.support import SERVER, played
from tools import postgresql
from tools.postgresql import own_folder, run, started, stop

pytestmark = pytest.mark.skipif(postgresql.programs() is None, reason="PostgreSQL is not installed")


@contextmanager
def standby(primary: str) -> Generator[tuple[str, Callable[[], None]]]:
    """Run a replica of a server; yield its address, and a function that stops the primary and promotes the replica."""
    source = primary.replace("postgresql+asyncpg", "postgresql")

    def fail_over() -> None:
        stop(first)
        run(folder, "pg_ctl", "--wait", "--silent", "promote", "-D", "data")

    with own_folder() as folder:
        first = Path(run(folder, "psql", "-At", "--command=SHOW data_directory", source)).parent
        quick = ("--no-sync", "--checkpoint=fast")
        run(folder, "pg_basebackup", *quick, "--write-recovery-conf", "--pgdata=data", f"--dbname={source}")
        with started(folder, "fsync=off") as url:
            yield url, fail_over


async def test_a_promoted_standby_has_every_commit_and_play_goes_on() -> None:
    with postgresql.server("fsync=off") as primary, standby(primary) as (second, fail_over):
        both = f"{urlsplit(primary).netloc},{urlsplit(second).netloc.rpartition('@')[2]}"
        address = f"postgresql://{both}/postgres?target_session_attrs=primary"
        database = await Database.open(address)
        async with database.writing() as connection:
            await connection.execute(text("COMMIT"))
            await connection.execute(text("ALTER SYSTEM SET synchronous_standby_names = '*'"))
            await connection.execute(text("SELECT pg_reload_conf()"))
        await played(database)
        await asyncio.to_thread(fail_over)
        await played(database)
        assert len(await History(database, CATALOGUE).sessions(SERVER)) == 2
        await database.close()
        assert await asyncio.to_thread(audit, address, CATALOGUE) == []
