"""Persistence: one SQLite file, written shortly after each change."""

import asyncio
import sqlite3
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any, Protocol

import orjson

FLUSH_AFTER = 0.03
"""Seconds a change may wait to be written together with others."""


class Thing(Protocol):
    """An object with an id that can be stored: a slotted dataclass of plain values."""

    id: str


class Store:
    """Stores nothing: the state of tests exists only in memory."""

    def load(self) -> Iterator[tuple[str, dict[str, Any]]]:
        """Return everything stored, as (kind, fields)."""
        return iter(())

    def put(self, kind: str, thing: Thing) -> None:
        """Store a thing in its current state."""

    def delete(self, kind: str, id: str) -> None:
        """Delete a thing."""

    def close(self) -> None:
        """Write pending changes and release the file."""


class FileStore(Store):
    """Stores the state in `discord.db` in a folder. Flushed changes survive a killed process."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        file = folder / "discord.db"
        file.touch(mode=0o600)
        file.chmod(0o600)  # it holds everybody's hands; SQLite gives its log the same rights
        self._database = sqlite3.connect(file, isolation_level=None)
        self._database.execute("PRAGMA journal_mode=WAL")
        self._database.execute("PRAGMA synchronous=NORMAL")
        self._database.execute(
            "CREATE TABLE IF NOT EXISTS things (kind TEXT, id TEXT, fields BLOB, data BLOB, PRIMARY KEY (kind, id))"
        )
        self._waiting: dict[tuple[str, str], Thing | None] = {}
        self._timer: asyncio.TimerHandle | None = None

    def load(self) -> Iterator[tuple[str, dict[str, Any]]]:
        """Yield everything stored, oldest ids first."""
        rows = self._database.execute("SELECT kind, fields, data FROM things ORDER BY length(id), id").fetchall()
        for kind, kept, data in rows:
            values = orjson.loads(kept)
            yield kind, values if data is None else values | {"data": data}

    def put(self, kind: str, thing: Thing) -> None:
        """Store a thing in the state it has when the write happens."""
        self._waiting[kind, thing.id] = thing
        self._soon()

    def delete(self, kind: str, id: str) -> None:
        """Delete a thing."""
        self._waiting[kind, id] = None
        self._soon()

    def _soon(self) -> None:
        if self._timer is None:
            try:
                self._timer = asyncio.get_running_loop().call_later(FLUSH_AFTER, self.flush)
            except RuntimeError:
                self.flush()

    def flush(self) -> None:
        """Write all pending changes in one transaction."""
        self._timer = None
        waiting, self._waiting = self._waiting, {}
        self._database.execute("BEGIN IMMEDIATE")
        for (kind, id), thing in waiting.items():
            if thing is None:
                self._database.execute("DELETE FROM things WHERE kind = ? AND id = ?", (kind, id))
            else:
                kept, data = _row(thing)
                self._database.execute("INSERT OR REPLACE INTO things VALUES (?, ?, ?, ?)", (kind, id, kept, data))
        self._database.execute("COMMIT")

    def close(self) -> None:
        """Write pending changes and close the file."""
        if self._timer is not None:
            self._timer.cancel()
        self.flush()
        self._database.close()


def _row(thing: Thing) -> tuple[bytes, bytes | None]:
    values = {slot.name: getattr(thing, slot.name) for slot in fields(thing)}  # pyright: ignore[reportArgumentType]
    data = values.pop("data", None)
    return orjson.dumps(values), data
