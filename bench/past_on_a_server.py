"""The past of `bench.past` on a PostgreSQL server of its own, which is gone afterwards.

    python -m bench.past_on_a_server 10

copies a database of so many servers there, and asks of it what `bench.history` asks.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import Boolean, Table

from bench import figures, history, past
from storage.database import Database
from storage.schema import METADATA
from tools import postgresql

ROWS_AT_ONCE = 20_000


def measure(servers: int) -> list[figures.Figure]:
    """Copy the past of so many servers to PostgreSQL, and ask it; raises `FileNotFoundError` where there is none."""
    with postgresql.server("fsync=off", "shared_buffers=512MB") as url:
        return asyncio.run(copied_and_asked(past.database(servers), url))


async def copied_and_asked(path: Path, url: str, times: int = history.TIMES) -> list[figures.Figure]:
    """Copy what a file holds to an empty database of a server, and ask it."""
    database = await Database.open(url)
    with closing(sqlite3.connect(path)) as source:
        for table in METADATA.sorted_tables:
            await _copy(source, database, table)
    async with database.writing() as connection:
        await connection.exec_driver_sql("ANALYZE")
    try:
        return await history.asked_of(database, times)
    finally:
        await database.close()


async def _copy(source: sqlite3.Connection, database: Database, table: Table) -> None:
    names = [column.name for column in table.columns]
    async with database.writing() as connection:
        driver: Any = (await connection.get_raw_connection()).driver_connection
        for rows in _rows(source, table):
            await driver.copy_records_to_table(table.name, records=rows, columns=names)


def _rows(source: sqlite3.Connection, table: Table) -> Iterator[list[tuple[Any, ...]]]:
    """Give the rows of a table, many at once, with truths as such: SQLite knows numbers alone."""
    truths = [number for number, column in enumerate(table.columns) if isinstance(column.type, Boolean)]
    names = ", ".join(f'"{column.name}"' for column in table.columns)
    found = source.execute(f"SELECT {names} FROM {table.name}")  # noqa: S608 - both are our own
    while rows := found.fetchmany(ROWS_AT_ONCE):
        yield [_with_truths(row, truths) for row in rows] if truths else rows


def _with_truths(row: tuple[Any, ...], places: list[int]) -> tuple[Any, ...]:
    return tuple(bool(value) if number in places else value for number, value in enumerate(row))


if __name__ == "__main__":
    print(figures.table(measure(int(sys.argv[1]))))
