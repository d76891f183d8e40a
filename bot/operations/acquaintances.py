"""People who have used the bot: their names and languages, saved when new or changed, and erased everywhere."""

import logging
from typing import Final

from bot.preferences import Owner, Preferences
from game.table.tables import Tables
from game.table.upkeep import Tasks
from storage.people import People
from storage.privacy import Privacy
from storage.problems import StorageProblem

MOST_KNOWN: Final = 50_000

log = logging.getLogger(__name__)


class Acquaintances:
    """Saves people's names and languages, writing only changes."""

    def __init__(self, people: People) -> None:
        self._people = people
        self._known: dict[int, tuple[str, str]] = {}
        self._writing = Tasks()

    def meet(self, user: int, name: str, locale: str) -> bool:
        """Record a person's name and language; return whether either may be new."""
        if self._known.get(user) == (name, locale):
            return False
        if len(self._known) >= MOST_KNOWN:
            self._known.clear()
        self._known[user] = (name, locale)
        self._writing.start(self._write(user, name, locale))
        return True

    async def written(self) -> None:
        """Wait until everyone recorded is saved."""
        await self._writing.ended()

    async def forget(self, user: int) -> None:
        """Forget a person, once all pending writes are done."""
        await self.written()
        self._known.pop(user, None)

    async def _write(self, user: int, name: str, locale: str) -> None:
        try:
            await self._people.remember(user, name, locale)
        except StorageProblem as problem:
            self._known.pop(user, None)
            log.warning("a person was not remembered: %s", problem)


class Erasure:
    """Ensures that nothing is left of an erased person or server."""

    def __init__(self, stored: Privacy, acquaintances: Acquaintances, preferences: Preferences, tables: Tables) -> None:
        self._stored = stored
        self._acquaintances = acquaintances
        self._preferences = preferences
        self._tables = tables

    async def person(self, user: int) -> None:
        """Erase a person; raises `Refused("seated")` while they sit at a table."""
        await self._acquaintances.forget(user)
        await self._stored.delete(user)
        await self.elsewhere("person", user)

    async def server(self, server: int) -> None:
        """Erase a server; raises `Refused("session-runs")` while a session runs there."""
        await self._stored.erase_server(server)
        await self.elsewhere("server", server)

    async def elsewhere(self, owner: Owner, owner_id: int) -> None:
        """Drop from memory a person or server whose data this or another process has erased."""
        if owner == "person":
            await self._acquaintances.forget(owner_id)
        self._preferences.forget(owner, owner_id)
        self._tables.let_go_of_ended()
