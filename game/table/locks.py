"""Locks for things with a key."""

import asyncio
from collections.abc import Hashable
from weakref import WeakValueDictionary


class Locks:
    """A lock for each key, which exists as long as it is held or waited for."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[Hashable, asyncio.Lock] = WeakValueDictionary()

    def of(self, key: Hashable) -> asyncio.Lock:
        """Return the lock of a key."""
        return self._locks.setdefault(key, asyncio.Lock())
