"""Private requests, `/ledger` and "My cards", from INTERACTION_CREATE to the answer, next to a bare bot.

The ledger is that of a young server, where everyone has played at many tables; after "My cards" the previous hand is
deleted once the new one is shown, which nobody waits for. Without pictures, as in `bench.press`.
"""

from __future__ import annotations

import asyncio
import statistics
import tempfile
from collections.abc import Awaitable, Sequence
from pathlib import Path

from bench.crowd import NAMES, CrowdTable, Stage
from bench.figures import Figure
from bench.press import Press, Side, at_messages, latency, one_by_one
from sandbox.people.interactions import COMMAND

TABLES = 20
ROUNDS = 5
PRESSES = 60
LEDGER: dict[str, object] = {"id": "2", "name": "ledger", "type": 1}


def measure(tables: int = TABLES, presses: int = PRESSES, rounds: int = ROUNDS) -> list[Figure]:
    """Measure both bots in alternation, for some rounds each."""
    return asyncio.run(_measure(tables, presses, rounds))


async def _measure(tables: int, presses: int, rounds: int) -> list[Figure]:
    with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as other:
        async with (
            Stage(Path(one), "bot", "run") as ours,
            Stage(Path(other), "bench.bare_bot") as bare,
        ):
            playing = [CrowdTable(ours, channel) for channel in ours.channels(tables)]
            for table in playing:
                await table.open()
                for _ in NAMES:
                    await table.answer()
            asked = (_ledger(ours, playing), _cards(ours, playing))
            sides = [*(Side(ours, press) for press in asked), await at_messages(bare, tables)]
            return await _compare(sides, presses, rounds, tables)


async def _compare(sides: Sequence[Side], presses: int, rounds: int, tables: int) -> list[Figure]:
    taken: list[list[float]] = [[] for _ in sides]
    for number in range(rounds + 1):
        for side, seconds in zip(sides, taken, strict=True):
            found = await one_by_one(side, presses, tables)
            seconds.extend(found if number else ())
    ledger, cards, bare = map(statistics.median, taken)
    return [latency("/ledger, median", (ledger, bare), 4), latency("my cards, median", (cards, bare), 2)]


def _ledger(stage: Stage, tables: Sequence[CrowdTable]) -> Press:
    """Request the standings, for each person in turn."""
    people = [stage.discord.person(name) for name in NAMES]

    def press(number: int) -> Awaitable[float]:
        return stage.use(COMMAND, people[number % len(people)], tables[number].channel, LEDGER)

    return press


def _cards(stage: Stage, tables: Sequence[CrowdTable]) -> Press:
    """Press "My cards" on the panel, for each person in turn."""
    people = [stage.discord.person(name) for name in NAMES]

    def press(number: int) -> Awaitable[float]:
        return tables[number].press(people[number % len(people)], "hand")

    return press
