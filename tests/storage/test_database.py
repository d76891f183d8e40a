"""Opening a database: it is created, upgraded and guarded, or a sentence says why it cannot be used."""

import errno
import os
import re
import sqlite3
import stat
import subprocess
import sys
import tempfile
from collections.abc import Generator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from storage.addresses import path_of, url_of
from storage.database import Database
from storage.people import People
from storage.problems import StorageProblem, problem_of
from storage.schema import METADATA
from tests.databases import make_empty
from tests.storage.support import change, file_of, read, refusal


def forbid(path: Path) -> None:
    """Remove write permission."""
    path.chmod(0o555 if path.is_dir() else 0o444)


def permissions(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


async def test_file_and_folder_are_accessible_only_to_their_owner(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "data" / "lupfen.db"
    database = await Database.open(url_of(path))
    assert permissions(path.parent) == 0o700
    assert {permissions(file) for file in path.parent.iterdir()} == {0o600}
    await database.close()


async def test_the_migrations_produce_the_tables_of_the_program(either: str) -> None:
    def differences(connection: Connection) -> list[object]:
        def counts(name: str | None, kind: str, _parents: object) -> bool:
            return kind != "table" or not re.fullmatch(r"(answers|records)_(0\d{4}|before|rest)", name or "")

        return list(compare_metadata(MigrationContext.configure(connection, opts={"include_name": counts}), METADATA))

    database = await Database.open(either)
    assert await database.read(differences) == []
    await database.close()


async def test_every_commit_is_durable(database: Database) -> None:
    async with database.writing() as connection:
        assert (await connection.exec_driver_sql("PRAGMA journal_mode")).scalar() == "wal"
        assert (await connection.exec_driver_sql("PRAGMA synchronous")).scalar() == 2
        assert (await connection.exec_driver_sql("PRAGMA foreign_keys")).scalar() == 1


@pytest.fixture
def another_bot(url: str) -> Generator[subprocess.Popen[bytes]]:
    """Yield another process that holds the lock of the database, as one that has opened it does."""
    program = f"""
from pathlib import Path
from storage.files import taken_lock
lock = taken_lock(Path({str(path_of(url))!r}))
print("open", flush=True)
input()
"""
    path_of(url).parent.mkdir()
    first = subprocess.Popen([sys.executable, "-c", program], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert first.stdout
    assert first.stdout.readline() == b"open\n"
    yield first
    first.kill()
    first.communicate()


async def test_a_second_process_may_open_the_database_only_once_the_first_is_dead(
    url: str, another_bot: subprocess.Popen[bytes]
) -> None:
    locked = await refusal(url)
    assert locked.key == "locked"
    assert "in use by another program" in str(locked)
    another_bot.kill()
    another_bot.communicate()
    await (await Database.open(url)).close()


async def test_another_name_for_the_same_file_is_refused(database: Database, tmp_path: Path) -> None:
    link = tmp_path / "link.db"
    link.symlink_to(file_of(database))
    assert (await refusal(url_of(link))).key == "locked"


def test_errors_of_the_operating_system_become_sentences() -> None:
    said = {
        code: str(problem_of(OSError(code, os.strerror(code)), "lupfen.db")) for code in (errno.ENOSPC, errno.EROFS)
    }
    assert "no room left" in said[errno.ENOSPC]
    assert "cannot be written" in said[errno.EROFS]


async def test_a_database_of_a_newer_version_is_refused(url: str) -> None:
    make_empty(path_of(url))
    change(path_of(url), "UPDATE alembic_version SET version_num = '9999'")
    newer = await refusal(url)
    assert (newer.key, "newer Lupfen" in str(newer)) == ("newer", True)


async def test_a_file_that_is_not_our_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    other, letter = tmp_path / "other.db", tmp_path / "letter.txt"
    change(other, "CREATE TABLE notes (text)")
    letter.write_text("Dear Anna, " * 1_000)
    assert [(await refusal(url_of(path))).key for path in (other, letter)] == ["not-a-database"] * 2
    assert read(other, "SELECT name FROM sqlite_master") == [("notes",)]
    assert letter.read_text().startswith("Dear Anna")


async def test_a_damaged_file_is_refused(url: str) -> None:
    make_empty(path_of(url))
    with path_of(url).open("r+b") as file:
        file.seek(3 * 4096)
        file.write(b"\xff" * 4096)
    assert (await refusal(url)).key == "damaged"


@pytest.mark.parametrize(
    "url", ["sqlite+aiosqlite://", "sqlite+aiosqlite:///:memory:", "mysql://u:secret@h/d", "nonsense"]
)
async def test_an_address_that_is_not_a_supported_database_is_refused(url: str) -> None:
    refused = await refusal(url)
    assert refused.key == "url"
    assert "secret" not in str(refused)


async def test_a_folder_that_cannot_be_created_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert (await refusal(url_of(tmp_path / "file" / "lupfen.db"))).key == "folder"


@pytest.fixture
async def all_loaded(tmp_path: Path) -> None:
    """Open a database once: modules that Python loads late may be readable only by root."""
    await (await Database.open(url_of(tmp_path / "first.db"))).close()


@pytest.fixture
def powerless(all_loaded: None) -> Generator[Path]:
    """Yield a folder; if the tests run as root, drop the privilege to write everywhere."""
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o755)
    user = os.geteuid()
    if user == 0:
        os.chown(folder, 65534, 65534)
        os.seteuid(65534)
    yield folder
    os.seteuid(user)
    folder.chmod(0o755)
    for file in folder.iterdir():
        file.unlink()
    folder.rmdir()


async def test_a_file_or_folder_without_write_permission_is_reported(powerless: Path) -> None:
    path = powerless / "lupfen.db"
    await (await Database.open(url_of(path))).close()
    forbid(path)
    assert (await refusal(url_of(path))).key == "read-only"
    forbid(powerless)
    assert (await refusal(url_of(powerless / "new.db"))).key == "read-only"


async def test_a_file_that_was_removed_does_not_come_back_empty(database: Database) -> None:
    async with database.reading():
        file_of(database).rename(file_of(database).with_name("away.db"))
        with pytest.raises(StorageProblem):
            async with database.reading():
                pass
    assert not file_of(database).exists()


async def test_a_locked_file_is_reported_and_usable_once_it_is_free(database: Database) -> None:
    people = People(database)
    await database.run(text("PRAGMA busy_timeout = 10"))
    other = sqlite3.connect(file_of(database), isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StorageProblem, match="in use by another program"):
        await people.set("server", 1, "language", "de")
    assert await people.settings("server", 1) == {}
    other.execute("ROLLBACK")
    other.close()
    await people.set("server", 1, "language", "de")
    assert await people.settings("server", 1) == {"language": "de"}


async def test_a_transaction_that_fails_halfway_writes_nothing(database: Database) -> None:
    people = People(database)
    with pytest.raises(TypeError):
        await people.set("server", 1, "language", {1, 2})
    await people.set("server", 1, "language", "de")
    with pytest.raises(TypeError):
        await people.set("server", 1, "language", {1, 2})
    assert await people.settings("server", 1) == {"language": "de"}
