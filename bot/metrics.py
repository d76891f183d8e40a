"""Every metric of a process, declared once: `/metrics`, docs/metrics.md, the dashboard and the alerts agree with it.

Metrics are only numbers. No label holds a name, the id of a person, server or table, or a card.
"""

import asyncio
import math
import platform
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from typing import Final, Literal, get_args

import discord
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.metrics_core import CounterMetricFamily
from prometheus_client.registry import Collector

from bot.pictures.cache import CACHES
from bot.pictures.desk import PictureDesk
from bot.version import VERSION
from game.table.ports import Incident

Kind = Literal["counter", "gauge", "histogram"]
Unanswered = Literal["late", "refused", "uncertain", "none"]
"""Discord no longer knew the interaction, or refused the answer; the lease was uncertain; or no answer was sent."""
KINDS: Final = ("application_command", "autocomplete", "component", "modal_submit")
REFUSALS: Final = frozenset({"database-refuses", "database-away", "leaving", "shards-uncertain", "too-fast"})
"""Refusals that do not follow from the rules or from what the person did."""
SCOPES: Final = ("global", "shared", "unknown", "user")
Queue = Literal["commits", "calls", "thoughts", "pictures"]

LAG_SECONDS = 1.0
PREFIX = "lupfen_"
_ANSWER_BUCKETS = (0.05, 0.1, 0.25, 0.5, 0.75, 1, 1.5, 2, 2.5, 3, 5)
_PRESS_BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5)
_DATABASE_BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
_WAIT_BUCKETS = (0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30, 60)
_LAG_BUCKETS = (0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5)
_BATCH_BUCKETS = (1, 2, 4, 8, 16, 32, 64, 128, 256)


@dataclass(frozen=True, slots=True)
class Metric:
    """A metric as documents, dashboard and alerts name it; a counter's name ends with `_total`."""

    section: str
    name: str
    kind: Kind
    help: str
    labels: tuple[str, ...] = ()


_OF_THE_SYSTEM: Final = {
    "process_cpu_seconds_total": "Processor time used, in seconds",
    "process_resident_memory_bytes": "Memory in use (resident), in bytes",
    "process_virtual_memory_bytes": "Memory addressed (virtual), in bytes",
    "process_open_fds": "Open file descriptors",
    "process_max_fds": "Limit on open file descriptors",
    "process_start_time_seconds": "Start time of the process, in seconds since 1970",
}
"""Process metrics measured by prometheus_client, on Linux only."""


class _CountedElsewhere(Collector):
    """A counter whose values are kept elsewhere, by label values."""

    def __init__(self, metric: Metric, counts: Callable[[], Mapping[tuple[str, ...], int]]) -> None:
        self._metric, self._counts = metric, counts

    def collect(self) -> Iterator[CounterMetricFamily]:
        family = CounterMetricFamily(self._metric.name, self._metric.help, labels=self._metric.labels)
        for labels, value in self._counts().items():
            family.add_metric(labels, value)
        yield family


class Metrics:
    """The metrics of one process; `described` lists them in documentation order."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.described: list[Metric] = []
        self._section = ""
        self._declare_service()
        self._declare_answers()
        self._declare_discord()
        self._declare_database()
        self._declare_tables()
        self._declare_process()
        self._begin_at_zero()

    def _declare_service(self) -> None:
        self._section = "Service"
        self.gateway = self._gauge("gateway_connected", "1 while every shard of this process is connected to Discord")
        self.database = self._gauge(
            "database_up", "1 while the database answers and accepts writes; NaN until it is first used"
        )
        self.shards = self._gauge("has_shards", "1 while this process has its shards, 0 while it waits", "shards")
        self.shards_served = self._gauge("shards_served", "Shards this process holds and has connected")
        self.shards_of_all = self._gauge("shards_of_all", "Shards of the bot, across all processes")
        self.lease_seconds = self._gauge(
            "lease_seconds_left", "Seconds left on the lease of the shards; +Inf without one"
        )
        self.lease_seconds.set(math.inf)
        self.servers = self._gauge("servers", "Servers (guilds) on the shards of this process")

    def _declare_answers(self) -> None:
        self._section = "Presses and commands"
        self.ages = self._histogram(
            "interaction_age_seconds",
            "Age of an interaction on arrival, by the timestamp in its id; needs an accurate clock",
            _ANSWER_BUCKETS,
            "kind",
        )
        self.answers = self._histogram(
            "interaction_answer_seconds",
            "Seconds from an interaction's arrival until Discord has accepted its first answer",
            _ANSWER_BUCKETS,
            "kind",
        )
        self.unanswered = self._counter(
            "interactions_unanswered",
            "Interactions without a first answer within three seconds: too late, refused by Discord, dropped "
            "while the shards were uncertain, or never answered",
            "kind",
            "reason",
        )
        self.presses = self._histogram(
            "press_seconds",
            "Seconds from receiving an interaction until it was handled and its answer sent",
            _PRESS_BUCKETS,
            "kind",
        )
        self.refusals = self._counter(
            "presses_refused",
            "Presses and commands that were answered, but not taken: the database did not answer, the person pressed "
            "too fast, the process was leaving, or its shards were uncertain",
            "reason",
        )
        self.unexpected = self._counter("unexpected_errors", "Errors shown to people as unexpected")

    def _declare_discord(self) -> None:
        self._section = "Discord"
        self.calls = self._histogram(
            "discord_call_seconds",
            "Duration of a call to Discord's API, by route and status (`none` without an answer)",
            _WAIT_BUCKETS,
            "route",
            "status",
        )
        self.limits_met = self._counter(
            "limits_met", "429 responses from Discord's API, by the scope of the limit", "scope"
        )
        self.call_waits = self._histogram(
            "call_wait_seconds",
            "Seconds that calls waited for Discord's limit for the whole bot; only those that had to wait",
            _WAIT_BUCKETS,
        )
        self.retries = self._counter("retries", "Retries of showing a table after trouble with Discord")
        self.coalesced = self._counter("edits_coalesced", "Changes merged into an edit that was already pending")
        self.gateway_events = self._counter(
            "gateway_events",
            "Events of a shard's connection: connect, ready, resumed, disconnect",
            "shard",
            "event",
        )
        self.gateway_latency = self._gauge("gateway_latency_seconds", "Latency of a shard's last heartbeat", "shard")
        self.identifies = self._counter("identifies", "Sessions started at the gateway; Discord allows 1,000 a day")

    def _declare_database(self) -> None:
        self._section = "Database"
        self.database_seconds = self._histogram(
            "database_seconds",
            "Seconds until a commit was durable (write), or a table was read back (read)",
            _DATABASE_BUCKETS,
            "operation",
        )
        self.batches = self._histogram("write_batch_size", "Entries per commit", _BATCH_BUCKETS)
        self.disk_free = self._gauge(
            "disk_free_bytes", "Free bytes on the disk of the database file; NaN with a database server"
        )
        self.disk_free.set(math.nan)
        self.backup = self._gauge(
            "backup_timestamp_seconds",
            "Time of the newest scheduled backup; 0 before the first, NaN if none is scheduled",
        )
        self.backup.set(math.nan)

    def _declare_tables(self) -> None:
        self._section = "Tables"
        self.tables = self._gauge("tables", "Tables with a running session")
        self.decisions = self._counter("decisions", "Committed answers to questions, including those of computers")
        self._thoughts = self._describe(
            "thoughts_total",
            "counter",
            "Answers of thinking computers, by their level: computed at that level, at the next lower one for lack of "
            "time, or by rules of thumb because the answer came too late; by game and question",
            ("level", "answer", "ruleset", "question"),
        )
        self.void_deals = self._counter("void_deals", "Deals that ended without a result, so nobody paid")
        self.incidents = self._counter(
            "table_incidents",
            "Incidents at tables: a due action had to be retried, faults in the program, tables that were lost",
            "kind",
        )

    def _declare_process(self) -> None:
        self._section = "Process"
        self.queues = self._gauge("queue_length", "Queue lengths: commits, calls, thoughts, pictures", "queue")
        self._pictures_drawn = self._describe("pictures_drawn_total", "counter", "Pictures drawn")
        self._pictures_left_out = self._describe(
            "pictures_left_out_total", "counter", "Messages shown in words because too many pictures were waiting"
        )
        self.cache_bytes = self._gauge(
            "picture_cache_bytes", "Size of the cached pictures and parts of pictures, in bytes", "cache"
        )
        self._cache_found = self._describe(
            "picture_cache_found_total", "counter", "Pictures and parts found in the cache", ("cache",)
        )
        self._cache_made = self._describe(
            "picture_cache_made_total", "counter", "Pictures and parts that had to be drawn", ("cache",)
        )
        self.loop_lag = self._histogram(
            "event_loop_lag_seconds", "Delay of the event loop, measured once a second", _LAG_BUCKETS
        )
        self.newer_release = self._gauge(
            "newer_release", "1 if a newer release exists; checked only where LUPFEN_RELEASES_URL is set"
        )
        build = self._gauge(
            "build_info", "Always 1; the labels name the versions of this process", "version", "python", "discord_py"
        )
        build.labels(VERSION, platform.python_version(), discord.__version__).set(1)
        ProcessCollector(registry=self.registry)
        for name, about in _OF_THE_SYSTEM.items():
            kind: Kind = "counter" if name.endswith("_total") else "gauge"
            self.described.append(Metric(self._section, name, kind, about))

    def _begin_at_zero(self) -> None:
        """Export what is rarely counted from the start: Prometheus sees no increase in a series that begins with 1."""
        for incident in get_args(Incident):
            self.incidents.labels(incident)
        for refusal in REFUSALS:
            self.refusals.labels(refusal)
        for scope in SCOPES:
            self.limits_met.labels(scope)
        for kind, reason in product(KINDS, get_args(Unanswered)):
            self.unanswered.labels(kind, reason)

    # declaring

    def _describe(self, name: str, kind: Kind, about: str, labels: tuple[str, ...] = ()) -> Metric:
        self.described.append(Metric(self._section, f"{PREFIX}{name}", kind, about, labels))
        return self.described[-1]

    def _counter(self, name: str, about: str, *labels: str) -> Counter:
        self._describe(f"{name}_total", "counter", about, labels)
        return Counter(f"{PREFIX}{name}", about, labels, registry=self.registry)

    def _gauge(self, name: str, about: str, *labels: str) -> Gauge:
        self._describe(name, "gauge", about, labels)
        return Gauge(f"{PREFIX}{name}", about, labels, registry=self.registry)

    def _histogram(self, name: str, about: str, buckets: Iterable[float], *labels: str) -> Histogram:
        self._describe(name, "histogram", about, labels)
        return Histogram(f"{PREFIX}{name}", about, labels, buckets=tuple(buckets), registry=self.registry)

    # measuring

    def watch_queue(self, queue: Queue, length: Callable[[], int]) -> None:
        """Report the length of a queue, read at each scrape."""
        self.queues.labels(queue).set_function(length)

    def watch_thoughts(self, waiting: Callable[[], int], answers: Mapping[tuple[str, ...], int]) -> None:
        """Report how many computers are waiting to think, and the answer counts by the labels of `thoughts_total`."""
        self.watch_queue("thoughts", waiting)
        self.registry.register(_CountedElsewhere(self._thoughts, lambda: answers))

    def watch_pictures(self, desk: PictureDesk) -> None:
        """Report on the pictures drawn at a desk."""
        self.watch_queue("pictures", lambda: desk.waiting)
        caches = (desk.cache, *CACHES)
        for cache in caches:
            self.cache_bytes.labels(cache.name).set_function(lambda cache=cache: cache.bytes)
        counted = {
            self._pictures_drawn: lambda: {(): desk.cache.made},
            self._pictures_left_out: lambda: {(): desk.left_out},
            self._cache_found: lambda: {(cache.name,): cache.found for cache in caches},
            self._cache_made: lambda: {(cache.name,): cache.made for cache in caches},
        }
        for metric, counts in counted.items():
            self.registry.register(_CountedElsewhere(metric, counts))

    def count_refusal(self, reason: str) -> None:
        """Count a refused press, unless the rules or the person are the reason."""
        if reason in REFUSALS:
            self.refusals.labels(reason).inc()

    def count_incident(self, kind: Incident) -> None:
        """Count a failure at a table."""
        self.incidents.labels(kind).inc()

    def text(self) -> bytes:
        """Return all metrics in the Prometheus text format."""
        return generate_latest(self.registry)

    async def watch_loop(self) -> None:
        """Measure the event loop's lag until cancelled."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + LAG_SECONDS
            await asyncio.sleep(LAG_SECONDS)
            self.loop_lag.observe(max(0.0, loop.time() - due))
