"""Balances and session totals are updated with every posting, and always equal the sum of the postings."""

import asyncio
import sqlite3
import tempfile
from collections import Counter
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

from hypothesis import given, settings
from hypothesis import strategies as st

from game.games.catalogue import CATALOGUE
from game.table.ports import account_of, pots_of
from game.table.table import Table
from storage import debts, running_totals
from storage.addresses import url_of
from storage.database import Database
from storage.history import History
from storage.ledger import Ledger
from storage.played import Played
from storage.privacy import Privacy
from tests.storage.support import PEOPLE, SERVER, payments, queried, read, write_deal

SERVERS = (7, 8)
LONG = ("postings", "deals", "players", "records", "answers", "tables", "seats")


class OneDeal(NamedTuple):
    """A session of one deal: who sits there, the payments in the deal and after it, and whether the deal was void."""

    server: int
    people: Sequence[int]
    moved: Sequence[tuple[int, int, int]]
    shared: Sequence[tuple[int, int, int]]
    void: bool


class Paid(NamedTuple):
    """A payment outside."""

    server: int
    payer: int
    payee: int
    amount: int


class Erased(NamedTuple):
    """A person who is erased."""

    person: int


class Left(NamedTuple):
    """A server that is erased."""

    server: int


servers = st.sampled_from(SERVERS)
people = st.sampled_from(list(PEOPLE))
amounts = st.integers(1, 10**12)
# Places are those of a table's accounts: its people, the computers, pot and reserve.
moves = st.lists(st.tuples(st.integers(0, 5), st.integers(0, 5), amounts), max_size=6)
evenings = st.builds(OneDeal, servers, st.lists(people, unique=True, min_size=1), moves, moves, st.booleans())
paid = st.builds(Paid, servers, people, people, amounts).filter(lambda each: each.payer != each.payee)
happenings = st.one_of(evenings, evenings, paid, st.builds(Erased, people), st.builds(Left, servers))


@given(st.lists(happenings, min_size=1, max_size=8))
@settings(max_examples=5)
def test_balances_always_equal_the_sum_of_their_postings(happened: Sequence[Any]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "lupfen.db"
        asyncio.run(live(path, happened))
        told = "SELECT server, account, chips FROM balances WHERE chips <> 0"
        assert {(server, account): chips for server, account, chips in read(path, told)} == summed(path)


async def live(path: Path, happened: Sequence[Any]) -> None:
    database = await Database.open(url_of(path))
    for number, what in enumerate(happened):
        if isinstance(what, OneDeal):
            await play(database, f"table{number}", what)
        elif isinstance(what, Paid):
            await Ledger(database).settle(what.server, what.payer, what.payee, what.amount, f"receipt{number}")
        elif isinstance(what, Erased):
            await Privacy(database).delete(what.person)
        else:
            await Privacy(database).erase_server(what.server)
        assert await database.read(lambda read: [*running_totals.problems(read), *debts.problems(read)]) == []
    await database.close()


async def play(database: Database, table: str, evening: OneDeal) -> None:
    """Play a session of one deal with the given payments."""
    names = {account_of(person): PEOPLE[person] for person in evening.people} | {account_of(None): "Sepp"}
    moved, shared = (payments([*names, *pots_of(table)], moves) for moves in (evening.moved, evening.shared))
    await write_deal(database, evening.server, table, names, moved, shared=shared, void=evening.void, closed=True)


def summed(path: Path) -> dict[tuple[int, str], int]:
    """Add the postings up, one by one."""
    sums = Counter[tuple[int, str]]()
    for server, source, target, amount in read(path, "SELECT server, source, target, amount FROM postings"):
        sums[server, source] -= amount
        sums[server, target] += amount
    return {account: chips for account, chips in sums.items() if chips}


async def test_a_person_who_only_watched_is_credited_with_no_deal(database: Database) -> None:
    await play(database, "a", OneDeal(7, (1, 2), ((0, 1, 5),), (), void=False))
    await play(database, "b", OneDeal(7, (1,), (), (), void=True))
    rows = (await Ledger(database).standing(7)).people
    assert [(row.name, row.chips, row.deals) for row in rows] == [("Ben", 5, 1), ("Anna", -5, 1)]
    assert [line.table for line in (await Ledger(database).statement(7, 1)).sessions] == ["a"]


async def test_standings_are_read_without_scanning_all_postings(table: Table, database: Database) -> None:
    ledger, history, past = Ledger(database), History(database, CATALOGUE), Played(database)
    await ledger.settle(SERVER, 1, 2, 5, "receipt")
    with queried(database) as queries:
        await ledger.standing(SERVER)
        await ledger.statement(SERVER, 1)
        await ledger.who_pays_whom(SERVER)
        await history.debts(table.id)
        await history.sessions(SERVER)
        await past.deals(SERVER, 1, [table.ruleset.id])
        await past.session_totals(1, [table.id])
        await past.names(["person:1", "person:2"])
        await history.whole_deals(table.id, [1])
        await Privacy(database).export(1)
    assert len(queries) > 10
    for statement, values in queries:
        assert whole_tables(database, statement, values).isdisjoint(LONG), statement


def whole_tables(database: Database, statement: str, values: Any) -> set[str]:
    """Name the tables that a query reads from end to end."""
    with closing(sqlite3.connect(database.place)) as connection:
        plan = [row[3] for row in connection.execute(f"EXPLAIN QUERY PLAN {statement}", values)]
    return {line.split()[1] for line in plan if line.startswith("SCAN")}
