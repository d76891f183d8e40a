"""How many answers per second the journals make durable.

The journal on SQLite is compared with bare sqlite3 committing the same rows in the same batches; the one on PostgreSQL
with the one on SQLite, if a private server can be started on this machine, which syncs each commit as SQLite does.
"""

import asyncio
import sqlite3
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from bench.figures import Figure, at_least
from bot.command_line.common import in_loop
from game.core.bank import Balances
from game.table.ports import AnswerRow, DealRow, Entry, Journal
from storage.database import Database
from storage.schema import METADATA
from tools import postgresql

TABLES = 200
ANSWERS = 100
ROUNDS = 5
INSERT = "INSERT INTO answers VALUES (?, ?, ?, ?, ?, ?, ?, ?)"


def measure(tables: int = TABLES, answers: int = ANSWERS, rounds: int = ROUNDS) -> list[Figure]:
    """Let each of `tables` tables wait for `answers` answers in sequence; return the median of some rounds."""
    if postgresql.programs() is None:
        print("PostgreSQL is not installed: its journal is not measured.")
        return _figures([_round(tables, answers, None) for _ in range(rounds)])
    with postgresql.server() as server:
        return _figures([_round(tables, answers, server) for _ in range(rounds)])


class Measured(NamedTuple):
    """Durable answers per second of the journal on SQLite, of bare sqlite3 and of the journal on PostgreSQL, if any.

    `batch` is the mean number per commit on SQLite.
    """

    journal: float
    bare: float
    batch: float
    postgresql: float


def _figures(rounds: Sequence[Measured]) -> list[Figure]:
    middle, ours = sorted(rounds, key=lambda one: one.journal / one.bare)[len(rounds) // 2], "durable answers"
    parts = {"answers/s": middle.journal, "sqlite3": middle.bare, "to a commit": middle.batch}
    beside = [Figure(ours, middle.journal / middle.bare, "x sqlite3", at_least(0.5), parts)]
    if middle.postgresql:
        middle = sorted(rounds, key=lambda one: one.postgresql / one.journal)[len(rounds) // 2]
        parts, ratio = {"answers/s": middle.postgresql, "on SQLite": middle.journal}, middle.postgresql / middle.journal
        beside.append(Figure(f"{ours} on PostgreSQL", ratio, "x SQLite", at_least(0.25), parts))
    return beside


def _round(tables: int, answers: int, server: str | None) -> Measured:
    count, batches = tables * answers, list[int]()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "journal.db"
        seconds = in_loop(_journal_seconds(f"sqlite+aiosqlite:///{path}", tables, answers, batches))
        bare = _bare_seconds(Path(folder) / "bare.db", tables, answers, batches)
    on_server = count / in_loop(_journal_seconds(server, tables, answers, [])) if server else 0.0
    return Measured(count / seconds, count / bare, count / len(batches), on_server)


async def _journal_seconds(url: str, tables: int, answers: int, batches: list[int]) -> float:
    async with await Database.open(url, batched=batches.append) as database:
        await _begin_tables(database, tables)
        batches.clear()
        entries = [[_entry(f"table{table}", number) for number in range(answers)] for table in range(tables)]
        started = time.perf_counter()
        await asyncio.gather(*(_play(database.journal, of_table) for of_table in entries))
        return time.perf_counter() - started


def _entry(table: str, number: int) -> Entry:
    return Entry(table, 1, 1, 2, answer=AnswerRow(1, number, number % 4, "roses-banner", "0123456789abcdef", 1))


async def _play(journal: Journal, entries: Sequence[Entry]) -> None:
    for entry in entries:
        await journal.commit(entry)


async def _begin_tables(database: Database, tables: int) -> None:
    """Begin a deal at this many new tables, deleting those of earlier rounds."""
    async with database.writing() as connection:
        for table in reversed(METADATA.sorted_tables):
            await connection.execute(table.delete())
    state, people = "{}", ((1, "Anna"),)
    begun = (1, "lupfen-liechtenstein", 1, dict[str, Any](), 0, Balances.opening(4), "00" * 32, "", dict[str, int]())
    deal = DealRow(*begun, accounts=("person:1",) * 4, names=("Anna",) * 4)
    for number in range(tables):
        await database.journal.commit(Entry(f"table{number}", 1, 1, 0, state, people))
        await database.journal.commit(Entry(f"table{number}", 1, 1, 1, state, begun=deal))


async def _prepare(path: Path, tables: int) -> None:
    async with await Database.open(f"sqlite+aiosqlite:///{path}") as database:
        await _begin_tables(database, tables)


def _bare_seconds(path: Path, tables: int, answers: int, batches: Sequence[int]) -> float:
    asyncio.run(_prepare(path, tables))
    rows = iter(
        [
            (f"table{table}", 1, number, number % 4, "roses-banner", "0123456789abcdef", 1, int(time.time()))
            for number in range(answers)
            for table in range(tables)
        ]
    )
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    started = time.perf_counter()
    for size in batches:
        connection.execute("BEGIN IMMEDIATE")
        for _ in range(size):
            connection.execute(INSERT, next(rows))
        connection.execute("COMMIT")
    seconds = time.perf_counter() - started
    connection.close()
    return seconds
