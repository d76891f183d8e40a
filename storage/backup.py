"""Back up a database while people play, and restore a backup."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
from pathlib import Path
from typing import NamedTuple

from game.core.rulesets import Catalogue
from game.games.catalogue import CATALOGUE
from storage.addresses import existing, path_of, url_of
from storage.audit import audit_file
from storage.copies import bring_up_to_date, connected
from storage.database import Database
from storage.erasures import Erased, erased, keep_on_list
from storage.files import copy_file, sync
from storage.lock import taken_lock
from storage.privacy import erase_again
from storage.problems import StorageProblem, problem_of
from storage.upgrade import is_current


class Restored(NamedTuple):
    """Where the database that was there lies now (`<file>.before-restore`), and how many could not be erased again."""

    before: Path | None
    seated: int


def backup(url: str, file: Path) -> None:
    """Copy a database to a new file, readable by its owner alone, while it may be in use; blocks.

    The copy is one moment of the database. Raises `StorageProblem`, also when the file is there already, and for what
    `restore` would not take.
    """
    source = existing(url)
    if file.exists():
        raise StorageProblem("exists", str(file))
    with connected(source, source, "ro") as connection:
        is_current(connection)
    draft = file.with_name(file.name + ".part")
    try:
        copy_file(source, draft)
        draft.replace(file)
    except (OSError, sqlite3.Error) as error:
        raise problem_of(error, str(file)) from error
    finally:
        draft.unlink(missing_ok=True)


def restore(file: Path, url: str, catalogue: Catalogue = CATALOGUE) -> Restored:
    """Put a copy in the place of the database, after it has passed the audit; blocks.

    Owner and rights of the database stay as they are, and people erased since the copy was made are erased again.
    Raises `StorageProblem`: `locked` while a bot runs on it, and whatever is wrong with the copy; then nothing has
    changed.
    """
    target = path_of(url)
    if not file.is_file():
        raise StorageProblem("missing", str(file))
    if target.parent.is_dir() and file.exists() and target.exists() and file.samefile(target):
        raise StorageProblem("exists", str(target))
    try:
        target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise problem_of(error, str(target)) from error
    lock = taken_lock(target)
    draft = target.with_name(target.name + ".part")
    try:
        copy_file(file, draft)
        _check(draft, file, catalogue)
        later = _erased_since(draft, target)
        seated = asyncio.run(_erase_again(draft, later)) if later else 0
        return Restored(_put(draft, target), seated)
    except (OSError, sqlite3.Error) as error:
        raise problem_of(error, str(file)) from error
    finally:
        for suffix in ("", "-wal", "-shm", ".lock"):
            draft.with_name(draft.name + suffix).unlink(missing_ok=True)
        lock.release()


def _erased_since(copy: Path, target: Path) -> Erased:
    """Return who was erased from a database after a copy of it was made."""
    known = _erased_in(copy)
    return {digest: moment for digest, moment in _erased_in(target).items() if known.get(digest) != moment}


def _erased_in(path: Path) -> Erased:
    """Read who was erased; no one is known where a database is missing, damaged or of an older form."""
    try:
        with connected(path, path, "ro") as connection:
            return erased(connection) if is_current(connection) else {}
    except StorageProblem:
        return {}


async def _erase_again(draft: Path, gone: Erased) -> int:
    """Erase people and servers from a copy; return how many could not be, because they sit at a table in it."""
    database = await Database.open(url_of(draft))
    try:
        await keep_on_list(database, gone)
        return await erase_again(database, gone)
    finally:
        await database.close()


def _check(draft: Path, file: Path, catalogue: Catalogue) -> None:
    """Bring the copy into today's form and audit it."""
    bring_up_to_date(draft, file)
    found = audit_file(draft, catalogue)
    if found:
        raise StorageProblem("damaged", str(file), "; ".join(found[:3]))


def _put(draft: Path, target: Path) -> Path | None:
    """Keep the old database beside, with what belongs to it, and move the draft into its place."""
    before = None
    if target.exists():
        before = target.with_name(target.name + ".before-restore")
        for suffix in ("", "-wal"):
            _keep(target.with_name(target.name + suffix), before.with_name(before.name + suffix))
    for suffix in ("-wal", "-shm"):
        target.with_name(target.name + suffix).unlink(missing_ok=True)
    give_like(draft, target if target.exists() else target.parent)
    draft.replace(target)
    sync(target.parent)
    return before


def give_like(file: Path, model: Path) -> None:
    """Hand a file over to the owner of another one, as far as this process may."""
    wanted, present = model.stat(), file.stat()
    if os.name == "posix" and (wanted.st_uid, wanted.st_gid) != (present.st_uid, present.st_gid):
        os.chown(file, wanted.st_uid, wanted.st_gid)


def _keep(old: Path, kept: Path) -> None:
    """Copy byte by byte, because what is damaged cannot be read otherwise."""
    kept.unlink(missing_ok=True)
    if old.exists():
        os.close(os.open(kept, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
        shutil.copyfile(old, kept)
        give_like(kept, old)
        sync(kept)
