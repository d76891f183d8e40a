"""Copies a database while people play, and puts a copy back."""

from __future__ import annotations

import os
import shutil
import sqlite3
from pathlib import Path

from game.core.rulesets import Catalogue
from game.games.catalogue import CATALOGUE
from storage.audit import audit_file
from storage.copies import bring_up_to_date, copy_file, sync
from storage.database import existing, path_of
from storage.lock import taken_lock
from storage.problems import StorageProblem, problem_of


def backup(url: str, file: Path) -> None:
    """Copy a database to a new file, readable by its owner alone, while it may be in use; blocks.

    The copy is one moment of the database. Raises `StorageProblem`, also when the file is there already.
    """
    source = existing(url)
    if file.exists():
        raise StorageProblem("exists", str(file))
    draft = file.with_name(file.name + ".part")
    try:
        copy_file(source, draft)
        draft.replace(file)
    except (OSError, sqlite3.Error) as error:
        raise problem_of(error, str(file)) from error
    finally:
        draft.unlink(missing_ok=True)


def restore(file: Path, url: str, catalogue: Catalogue = CATALOGUE) -> Path | None:
    """Put a copy in the place of the database, after it has passed the audit; blocks.

    Gives where the database that was there lies now (`<file>.before-restore`), or `None`. Raises `StorageProblem`:
    `locked` while a bot runs on it, and whatever is wrong with the copy; then nothing has changed.
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
        return _put(draft, target)
    except (OSError, sqlite3.Error) as error:
        raise problem_of(error, str(file)) from error
    finally:
        for suffix in ("", "-wal", "-shm"):
            draft.with_name(draft.name + suffix).unlink(missing_ok=True)
        lock.release()


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
    draft.replace(target)
    sync(target.parent)
    return before


def _keep(old: Path, kept: Path) -> None:
    """Copy byte by byte, because what is damaged cannot be read otherwise."""
    kept.unlink(missing_ok=True)
    if old.exists():
        os.close(os.open(kept, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
        shutil.copyfile(old, kept)
        sync(kept)
