"""Gateway session starts within Discord's limits: spaced per bucket of shards, with some kept in reserve each day.

Discord accepts one IDENTIFY every five seconds for each bucket (shard number modulo `max_concurrency`) and 1,000 a day,
across all processes; beyond that it ends all sessions and resets the token.
https://docs.discord.com/developers/events/gateway#rate-limiting
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple

import yarl
from discord.ext import commands

from storage.leases import OwnStarts, SharedStarts

LATE_SECONDS: Final = 0.4
"""How late a reserved moment may be used; the spacing exceeds five seconds by more than this."""
CONNECT_SECONDS: Final = 2.0
"""A connection is opened this long before its moment, because it goes stale while waiting."""
KEPT_STARTS: Final = 50
"""Daily starts reserved for an operator who has to repair something."""
ASK_AGAIN_SECONDS: Final = 60.0

log = logging.getLogger(__name__)


class StartLimits(NamedTuple):
    """Discord's limits: starts left today, seconds until the limit resets, and the number of buckets."""

    remaining: int
    reset_after: float
    buckets: int


class SessionStarts:
    """Starts the shards of one process, one after the other, `spacing` seconds apart within each bucket."""

    def __init__(
        self,
        starts: OwnStarts | SharedStarts,
        limits: Callable[[], Awaitable[StartLimits]],
        spacing: float,
        counted: Callable[[], None] = lambda: None,
        clock: Callable[[], float] | None = None,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        """Fetch limits with `limits`; call `counted` for each session started."""
        self._starts = starts
        self._ask_limits = limits
        self._spacing = spacing
        self._counted = counted
        self._clock = clock or asyncio.get_running_loop().time
        self._sleep = sleep
        self._limits: StartLimits | None = None
        self._asked = 0.0
        self._reserved: dict[int, float] = {}

    async def turn(self, shard: int) -> None:
        """Wait until a shard should connect, so that it is ready at its moment."""
        moment = await self._moment(await self._bucket(shard))
        await self._sleep(max(0.0, moment - CONNECT_SECONDS - self._clock()))

    async def begin(self, shard: int) -> None:
        """Wait for the moment at which a connected shard may identify, and use it up."""
        bucket = await self._bucket(shard)
        while True:
            moment = await self._moment(bucket)
            await self._sleep(max(0.0, moment - self._clock()))
            if self._clock() <= moment + LATE_SECONDS:
                break
        del self._reserved[bucket]
        self._counted()

    async def _moment(self, bucket: int) -> float:
        """Return a bucket's reserved moment; one that was missed is replaced."""
        reserved = self._reserved.get(bucket)
        if reserved is None or self._clock() > reserved + LATE_SECONDS:
            wait = await self._starts.reserve(bucket, self._spacing)
            reserved = self._reserved[bucket] = self._clock() + wait
        return reserved

    async def _bucket(self, shard: int) -> int:
        return shard % max(1, (await self._allowed()).buckets)

    async def _allowed(self) -> StartLimits:
        """Wait while the day's starts are nearly used up; return Discord's limits."""
        while True:
            if self._limits is None or self._clock() >= self._asked + ASK_AGAIN_SECONDS:
                self._limits, self._asked = await self._ask_limits(), self._clock()
            if self._limits.remaining > KEPT_STARTS:
                return self._limits
            hours = self._limits.reset_after / 3_600
            log.error("only %d session starts are left for %.1f hours: waiting", self._limits.remaining, hours)
            await self._sleep(min(self._limits.reset_after, 10 * ASK_AGAIN_SECONDS) + 1.0)
            self._limits = None


class PacedBot(commands.AutoShardedBot):
    """A bot whose shards start through `starts` if that is set before it connects, else at the library's own pace."""

    starts: SessionStarts | None = None

    async def start_limits(self) -> StartLimits:
        """Fetch Discord's limits."""
        told: Any = (await self.http.get_bot_gateway())[2]
        return StartLimits(told["remaining"], told["reset_after"] / 1_000, told["max_concurrency"])

    async def launch_shard(self, gateway: yarl.URL, shard_id: int, *, initial: bool = False) -> None:
        """Connect a shard when it is its turn."""
        if self.starts:
            await self.starts.turn(shard_id)
        await super().launch_shard(gateway, shard_id, initial=initial)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Have a connected shard wait for its moment."""
        if self.starts:
            await self.starts.begin(shard_id or 0)
        else:
            await super().before_identify_hook(shard_id, initial=initial)
