"""Maintenance commands for a database: they print nothing secret, and do what they were asked."""

import asyncio
import csv
import json
import os
import re
import sqlite3
from collections.abc import Generator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from bot.__main__ import main
from storage.addresses import url_of
from storage.checkup import checkup
from storage.database import Database
from storage.leases import ShardLeases, Span
from storage.problems import StorageProblem
from tests.storage.old_databases import EXPECTED, unpacked
from tests.storage.support import SERVER


@pytest.mark.parametrize(
    "command", ["audit", "archive", "prune", "backup", "restore", "export", "erase", "leases", "migrate"]
)
def test_help_never_shows_a_password(
    command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LUPFEN_DATABASE_URL", "postgres://lupfen:hunter2@db/lupfen?password=hunter2")
    with pytest.raises(SystemExit):
        main([command, "--help"])
    shown = capsys.readouterr().out
    assert "hunter2" not in shown
    assert "***@db/lupfen" in shown


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[str]:
    assert main(arguments) == 0
    return capsys.readouterr().out.splitlines()


def test_records_are_exported_one_per_line_and_a_ledger_as_csv(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url = url_of(path)
    records = [json.loads(line) for line in printed(capsys, "export", "--database", url)]
    assert [(record["deal"], "seal" in record) for record in records] == [(1, True), (2, True), (3, True)] * 3
    rows = list(csv.DictReader(printed(capsys, "export", "--database", url, "--ledger", str(SERVER))))
    assert {row["from_name"] for row in rows if row["from"] == "person:1"} == {"Anna"}
    assert "ante" in {row["reason"] for row in rows}
    assert list(csv.DictReader(printed(capsys, "export", "--database", url, "--ledger", "5"))) == []


def test_a_command_erases_a_person(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url = url_of(path)
    assert printed(capsys, "erase", "--database", url, "--person", "1") == ["Erased."]
    assert printed(capsys, "erase", "--database", url, "--person", "1") == ["Nothing is stored about 1."]
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT count(*) FROM people WHERE id = 1").fetchone() == (0,)
    assert main(["erase", "--database", url, "--again"]) == 0
    assert main(["audit", "--database", url, "--jobs", "1"]) == 0
    assert "No process has taken shards." in printed(capsys, "leases", "--database", url)


def test_an_impossible_discord_id_is_refused(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["erase", "--database", url_of(path), "--person", "9" * 24])
    assert "is no id such as" in capsys.readouterr().err


COMMANDS = ("archive", "audit", "backup", "erase", "export", "leases", "prune")


def called(command: str, url: str, folder: Path) -> list[str]:
    more = {
        "archive": ["--before", "2026-01-01", str(folder / "old.jsonl.gz")],
        "backup": [str(folder / "copy.db")],
        "erase": ["--person", "5"],
        "prune": ["--before", "2026-01-01"],
    }
    return [command, "--database", url, *more.get(command, [])]


@pytest.mark.parametrize("command", COMMANDS)
def test_commands_neither_create_a_database_nor_accept_an_empty_file(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "mistyped.db"
    assert main(called(command, url_of(path), tmp_path)) == 1
    assert capsys.readouterr().err == f"There is no database at {path}.\n"
    assert [*tmp_path.iterdir()] == []
    path.touch()
    assert main(called(command, url_of(path), tmp_path)) == 1
    assert capsys.readouterr().err.startswith(f"{path} is not a database of Lupfen")
    assert path.stat().st_size == 0


@pytest.mark.parametrize("command", [*COMMANDS, "restore"])
def test_an_inaccessible_folder_is_named(command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    closed = tmp_path / "private"
    closed.mkdir(mode=0)
    path = closed / "lupfen.db"
    given = [command, str(path), "--database", url_of(tmp_path / "new.db")]
    with as_nobody():
        assert main(given if command == "restore" else called(command, url_of(path), tmp_path)) == 1
    told = capsys.readouterr().err
    assert told.startswith(f"{path} cannot be read: Permission denied.")
    assert "Traceback" not in told


@contextmanager
def as_nobody() -> Generator[None]:
    """Act without the rights of root, which may enter every folder."""
    root = os.geteuid() == 0
    if root:
        os.seteuid(65534)
    try:
        yield
    finally:
        if root:
            os.seteuid(0)


def test_a_symlink_loop_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "lupfen.db"
    path.symlink_to(path)
    assert main(["migrate", "--database", url_of(path)]) == 1
    assert str(path) in (told := capsys.readouterr().err)
    assert "Traceback" not in told


def test_an_empty_file_is_not_a_complete_database(tmp_path: Path) -> None:
    path = tmp_path / "lupfen.db"
    path.touch(0o600)
    [told] = asyncio.run(checkup(url_of(path)))
    assert told.startswith(f"{path} is empty")


def test_the_checkup_detects_a_trigger(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("CREATE TRIGGER prying AFTER INSERT ON answers BEGIN DELETE FROM answers; END")
    path.chmod(0o600)
    [told] = asyncio.run(checkup(url_of(path)))
    assert "the trigger prying" in told


def test_a_database_is_copied_before_a_migration(tmp_path: Path) -> None:
    path = unpacked(next(iter(EXPECTED["databases"])), tmp_path)
    assert main(["migrate", "--database", url_of(path)]) == 0
    [copy] = path.parent.glob(f"{path.name}.before-*")
    with closing(sqlite3.connect(copy)) as kept, closing(sqlite3.connect(path)) as now:
        forms = [each.execute("SELECT version_num FROM alembic_version").fetchone()[0] for each in (kept, now)]
    assert forms[0] < forms[1]
    assert main(["migrate", "--database", url_of(path)]) == 0


def test_every_command_refuses_a_newer_schema_and_changes_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, other, old = tmp_path / "lupfen.db", tmp_path / "other.db", ("--before", "2026-01-01")
    assert main(["migrate", "--database", url_of(path)]) == 0
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    at = ("--database", url_of(path))
    for command in (
        ("backup", *at, str(tmp_path / "copy.db")),
        ("restore", "--database", url_of(other), str(path)),
        ("archive", *at, *old, str(tmp_path / "old.gz")),
        *(("prune", *at, *old), ("erase", *at, "--person", "1"), ("export", *at), ("audit", *at), ("migrate", *at)),
    ):
        assert main(command) == 1, command
        told = capsys.readouterr().err
        assert told.startswith(f"The database {path} was written by a newer Lupfen"), command
    with pytest.raises(StorageProblem, match=f"{path} was written by a newer Lupfen"):
        asyncio.run(checkup(url_of(path)))
    kept = {each.name for each in tmp_path.iterdir() if not each.name.endswith(".lock")}
    assert kept == {path.name}


def test_the_leases_of_all_processes_are_listed(server: str, capsys: pytest.CaptureFixture[str]) -> None:
    async def take() -> None:
        async with await Database.open(server) as database:
            await ShardLeases(database, Span(0, 3, 16), "host/7").take(60.0, waiting=False)
            await ShardLeases(database, Span(0, 3, 16), "host/8").take(60.0, waiting=True)

    asyncio.run(take())
    try:
        assert main(["leases", "--database", server]) == 0
        told = capsys.readouterr().out
        assert re.fullmatch(r"shards 0-3 of 16: host/7, (60|[1-5]\d) s left, and another process is waiting\n", told)
    finally:
        asyncio.run(_emptied(server))


async def _emptied(server: str) -> None:
    async with await Database.open(server) as database, database.writing() as connection:
        await connection.exec_driver_sql("DELETE FROM leases")
