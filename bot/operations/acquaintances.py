"""Who has spoken to the bot: names and languages, written when they are new."""

from __future__ import annotations

import logging
from typing import Final, Protocol

from game.table.tasks import Tasks
from storage.problems import StorageProblem

MOST_KNOWN: Final = 50_000

log = logging.getLogger(__name__)


class Register(Protocol):
    """Remembers people."""

    async def remember(self, person: int, name: str, language: str) -> None:
        """Remember a person's name and the language of their Discord; raises `StorageProblem`."""
        ...


class Acquaintances:
    """Remembers people's names and languages, writing only what is new."""

    def __init__(self, register: Register) -> None:
        self._register = register
        self._known: dict[int, tuple[str, str]] = {}
        self._writing = Tasks()

    def meet(self, user: int, name: str, locale: str) -> None:
        """Remember somebody."""
        if self._known.get(user) == (name, locale):
            return
        if len(self._known) >= MOST_KNOWN:
            self._known.clear()
        self._known[user] = (name, locale)
        self._writing.start(self._write(user, name, locale))

    async def written(self) -> None:
        """Wait until everybody is remembered."""
        await self._writing.ended()

    async def forget(self, user: int) -> None:
        """Forget somebody, once nothing is being written any more."""
        await self.written()
        self._known.pop(user, None)

    async def _write(self, user: int, name: str, locale: str) -> None:
        try:
            await self._register.remember(user, name, locale)
        except StorageProblem as problem:
            self._known.pop(user, None)
            log.warning("a person was not remembered: %s", problem)
