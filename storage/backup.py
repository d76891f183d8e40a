"""Back up a database while people play, once a day if wanted, and restore a backup."""

import asyncio
import os
import shutil
import tempfile
import time
from collections.abc import Generator
from contextlib import contextmanager
from itertools import chain, count
from pathlib import Path
from typing import Final, NamedTuple

from game.core.rulesets import Catalogue
from storage.addresses import existing, path_of, readable, url_of
from storage.audit import audit
from storage.copies import bring_up_to_date, connected, is_of_today
from storage.database import Database
from storage.files import copy_file, give_like, sync, taken_lock
from storage.privacy import Erased, erase_again, erased, keep_on_list
from storage.problems import StorageProblem, file_errors
from storage.upgrade import is_current

DAY: Final = 86_400
MINUTE: Final = 60
NAMES: Final = "lupfen-*.db"
"""Scheduled copies: one a day, verified by restoring it, and kept for some days."""
BEFORE: Final = ".before-"
"""The beginning of what is added to the name of a database file that a migration or a restore has replaced."""
BEFORE_RESTORE: Final = f"{BEFORE}restore"
UNPROVEN: Final = "unproven-"
"""The beginning of the names of folders in which copies are made; one that was killed leaves its folder for a day."""


class Restored(NamedTuple):
    """The path of the replaced database (`<file>.before-restore`), and the number of erasures that failed."""

    before: Path | None
    seated: int


def backup(url: str, file: Path, catalogue: Catalogue) -> None:
    """Copy a database to a new file, readable only by its owner; the database may be in use. Blocks.

    The copy is a consistent snapshot, proven but for the deals of ended sessions, which only `restore` replays. Raises
    `StorageProblem`, also if the file exists already; then there is no copy.
    """
    source = existing(url)
    is_of_today(source)
    with file_errors(file):
        if file.exists():
            raise StorageProblem("exists", str(file))
    draft = file.with_name(file.name + ".part")
    try:
        with file_errors(file):
            copy_file(source, draft)
        _prove(draft, source, catalogue)
        with file_errors(file):
            draft.replace(file)
    finally:
        draft.unlink(missing_ok=True)


def _prove(draft: Path, source: Path, catalogue: Catalogue) -> None:
    try:
        found = audit(url_of(draft), catalogue, since=int(time.time()))
    except StorageProblem as problem:
        raise problem.at(source) from problem
    if found:
        raise StorageProblem("damaged", str(source), "; ".join(found[:3]))


def restore(file: Path, url: str, catalogue: Catalogue) -> Restored:
    """Replace the database with a copy that has passed the audit; blocks.

    Owner and permissions of the database are kept, and people erased since the copy was made are erased again.
    Raises `StorageProblem`: `locked` while a bot is running on it, or any problem with the copy; then nothing has
    changed.
    """
    target = path_of(url)
    readable(file)
    with file_errors(target):
        if target.exists() and file.samefile(target):
            raise StorageProblem("exists", str(target))
        target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    lock = taken_lock(target)
    draft = target.with_name(target.name + ".part")
    try:
        with _named(file, target):
            with file_errors(file):
                copy_file(file, draft)
            bring_up_to_date(draft, file)
            if found := audit(url_of(draft), catalogue):
                raise StorageProblem("bad-copy", str(file), "; ".join(found[:3]))
            later = _erased_since(draft, target)
            seated = asyncio.run(_erase_again(draft, later)) if later else 0
        with file_errors(target):
            return Restored(_put(draft, target), seated)
    finally:
        for suffix in ("", "-wal", "-shm", ".lock"):
            draft.with_name(draft.name + suffix).unlink(missing_ok=True)
        lock.release()


@contextmanager
def _named(file: Path, target: Path) -> Generator[None]:
    """Make a problem name the target if that cannot be written, else the copy, which has not become the database."""
    try:
        yield
    except StorageProblem as problem:
        if problem.key in {"full", "read-only"}:
            raise problem.at(target) from problem
        if problem.key in {"newer", "not-a-database", "bad-copy"}:
            raise problem.at(file) from problem
        raise StorageProblem("bad-copy", str(file), problem.cause or str(problem)) from problem


def _erased_since(copy: Path, target: Path) -> Erased:
    """Return the people and servers erased from a database since a copy of it was made."""
    known = _erased_in(copy)
    return {digest: moment for digest, moment in _erased_in(target).items() if known.get(digest) != moment}


def _erased_in(path: Path) -> Erased:
    """Read the list of erasures; empty if the database is missing, damaged or of an older schema."""
    try:
        with connected(path, path, "ro") as connection:
            return erased(connection) if is_current(connection) else {}
    except StorageProblem:
        return {}


async def _erase_again(draft: Path, gone: Erased) -> int:
    """Erase people and servers from a copy; return how many could not be erased because of a live session."""
    async with await Database.open(url_of(draft)) as database:
        await keep_on_list(database, gone)
        return await erase_again(database, gone)


def _put(draft: Path, target: Path) -> Path | None:
    """Keep the old database and its log under another name, and move the draft into its place."""
    before = None
    if target.exists():
        before = _free_name(target.with_name(target.name + BEFORE_RESTORE))
        for suffix in ("", "-wal"):
            _keep(target.with_name(target.name + suffix), before.with_name(before.name + suffix))
    for suffix in ("-wal", "-shm"):
        target.with_name(target.name + suffix).unlink(missing_ok=True)
    give_like(draft, target if target.exists() else target.parent)
    draft.replace(target)
    sync(target.parent)
    return before


def _free_name(path: Path) -> Path:
    """Return a path, or the next one with a number, at which there is nothing yet: it may be the last good copy."""
    names = chain((path,), (path.with_name(f"{path.name}-{number}") for number in count(2)))
    return next(each for each in names if not each.exists())


def _keep(old: Path, kept: Path) -> None:
    """Copy byte by byte, because a damaged database cannot be read otherwise."""
    if old.exists():
        os.close(os.open(kept, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
        shutil.copyfile(old, kept)
        give_like(kept, old)
        sync(kept)


def newest_backup(folder: Path) -> float | None:
    """Return when the newest scheduled copy was made (seconds since 1970); one from the future does not count."""
    made = (file.stat().st_mtime for file in folder.glob(NAMES))
    return max((each for each in made if each < time.time() + MINUTE), default=None)


def back_up(url: str, folder: Path, days: int, catalogue: Catalogue, now: float | None = None) -> Path:
    """Copy a database file into a folder, verify that the copy can be restored, and delete copies older than `days`.

    Blocks. Raises `StorageProblem`; then no new copy is left behind and no older one is deleted.
    """
    now = time.time() if now is None else now
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    copy = folder / time.strftime("lupfen-%Y%m%d-%H%M%S.db", time.gmtime(now))
    with tempfile.TemporaryDirectory(prefix=UNPROVEN, dir=folder) as beside:
        draft = Path(beside) / copy.name
        backup(url, draft, catalogue)
        restore(draft, url_of(draft.with_name("lupfen.db")), catalogue)
        draft.replace(copy)
    for old in [*folder.glob(NAMES)]:
        if old.stat().st_mtime < now - days * DAY:
            old.unlink()
    for killed in folder.glob(f"{UNPROVEN}*"):
        if killed.stat().st_mtime < now - DAY:
            shutil.rmtree(killed)
    return copy


def forget_before(path: Path, days: int) -> list[Path]:
    """Delete copies that migrations and `restore` kept for over `days`: they contain whoever was erased since."""
    old = time.time() - days * DAY
    gone = [file for file in path.parent.glob(f"{path.name}{BEFORE}*") if file.stat().st_mtime < old]
    for file in gone:
        file.unlink()
    return gone
