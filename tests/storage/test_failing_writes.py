"""A database that sometimes fails, before, during or after a write: tables wait, retry, and end up correct."""

import asyncio
import random
import sqlite3

import pytest

from game.core.errors import Refused
from game.table.table import Table
from game.table.tables import Tables
from storage.audit import audit
from storage.database import Database
from tests.storage.support import OneProcess

TABLES = 3


@pytest.mark.parametrize("where", ["begin", "write", "written", "commit", "committed"])
async def test_tables_go_on_after_failures(url: str, where: str) -> None:
    rng = random.Random(where)
    failures: list[str] = []

    def fail_sometimes(name: str) -> None:
        if name == where and rng.random() < 0.1:
            failures.append(name)
            raise sqlite3.OperationalError("disk I/O error")

    database = await Database.open(url, checkpoint=fail_sometimes)
    evening = OneProcess(database.journal)
    tables = evening.tables()
    opened = [await persistent_open(evening, tables, channel) for channel in range(TABLES)]
    await asyncio.gather(*(play(evening, table) for table in opened))
    await database.close()
    assert failures
    assert all(table.over for table in opened)
    assert audit(url) == []


async def persistent_open(evening: OneProcess, tables: Tables, channel: int) -> Table:
    """Open a table, retrying if the database refuses."""
    while True:
        try:
            return await evening.open(tables, channel=channel, people=1, computers=3)
        except Refused as refusal:
            if refusal.key != "database-refuses":
                raise


async def play(evening: OneProcess, table: Table) -> None:
    """Play to the end, retrying whatever the database refused."""
    for _ in range(5_000):
        if table.over:
            return
        try:
            await evening.step(table)
        except Refused as refusal:
            if refusal.key != "database-refuses":
                raise
    raise AssertionError(f"table {table.id} has not come to its end")
