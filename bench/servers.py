"""Ten thousand servers of mixed size on four shards of one process: memory, time until ready, and load at rest.

The local Discord sends each server complete with channels, overwrites and roles, as the gateway does on shard start.
"""

import asyncio
import itertools
import time
from typing import Any, Final, NamedTuple
from unittest.mock import patch

from bench.crowd import Stage
from bench.figures import Figure, at_most
from local_discord.format import shapes
from local_discord.state.world import Server, World

SERVERS: Final = 10_000
SHARDS: Final = 4
SIZES: Final = ((6, 15, 8), (3, 40, 25), (1, 150, 80))
"""How many out of ten servers have how many channels and how many roles."""
OVERWRITES: Final = 3
IDENTIFY_SECONDS: Final = 5.5
REST_SECONDS: Final = 30.0
MADE: Final = 840 * 10**9
MEGABYTE: Final = 1e6


class Run(NamedTuple):
    """Bytes in memory, seconds until ready, processor seconds until then, and the share of a core used at rest."""

    memory: int
    ready: float
    work: float
    at_rest: float


def measure() -> list[Figure]:
    """Start with almost no servers and with many."""
    few, many = (asyncio.run(_run(count)) for count in (SHARDS, SERVERS))
    cache = (many.memory - few.memory) / MEGABYTE
    identifies = (SHARDS - 1) * IDENTIFY_SECONDS
    about = {"process MB": many.memory / MEGABYTE, "KB a server": cache * 1000 / SERVERS}
    cost = {"without servers": few.ready, "CPU s": many.work}
    return [
        Figure(f"{SERVERS:,} servers, cache", cache, "MB", at_most(150), about),
        Figure(f"{SERVERS:,} servers, ready", many.ready, "s", at_most(identifies + 10), cost),
        Figure(f"{SERVERS:,} servers, CPU at rest", many.at_rest * 100, "% of a core", at_most(5)),
    ]


async def _run(servers: int) -> Run:
    with patch.object(shapes, "guild_create", _Sized()):
        stage = Stage(LUPFEN_SHARDS=f"0-{SHARDS - 1}/{SHARDS}")
        gateway = stage.discord.gateway
        gateway.max_concurrency, gateway.identify_window = 1, 5.0
        _fill(stage.discord.world, servers)
        begun = time.perf_counter()
        async with stage:
            while not await stage.told("readyz"):  # noqa: ASYNC110 - it is another process
                await asyncio.sleep(0.1)
            ready, work = time.perf_counter() - begun, stage.processor_time
            await asyncio.sleep(REST_SECONDS / 3)
            rested = stage.processor_time
            await asyncio.sleep(REST_SECONDS)
            return Run(stage.memory, ready, work, (stage.processor_time - rested) / REST_SECONDS)


def _fill(world: World, servers: int) -> None:
    """Add servers up to this number, evenly across shards; one exists already."""
    [first] = world.servers
    beside = (int(first) >> 22) % SHARDS
    numbers = [number for number in range(servers) if number != (beside - MADE) % SHARDS]
    for number in numbers:
        world.add_server(f"Server {number}", id=str(MADE + number << 22))


class _Sized:
    """Writes servers with realistic numbers of channels and roles."""

    def __init__(self) -> None:
        self._write = shapes.guild_create
        self._sizes = itertools.cycle([size for often, *size in SIZES for _ in range(often)])
        self._written: dict[tuple[int, int], dict[str, Any]] = {}

    def __call__(self, world: World, server: Server) -> dict[str, Any]:
        channels, roles = next(self._sizes)
        whole = self._written.get((channels, roles))
        if whole is None:
            whole = self._written[channels, roles] = self._whole(world, server, channels, roles)
        everybody = {**whole["roles"][0], "id": server.id}
        return {**whole, "id": server.id, "name": server.name, "roles": [everybody, *whole["roles"][1:]]}

    def _whole(self, world: World, server: Server, channels: int, roles: int) -> dict[str, Any]:
        written = self._write(world, server)
        role = written["roles"][-1]
        more = [{**role, "id": world.ids.next(), "name": f"Role {number}"} for number in range(roles)]
        overwrites = [{"id": each["id"], "type": 0, "allow": "1024", "deny": "2048"} for each in more[:OVERWRITES]]
        channel = shapes.channel(world, world.add_channel(server, "channel"))
        like = {**channel, "topic": "What is talked about here", "permission_overwrites": overwrites}
        rooms = [{**like, "id": world.ids.next()} for _ in range(channels)]
        return {**written, "roles": [written["roles"][0], *more], "channels": rooms}
