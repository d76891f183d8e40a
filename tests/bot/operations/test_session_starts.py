"""Gateway sessions start as Discord allows, however many processes start at once."""

import asyncio
import heapq
import random
from itertools import count, pairwise

import pytest

from bot.operations.session_starts import KEPT_STARTS, SessionStarts, StartLimits
from storage.leases import OwnStarts

SPACING = 5.5


class Time:
    """A clock that jumps to the next moment when everyone sleeps."""

    def __init__(self) -> None:
        self.now = 0.0
        self._sleeping: list[tuple[float, int, asyncio.Event]] = []
        self._numbers = count()

    async def sleep(self, seconds: float) -> None:
        woken = asyncio.Event()
        heapq.heappush(self._sleeping, (self.now + seconds, next(self._numbers), woken))
        await woken.wait()

    async def run(self, *work: asyncio.Task[None]) -> None:
        while not all(task.done() for task in work):
            for _ in range(5):
                await asyncio.sleep(0)
            if self._sleeping:
                moment, _, woken = heapq.heappop(self._sleeping)
                self.now = max(self.now, moment)
                woken.set()
        for task in work:
            task.result()


class Gateway:
    """Discord's gateway: records when shards identify, and counts down the day's starts."""

    def __init__(self, time: Time, buckets: int = 1, remaining: int = 1_000) -> None:
        self.time = time
        self.buckets = buckets
        self.remaining = remaining
        self.begun: list[tuple[float, int]] = []

    async def limits(self) -> StartLimits:
        return StartLimits(self.remaining, 7_200.0, self.buckets)

    def identify(self, shard: int) -> None:
        self.remaining -= 1
        self.begun.append((self.time.now, shard))

    def early(self) -> list[tuple[float, float]]:
        """List the sessions that start too soon after another of their bucket."""
        found: list[tuple[float, float]] = []
        for bucket in range(self.buckets):
            moments = [moment for moment, shard in self.begun if shard % self.buckets == bucket]
            found += [(one, other) for one, other in pairwise(moments) if other - one < 5.0]
        return found


async def launch(gateway: Gateway, starts: OwnStarts, shards: range, chance: random.Random) -> None:
    """Start a process with some shards, one after another, over connections that take a while."""
    time = gateway.time
    own = SessionStarts(starts, gateway.limits, SPACING, clock=lambda: time.now, sleep=time.sleep)
    for shard in shards:
        await own.turn(shard)
        await time.sleep(chance.uniform(0.1, 3.0 if chance.random() < 0.1 else 1.5))
        await own.begin(shard)
        gateway.identify(shard)


@pytest.mark.parametrize(("buckets", "most_seconds"), [(1, 110 * SPACING), (16, 60)])
async def test_twenty_processes_with_a_hundred_shards_start_as_fast_as_discord_allows(
    buckets: int, most_seconds: float
) -> None:
    time, chance = Time(), random.Random(3)
    gateway, starts = Gateway(time, buckets), OwnStarts(lambda: time.now)
    spans = [range(first, first + 5) for first in range(0, 100, 5)]
    await time.run(*(asyncio.create_task(launch(gateway, starts, span, chance)) for span in spans))
    assert sorted(shard for _, shard in gateway.begun) == [*range(100)]
    assert gateway.early() == []
    assert time.now <= most_seconds


async def test_processes_that_die_while_waiting_delay_others_only_briefly() -> None:
    time, chance = Time(), random.Random(4)
    gateway, starts = Gateway(time), OwnStarts(lambda: time.now)
    dying = [asyncio.create_task(launch(gateway, starts, range(9, 10), chance)) for _ in range(3)]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    for task in dying:
        task.cancel()
    await time.run(asyncio.create_task(launch(gateway, starts, range(2), chance)))
    assert [shard for _, shard in gateway.begun] == [0, 1]
    assert time.now <= 6 * SPACING


async def test_the_last_session_starts_of_a_day_are_kept_in_reserve(caplog: pytest.LogCaptureFixture) -> None:
    time = Time()
    gateway = Gateway(time, remaining=KEPT_STARTS)
    starting = asyncio.create_task(launch(gateway, OwnStarts(lambda: time.now), range(1), random.Random(1)))
    asyncio.get_running_loop().call_later(0.05, setattr, gateway, "remaining", 1_000)
    await time.run(starting)
    assert f"only {KEPT_STARTS} session starts are left for 2.0 hours" in caplog.text
    assert len(gateway.begun) == 1
    assert time.now > 500
