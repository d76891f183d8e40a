"""From INTERACTION_CREATE to the callback, next to a bare bot's constant answer: durable answers, private requests.

The private requests are `/ledger`, on a young server where everyone has played at many tables, and "My cards". The
latter deletes the previous hand after showing the new one; nobody waits for that. There are no pictures.
"""

import asyncio
import itertools
import statistics
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import NamedTuple

from bench.crowd import NAMES, CrowdTable, Stage, pressed
from bench.figures import Figure, at_least, at_most, p99
from local_discord.format import shapes
from local_discord.people.interactions import COMMAND, COMPONENT
from local_discord.state.world import Channel, Message

IN_FLIGHT = 64
ROUNDS = 5
LEDGER: dict[str, object] = {"id": "2", "name": "ledger", "type": 1}


class Bot:
    """A bot to be measured; `press` presses at the table with a number, and returns the seconds to the callback."""

    def __init__(self, stage: Stage, tables: int, press: Callable[[int], Awaitable[float]]) -> None:
        self._stage = stage
        self._tables = tables
        self._press = press

    async def one_by_one(self, presses: int) -> list[float]:
        """Press once everyone has seen the effect of the previous press, as at a table."""
        seconds: list[float] = []
        for number in range(presses):
            await self._stage.rest()
            seconds.append(await self._press(number % self._tables))
        return seconds

    async def in_flight(self, presses: int) -> list[float]:
        """Return the answers per second with many in flight, never two at one table."""
        free = asyncio.Queue[int]()
        for number in range(self._tables):
            free.put_nowait(number)
        left = itertools.repeat(None, presses)

        async def some() -> None:
            for _ in left:
                table = await free.get()
                await self._press(table)
                free.put_nowait(table)

        started = time.perf_counter()
        async with asyncio.TaskGroup() as group:
            for _ in range(min(IN_FLIGHT, self._tables)):
                group.create_task(some())
        speed = presses / (time.perf_counter() - started)
        await self._stage.rest()
        return [speed]


class Rig(NamedTuple):
    """Our bot with open tables, and a bare bot with as many messages to press on."""

    ours: Stage
    tables: Sequence[CrowdTable]
    bare: Bot


def measure(tables: int = 200, presses: int = 200, flood: int = 1_000, rounds: int = ROUNDS) -> list[Figure]:
    """Measure single presses and floods."""
    return asyncio.run(on_two_bots(tables, partial(durable, presses=presses, flood=flood, rounds=rounds)))


def replies(tables: int = 20, presses: int = 60, rounds: int = ROUNDS) -> list[Figure]:
    """Measure the private requests."""
    return asyncio.run(on_two_bots(tables, partial(private, presses=presses, rounds=rounds)))


async def on_two_bots(tables: int, *measures: Callable[[Rig], Awaitable[list[Figure]]]) -> list[Figure]:
    """Start both bots, and measure one thing after the other."""
    async with Stage() as ours, Stage("bench.bare_bot") as other:
        places = [(channel, _message(other, channel)) for channel in other.channels(tables)]
        person = other.discord.person("Anna")

        def press(number: int) -> Awaitable[float]:
            channel, message = places[number]
            return other.use(COMPONENT, person, channel, pressed("pressed"), message)

        rig = Rig(ours, await ours.tables(tables), Bot(other, tables, press))
        return [figure for each in measures for figure in await each(rig)]


async def durable(rig: Rig, presses: int, flood: int, rounds: int) -> list[Figure]:
    """Answer at our tables."""
    tables = len(rig.tables)
    bots = (Bot(rig.ours, tables, lambda number: rig.tables[number].answer()), rig.bare)
    single = await _alternating([bot.one_by_one for bot in bots], presses, rounds)
    speed, bare = map(statistics.median, await _alternating([bot.in_flight for bot in bots], flood, rounds))
    flooded = f"answers of {tables} tables, {IN_FLIGHT} in flight"
    return [
        _latency("press, median", [statistics.median(each) for each in single], 1.8),
        _latency("press, p99", [p99(each) for each in single], 2),
        Figure(flooded, speed / bare, "x bare bot", at_least(0.25), {"answers/s": speed, "bare": bare}),
    ]


async def private(rig: Rig, presses: int, rounds: int) -> list[Figure]:
    """Ask for the standings, and press "My cards", each person in turn."""
    for table in rig.tables:
        for _ in NAMES:
            await table.answer()
    people = [rig.ours.discord.person(name) for name in NAMES]

    def ledger(number: int) -> Awaitable[float]:
        return rig.ours.use(COMMAND, people[number % len(people)], rig.tables[number].channel, LEDGER)

    def cards(number: int) -> Awaitable[float]:
        return rig.tables[number].press(people[number % len(people)], "hand")

    bots = (*(Bot(rig.ours, len(rig.tables), press) for press in (ledger, cards)), rig.bare)
    taken = await _alternating([bot.one_by_one for bot in bots], presses, rounds)
    of_ledger, of_cards, bare = map(statistics.median, taken)
    return [_latency("/ledger, median", (of_ledger, bare), 4), _latency("my cards, median", (of_cards, bare), 2)]


async def _alternating(
    ways: Sequence[Callable[[int], Awaitable[list[float]]]], presses: int, rounds: int
) -> list[list[float]]:
    """Measure in turns, after a first one to warm up; return what each way has given."""
    found: list[list[float]] = [[] for _ in ways]
    for number in range(rounds + 1):
        for way, numbers in zip(ways, found, strict=True):
            measured = await way(presses)
            numbers.extend(measured if number else ())
    return found


def _latency(name: str, seconds: Sequence[float], goal: float) -> Figure:
    ours, bare = (each * 1_000 for each in seconds)
    return Figure(name, ours / bare, "x bare bot", at_most(goal), {"ms": ours, "bare ms": bare})


def _message(stage: Stage, channel: Channel) -> Message:
    """Put a message of the bot with a button into a channel."""
    message = stage.discord.scribe.plain(channel, shapes.bot_user(stage.discord.world.app), "Pressed?")
    button = {"type": 2, "style": 1, "label": "Press", "custom_id": "pressed", "id": 2}
    message.json["components"] = [{"type": 1, "components": [button], "id": 1}]
    return message
