"""From INTERACTION_CREATE to the callback: a durable answer at a table, next to a bare bot's constant answer."""

from __future__ import annotations

import asyncio
import itertools
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from bench.crowd import CrowdTable, Stage
from bench.figures import Figure, at_least, at_most
from sandbox.format import shapes
from sandbox.people.interactions import COMPONENT
from sandbox.state.world import Channel, Message

TABLES = 200
IN_FLIGHT = 64
ROUNDS = 5
PRESSES = 200
FLOOD = 1_000
WARM_UP = 100

Press = Callable[[int], Awaitable[float]]
"""Press at the table with a number; the result is the seconds from press to callback."""


class Side(NamedTuple):
    """A measured bot."""

    stage: Stage
    press: Press


def measure(tables: int = TABLES, presses: int = PRESSES, flood: int = FLOOD, rounds: int = ROUNDS) -> list[Figure]:
    """Measure single presses and floods of both bots in alternation."""
    return asyncio.run(_measure(tables, presses, flood, rounds))


async def _measure(tables: int, presses: int, flood: int, rounds: int) -> list[Figure]:
    with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as other:
        async with Stage(Path(one), "bot", "run") as ours, Stage(Path(other), "bench.bare_bot") as bare:
            sides = (await _at_tables(ours, tables), await at_messages(bare, tables))
            for side in sides:
                await one_by_one(side, min(WARM_UP, presses), tables)
            return await _compare(sides, (tables, presses, flood), rounds)


async def _compare(sides: tuple[Side, Side], sizes: tuple[int, int, int], rounds: int) -> list[Figure]:
    tables, presses, flood = sizes
    single: tuple[list[float], list[float]] = ([], [])
    many: tuple[list[float], list[float]] = ([], [])
    for _ in range(rounds):
        for number, side in enumerate(sides):
            single[number].extend(await one_by_one(side, presses, tables))
        for number, side in enumerate(sides):
            many[number].append(await _in_flight(side.press, flood, tables))
            await side.stage.rest()
    return [
        latency("press, median", [statistics.median(each) for each in single], 1.8),
        latency("press, p99", [statistics.quantiles(each, n=100)[98] for each in single], 2),
        _throughput([statistics.median(each) for each in many], tables),
    ]


def latency(name: str, seconds: Sequence[float], goal: float) -> Figure:
    """Compare our times with the bare bot's."""
    ours, bare = (each * 1_000 for each in seconds)
    return Figure(name, ours / bare, "x bare bot", at_most(goal), {"ms": ours, "bare ms": bare})


def _throughput(speeds: Sequence[float], tables: int) -> Figure:
    ours, bare = speeds
    name = f"answers of {tables} tables, {IN_FLIGHT} in flight"
    return Figure(name, ours / bare, "x bare bot", at_least(0.25), {"answers/s": ours, "bare": bare})


async def one_by_one(side: Side, count: int, tables: int) -> list[float]:
    """Press once everyone has seen the effect of the previous press, as at a table."""
    seconds: list[float] = []
    for number in range(count):
        await side.stage.rest()
        seconds.append(await side.press(number % tables))
    return seconds


async def _in_flight(press: Press, count: int, tables: int) -> float:
    """Return the answers per second with many in flight, never two at one table."""
    free = asyncio.Queue[int]()
    for number in range(tables):
        free.put_nowait(number)
    left = itertools.repeat(None, count)

    async def presses() -> None:
        for _ in left:
            table = await free.get()
            await press(table)
            free.put_nowait(table)

    started = time.perf_counter()
    async with asyncio.TaskGroup() as group:
        for _ in range(min(IN_FLIGHT, tables)):
            group.create_task(presses())
    return count / (time.perf_counter() - started)


async def _at_tables(stage: Stage, count: int) -> Side:
    tables = [CrowdTable(stage, channel) for channel in stage.channels(count)]
    for table in tables:
        await table.open()

    def press(number: int) -> Awaitable[float]:
        return tables[number].answer()

    return Side(stage, press)


async def at_messages(stage: Stage, count: int) -> Side:
    """Prepare presses on this many messages of a bare bot."""
    places = [(channel, _message(stage, channel)) for channel in stage.channels(count)]
    person = stage.discord.person("Anna")
    data = {"component_type": 2, "custom_id": "pressed"}

    def press(number: int) -> Awaitable[float]:
        channel, message = places[number]
        return stage.use(COMPONENT, person, channel, data, message)

    return Side(stage, press)


def _message(stage: Stage, channel: Channel) -> Message:
    """Put a message of the bot with a button into a channel."""
    message = stage.discord.scribe.plain(channel, shapes.bot_user(stage.discord.world.app), "Pressed?")
    button = {"type": 2, "style": 1, "label": "Press", "custom_id": "pressed", "id": 2}
    message.json["components"] = [{"type": 1, "components": [button], "id": 1}]
    return message
