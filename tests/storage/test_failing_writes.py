"""A database that sometimes fails, before, during or after a write: tables wait, retry, and end up correct."""

import asyncio
import random
import sqlite3
from collections.abc import Awaitable, Callable
from typing import TypeVar

import pytest

from game.core.errors import Refused
from game.games.catalogue import CATALOGUE
from storage.audit import audit
from storage.database import Database
from tests.storage.support import OneProcess

TABLES = 3
Found = TypeVar("Found")


@pytest.mark.parametrize("where", ["begin", "write", "written", "commit", "committed"])
async def test_tables_go_on_after_failures(url: str, where: str) -> None:
    rng = random.Random(where)
    failures: list[str] = []

    def fail_sometimes(name: str) -> None:
        if name == where and rng.random() < 0.1:
            failures.append(name)
            raise sqlite3.OperationalError("disk I/O error")

    async def play(channel: int) -> None:
        table = await persistently(lambda: evening.open(channel=channel, people=1, computers=3))
        while not table.over:
            await persistently(lambda: evening.step(table))

    database = await Database.open(url, checkpoint=fail_sometimes)
    evening = OneProcess(database.journal)
    await asyncio.gather(*map(play, range(TABLES)))
    await database.close()
    assert failures
    assert audit(url, CATALOGUE) == []


async def persistently(attempt: Callable[[], Awaitable[Found]]) -> Found:
    """Try again whatever the database refuses."""
    while True:
        try:
            return await attempt()
        except Refused as refusal:
            if refusal.key != "database-refuses":
                raise
