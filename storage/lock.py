"""The lock that keeps a second process off a database file."""

from __future__ import annotations

from pathlib import Path

from filelock import FileLock, Timeout

from storage.problems import StorageProblem, problem_of


def taken_lock(path: Path) -> FileLock:
    """Take the lock next to a file (`<file>.lock`), released when the process ends, however it ends.

    The lock file stays, because deleting it could let two processes in. Raises `StorageProblem` (`locked`, or the
    reason
    why locking failed).
    """
    whole = path.resolve()
    lock = FileLock(whole.with_name(whole.name + ".lock"), mode=0o600, blocking=False, thread_local=False)
    try:
        lock.acquire()
    except Timeout as error:
        raise StorageProblem("locked", str(path), str(error)) from error
    except OSError as error:
        raise problem_of(error, str(path)) from error
    return lock
