"""Servers that removed the bot: recorded, and erased unless they come back in time."""

import logging
import time
from collections.abc import Awaitable, Callable, Collection

from bot.operations.background import DAY
from game.core.errors import Refused
from storage.people import People

log = logging.getLogger(__name__)


class RemovedServers:
    """Marks servers, and erases `ours` after `days`; `erase` handles one server, and may raise `Refused`."""

    def __init__(
        self,
        people: People,
        erase: Callable[[int], Awaitable[None]],
        days: int,
        ours: Callable[[int], bool] = lambda _server: True,
        now: Callable[[], float] = time.time,
    ) -> None:
        self._people = people
        self._erase = erase
        self._days = days
        self._ours = ours
        self._now = now

    async def gone(self, server: int) -> None:
        """Record that the bot was removed from a server."""
        await self._people.server_removed(server, int(self._now()))

    async def back(self, server: int) -> None:
        """Record that the bot is on a server."""
        await self._people.server_back(server)

    async def compare(self, present: Collection[int]) -> None:
        """Catch up on what happened while the bot was away; other processes' servers are skipped."""
        for server, removed in (await self._people.known_servers()).items():
            if not self._ours(server):
                continue
            if removed is None and server not in present:
                await self.gone(server)
            elif removed is not None and server in present:
                await self.back(server)

    async def erase_old(self) -> None:
        """Erase the servers whose time is up."""
        removed = await self._people.servers_removed_before(int(self._now()) - self._days * DAY)
        for server in filter(self._ours, removed):
            try:
                await self._erase(server)
                log.info("erased a server that removed the bot %d days ago or earlier", self._days)
            except Refused as refused:
                log.info("a server is erased later: %s", refused)
            except Exception:  # a server that cannot be erased must not hold up the others
                log.exception("a server could not be erased")
