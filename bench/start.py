"""A bot is killed while many tables play, and restarts under Discord's limits: how long until all tables are shown."""

import asyncio
import time
from typing import Final

from bench.crowd import Stage
from bench.figures import Figure, at_most
from local_discord.state.world import Message

TABLES: Final = {200: 8.0, 1_000: 40.0}
"""Numbers of tables, with the seconds until the last of them should be shown again."""


def measure(tables: dict[int, float] | None = None) -> list[Figure]:
    """Kill and restart with each number of tables."""
    sizes = (tables or TABLES).items()
    return [figure for count, seconds in sizes for figure in asyncio.run(_measure(count, seconds))]


async def _measure(count: int, seconds: float) -> list[Figure]:
    async with Stage(LUPFEN_PICTURES="true") as stage:
        await stage.tables(count)
        await stage.rest()
        await stage.kill()
        stage.discord.limiter.enabled = True
        return await _begin_again(stage, count, seconds)


async def _begin_again(stage: Stage, count: int, seconds: float) -> list[Figure]:
    begun, stands = time.perf_counter(), dict[str, float]()

    def watch(message: Message) -> None:
        if message.audience is None:
            stands.setdefault(message.channel_id, time.perf_counter() - begun)

    stage.discord.watchers.append(watch)
    refused, calls = stage.refused, stage.calls
    stage.start_again()
    await stage.until(lambda: len(stands) == count, "all tables stand there again")
    last = max(stands.values())
    await stage.rest(1)
    parts = {
        "first": min(stands.values()),
        "all tidied up": time.perf_counter() - begun,
        "calls a table": (stage.calls - calls) / count,
        "CPU s": stage.processor_time,
        **{f"refused {name}": number for name, number in stage.discord.limiter.refused.items()},
    }
    return [
        Figure(f"start with {count:,} tables, the last panel", last, "s", at_most(seconds), parts),
        Figure(f"start with {count:,} tables, refusals", stage.refused - refused, "429s", at_most(0)),
    ]
