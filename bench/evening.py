"""Whole evenings: people at many tables of many games, pressing at a fixed rate however slow the bot is.

Discord's limits are on, and so are pictures unless switched off. Presses arrive at a fixed rate, each at the table
that has waited longest, so the number of tables determines the time to think. The rate rises until the bot cannot keep
up: questions appear too late, Discord refuses a request, too few questions are left to answer, or more than one
message in a hundred lacks its pictures. Processor time is that of the bot's process only; the bench's own is listed
separately. `--tables` plays each rate with other numbers of tables, and `--tls` uses TLS on loopback, like Discord.
"""

from __future__ import annotations

import asyncio
import math
import statistics
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise, product
from typing import Final, NamedTuple

from bench.crowd import Stage
from bench.evening_table import Crowd, EveningTable, Habits
from bench.figures import Figure, at_least, at_most, p99
from local_discord.state.world import Message

RATES: Final = (10, 20, 40, 60, 80, 100, 120, 145, 170, 200)
SHORT_RATES: Final = (2, 4)
SHORT_SECONDS: Final = 5.0
SECONDS_BETWEEN: Final = 6.0
"""Seconds between two presses at a table, including the pauses between deals."""
WARM_UP: Final = 4.0
LATE_SECONDS: Final = 1.0
KEPT: Final = 0.95
LEFT_OUT: Final = 0.01
PAUSE_SECONDS: Final = 8
FREE: Final = ("/webhooks/", "/interactions/")
"""Routes that do not count towards the global limit."""


class Plan(NamedTuple):
    """The plan of a measurement: rates in presses per second, one after the other, with the seconds for each.

    Each rate is played with each number of `tables`, by default with as many as give the usual time to think.
    """

    rates: Sequence[int] = RATES
    seconds: float = 20.0
    pictures: bool = True
    habits: Habits = Habits()
    tables: Sequence[int] = ()
    tls: bool = False

    @property
    def name(self) -> str:
        """The deviations from the usual plan."""
        return f"{'' if self.pictures else ', no pictures'}{', TLS' if self.tls else ''}"


class Counts(NamedTuple):
    """Counters at a moment."""

    calls: Counter[tuple[str, str]]
    refused: int
    processor: float
    main: float
    harness: float
    sent: int
    left_out: int
    drawn: int

    def since(self, before: Counts) -> Counts:
        """Return the increase since an earlier moment."""
        numbers = (now - then for now, then in zip(self[1:], before[1:], strict=True))
        return Counts(self.calls - before.calls, *numbers)  # pyright: ignore[reportArgumentType] - one by one


class Measured(NamedTuple):
    """The results of a rate; times in seconds."""

    rate: int
    tables: int
    seconds: float
    callbacks: Sequence[float]
    seen: Sequence[float]
    failed: int
    counts: Counts
    memory: int

    @property
    def presses(self) -> int:
        """The number of answered presses."""
        return len(self.callbacks)

    @property
    def kept(self) -> float:
        """Answered presses per second."""
        return self.presses / self.seconds

    @property
    def processor(self) -> float:
        """The bot's processor time per press, in milliseconds."""
        return self.counts.processor / max(1, self.presses) * 1_000

    @property
    def left_out(self) -> float:
        """The share of messages shown without their pictures."""
        return self.counts.left_out / max(1, sum(self.counts.calls.values()))

    @property
    def bears(self) -> bool:
        """Whether the bot has kept up."""
        in_time = bool(self.seen) and p99(self.seen) <= LATE_SECONDS and self.left_out <= LEFT_OUT
        return in_time and not self.counts.refused and not self.failed and self.kept >= KEPT * self.rate


def measure(plan: Plan | None = None) -> list[Figure]:
    """Raise the rate until the bot cannot keep up; return the figures of each rate, and the highest sustained rate."""
    plan = plan or Plan()
    measured = asyncio.run(_measure(plan))
    return [*(_of_rate(each, plan) for each in measured), *_in_the_end(measured, plan)]


async def _measure(plan: Plan) -> list[Measured]:
    settings = {"LUPFEN_PAUSE_SECONDS": str(PAUSE_SECONDS), "LUPFEN_PICTURES": str(plan.pictures).lower()}
    async with Stage(limits=True, tls=plan.tls, **settings) as stage:
        evening = Evening(stage, plan.habits)
        measured: list[Measured] = []
        for rate, tables in product(plan.rates, plan.tables or (0,)):
            await evening.seat(tables or round(rate * SECONDS_BETWEEN))
            measured.append(await evening.press_for(plan.seconds, rate))
            if not measured[-1].bears:
                break
        return measured


class Evening(Crowd):
    """All tables of an evening."""

    def __init__(self, stage: Stage, habits: Habits) -> None:
        super().__init__(stage)
        self._habits = habits
        self._tables: dict[str, EveningTable] = {}
        self._seen: list[float] = []

    def _watch(self, message: Message) -> None:
        if table := self._tables.get(message.channel_id):
            table.watch(message)

    def seen(self, seconds: float) -> None:
        """Record the time from a press until the next question was visible."""
        self._seen.append(seconds)

    async def seat(self, tables: int) -> None:
        """Open tables up to this number."""
        for channel in self._stage.channels(max(0, tables - len(self._tables))):
            table = EveningTable(self._stage, channel, len(self._tables), self._habits, self)
            self._tables[channel.id] = table
            await table.open()

    async def press_for(self, seconds: float, rate: int) -> Measured:
        """Let people press at a rate, not counting the warm-up."""
        async with asyncio.TaskGroup() as presses:
            await self._press_at(presses, WARM_UP, rate)
            self.callbacks, self._seen, self.failed = [], [], 0
            before, begun = await self._counts(), time.perf_counter()
            await self._press_at(presses, seconds, rate)
            counts, took = (await self._counts()).since(before), time.perf_counter() - begun
            callbacks, seen, failed = self.callbacks[:], self._seen[:], self.failed
        return Measured(rate, len(self._tables), took, callbacks, seen, failed, counts, self._stage.memory)

    async def _press_at(self, presses: asyncio.TaskGroup, seconds: float, rate: int) -> None:
        begun = time.perf_counter()
        for number in range(math.ceil(seconds * rate)):
            await asyncio.sleep(begun + number / rate - time.perf_counter())
            if self._waiting:
                presses.create_task(self._press(self._waiting.popleft()))
        await asyncio.sleep(begun + seconds - time.perf_counter())

    async def _counts(self) -> Counts:
        log, stage, metrics = self._stage.discord.api_log, self._stage, await self._stage.metrics()
        return Counts(
            calls=Counter(log.kinds),
            refused=stage.refused,
            processor=stage.processor_time,
            main=stage.main_thread_time,
            harness=time.process_time(),
            sent=log.received,
            left_out=int(metrics["lupfen_pictures_left_out_total"]),
            drawn=int(metrics["lupfen_pictures_drawn_total"]),
        )


def _of_rate(measured: Measured, plan: Plan) -> Figure:
    name = f"evening, {measured.rate}/s, {measured.tables} tables{plan.name}"
    return Figure(name, measured.kept, "presses/s", None, dict(_parts(measured)))


def _parts(measured: Measured) -> Iterator[tuple[str, float]]:
    yield from _latencies("callback", measured.callbacks)
    yield from _latencies("next question", measured.seen)
    presses, calls = max(1, measured.presses), measured.counts.calls
    yield "calls a press", sum(calls.values()) / presses
    yield "global", _global(measured)
    yield "429", measured.counts.refused
    yield "failed", measured.failed
    yield "without pictures %", measured.left_out * 100
    yield "CPU ms a press", measured.processor
    yield "of it main thread", measured.counts.main / presses * 1_000
    yield "bench's own", measured.counts.harness / presses * 1_000
    yield "drawn a press", measured.counts.drawn / presses
    yield "KB a press", measured.counts.sent / presses / 1_024
    yield "MB", measured.memory / 2**20
    for (method, route), number in calls.most_common():
        yield f"{method} {route}", number / presses


def _global(measured: Measured) -> float:
    """Return the requests per press that count towards Discord's global limit."""
    counted = sum(number for (_, route), number in measured.counts.calls.items() if not route.startswith(FREE))
    return counted / max(1, measured.presses)


def _latencies(name: str, seconds: Sequence[float]) -> Iterator[tuple[str, float]]:
    if seconds:
        yield f"{name} ms", statistics.median(seconds) * 1_000
        yield f"{name} p99", p99(seconds) * 1_000


def _in_the_end(measured: Sequence[Measured], plan: Plan) -> Iterator[Figure]:
    """Yield the highest sustained rate and the cost of a press at it."""
    borne = [each for each in measured if each.bears]
    best = borne[-1] if borne else None
    habits = {"in hands": plan.habits.in_hands, "going on": plan.habits.going_on}
    yield Figure(f"evening, highest rate{plan.name}", best.kept if best else 0, "presses/s", at_least(120), habits)
    if best:
        sent = best.counts.sent / best.presses / 1_024
        yield Figure(f"evening, CPU a press{plan.name}", best.processor, "ms", at_most(8 if plan.pictures else 2.8))
        yield Figure(f"evening, bytes a press{plan.name}", sent, "KB", at_most(45))
        yield Figure(f"evening, memory{plan.name}", best.memory / 2**20, "MB", at_most(350))
        yield Figure(f"evening, global calls a press{plan.name}", _global(best), "calls", at_most(0.15))
    for few, many in pairwise(measured):
        if few.rate == many.rate and few.tables != many.tables:
            name = f"evening, CPU at {many.tables} tables{plan.name}"
            yield Figure(name, many.processor / few.processor, f"x {few.tables}", at_most(1.1))
