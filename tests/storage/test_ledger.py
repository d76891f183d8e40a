"""The ledger as people see it: it is the sum of what they won and lost, and it says who owes whom."""

import csv

import pytest

from game.core.errors import Refused
from game.reports.debts import Transfer
from game.table.ports import Posting
from storage.database import Database
from storage.ledger import ROWS, Ledger
from storage.people import People
from tests.storage.support import SERVER, write_deal

NAMES = {"person:1": "Anna", "person:2": "Ben", "person:3": "=Cilli"}


async def book(database: Database, *postings: Posting, table: str = "a", closed: bool = False) -> None:
    """Play a session of one deal with the given payments."""
    await write_deal(database, 9, table, NAMES, postings, closed=closed)


async def test_the_richest_are_listed_first_and_pots_have_lines_of_their_own(database: Database) -> None:
    await book(database, Posting("person:1", "pot:a", 7, "ante"), Posting("person:2", "person:3", 2, "x"))
    standing = await Ledger(database).standing(9)
    assert [(row.name, row.chips) for row in standing.people] == [("=Cilli", 2), ("Ben", -2), ("Anna", -7)]
    assert [(pot.table, pot.chips, pot.closed) for pot in standing.pots] == [("a", 7, False)]
    elsewhere = await Ledger(database).standing(SERVER)
    assert (elsewhere.people, elsewhere.computers, elsewhere.pots) == ([], 0, [])


async def test_a_statement_lists_sessions_and_postings_from_its_readers_side(database: Database) -> None:
    await book(
        database,
        Posting("person:1", "person:2", 7, "penalty"),
        Posting("person:3", "person:1", 2, "share"),
        closed=True,
    )
    statement = await Ledger(database).statement(9, 1)
    assert statement.chips == -5
    assert [(line.table, line.deals, line.result, line.closed is None) for line in statement.sessions] == [
        ("a", 1, -5, False)
    ]
    assert [(line.amount, line.other, line.reason, line.ruleset) for line in statement.postings] == [
        (2, "person:3", "share", "lupfen-liechtenstein"),
        (-7, "person:2", "penalty", "lupfen-liechtenstein"),
    ]
    await book(database, Posting("person:1", "person:2", 1, "x"), table="b", closed=True)
    short = await Ledger(database).statement(9, 1, sessions=1, lines=2)
    assert (len(short.sessions), len(short.postings), short.chips) == (1, 2, -6)


async def test_who_pays_whom_leaves_out_computers_and_open_pots(database: Database) -> None:
    await book(
        database,
        Posting("person:1", "pot:a", 4, "ante"),
        Posting("person:2", "person:3", 6, "x"),
        Posting("person:2", "computers", 1, "x"),
    )
    settle = await Ledger(database).who_pays_whom(9)
    assert settle.open_pots == 4
    assert settle.transfers == [Transfer("person:2", "person:3", 4), Transfer("person:1", "person:3", 2)]
    assert settle.names["person:2"] == "Ben"


async def test_a_settlement_brings_both_sides_to_zero_and_is_recorded_once(database: Database) -> None:
    await book(database, Posting("person:1", "person:2", 7, "x"))
    ledger = Ledger(database)
    assert await ledger.settle(9, payer=1, payee=2, amount=7, receipt="r1")
    assert not await ledger.settle(9, payer=1, payee=2, amount=7, receipt="r1")
    assert [row.chips for row in (await ledger.standing(9)).people] == [0, 0, 0]
    assert (await ledger.who_pays_whom(9)).transfers == []
    line = (await ledger.statement(9, 1)).postings[0]
    assert (line.amount, line.reason, line.table) == (7, "settlement", None)
    await People(database).remember(4, "Dora", "de")
    await ledger.settle(9, payer=4, payee=1, amount=3, receipt="r2")
    assert ("Dora", 3) in [(row.name, row.chips) for row in (await ledger.standing(9)).people]


@pytest.mark.parametrize(
    ("payer", "amount", "why"),
    [(1, 0, "amount-outside"), (1, -5, "amount-outside"), (1, 10**12 + 1, "amount-outside"), (2, 5, "settle-self")],
)
async def test_an_impossible_settlement_is_refused(database: Database, payer: int, amount: int, why: str) -> None:
    with pytest.raises(Refused, match=why):
        await Ledger(database).settle(9, payer, 2, amount, "r")
    assert (await Ledger(database).statement(9, payer)).postings == []


async def test_the_csv_adds_up_and_contains_no_formulas(database: Database) -> None:
    await book(database, Posting("person:1", "person:3", 7, "x"), Posting("person:3", "pot:a", 2, "ante"))
    written = "".join([part async for part in Ledger(database).as_csv(9)])
    rows = list(csv.DictReader(written.splitlines()))
    assert [(row["from_name"], row["to_name"], row["chips"], row["deal"]) for row in rows] == [
        ("Anna", "'=Cilli", "7", "1"),
        ("'=Cilli", "", "2", "1"),
    ]


async def test_a_long_csv_arrives_in_parts_in_the_order_of_the_postings(database: Database) -> None:
    await book(database, *[Posting("person:1", "person:2", chips, "x") for chips in range(1, 2 * ROWS + 2)])
    parts = [part async for part in Ledger(database).as_csv(9)]
    assert [part.count("\n") for part in parts] == [1, ROWS, ROWS, 1]
    chips = [int(row["chips"]) for row in csv.DictReader("".join(parts).splitlines())]
    assert chips == list(range(1, 2 * ROWS + 2))
