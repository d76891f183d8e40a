"""A small page for operators and their tools.

`/livez` answers while the event loop runs, `/readyz` and `/healthz` report whether people can play, and `/metrics` is
for Prometheus.
"""

import asyncio
import math
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass

import discord
import orjson
from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST

from bot.metrics import Metrics
from bot.operations.counted_journal import CountedJournal
from bot.operations.shard_lease import ShardLease
from bot.settings import SettingsProblem
from game.table.ports import JournalError
from game.table.tables import Tables
from storage.problems import StorageProblem

WELL, UNWELL = 200, 503
PATIENCE_SECONDS = 2.0
UNWELL_SECONDS = 300.0
"""How long a failed write counts unless a later one succeeds: long enough for an alert, if nobody presses meanwhile."""


@dataclass(frozen=True, slots=True)
class Health:
    """The state of a process: whether all shards are connected, whether the database works, and the live tables.

    With several processes: the shards it has or waits for, who holds those it waits for, and whether its lease is
    certain. `starting` names what it is still waiting for since startup, and is empty afterwards; until then nobody may
    have tried the `database`: `None`.
    """

    gateway: bool
    database: bool | None
    tables: int
    lease: bool = True
    shards: str = ""
    waits_for: str = ""
    starting: str = ""

    @property
    def well(self) -> bool:
        """Whether people can play, or could as soon as this process has its shards."""
        return self.gateway and bool(self.database) and not self.starting and (self.lease or bool(self.waits_for))

    @property
    def status(self) -> str:
        """The state in one word: ok, waiting, starting or unwell."""
        if self.starting:
            return "starting"
        if not self.well:
            return "unwell"
        return "waiting" if self.waits_for else "ok"


Check = Callable[[], Awaitable[Health]]


class Status:
    """The page's content: the `check` and the `metrics` of the running bot, or why there is none."""

    def __init__(self) -> None:
        self.check: Check
        self.metrics = Metrics()
        self.waiting("the first start", database=None)

    def running(self, check: Check, metrics: Metrics) -> None:
        """Show a running bot."""
        self.check, self.metrics = check, metrics

    def waits_for(self, trouble: Exception) -> None:
        """Show that there is no bot at the moment because of some trouble, whose text says which."""
        self.waiting(str(trouble), database=False if isinstance(trouble, StorageProblem | JournalError) else None)

    def waiting(self, reason: str, *, database: bool | None) -> None:
        """Show that there is no bot at the moment, and why."""

        async def check() -> Health:
            return Health(gateway=False, database=database, tables=0, starting=reason)

        self.check = check


async def health_of(
    client: discord.AutoShardedClient, journal: CountedJournal, tables: Tables, lease: ShardLease
) -> Health:
    """Check the health of a bot."""
    starting = "" if client.is_ready() else "the shards to connect"
    expected = client.shard_ids or range(client.shard_count or 1)  # also those not yet started
    connected = [shard for shard in client.shards.values() if not shard.is_closed()]
    gateway, number = len(connected) == len(expected), sum(1 for _ in tables)
    return Health(gateway, await _writes(journal), number, lease.holds, lease.shards, lease.holder, starting)


async def _writes(journal: CountedJournal) -> bool:
    """Whether the database answers and accepted the last write."""
    try:
        await asyncio.wait_for(journal.saved(""), PATIENCE_SECONDS)
    except (JournalError, TimeoutError):
        return False
    return not journal.failed_within(UNWELL_SECONDS)


@asynccontextmanager
async def serving(host: str, port: int, status: Status) -> AsyncGenerator[int]:
    """Serve the page, on any free port if it is 0; yield the port. Raises `SettingsProblem` if it cannot."""
    runner = web.AppRunner(_application(status), access_log=None)
    await runner.setup()
    try:
        try:
            await web.TCPSite(runner, host, port).start()
        except OSError as error:
            why = f"{host}:{port} cannot be served ({error.strerror}). Choose others."
            raise SettingsProblem(f"LUPFEN_HTTP_HOST and LUPFEN_HTTP_PORT: {why}") from error
        yield int(runner.addresses[0][1])
    finally:
        await runner.cleanup()


def _application(status: Status) -> web.Application:
    async def healthz(_request: web.Request) -> web.Response:
        health = await status.check()
        told = {name: value for name, value in asdict(health).items() if value != ""}
        body = orjson.dumps({"status": health.status, **told})
        return web.Response(body=body, status=WELL if health.well else UNWELL, content_type="application/json")

    async def livez(_request: web.Request) -> web.Response:
        return web.Response(text="alive")

    async def numbers(_request: web.Request) -> web.Response:
        health, metrics = await status.check(), status.metrics
        metrics.gateway.set(health.gateway)
        metrics.database.set(math.nan if health.database is None else health.database)
        metrics.tables.set(health.tables)
        for shards in filter(None, health.shards.split(", ")):
            metrics.shards.labels(shards).set(not health.waits_for)
        return web.Response(body=metrics.text(), headers={"Content-Type": CONTENT_TYPE_LATEST})

    application = web.Application()
    pages = {"/healthz": healthz, "/readyz": healthz, "/livez": livez, "/metrics": numbers}
    application.add_routes([web.get(path, page) for path, page in pages.items()])
    return application
