"""Erasing people and servers: from the database, and from what the bot has at hand."""

from __future__ import annotations

from typing import Protocol

from bot.operations.acquaintances import Acquaintances
from bot.preferences import Preferences
from game.table.tables import Tables


class Eraser(Protocol):
    """Erases what is stored."""

    async def delete(self, person: int) -> None:
        """Erase a person; raises `Refused("seated")` while they sit at a table."""
        ...

    async def erase_server(self, server: int) -> None:
        """Erase a server; raises `Refused("session-runs")` while a session runs there."""
        ...


class Erasure:
    """Sees to it that nothing is left of whoever is erased."""

    def __init__(self, stored: Eraser, acquaintances: Acquaintances, preferences: Preferences, tables: Tables) -> None:
        self._stored = stored
        self._acquaintances = acquaintances
        self._preferences = preferences
        self._tables = tables

    async def person(self, user: int) -> None:
        """Erase a person; raises `Refused("seated")` while they sit at a table."""
        await self._acquaintances.forget(user)
        await self._stored.delete(user)
        self._preferences.forget("person", user)
        self._tables.let_go_of_ended()

    async def server(self, server: int) -> None:
        """Erase a server; raises `Refused("session-runs")` while a session runs there."""
        await self._stored.erase_server(server)
        self._preferences.forget("server", server)
        self._tables.let_go_of_ended()
