"""How many answers a second the journal makes durable, beside sqlite3 committing the same rows in the same batches."""

from __future__ import annotations

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
from game.table.ports import AnswerRow, DealRow, Entry
from storage.database import Database
from storage.journal import SqliteJournal

TABLES = 200
ANSWERS = 100
ROUNDS = 5
INSERT = "INSERT INTO answers VALUES (?, ?, ?, ?, ?, ?, ?, ?)"


class Measured(NamedTuple):
    """Durable answers per second of the journal and of bare sqlite3, and how many shared a commit on average."""

    journal: float
    bare: float
    batch: float

    @property
    def ratio(self) -> float:
        """How much of the bare speed is left."""
        return self.journal / self.bare


def measure(tables: int = TABLES, answers: int = ANSWERS, rounds: int = ROUNDS) -> list[Figure]:
    """Let `tables` tables wait for one answer after the other, `answers` each; gives the middle one of some rounds."""
    measured = sorted((_round(tables, answers) for _ in range(rounds)), key=lambda one: one.ratio)[rounds // 2]
    parts = {"answers/s": measured.journal, "sqlite3": measured.bare, "to a commit": measured.batch}
    return [Figure(f"durable answers of {tables} tables", measured.ratio, "x sqlite3", at_least(0.5), parts)]


def _round(tables: int, answers: int) -> Measured:
    with tempfile.TemporaryDirectory() as folder:
        batches: list[int] = []
        seconds = in_loop(_journal_seconds(Path(folder) / "journal.db", tables, answers, batches))
        bare = _bare_seconds(Path(folder) / "bare.db", tables, answers, batches)
    count = tables * answers
    return Measured(count / seconds, count / bare, count / len(batches))


async def _journal_seconds(path: Path, tables: int, answers: int, batches: list[int]) -> float:
    await _prepare(path, tables)
    journal = SqliteJournal(path, batched=batches.append)
    entries = [[_entry(f"table{table}", number) for number in range(answers)] for table in range(tables)]
    started = time.perf_counter()
    await asyncio.gather(*(_play(journal, of_table) for of_table in entries))
    seconds = time.perf_counter() - started
    await journal.close()
    return seconds


def _entry(table: str, number: int) -> Entry:
    return Entry(table, 1, 1, 2, answer=AnswerRow(1, number, number % 4, "roses-banner", "0123456789abcdef", 1))


async def _play(journal: SqliteJournal, entries: Sequence[Entry]) -> None:
    for entry in entries:
        await journal.commit(entry)


async def _prepare(path: Path, tables: int) -> None:
    database = await Database.open(f"sqlite+aiosqlite:///{path}")
    state, people = "{}", ((1, "Anna"),)
    begun = (1, "lupfen-liechtenstein", 1, dict[str, Any](), 0, Balances.opening(4), "00" * 32, "", dict[str, int]())
    deal = DealRow(*begun, accounts=("person:1",) * 4, names=("Anna",) * 4)
    for number in range(tables):
        await database.journal.commit(Entry(f"table{number}", 1, 1, 0, state, people))
        await database.journal.commit(Entry(f"table{number}", 1, 1, 1, state, begun=deal))
    await database.close()


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
