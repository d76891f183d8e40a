"""A backup taken during play passes the audit and can be played on; a bad backup replaces nothing."""

import asyncio
import errno
import os
import shutil
import stat
import sys
from pathlib import Path

import pytest

import storage.backup
from bot.__main__ import main
from bot.operations import backups
from bot.operations.backups import BackupFailed, keep_backups
from bot.operations.backups import back_up as make_copy
from game.games.catalogue import CATALOGUE
from game.table.table import Table
from storage.addresses import path_of, url_of
from storage.audit import audit
from storage.backup import DAY, back_up, backup, forget_before, newest_backup, restore
from storage.database import Database
from storage.privacy import Privacy
from storage.problems import StorageProblem
from tests.storage.support import OneProcess, change, file_of, read
from tests.tables import every_server

NOW = 1_790_000_000.0
TRIGGER = "CREATE TRIGGER prying AFTER INSERT ON answers BEGIN DELETE FROM answers; END"
TAMPERED = "UPDATE postings SET amount = amount + 1 WHERE id = 1"


def refused(file: Path, url: str) -> StorageProblem:
    with pytest.raises(StorageProblem) as caught:
        restore(file, url, CATALOGUE)
    return caught.value


async def test_backups_taken_under_load_are_complete_and_can_be_played_on(
    evening: OneProcess, url: str, tmp_path: Path
) -> None:
    open_tables = [await evening.open(channel=channel, options={"deals": 1_000}) for channel in range(4)]
    enough = asyncio.Event()

    async def play(table: Table) -> None:
        while not enough.is_set():
            await evening.step(table)

    playing = asyncio.gather(*map(play, open_tables))
    copies = [tmp_path / f"copy{number}.db" for number in range(3)]
    for copy in copies:
        await asyncio.to_thread(backup, url, copy, CATALOGUE)
    enough.set()
    await playing
    assert [audit(url_of(copy), CATALOGUE) for copy in copies] == [[]] * 3
    restored_url = url_of(tmp_path / "elsewhere" / "lupfen.db")
    assert restore(copies[-1], restored_url, CATALOGUE) == (None, 0)
    await finish(restored_url, tables=4)
    assert audit(restored_url, CATALOGUE) == []


async def finish(url: str, tables: int) -> None:
    """Resume all tables and play their last deals."""
    database = await Database.open(url)
    evening = OneProcess(database.journal)
    assert await evening.tables.resume(every_server) == tables
    for table in list(evening.tables):
        await table.stop(1)
        await evening.play(table)
    await database.close()


async def test_a_backup_is_readable_only_by_its_owner_and_overwrites_nothing(
    database: Database, url: str, tmp_path: Path
) -> None:
    copy = tmp_path / "copy.db"
    backup(url, copy, CATALOGUE)
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    with pytest.raises(StorageProblem, match="there already"):
        backup(url, copy, CATALOGUE)
    assert names(tmp_path) == ["copy.db", "data"]


def test_a_missing_database_cannot_be_backed_up(tmp_path: Path) -> None:
    with pytest.raises(StorageProblem, match="There is no database"):
        backup(url_of(tmp_path / "nothing.db"), tmp_path / "copy.db", CATALOGUE)
    assert refused(tmp_path / "copy.db", url_of(tmp_path / "new.db")).key == "missing"
    assert list(tmp_path.iterdir()) == []


async def test_a_running_bot_prevents_restoring(database: Database, url: str, tmp_path: Path) -> None:
    backup(url, tmp_path / "copy.db", CATALOGUE)
    assert refused(tmp_path / "copy.db", url).key == "locked"


async def test_restoring_keeps_the_previous_database(table: Table, url: str, tmp_path: Path) -> None:
    backup(url, tmp_path / "copy.db", CATALOGUE)
    database = await Database.open(url)
    await OneProcess(database.journal).open()
    await database.close()
    kept = restore(tmp_path / "copy.db", url, CATALOGUE).before
    assert kept
    assert [len(read(file, "SELECT * FROM tables")) for file in (file_of(database), kept)] == [1, 2]
    assert audit(url, CATALOGUE) == []
    assert {stat.S_IMODE(file.stat().st_mode) for file in file_of(database).parent.iterdir()} == {0o600}


async def test_a_second_restore_keeps_the_database_from_before_the_first(
    table: Table, url: str, tmp_path: Path
) -> None:
    backup(url, tmp_path / "copy.db", CATALOGUE)
    change(path_of(url), "INSERT INTO people (id, name) VALUES (77, 'Nobody')")
    kept = [restore(tmp_path / "copy.db", url, CATALOGUE).before for _ in range(2)]
    assert [len(read(file, "SELECT * FROM people WHERE id = 77")) for file in kept if file] == [1, 0]


async def test_a_full_disk_is_reported_with_the_database_that_has_no_room(
    table: Table, url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    backup(url, tmp_path / "copy.db", CATALOGUE)

    def full(_source: Path, _target: Path) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(storage.backup, "copy_file", full)
    assert str(refused(tmp_path / "copy.db", url)).startswith(f"There is no room left for the database {path_of(url)}")


async def test_a_damaged_database_is_not_backed_up(table: Table, url: str, tmp_path: Path) -> None:
    change(path_of(url), TAMPERED)
    with pytest.raises(StorageProblem, match=f"{path_of(url)} is damaged"):
        backup(url, tmp_path / "copy.db", CATALOGUE)
    assert not {"copy.db", "copy.db.part"} & set(names(tmp_path))


async def test_the_database_kept_by_a_restore_is_deleted_after_some_days(
    table: Table, url: str, tmp_path: Path
) -> None:
    backup(url, tmp_path / "copy.db", CATALOGUE)
    [first, second] = [kept for _ in range(2) if (kept := restore(tmp_path / "copy.db", url, CATALOGUE).before)]
    os.utime(first, (NOW, NOW))
    assert forget_before(path_of(url), 14) == [first]
    assert (first.exists(), second.exists()) == (False, True)


async def test_people_erased_since_the_backup_are_erased_again(table: Table, url: str, tmp_path: Path) -> None:
    database = await Database.open(url)
    await OneProcess(database.journal).open(channel=9, people=1)
    backup(url, tmp_path / "copy.db", CATALOGUE)
    await database.close()
    change(file_of(database), "UPDATE tables SET closed = 1")
    database = await Database.open(url)
    for person in (1, 2):
        await Privacy(database).delete(person)
    await database.close()
    restored = await asyncio.to_thread(restore, tmp_path / "copy.db", url, CATALOGUE)
    assert restored.seated == 1
    assert read(file_of(database), "SELECT id FROM people WHERE id > 0") == [(1,)]
    assert read(file_of(database), "SELECT count(*) FROM erasures") == [(2,)]
    assert audit(url, CATALOGUE) == []


@pytest.mark.skipif(os.geteuid() != 0, reason="root alone gives files away")
async def test_a_database_restored_by_root_keeps_its_owner(url: str, tmp_path: Path) -> None:
    database = await Database.open(url)
    await database.close()
    backup(url, tmp_path / "copy.db", CATALOGUE)
    os.chown(file_of(database), 65534, 65534)
    kept = restore(tmp_path / "copy.db", url, CATALOGUE).before
    assert kept
    assert [(each.stat().st_uid, stat.S_IMODE(each.stat().st_mode)) for each in (file_of(database), kept)] == [
        (65534, 0o600)
    ] * 2


@pytest.mark.skipif(os.geteuid() != 0, reason="root alone gives files away")
@pytest.mark.parametrize("command", ["migrate", "restore", "prune"])
async def test_files_that_root_creates_for_a_service_belong_to_its_user(command: str, url: str, tmp_path: Path) -> None:
    async with await Database.open(url):
        backup(url, tmp_path / "copy.db", CATALOGUE)
    path = path_of(url)
    theirs = [path] if command == "prune" else []
    for file in path.parent.iterdir():
        if file not in theirs:
            file.unlink()
    for each in (path.parent, *theirs):
        os.chown(each, 65534, 65534)
    given = {"restore": [str(tmp_path / "copy.db")], "prune": ["--before", "2026-01-01"]}.get(command, [])
    assert await asyncio.to_thread(main, [command, "--database", url, *given]) == 0
    assert {file.name: file.stat().st_uid for file in path.parent.iterdir()} == {
        "lupfen.db": 65534,
        "lupfen.db.lock": 65534,
    }


async def test_a_damaged_database_can_be_replaced(table: Table, url: str, tmp_path: Path) -> None:
    backup(url, tmp_path / "copy.db", CATALOGUE)
    path_of(url).write_bytes(b"\xff" * 50_000)
    restore(tmp_path / "copy.db", url, CATALOGUE)
    assert audit(url, CATALOGUE) == []


async def test_restoring_a_faulty_backup_changes_nothing(table: Table, url: str, tmp_path: Path) -> None:
    false = Path(shutil.copy(path_of(url), tmp_path / "false.db"))
    change(false, TAMPERED)
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Anna, " * 1_000)
    other, empty, garbled, prying = (tmp_path / f"{name}.db" for name in ("other", "empty", "garbled", "prying"))
    change(other, "CREATE TABLE notes (text)")
    empty.touch()
    change(Path(shutil.copy(path_of(url), garbled)), "UPDATE tables SET state = CAST(X'FFFE' AS TEXT)")
    change(Path(shutil.copy(path_of(url), prying)), TRIGGER)
    found = [refused(file, url) for file in (false, letter, other, empty, garbled, prying)]
    assert [problem.key for problem in found] == ["bad-copy", *["not-a-database"] * 3, *["bad-copy"] * 2]
    for problem, file in zip(found, (false, letter, other, empty, garbled, prying), strict=True):
        assert str(problem).startswith(str(file))
    assert refused(path_of(url), url).key == "exists"
    assert audit(url, CATALOGUE) == []
    assert not set(names(path_of(url).parent)) - {f"lupfen.db{suffix}" for suffix in ("", ".lock", "-wal", "-shm")}


def names(folder: Path) -> list[str]:
    return sorted(file.name for file in folder.iterdir())


# scheduled copies


async def test_backups_are_kept_for_the_days_set(database: Database, url: str, tmp_path: Path) -> None:
    folder = tmp_path / "copies"
    copies = [await asyncio.to_thread(back_up, url, folder, 1, CATALOGUE, NOW + day * DAY) for day in range(2)]
    for day, copy in enumerate(copies):
        os.utime(copy, (NOW + day * DAY, NOW + day * DAY))
    await asyncio.to_thread(back_up, url, folder, 1, CATALOGUE, NOW + 2 * DAY)
    assert [copy.exists() for copy in copies] == [False, True]
    assert {file.suffix for file in folder.iterdir()} == {".db"}
    newest = newest_backup(folder)
    assert newest
    assert newest > NOW


async def test_a_faulty_backup_is_not_kept(table: Table, database: Database, url: str, tmp_path: Path) -> None:
    change(file_of(database), TAMPERED)
    with pytest.raises(StorageProblem, match="damaged"):
        await asyncio.to_thread(back_up, url, tmp_path / "copies", 2, CATALOGUE)
    assert [*(tmp_path / "copies").iterdir()] == []
    assert newest_backup(tmp_path / "copies") is None


@pytest.mark.parametrize(("age", "made"), [(None, 1), (DAY + 1, 1), (DAY - 60, 0)])
async def test_a_backup_is_made_when_the_newest_is_a_day_old(age: float | None, made: int) -> None:
    found, makes = [None if age is None else NOW - age], list[float]()

    async def make() -> str:
        makes.append(NOW)
        found[0] = NOW
        return "made"

    keeping = asyncio.create_task(keep_backups(lambda: found[0], make, lambda: NOW))
    await asyncio.sleep(0)
    keeping.cancel()
    assert len(makes) == made


async def test_a_separate_process_makes_the_backup_or_says_why_it_cannot(
    database: Database, url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = {"LUPFEN_DATABASE_URL": url, "LUPFEN_BACKUP_FOLDER": str(tmp_path / "copies")}
    said = await make_copy(settings)
    [copy] = (tmp_path / "copies").iterdir()
    assert str(copy) in said
    monkeypatch.setattr(backups, "BACKUP", (sys.executable, "-c", "import sys; sys.exit('no room left')"))
    with pytest.raises(BackupFailed, match="no room left"):
        await make_copy(settings)


async def test_a_bot_that_exits_stops_its_backup_and_leaves_none_unchecked(
    table: Table, url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "copies"
    slow = "import signal; from storage import backup; from bot.__main__ import main"
    slow += "; backup.restore = lambda *_: signal.pause(); main(['backup'])"
    monkeypatch.setattr(backups, "BACKUP", (sys.executable, "-c", slow))
    making = asyncio.create_task(make_copy({"LUPFEN_DATABASE_URL": url, "LUPFEN_BACKUP_FOLDER": str(folder)}))
    while not [*folder.glob("unproven-*/lupfen-*.db")]:  # noqa: ASYNC110 - another process writes it
        await asyncio.sleep(0.01)
    assert newest_backup(folder) is None
    making.cancel()
    await asyncio.wait([making])
    assert making.cancelled()
    assert [*folder.iterdir()] == []


async def test_leftovers_of_a_killed_backup_are_deleted_after_a_day(
    database: Database, url: str, tmp_path: Path
) -> None:
    for name, age in (("unproven-old", DAY + 60), ("unproven-new", 60)):
        (tmp_path / "copies" / name).mkdir(parents=True)
        os.utime(tmp_path / "copies" / name, (NOW - age, NOW - age))
    copy = await asyncio.to_thread(back_up, url, tmp_path / "copies", 2, CATALOGUE, NOW)
    assert names(tmp_path / "copies") == [copy.name, "unproven-new"]
