"""A small page for those who watch over the bot: `/healthz` and Prometheus' `/metrics`."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass

import discord
import orjson
from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST

from bot.operations.metrics import CountedJournal, Metrics
from bot.operations.tenure import Tenure
from bot.settings import SettingsProblem
from game.table.ports import JournalError
from game.table.tables import Tables

WELL, UNWELL = 200, 503
PATIENCE_SECONDS = 2.0
UNWELL_SECONDS = 60.0


@dataclass(frozen=True, slots=True)
class Health:
    """How the bot is: connected to the gateway, served by the database, and how many tables are live.

    Of several processes: which shards it has or waits for, and who has them for which it waits.
    """

    gateway: bool
    database: bool
    tables: int
    shards: str = ""
    waits_for: str = ""

    @property
    def well(self) -> bool:
        """Whether people can play."""
        return self.gateway and self.database

    @property
    def status(self) -> str:
        """How it is in a word."""
        if not self.well:
            return "unwell"
        return "waiting" if self.waits_for else "ok"


Check = Callable[[], Awaitable[Health]]


async def health_of(
    client: discord.AutoShardedClient, journal: CountedJournal, tables: Tables, tenure: Tenure
) -> Health:
    """Tell whether people can play, or could as soon as this process has its shards."""
    shards = client.shards.values()
    gateway = bool(shards) and not any(shard.is_closed() for shard in shards)
    return Health(gateway, await _writes(journal), sum(1 for _ in tables), tenure.shards, tenure.holder)


async def _writes(journal: CountedJournal) -> bool:
    """Tell whether the database answers and took what was last written."""
    try:
        await asyncio.wait_for(journal.saved(""), PATIENCE_SECONDS)
    except (JournalError, TimeoutError):
        return False
    return not journal.failed_within(UNWELL_SECONDS)


@asynccontextmanager
async def serving(host: str, port: int, check: Check, metrics: Metrics) -> AsyncGenerator[int]:
    """Serve the page, on a free port if it is 0; gives the port. Raises `SettingsProblem` if that cannot be."""
    runner = web.AppRunner(_application(check, metrics), access_log=None)
    await runner.setup()
    try:
        await _listen(runner, host, port)
        yield int(runner.addresses[0][1])
    finally:
        await runner.cleanup()


async def _listen(runner: web.AppRunner, host: str, port: int) -> None:
    try:
        await web.TCPSite(runner, host, port).start()
    except OSError as error:
        raise SettingsProblem(
            f"LUPFEN_HTTP_HOST and LUPFEN_HTTP_PORT: {host}:{port} cannot be served ({error.strerror}). Choose others."
        ) from error


def _application(check: Check, metrics: Metrics) -> web.Application:
    async def healthz(_request: web.Request) -> web.Response:
        health = await check()
        told = {name: value for name, value in asdict(health).items() if value != ""}
        body = orjson.dumps({"status": health.status, **told})
        return web.Response(body=body, status=WELL if health.well else UNWELL, content_type="application/json")

    async def numbers(_request: web.Request) -> web.Response:
        health = await check()
        metrics.gateway.set(health.gateway)
        metrics.database.set(health.database)
        metrics.tables.set(health.tables)
        if health.shards:
            metrics.shards.labels(health.shards).set(not health.waits_for)
        return web.Response(body=metrics.text(), headers={"Content-Type": CONTENT_TYPE_LATEST})

    application = web.Application()
    application.add_routes([web.get("/healthz", healthz), web.get("/metrics", numbers)])
    return application
