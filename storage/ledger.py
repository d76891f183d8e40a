"""The ledger: standings, statements, debts, and settlements outside the game. All amounts are in chips."""

import time
from collections import Counter
from collections.abc import AsyncIterator, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import ColumnElement, Row, Select, and_, func, or_, select, union_all
from sqlalchemy.ext.asyncio import AsyncConnection

from game.reports.debts import check_settlement
from game.reports.ledger import Balance, OpenPot, PostingLine, SessionLine, SettleUp, Standing, Statement
from game.reports.spreadsheet import as_csv, cell
from game.table.ports import COMPUTERS, PERSON, POTS, Posting, account_of, person_of
from storage.database import Reader, Store
from storage.debts import EVENING, SETTLEMENT, has_many_loose, keep_closed, open_debts, pay
from storage.evenings import evenings_apart
from storage.running_totals import person_in
from storage.schema import balances, deals, people, postings, seats, tables
from storage.writes import KNOW_SERVER

COLUMNS = ("time", "table", "deal", "from", "from_name", "to", "to_name", "chips", "reason")
ROWS = 1_000
"""Postings per part of a CSV file."""


class Ledger(Store):
    """The ledgers of all servers."""

    async def standing(self, server: int) -> Standing:
        """Return the balances of a server."""
        async with self._database.reading() as connection:
            accounts = await _accounts(connection, server)
            pots = await _pots(connection, accounts)
        rows = [
            Balance(person, row.name, row.chips, row.deals)
            for row in accounts
            if (person := person_of(row.account)) is not None
        ]
        rows.sort(key=lambda row: (-row.chips, row.name, row.person))
        computers = sum(row.chips for row in accounts if row.account == COMPUTERS)
        return Standing(rows, computers, pots)

    async def statement(self, server: int, person: int, sessions: int = 10, lines: int = 20) -> Statement:
        """Return a person's own statement, with this many sessions and postings."""
        account = account_of(person)
        own = select(balances.c.chips).where(balances.c.server == server, balances.c.account == account)
        async with self._database.reading() as connection:
            return Statement(
                person,
                await connection.scalar(own) or 0,
                await _sessions(connection, server, person, sessions),
                await _lines(connection, server, person, lines),
            )

    async def who_pays_whom(self, server: int) -> SettleUp:
        """Return the debts on a server, including those of running sessions.

        Where many closed sessions are not yet among the stored debts, they are added, so the next call is fast.
        """
        async with self._database.reading() as connection:
            accounts = await _accounts(connection, server)
            transfers = await connection.run_sync(open_debts, server)
            loose = await connection.run_sync(has_many_loose, server)
        if loose:
            async with self._database.writing() as connection:
                await connection.run_sync(keep_closed, server)
        open_pots = sum(row.chips for row in accounts if row.account.startswith(POTS))
        return SettleUp(transfers, {row.account: row.name for row in accounts if row.name}, open_pots)

    async def settle(self, server: int, payer: int, payee: int, amount: int, receipt: str) -> bool:
        """Book a payment outside the game; `False` if its receipt is booked. Raises what `check_settlement` raises."""
        check_settlement(payer, payee, amount)
        paid = Posting(account_of(payee), account_of(payer), amount, SETTLEMENT)
        async with self._database.writing() as connection:
            if await connection.scalar(select(postings.c.id).where(postings.c.receipt == receipt)):
                return False
            await connection.execute(KNOW_SERVER, {"id": server})
            await pay(connection, server, {receipt: paid}, int(time.time()))
        return True

    def as_csv(self, server: int) -> AsyncIterator[str]:
        """Yield all postings of a server as CSV, oldest first, with names next to the accounts; in parts."""
        return ledger_csv(self._database, server)


async def _accounts(connection: AsyncConnection, server: int) -> Sequence[Row[*tuple[Any, ...]]]:
    """Return the balances of all people on a server, with their names, and of other accounts that hold chips."""
    told = or_(balances.c.chips != 0, balances.c.account.startswith(PERSON))
    query = (
        select(balances.c.account, balances.c.chips, balances.c.deals, func.coalesce(people.c.name, "").label("name"))
        .outerjoin(people, people.c.id == person_in(balances.c.account))
        .where(balances.c.server == server, told)
    )
    return (await connection.execute(query)).all()


async def _pots(connection: AsyncConnection, accounts: Iterable[Row[*tuple[Any, ...]]]) -> list[OpenPot]:
    chips: Counter[str] = Counter()
    for row in accounts:
        if row.account.startswith(POTS):
            chips[row.account.partition(":")[2]] += row.chips
    if not chips:
        return []
    query = select(tables.c.id, tables.c.channel, tables.c.closed).where(tables.c.id.in_(chips))
    rows = (await connection.execute(query.order_by(tables.c.opened))).all()
    return [OpenPot(table, channel, chips[table], closed is not None) for table, channel, closed in rows]


async def _sessions(connection: AsyncConnection, server: int, person: int, most: int) -> list[SessionLine]:
    query = (
        select(tables.c.id, tables.c.channel, tables.c.opened, tables.c.closed, seats.c.deals, seats.c.chips)
        .join(seats, seats.c.table_id == tables.c.id)
        .where(tables.c.server == server, seats.c.person == person, seats.c.deals > 0)
        .order_by(tables.c.opened.desc(), tables.c.id)
        .limit(most)
    )
    return [SessionLine(*row) for row in await connection.execute(query)]


async def _lines(connection: AsyncConnection, server: int, person: int, most: int) -> list[PostingLine]:
    """Return the latest postings of either side, merged; those of an evening are told as its entry and prize."""
    account = account_of(person)
    columns = (postings.c.id, postings.c.receipt, postings.c.posted, postings.c.table_id, postings.c.deal)

    def last(side: ColumnElement[str], other: ColumnElement[str], amount: ColumnElement[int]) -> Select[Any]:
        found = (
            select(*columns, amount.label("amount"), other.label("other"), postings.c.reason)
            .where(postings.c.server == server, side == account)
            .order_by(postings.c.posted.desc(), postings.c.id.desc())
            .limit(most)
        )
        return select(found.subquery())

    paid = last(postings.c.source, postings.c.target, -postings.c.amount)
    got = last(postings.c.target, postings.c.source, postings.c.amount)
    both = union_all(paid, got).subquery()
    dealt = and_(deals.c.table_id == both.c.table_id, deals.c.number == both.c.deal)
    query = select(both, deals.c.ruleset).outerjoin(deals, dealt).order_by(both.c.posted.desc(), both.c.id.desc())
    found = [(receipt, PostingLine(*line)) for _, receipt, *line in await connection.execute(query.limit(most))]
    ids = {line: receipt.partition("/")[0] for receipt, line in found if line.reason == EVENING}
    told = await evenings_apart(connection, ids.values(), person)
    return [*_apart([line for _, line in found], ids, told)][:most]


def _apart(
    lines: Iterable[PostingLine], ids: Mapping[PostingLine, str], told: Mapping[str, Mapping[str, int]]
) -> Iterator[PostingLine]:
    """Replace the postings of each evening, by its id, by those `told` of it."""
    done = set[str]()
    for line in lines:
        evening = ids.get(line, "")
        if not told.get(evening):
            yield line
        elif evening not in done:
            done.add(evening)
            yield from (replace(line, amount=chips, other="", reason=name) for name, chips in told[evening].items())


async def ledger_csv(database: Reader, server: int) -> AsyncIterator[str]:
    """Yield the parts of the file, oldest postings first, with names next to the accounts."""
    named = select(balances.c.account, people.c.name).join(people, people.c.id == person_in(balances.c.account))
    query = (
        select(postings.c.posted, postings.c.table_id, postings.c.deal, postings.c.source, postings.c.target)
        .add_columns(postings.c.amount, postings.c.reason)
        .where(postings.c.server == server)
        .order_by(postings.c.id)
    )
    yield as_csv([COLUMNS])
    async with database.reading() as connection:
        found = await connection.execute(named.where(balances.c.server == server))
        names = {account: cell(name) for account, name in found}
        async with connection.stream(query) as rows:
            async for part in rows.partitions(ROWS):
                yield as_csv(_row(row, names) for row in part)


def _row(row: Sequence[Any], names: Mapping[str, str]) -> Sequence[object]:
    posted, table, deal, source, target, amount, reason = row
    when = datetime.fromtimestamp(posted, UTC).isoformat()
    return (when, table or "", deal or "", source, names.get(source, ""), target, names.get(target, ""), amount, reason)
