"""Traffic to and from Discord, measured in the library and in our own calls."""

import asyncio
import logging
import math
import re
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from types import SimpleNamespace
from typing import Any, Final

import aiohttp
import discord
from discord.ext import commands
from prometheus_client import Histogram

from bot import tracing
from bot.metrics import Metrics, Unanswered

TOO_MANY: Final = 429
ROUTE: Final = re.compile(r"/(interactions|webhooks|channels|applications|guilds|users|gateway|oauth2)\b(?:/(\d+))?")
"""The first part of a route, and the id in it; in a callback that is the interaction's."""

log = logging.getLogger(__name__)

ALLOWED_SECONDS: Final = 3.0


@dataclass(slots=True)
class _Arrival:
    kind: str
    at: float
    reason: Unanswered


class InteractionTimes:
    """Measures interactions by ids; `ours`: this process answers them, `certain`: it may do so now."""

    def __init__(
        self,
        metrics: Metrics,
        ours: Callable[[], bool],
        certain: Callable[[], bool],
        now: Callable[[], float] = time.time,
    ) -> None:
        self._metrics = metrics
        self._ours = ours
        self._certain = certain
        self._now = now
        self._waiting: dict[int, _Arrival] = {}

    def arrived(self, interaction: int, kind: str) -> None:
        """Record the arrival of an interaction."""
        if not self._ours():
            return
        pressed_at = discord.utils.snowflake_time(interaction).timestamp()
        self._metrics.ages.labels(kind).observe(max(0.0, self._now() - pressed_at))
        loop = asyncio.get_running_loop()
        self._waiting[interaction] = _Arrival(kind, loop.time(), "none" if self._certain() else "uncertain")
        loop.call_later(ALLOWED_SECONDS, self._give_up, interaction)

    def answered(self, interaction: int, status: int) -> None:
        """Record Discord's response, by its HTTP status, to an interaction's first answer."""
        arrival = self._waiting.get(interaction)
        if arrival is None:
            return
        if status < 300:
            del self._waiting[interaction]
            taken = asyncio.get_running_loop().time() - arrival.at
            self._metrics.answers.labels(arrival.kind).observe(taken)
        else:
            arrival.reason = "late" if status == 404 else "refused"

    def passed_on(self, interaction: int) -> None:
        """Forget an interaction that another process answers and measures."""
        self._waiting.pop(interaction, None)

    def _give_up(self, interaction: int) -> None:
        arrival = self._waiting.pop(interaction, None)
        if arrival:
            self._metrics.unanswered.labels(arrival.kind, arrival.reason).inc()


class DiscordMeter(commands.Cog):
    """Measures a client's interactions and connections; `has_shards` returns whether this process holds its shards."""

    def __init__(
        self,
        client: commands.AutoShardedBot,
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

    async def cog_load(self) -> None:
        """Listen to the events of every shard's connection."""
        for event in ("connect", "ready", "resumed", "disconnect"):
            self._client.add_listener(partial(self.happened, event), f"on_shard_{event}")

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Log how many shards and servers this process serves."""
        log.info("connected: %d shards, %d servers", len(self._client.shards), len(self._client.guilds))

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Record an interaction's arrival."""
        log.debug("an interaction has arrived: %s %d", interaction.type.name, interaction.id)
        self._times.arrived(interaction.id, interaction.type.name)

    async def happened(self, event: str, shard: int) -> None:
        """Count an event of a shard's connection; from the first on its heartbeat latency is reported."""
        log.info("shard %d: %s", shard, event)
        self._metrics.gateway_events.labels(shard, event).inc()
        latency = self._metrics.gateway_latency.labels(shard)
        latency.set_function(lambda: found.latency if (found := self._client.get_shard(shard)) else math.nan)
        if event in {"ready", "resumed"}:
            self._connected.add(shard)
        elif event == "disconnect":
            self._connected.discard(shard)


class CallMeter:
    """Measures calls to Discord's API: our own, and by `trace` those of the library."""

    def __init__(self, metrics: Metrics, times: InteractionTimes) -> None:
        self._metrics = metrics
        self._times = times
        self._calls: dict[tuple[str, str], Histogram] = {}

    def answered(self, method: str, path: str, seconds: float, status: int, scope: str | None) -> None:
        """Measure a call, and note that an interaction has its answer."""
        route = self._observe(method, path, seconds, str(status))
        if route and route[1] == "interactions" and route[2]:
            self._times.answered(int(route[2]), status)
        if status == TOO_MANY:
            self._metrics.limits_met.labels(scope or "unknown").inc()

    def failed(self, method: str, path: str, seconds: float, error: BaseException) -> None:
        """Measure a call without an answer."""
        self._observe(method, path, seconds, "none")
        if isinstance(error, Exception):  # rather than the caller's cancellation
            log.warning("a call to Discord has failed: %s: %s", type(error).__name__, error)

    def _observe(self, method: str, path: str, seconds: float, status: str) -> re.Match[str] | None:
        route = ROUTE.search(path)
        name = route[1] if route else "other"
        if (name, status) not in self._calls:  # to look it up there takes longer than to count
            self._calls[name, status] = self._metrics.calls.labels(name, status)
        self._calls[name, status].observe(seconds)
        tracing.note(f"{method} {name}", seconds, status=status)
        log.debug("%s %s: %s in %.3f s", method, name, status, seconds)
        return route

    def trace(self) -> aiohttp.TraceConfig:
        """Return what measures the library's calls from the time they were sent; one never sent took no time."""

        async def sent(_session: object, context: SimpleNamespace, _sent: object) -> None:
            context.sent = time.perf_counter()

        async def ended(_session: object, context: SimpleNamespace, ended: aiohttp.TraceRequestEndParams) -> None:
            status, scope = ended.response.status, ended.response.headers.get("X-RateLimit-Scope")
            self.answered(ended.method, ended.url.path, _since(context), status, scope)

        async def failed(_session: object, context: SimpleNamespace, no: aiohttp.TraceRequestExceptionParams) -> None:
            self.failed(no.method, no.url.path, _since(context), no.exception)

        trace = aiohttp.TraceConfig()
        trace.on_request_headers_sent.append(sent)
        trace.on_request_end.append(ended)
        trace.on_request_exception.append(failed)
        return trace


def _since(context: SimpleNamespace) -> float:
    now = time.perf_counter()
    return now - getattr(context, "sent", now)
