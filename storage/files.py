"""SQLite files: locked, opened unchanged, copied while in use, and synced to disk."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from filelock import FileLock, Timeout

from storage.problems import StorageProblem, problem_of


def copy_file(source: Path, target: Path) -> None:
    """Copy a database, which may be in use, to a new file, durably; raises `OSError` or `sqlite3.Error`."""
    target.unlink(missing_ok=True)
    os.close(os.open(target, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    with closing(opened(source, "ro")) as read, closing(sqlite3.connect(target)) as written:
        read.backup(written)
        written.execute("PRAGMA journal_mode = DELETE")
    sync(target)


def opened(path: Path, mode: str) -> sqlite3.Connection:
    """Open an existing file for reading (`ro`) or writing (`rw`); raises `sqlite3.Error`."""
    return sqlite3.connect(uri_of(path, mode), uri=True)


def uri_of(path: Path, mode: str) -> str:
    """Return a SQLite URI that opens a database only if it exists."""
    return f"{path.absolute().as_uri()}?mode={mode}"


def sync(path: Path) -> None:
    """Sync a file, or the entries of a folder, to disk."""
    opened = os.open(path, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


def taken_lock(path: Path) -> FileLock:
    """Take the lock next to a file (`<file>.lock`), released when the process ends, however it ends.

    The lock file stays, because deleting it could let two processes in. Raises `StorageProblem` (`locked`, or the
    reason why locking failed).
    """
    whole = Path(os.path.realpath(path))
    beside = lock_of(whole)
    lock = FileLock(beside, mode=0o600, blocking=False, thread_local=False)
    try:
        lock.acquire()
        give_like(beside, whole if whole.exists() else whole.parent)
    except Timeout as error:
        raise StorageProblem("locked", str(path), str(error)) from error
    except OSError as error:
        raise problem_of(error, str(beside)) from error
    return lock


def lock_of(path: Path) -> Path:
    """Return the lock file of a database file."""
    return path.with_name(path.name + ".lock")


def give_like(file: Path, model: Path) -> None:
    """Assign a file to the owner of another one, or of its folder; only root can, and only root needs to."""
    if os.name != "posix" or os.geteuid() != 0:
        return
    wanted, present = model.stat(), file.stat()
    if (wanted.st_uid, wanted.st_gid) != (present.st_uid, present.st_gid):
        os.chown(file, wanted.st_uid, wanted.st_gid)
