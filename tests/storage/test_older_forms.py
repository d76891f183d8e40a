"""A host may inspect a database with an older schema before the upgrade: on a copy, without changing the file."""

import hashlib
import json
import sqlite3
import stat
import tempfile
from contextlib import closing
from pathlib import Path

import pytest

from bot.command_line import audit as audit_command
from bot.command_line import export
from game.core.record import check
from game.games.catalogue import CATALOGUE
from storage.audit import audit_file
from storage.checkup import checkup
from storage.copies import of_today
from storage.database import Database
from tests.storage.old_databases import unpacked
from tests.storage.support import url_of

NAME = "evening"


def fingerprint(folder: Path) -> dict[str, str]:
    """Describe every file of a folder by its content."""
    return {file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in sorted(folder.iterdir())}


@pytest.fixture
def temporary(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder for copies."""
    folder = tmp_path / "temporary"
    folder.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(folder))
    return folder


@pytest.fixture
def place(tmp_path: Path) -> Path:
    folder = tmp_path / "data"
    folder.mkdir()
    return folder


def test_an_audit_finds_an_old_database_in_order_and_leaves_it_alone(
    place: Path, temporary: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = unpacked(NAME, place)
    before = fingerprint(place)
    assert audit_command.main(("--database", url_of(path))) == 0
    assert "All sums are zero" in capsys.readouterr().out
    assert fingerprint(place) == before
    assert list(temporary.iterdir()) == []


def test_an_audit_of_an_old_database_finds_what_is_wrong(place: Path, temporary: Path) -> None:
    path = unpacked(NAME, place)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE postings SET amount = amount + 1 WHERE id = 1")
    assert any("postings" in problem for problem in audit_file(path))


def test_the_copy_is_for_its_owner_alone_and_goes_when_it_was_read(place: Path, temporary: Path) -> None:
    path = unpacked(NAME, place)
    with of_today(path) as copy:
        assert copy.parent.parent == temporary
        assert [stat.S_IMODE(made.stat().st_mode) for made in (copy, copy.parent)] == [0o600, 0o700]
    assert list(temporary.iterdir()) == []


async def test_a_database_of_today_is_read_where_it_lies(place: Path, temporary: Path) -> None:
    path = unpacked(NAME, place)
    await (await Database.open(url_of(path))).close()
    with of_today(path) as read:
        assert read == path


def test_records_of_an_old_database_are_exported_and_can_be_checked(
    place: Path, temporary: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = unpacked(NAME, place)
    before = fingerprint(place)
    assert export.main(["--database", url_of(path)]) == 0
    records = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    with closing(sqlite3.connect(path)) as connection:
        assert len(records) == connection.execute("SELECT count(*) FROM records").fetchone()[0] > 0
    assert [problem for record in records for problem in check(record, CATALOGUE)] == []
    assert fingerprint(place).keys() >= before.keys()
    assert fingerprint(place)[path.name] == before[path.name]


async def test_a_checkup_calls_an_old_database_well(place: Path) -> None:
    path = unpacked(NAME, place)
    path.chmod(0o600)
    assert await checkup(url_of(path)) == []


async def test_an_upgrade_gives_old_deals_no_tallies_and_loses_nothing(place: Path) -> None:
    path = unpacked(NAME, place)
    with closing(sqlite3.connect(path)) as connection:
        before = connection.execute("SELECT * FROM deals ORDER BY table_id, number").fetchall()
    await (await Database.open(url_of(path))).close()
    with closing(sqlite3.connect(path)) as connection:
        connection.row_factory = sqlite3.Row
        after = connection.execute("SELECT * FROM deals ORDER BY table_id, number").fetchall()
    assert {row["tallies"] for row in after} == {"{}"}
    assert [tuple(row)[: len(before[0])] for row in after] == before
