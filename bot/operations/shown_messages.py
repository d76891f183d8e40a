"""Which public messages show a table, remembered so that a restart can replace them."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Protocol

from game.table.ports import JournalError

log = logging.getLogger(__name__)


class ShownMessage(Protocol):
    """A message that was shown of a table; `person` is 0 for what everybody sees."""

    @property
    def person(self) -> int:
        """Who sees it."""
        ...

    @property
    def message(self) -> int:
        """Its id."""
        ...


class Register(Protocol):
    """Remembers messages, the last one of each kind for each table."""

    async def show(self, table: str, kind: str, channel: int, message: int) -> None:
        """Remember a message; raises `JournalError`."""
        ...

    async def unshow(self, table: str, kind: str) -> None:
        """Forget a message; raises `JournalError`."""
        ...

    async def shown(self, table: str) -> Sequence[ShownMessage]:
        """Give the messages of a table."""
        ...


class ShownMessages:
    """Implements the coordinator's `Messages`."""

    def __init__(self, register: Register) -> None:
        self._register = register

    async def save_message(self, table: str, channel: int, kind: str, message: int | None) -> None:
        """Remember the public message of a kind of a table; `None` forgets it."""
        try:
            if message is None:
                await self._register.unshow(table, kind)
            else:
                await self._register.show(table, kind, channel, message)
        except JournalError as problem:
            log.warning("a message of table %s was not remembered: %s", table, problem)

    async def shown_messages(self, table: str) -> Sequence[int]:
        """Give the public messages of a table."""
        return [shown.message for shown in await self._register.shown(table) if not shown.person]
