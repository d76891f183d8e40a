"""Traffic to and from Discord, measured in the library and in our own calls."""

import logging
import re
import time
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, Final

import aiohttp
import discord
from discord.ext import commands

from bot import tracing
from bot.metrics import Metrics
from bot.operations.interaction_times import InteractionTimes

TOO_MANY: Final = 429
ROUTE: Final = re.compile(r"/(interactions|webhooks|channels|applications|guilds|users|gateway|oauth2)\b(?:/(\d+))?")
"""The first part of a route, and the id in it; in a callback that is the interaction's."""

log = logging.getLogger(__name__)


class DiscordMeter(commands.Cog):
    """Measures a client's interactions and connections; `has_shards` returns whether this process holds its shards."""

    def __init__(
        self,
        client: discord.AutoShardedClient,
        metrics: Metrics,
        times: InteractionTimes,
        has_shards: Callable[[], bool],
    ) -> None:
        self._client = client
        self._metrics = metrics
        self._times = times
        self._connected: set[int] = set()
        metrics.servers.set_function(lambda: len(client.guilds))
        metrics.shards_of_all.set_function(lambda: client.shard_count or 1)
        metrics.shards_served.set_function(lambda: len(self._connected) if has_shards() else 0)

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Log how many shards and servers this process serves."""
        log.info("connected: %d shards, %d servers", len(self._client.shards), len(self._client.guilds))

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Record an interaction's arrival."""
        log.debug("an interaction has arrived: %s %d", interaction.type.name, interaction.id)
        self._times.arrived(interaction.id, interaction.type.name)

    @commands.Cog.listener()
    async def on_shard_connect(self, shard: int) -> None:
        """Count a connection, and report its heartbeat latency from now on."""
        self._count(shard, "connect")
        self._metrics.gateway_latency.labels(shard).set_function(lambda: self._latency(shard))

    @commands.Cog.listener()
    async def on_shard_ready(self, shard: int) -> None:
        """Count a new session."""
        self._count(shard, "ready")
        self._connected.add(shard)

    @commands.Cog.listener()
    async def on_shard_resumed(self, shard: int) -> None:
        """Count a resumed session."""
        self._count(shard, "resumed")
        self._connected.add(shard)

    @commands.Cog.listener()
    async def on_shard_disconnect(self, shard: int) -> None:
        """Count a lost connection."""
        self._count(shard, "disconnect")
        self._connected.discard(shard)

    def _count(self, shard: int, event: str) -> None:
        log.info("shard %d: %s", shard, event)
        self._metrics.gateway_events.labels(shard, event).inc()

    def _latency(self, shard: int) -> float:
        found = self._client.get_shard(shard)
        return found.latency if found else float("nan")


def traced_calls(metrics: Metrics, times: InteractionTimes) -> aiohttp.TraceConfig:
    """Return a trace config that measures an HTTP session's calls to Discord's API."""

    async def sent(_session: object, context: SimpleNamespace, _sent: object) -> None:
        context.sent = time.perf_counter()

    async def ended(_session: object, context: SimpleNamespace, ended: aiohttp.TraceRequestEndParams) -> None:
        status = ended.response.status
        _observe(metrics, context, ended.method, ended.url.path, str(status))
        route = ROUTE.search(ended.url.path)
        if route and route[1] == "interactions" and route[2]:
            times.answered(int(route[2]), status)
        if status == TOO_MANY:
            metrics.limits_met.labels(ended.response.headers.get("X-RateLimit-Scope", "unknown")).inc()

    async def failed(_session: object, context: SimpleNamespace, failed: aiohttp.TraceRequestExceptionParams) -> None:
        _observe(metrics, context, failed.method, failed.url.path, "none")
        if isinstance(failed.exception, Exception):  # rather than the caller's cancellation
            log.warning("a call to Discord has failed: %s: %s", type(failed.exception).__name__, failed.exception)

    trace = aiohttp.TraceConfig()
    trace.on_request_headers_sent.append(sent)
    trace.on_request_end.append(ended)
    trace.on_request_exception.append(failed)
    return trace


def _observe(metrics: Metrics, context: SimpleNamespace, method: str, path: str, status: str) -> None:
    """Measure a call from the time it was sent, excluding its wait for the budget; one never sent took no time."""
    route = ROUTE.search(path)
    name, now = route[1] if route else "other", time.perf_counter()
    seconds = now - getattr(context, "sent", now)
    metrics.calls.labels(name, status).observe(seconds)
    tracing.note(f"{method} {name}", seconds, status=status)
    log.debug("%s %s: %s in %.3f s", method, name, status, seconds)
