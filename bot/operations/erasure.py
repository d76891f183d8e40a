"""Erasing people and servers: from the database, and from the bot's memory."""

from bot.operations.acquaintances import Acquaintances
from bot.preferences import Owner, Preferences
from game.table.tables import Tables
from storage.privacy import Privacy


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
