"""Migrates a database to the current schema at startup."""

from contextlib import closing
from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, func, inspect, select

from storage.files import opened
from storage.problems import StorageProblem

MIGRATIONS = Path(__file__).with_name("migrations")
UPGRADING = 5_021_820
"""The number of the lock under which one process at a time changes the schema of a server's database."""


def upgrade(connection: Connection) -> None:
    """Apply the migrations a database lacks, all or nothing, one process at a time; raises `StorageProblem`."""
    if is_current(connection):
        return
    config = _config()
    config.attributes["connection"] = connection
    with connection.begin():
        if connection.dialect.name == "postgresql":
            connection.execute(select(func.pg_advisory_xact_lock(UPGRADING)))
        command.upgrade(config, "head")


def is_current(connection: Connection) -> bool:
    """Whether a database has the current schema; raises `StorageProblem` (`newer`, `not-a-database`)."""
    newest, known = _revisions()
    present = MigrationContext.configure(connection).get_current_revision()
    place = connection.engine.url.database or str(connection.engine.url)
    if present is None and inspect(connection).get_table_names():
        raise StorageProblem("not-a-database", place)
    if present is not None and present not in known:
        raise StorageProblem("newer", place, f"schema {present}, known up to {newest}")
    connection.rollback()
    return present == newest


def has_form(connection: Connection) -> bool:
    """Whether a database was ever Lupfen's: an empty file is a new one for a start, and no copy of anything."""
    return MigrationContext.configure(connection).get_current_revision() is not None


def copy_of_older(path: Path) -> Path | None:
    """Return the path for copying a database file before its schema changes; `None` if there is nothing to change."""
    with closing(opened(path, "ro")) as connection:
        if not connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone():
            return None
        schema = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    newest, known = _revisions()
    return path.with_name(f"{path.name}.before-{newest}") if schema and schema[0] in known - {newest} else None


@cache
def _revisions() -> tuple[str, frozenset[str]]:
    script = ScriptDirectory.from_config(_config())
    return str(script.get_current_head()), frozenset(step.revision for step in script.walk_revisions())


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config
