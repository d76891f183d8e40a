"""Scheduled backups of a database file: one a day, verified by restoring it, and kept for some days."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from storage.addresses import url_of
from storage.backup import backup, restore

DAY: Final = 86_400
NAMES: Final = "lupfen-*.db"


def newest_backup(folder: Path) -> float | None:
    """Return when the newest scheduled copy was made, in seconds since 1970; `None` if there is none."""
    return max((file.stat().st_mtime for file in _copies(folder)), default=None)


def back_up(url: str, folder: Path, days: int, now: float | None = None) -> Path:
    """Copy a database file into a folder, verify that the copy can be restored, and delete copies older than `days`.

    Blocks. Raises `StorageProblem`; then no new copy is left behind and no older one is deleted.
    """
    now = time.time() if now is None else now
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    copy = folder / time.strftime("lupfen-%Y%m%d-%H%M%S.db", time.gmtime(now))
    backup(url, copy)
    try:
        with tempfile.TemporaryDirectory(dir=folder) as beside:
            restore(copy, url_of(Path(beside) / "lupfen.db"))
    except BaseException:
        copy.unlink()
        raise
    for old in [*_copies(folder)]:
        if old.stat().st_mtime < now - days * DAY:
            old.unlink()
    return copy


def _copies(folder: Path) -> Iterator[Path]:
    return folder.glob(NAMES)
