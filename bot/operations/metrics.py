"""What can be measured of a running bot: numbers alone, no names and no cards."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from types import SimpleNamespace

import aiohttp
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from bot.pictures.desk import PictureDesk
from game.table.ports import Conflict, Entry, Incident, Journal, JournalError, SavedTable, Servers

TOO_MANY = 429
LAG_SECONDS = 1.0
_PRESS_BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5)
_WAIT_BUCKETS = (0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30, 60)
_LAG_BUCKETS = (0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5)
_BATCH_BUCKETS = (1, 2, 4, 8, 16, 32, 64, 128, 256)


class Metrics:
    """The counters and histograms of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.gateway = self._gauge("gateway_connected", "1 while every shard is connected to Discord's gateway")
        self.database = self._gauge("database_up", "1 while the database answers and takes what is written")
        self.tables = self._gauge("tables", "Tables whose session runs")
        self.shards = Gauge(
            "lupfen_has_shards",
            "1 while this process has its shards, 0 while it waits for them",
            ["shards"],
            registry=self.registry,
        )
        self.decisions = self._counter("decisions", "Answers to questions that were committed, computers' included")
        self.coalesced = self._counter("edits_coalesced", "Changes that a message under way has taken along")
        self.retries = self._counter("retries", "Tries to show a table again after trouble with Discord")
        self.limits_met = self._counter("limits_met", "Answers 429 of Discord's API")
        self.void_deals = self._counter("void_deals", "Deals that ended without a result, so that nobody paid")
        self.incidents = Counter(
            "lupfen_table_incidents",
            "What went wrong at tables: something due had to be tried again, faults of ours, tables that were lost",
            ["kind"],
            registry=self.registry,
        )
        self.unexpected = self._counter("unexpected_errors", "Errors that people were told as unexpected")
        self.presses = Histogram(
            "lupfen_press_seconds",
            "Seconds from receiving an interaction until it was dealt with, its answer sent",
            ["kind"],
            buckets=_PRESS_BUCKETS,
            registry=self.registry,
        )
        self.call_waits = Histogram(
            "lupfen_call_wait_seconds",
            "Seconds for which calls waited that count towards Discord's limit for the whole bot, of those that did",
            buckets=_WAIT_BUCKETS,
            registry=self.registry,
        )
        self.loop_lag = Histogram(
            "lupfen_event_loop_lag_seconds",
            "Seconds by which the event loop came late to a call each second",
            buckets=_LAG_BUCKETS,
            registry=self.registry,
        )
        self.batches = Histogram(
            "lupfen_write_batch_size", "Entries that shared a commit", buckets=_BATCH_BUCKETS, registry=self.registry
        )

    def _counter(self, name: str, about: str) -> Counter:
        return Counter(f"lupfen_{name}", about, registry=self.registry)

    def _gauge(self, name: str, about: str) -> Gauge:
        return Gauge(f"lupfen_{name}", about, registry=self.registry)

    def watch_pictures(self, desk: PictureDesk) -> PictureDesk:
        """Tell of the pictures that are drawn at a desk; gives the desk."""
        kept = self._gauge("pictures_kept_bytes", "Bytes of pictures that are kept to be shown again")
        kept.set_function(lambda: desk.bytes_kept)
        drawn = self._gauge("pictures_drawn", "Pictures drawn since the start")
        drawn.set_function(lambda: desk.drawn_so_far)
        left_out = self._gauge("pictures_left_out", "Messages shown in words because too many pictures waited")
        left_out.set_function(lambda: desk.left_out)
        return desk

    def count_incident(self, kind: Incident) -> None:
        """Count something that went wrong at a table."""
        self.incidents.labels(kind).inc()

    def text(self) -> bytes:
        """Write everything in Prometheus' text format."""
        return generate_latest(self.registry)

    def trace(self) -> aiohttp.TraceConfig:
        """Make what counts the limits that Discord tells us we have met."""
        trace = aiohttp.TraceConfig()
        trace.on_request_end.append(self._count_answer)
        return trace

    async def _count_answer(
        self, _session: aiohttp.ClientSession, _context: SimpleNamespace, ended: aiohttp.TraceRequestEndParams
    ) -> None:
        if ended.response.status == TOO_MANY:
            self.limits_met.inc()

    async def watch_loop(self) -> None:
        """Measure the event loop's lag until cancelled."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + LAG_SECONDS
            await asyncio.sleep(LAG_SECONDS)
            self.loop_lag.observe(max(0.0, loop.time() - due))


class CountedJournal:
    """A journal that counts decisions and knows when it last failed; implements `game.table.ports.Journal`."""

    def __init__(self, journal: Journal, metrics: Metrics) -> None:
        self._journal = journal
        self._decisions = metrics.decisions
        self._void_deals = metrics.void_deals
        self._failed: float | None = None

    async def commit(self, entry: Entry) -> None:
        """Write an entry."""
        try:
            await self._journal.commit(entry)
        except Conflict:
            raise
        except JournalError:
            self._failed = time.monotonic()
            raise
        self._failed = None
        if entry.answer:
            self._decisions.inc()
        if entry.ended and entry.ended.record is None:
            self._void_deals.inc()

    async def saved(self, table: str) -> SavedTable | None:
        """Read a table back."""
        return await self._journal.saved(table)

    async def live(self, ours: Servers) -> Sequence[SavedTable]:
        """Read all tables of our servers whose session has not ended."""
        return await self._journal.live(ours)

    def failed_within(self, seconds: float) -> bool:
        """Tell whether the last write failed, and not longer ago than so many seconds."""
        return self._failed is not None and time.monotonic() - self._failed < seconds
