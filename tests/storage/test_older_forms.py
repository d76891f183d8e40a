"""A host may inspect a database with an older schema before the upgrade: on a copy, without changing the file."""

import asyncio
import hashlib
import json
import stat
import tempfile
from pathlib import Path

import pytest

from bot.command_line import database
from game.core.record import check
from game.games.catalogue import CATALOGUE
from storage.addresses import path_of, url_of
from storage.audit import audit
from storage.checkup import checkup
from storage.copies import of_today
from storage.database import Database
from tests.storage.old_databases import unpacked
from tests.storage.support import change, read


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
def path(tmp_path: Path) -> Path:
    """An old database in a folder of its own."""
    folder = tmp_path / "data"
    folder.mkdir()
    return unpacked("evening", folder)


def test_an_audit_passes_an_old_database_without_changing_it(
    path: Path, temporary: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path.chmod(0o600)
    before = fingerprint(path.parent)
    assert asyncio.run(checkup(url_of(path))) == []
    assert database.audit(("--database", url_of(path))) == 0
    assert "All sums are zero" in capsys.readouterr().out
    assert fingerprint(path.parent) == before
    assert list(temporary.iterdir()) == []
    change(path, "UPDATE postings SET amount = amount + 1 WHERE id = 1")
    assert any("postings" in problem for problem in audit(url_of(path), CATALOGUE))


def test_the_copy_is_accessible_only_to_its_owner_and_deleted_after_reading(path: Path, temporary: Path) -> None:
    with of_today(url_of(path)) as address:
        copy = path_of(address)
        assert copy.parent.parent == temporary
        assert [stat.S_IMODE(made.stat().st_mode) for made in (copy, copy.parent)] == [0o600, 0o700]
    assert list(temporary.iterdir()) == []


def test_records_of_an_old_database_can_be_exported_and_checked(
    path: Path, temporary: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = fingerprint(path.parent)
    assert database.export(["--database", url_of(path)]) == 0
    records = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    [(count,)] = read(path, "SELECT count(*) FROM records")
    assert len(records) == count > 0
    assert [problem for record in records for problem in check(record, CATALOGUE)] == []
    assert fingerprint(path.parent).keys() >= before.keys()
    assert fingerprint(path.parent)[path.name] == before[path.name]


async def test_an_upgrade_gives_old_deals_no_tallies_and_loses_nothing(path: Path) -> None:
    before = read(path, "SELECT * FROM deals ORDER BY table_id, number")
    await (await Database.open(url_of(path))).close()
    after = read(path, "SELECT tallies, * FROM deals ORDER BY table_id, number")
    with of_today(url_of(path)) as address:
        assert address == url_of(path), "a database of the current version is read in place"
    assert {tallies for tallies, *_ in after} == {"{}"}
    assert [row[1 : 1 + len(before[0])] for row in after] == before
