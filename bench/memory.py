"""How much memory a table in play takes in the bot's process, beyond an empty bot."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path

from bench.crowd import CrowdTable, Stage
from bench.figures import Figure, at_most

TABLES = 1_000
WARM_UP = 20
ROUNDS_OF_ANSWERS = 3


def measure(tables: int = TABLES) -> list[Figure]:
    """Open tables and play at them; the bot has opened some before, so that what it loads once is not counted."""
    return asyncio.run(_measure(tables))


async def _measure(tables: int) -> list[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        async with Stage(Path(folder), "bot", "run") as stage:
            channels = stage.channels(WARM_UP + tables)
            empty = stage.memory
            await _play([CrowdTable(stage, channel) for channel in channels[:WARM_UP]])
            before = stage.memory
            await _play([CrowdTable(stage, channel) for channel in channels[WARM_UP:]])
            each = (stage.memory - before) / tables / 1024
            parts = {"MB empty": empty / 2**20, "MB warm": before / 2**20, "MB full": stage.memory / 2**20}
    return [Figure(f"memory of each of {tables:,} tables", each, "KB", at_most(50), parts)]


async def _play(tables: list[CrowdTable]) -> None:
    for table in tables:
        await table.open()
    for _ in range(ROUNDS_OF_ANSWERS):
        for table in tables:
            await table.answer()
