"""Several processes of the bot on one PostgreSQL, each holding its shards or waiting for them."""

import asyncio
import json
import signal
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path
from typing import Any, TypeVar
from urllib.error import HTTPError
from urllib.request import urlopen

from sqlalchemy import text

from game.games.catalogue import CATALOGUE
from storage.audit import audit
from storage.database import look
from tests.e2e.players import LITTLE_PATIENCE
from tests.e2e.processes import BotProcess, forked
from tests.e2e.rig import Rig, Starting, tracebacks_in
from tools.postgresql import free_port

LEASE_SECONDS = 2
T = TypeVar("T")


class Member:
    """One process of the fleet."""

    def __init__(self, shards: str, process: BotProcess, log: Path, port: int) -> None:
        self.shards = shards
        self.process = process
        self._log = log
        self._port = port

    def signal(self, number: int) -> None:
        """Send a signal."""
        self.process.send_signal(number)

    async def killed(self) -> None:
        """Kill it on the spot."""
        self.signal(signal.SIGKILL)
        await self.process.wait()

    async def ended(self) -> int:
        """Wait until it exits by itself; return its exit status."""
        return await self.process.wait()

    async def left(self) -> int:
        """Ask it to exit, unless it has; return its exit status."""
        if self.process.returncode is None:
            self.signal(signal.SIGTERM)
        return await self.ended()

    async def says(self, words: str) -> None:
        """Wait until its log contains the words."""
        while words not in self.log:
            assert self.process.returncode is None, f"it has ended:\n{self.log[-3000:]}"
            await asyncio.sleep(0.02)

    @property
    def log(self) -> str:
        """Return everything it has logged."""
        return self._log.read_text()

    async def connected(self) -> None:
        """Wait until it is ready, or waiting for its shards, with its sessions at the gateway."""
        while (await self.health())["status"] not in {"ok", "waiting"}:  # noqa: ASYNC110 - it is another process
            await asyncio.sleep(0.02)

    async def health(self) -> dict[str, Any]:
        """Return its health report."""
        return json.loads(await asyncio.to_thread(self._page, "healthz"))

    async def metrics(self) -> str:
        """Return its metrics."""
        return await asyncio.to_thread(self._page, "metrics")

    def _page(self, path: str) -> str:
        try:
            with urlopen(f"http://127.0.0.1:{self._port}/{path}", timeout=10) as answer:
                return answer.read().decode()
        except HTTPError as unwell:
            return unwell.read().decode()


class Fleet(Rig):
    """A local Discord and the processes that have `joined`, on the PostgreSQL database at an address."""

    def __init__(
        self,
        folder: Path,
        url: str,
        *,
        starting: Starting = forked,
        lease_seconds: int = LEASE_SECONDS,
        turn: int = 60,
    ) -> None:
        super().__init__(
            folder,
            starting=starting,
            patience=LITTLE_PATIENCE,
            lease_seconds=str(lease_seconds),
            turn_seconds=str(turn),
        )
        self._url = url
        self.members: list[Member] = []
        self._killed: Member | None = None
        self._numbers = count()

    @property
    def url(self) -> str:
        """The address of the database."""
        return self._url

    async def start(self) -> None:
        """Start without a process."""

    async def end(self) -> int:
        """Ask all processes to exit."""
        return max([await member.left() for member in self.members], default=0)

    async def joined(self, shards: str, until: str = "ready with") -> Member:
        """Start a process for some shards, and wait until it logs `until`."""
        port, log = free_port(), self.folder / f"bot-{next(self._numbers)}.log"
        environment = self.environment() | {"LUPFEN_SHARDS": shards, "LUPFEN_HTTP_PORT": str(port)}
        log.touch()
        member = Member(shards, await self._starting(environment, log), log, port)
        self.members.append(member)
        await member.says(until)
        if until:
            await member.connected()
        return member

    async def kill(self) -> None:
        """Kill the oldest process; pending presses have failed."""
        self.kills += 1
        self._killed = self.members.pop(0)
        await self._killed.killed()
        self.discord.interactions.expire()

    async def launch(self) -> BotProcess:
        """Start a process for the shards of the one that was killed."""
        assert self._killed
        return (await self.joined(self._killed.shards, until="")).process

    def tracebacks(self) -> list[str]:
        """List what the processes' logs report as unexpected."""
        return tracebacks_in("\n".join(member.log for member in self.members))

    def audit(self) -> list[str]:
        """Return the findings of the database audit."""
        return _aside(asyncio.to_thread(audit, self.url, CATALOGUE))

    def rows(self, query: str, *values: object) -> list[Any]:
        """Read from the database."""
        assert not values, "parameters are written differently here"
        return _aside(self._rows(query))

    async def _rows(self, query: str) -> list[Any]:
        async with look(self.url) as reader, reader.reading() as connection:
            return [dict(row) for row in (await connection.execute(text(query))).mappings()]


def _aside(work: Coroutine[Any, Any, T]) -> T:
    """Run work in a separate event loop while this one waits."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()
