"""Sees to it that one process alone runs on a database file."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from storage.problems import StorageProblem, problem_of

if sys.platform == "win32":
    import msvcrt

    def _take(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _take(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class FileLock:
    """A lock beside a file (`<file>.lock`), which the operating system opens when the process ends, however it ends."""

    def __init__(self, path: Path) -> None:
        """Take the lock; raises `StorageProblem` (`locked`, or why there cannot be one)."""
        whole = path.resolve()
        place = whole.with_name(whole.name + ".lock")
        try:
            self._file = os.open(place, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise problem_of(error, str(path)) from error
        try:
            _take(self._file)
        except OSError as error:
            os.close(self._file)
            raise StorageProblem("locked", str(path), str(error)) from error

    def release(self) -> None:
        """Open the lock; the file beside stays, because taking it away would let two processes in."""
        os.close(self._file)
