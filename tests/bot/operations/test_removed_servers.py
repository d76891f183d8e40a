"""Servers that removed the bot are erased on time, and not a day early."""

from dataclasses import dataclass, field

import pytest

from bot.operations.removed_servers import DAY, RemovedServers
from game.core.errors import Refused
from storage.people import People


@dataclass
class Servers(People):
    """Tracks servers as the storage does, and which were erased."""

    known: dict[int, int | None]
    erased: list[int] = field(default_factory=list[int])
    busy: set[int] = field(default_factory=set[int])
    broken: set[int] = field(default_factory=set[int])

    async def known_servers(self) -> dict[int, int | None]:
        return dict(self.known)

    async def server_removed(self, server: int, when: int) -> None:
        if self.known.get(server, 0) is None:
            self.known[server] = when

    async def server_back(self, server: int) -> None:
        self.known[server] = None

    async def servers_removed_before(self, when: int) -> list[int]:
        return [server for server, removed in self.known.items() if removed is not None and removed < when]

    async def erase(self, server: int) -> None:
        if server in self.busy:
            raise Refused("session-runs")
        if server in self.broken:
            raise OSError("the disk is full")
        self.erased.append(server)
        del self.known[server]


async def test_a_server_is_erased_after_its_days() -> None:
    servers, now = Servers({1: None, 2: None}), [1000.0]
    removed = RemovedServers(servers, servers.erase, 30, now=lambda: now[0])
    await removed.gone(1)
    now[0] += 30 * DAY
    await removed.erase_old()
    assert servers.erased == []
    now[0] += 1
    await removed.erase_old()
    assert servers.erased == [1]
    assert servers.known == {2: None}


async def test_one_server_that_cannot_be_erased_does_not_keep_the_others(caplog: pytest.LogCaptureFixture) -> None:
    servers = Servers({1: 0, 2: 0, 3: 0}, busy={1}, broken={2})
    await RemovedServers(servers, servers.erase, 30, now=lambda: 40.0 * DAY).erase_old()
    assert servers.erased == [3]
    assert "the disk is full" in caplog.text


async def test_what_happened_while_the_bot_was_away_is_learnt_for_its_own_servers() -> None:
    servers = Servers({1: None, 2: 500, 3: None, 4: None, 5: 600})
    removed = RemovedServers(servers, servers.erase, 30, lambda server: server < 4, lambda: 1000.0)
    await removed.compare({2, 3})
    assert servers.known == {1: 1000, 2: None, 3: None, 4: None, 5: 600}
