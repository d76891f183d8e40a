"""A database with a long past: sixteen evenings are played, all others are copies of them with other ids.

The played sessions are written by the tables and the journal themselves: four people out of a server's forty, one of
whom never misses an evening. The copies have tables, seats, deals, players, postings and balances, so all sums are
right. Answers and records (three quarters of the bytes) are only copied for the first server, which is the measured
one: no query reads those of other servers.
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

from game.computer import RandomPlayer, player_for
from game.core.visibility import view_of
from game.games.catalogue import CATALOGUE
from game.table.ports import Notice, Place, Timings
from game.table.state import Opening, Terms
from game.table.table import Table, TableServices
from game.table.tables import Tables
from storage.addresses import url_of
from storage.database import Database
from storage.journal import SqliteJournal
from storage.schema import METADATA

FOLDER = Path(__file__).parents[1] / "build" / "bench"
SERVERS = 100
DEALS = 10_000
DEALS_OF_SESSION = 25
SESSIONS_PLAYED = 16
COPIES = DEALS // (DEALS_OF_SESSION * SESSIONS_PLAYED)
PEOPLE = 40
SEATS = 4
BEGUN = 1_800_000_000.0
SECONDS_OF_ANSWER = 8
SECONDS_OF_COPY = 30 * 86_400
RULESET = "lupfen-liechtenstein"
REGULAR = 1_001
"""The person who sat in every deal of the first server, `SERVER`."""
SERVER = 1


class _Hours:
    """A clock on which every answer takes the same time, and no timer fires."""

    ahead = 0.0

    def __init__(self) -> None:
        self.time = BEGUN

    def now(self) -> float:
        return self.time

    def call_at(self, when: float, call: Callable[[], None]) -> _Hours:
        return self

    def cancel(self) -> None:
        pass


class _Nobody:
    def changed(self, table: Table, notice: Notice) -> None:
        pass


def database(servers: int = SERVERS) -> Path:
    """Return the file of a database with this many servers of 10,000 deals; created if it does not exist."""
    path = FOLDER / f"past-{servers}.db"
    if path.exists():
        asyncio.run(_of_today(path))
    else:
        FOLDER.mkdir(parents=True, exist_ok=True)
        make(path, servers)
    return path


def make(path: Path, servers: int, copies: int = COPIES, sessions: int = SESSIONS_PLAYED) -> None:
    """Make a database with this many servers, each with `copies` copies of `sessions` sessions."""
    played, unfinished = path.with_suffix(".played"), path.with_suffix(".unfinished")
    for old in (played, unfinished):
        old.unlink(missing_ok=True)
    asyncio.run(_play(played, sessions))
    asyncio.run(_of_today(unfinished))
    with closing(sqlite3.connect(unfinished, isolation_level=None)) as connection:
        _copy(connection, played, servers, copies)
    unfinished.rename(path)
    for beside in path.parent.glob(f"{path.stem}.played*"):
        beside.unlink()


# playing


async def _play(path: Path, sessions: int) -> None:
    hours, rng = _Hours(), random.Random("past")  # noqa: S311
    await _of_today(path)
    journal = SqliteJournal(path, now=hours.now)
    player = player_for(CATALOGUE.find(RULESET))
    services = TableServices(CATALOGUE, journal, hours, _Nobody(), lambda _: RandomPlayer(), Timings())
    tables = Tables(services)
    for number in range(sessions):
        others = rng.sample(range(REGULAR + 1, REGULAR + PEOPLE), SEATS - 1)
        table = await _opened(tables, number, [REGULAR, *others])
        while not table.over:
            hours.time += SECONDS_OF_ANSWER
            await _go_on(table, player, rng)
    await journal.close()


async def _of_today(path: Path) -> None:
    """Open a database once, which creates or upgrades it."""
    await (await Database.open(url_of(path))).close()


async def _opened(tables: Tables, number: int, people: list[int]) -> Table:
    options = {"session_end": "deals", "deals": DEALS_OF_SESSION}
    terms = Terms(ruleset=RULESET, options=options)
    opening = Opening(Place(SERVER, number), people[0], _name(people[0]), terms)
    table = await tables.open(opening)
    for person in people[1:]:
        await table.seating.join(person, _name(person))
    await table.start(people[0])
    return table


def _name(person: int) -> str:
    return f"Person {person}"


async def _go_on(table: Table, player: Any, rng: random.Random) -> None:
    """Let the player in turn answer, or everyone go on to the next deal."""
    seat, driver = table.asked_seat, table.driver
    if seat and seat.user is not None and driver and driver.question:
        answer = driver.question.write(player.choose(view_of(driver, driver.seat), rng))
        await table.answer(seat.user, table.state.deal, table.question_number, answer)
        return
    deal = table.state.deal
    for person in table.state.people:
        if person.user is not None and table.state.deal == deal and not table.over:
            await table.next_deal(person.user)


# copying

ID = "copies.prefix || substr({}, 5)"
ACCOUNT = """CASE WHEN {0} LIKE 'person:%' THEN 'person:' || (substr({0}, 8) + copies.people)
    ELSE substr({0}, 1, instr({0}, ':')) || copies.prefix || substr({0}, instr({0}, ':') + 5) END"""
ADDED = " ON CONFLICT DO UPDATE SET chips = chips + excluded.chips, deals = deals + excluded.deals"
CHANGED = {
    "server": "copies.server",
    "table_id": ID.format("table_id"),
    "person": "person + copies.people",
    "source": ACCOUNT.format("source"),
    "target": ACCOUNT.format("target"),
    "account": ACCOUNT.format("account"),
    "state": "replace(state, played.tables.id, " + ID.format("played.tables.id") + ")",
    **dict.fromkeys(("opened", "closed", "joined", "begun", "ended", "given", "posted"), "{} + copies.seconds"),
}
"""The expressions for columns of a copy that change; all others are copied unchanged."""


def _copy(connection: sqlite3.Connection, played: Path, servers: int, copies: int) -> None:
    for setting in ("synchronous = OFF", "journal_mode = OFF", "cache_size = -400000", "foreign_keys = OFF"):
        connection.execute(f"PRAGMA {setting}")
    connection.execute("ATTACH ? AS played", (str(played),))
    connection.execute("CREATE TEMP TABLE copies (server, prefix, people, seconds, number)")
    connection.executemany("INSERT INTO copies VALUES (?, ?, ?, ?, ?)", _copies(servers, copies))
    indexes = [index.name for table in METADATA.sorted_tables for index in table.indexes]
    making = [
        connection.execute("SELECT sql FROM sqlite_master WHERE name = ?", (name,)).fetchone() for name in indexes
    ]
    for name in indexes:
        connection.execute(f"DROP INDEX {name}")
    connection.execute("BEGIN")
    for statement in _statements(connection):
        connection.execute(statement)
    connection.execute("COMMIT")
    for (sql,) in making:
        connection.execute(sql)


def _copies(servers: int, copies: int) -> Iterator[tuple[int, str, int, int, int]]:
    """List all copies, those of the same month together."""
    for number in range(copies):
        for server in range(SERVER, SERVER + servers):
            yield server, f"{server:02x}{number:02x}", (server - SERVER) * 1_000, number * SECONDS_OF_COPY, number


def _statements(connection: sqlite3.Connection) -> Iterator[str]:
    yield _inserted(connection, "servers", "copies.number = 0")
    yield _inserted(connection, "people", "copies.number = 0")
    for name in ("tables", "seats", "deals", "players", "postings"):
        yield _inserted(connection, name)
    for name in ("answers", "records"):
        yield _inserted(connection, name, f"copies.server = {SERVER}")
    yield _inserted(connection, "balances") + ADDED


def _inserted(connection: sqlite3.Connection, name: str, condition: str = "true") -> str:
    columns = [
        row[1] for row in connection.execute(f"PRAGMA table_info({name})") if (name, row[1]) != ("postings", "id")
    ]
    values = [_changed(name, column) for column in columns]
    rows = f"SELECT {', '.join(values)} FROM copies CROSS JOIN played.{name} WHERE {condition}"  # noqa: S608
    return f"INSERT INTO {name} ({', '.join(columns)}) {rows}"


def _changed(table: str, column: str) -> str:
    """Return the expression for a column of a copy; an id is that of a server, a person or a table."""
    ids = {"servers": "copies.server", "people": "people.id + copies.people", "tables": ID.format("played.tables.id")}
    return ids[table] if column == "id" else CHANGED.get(column, f"{table}.{column}").format(column)
