"""What the ledger says: standing, statements, who pays whom, and what was settled outside. All amounts are chips."""

from __future__ import annotations

import csv
import io
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import func, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from game.reports.ledger import Balance, OpenPot, PostingLine, SessionLine, SettleUp, Standing, Statement
from game.reports.settle_up import Transfer, check_settlement, fewest_transfers
from game.table.accounts import COMPUTERS, PERSON, POTS, account_of, person_of
from storage.database import Database
from storage.movements import movements, total
from storage.schema import deals, people, players, postings, seats, tables
from storage.writes import KNOW_SERVER

_OPEN_POTS = "pots"
SETTLEMENT = "settlement"


class Ledger:
    """The ledgers of all servers."""

    def __init__(self, database: Database, now: Callable[[], float] = time.time) -> None:
        self._database = database
        self._now = now

    async def standing(self, server: int) -> Standing:
        """Give the balances of a server."""
        async with self._database.reading() as connection:
            balances = await _balances(connection, server)
            names = await _names(connection, server)
            counts = await _deals_played(connection, server)
            pots = await _pots(connection, balances)
        persons = {person: chips for account, chips in balances.items() if (person := person_of(account)) is not None}
        for account in counts:
            persons.setdefault(int(account.removeprefix(PERSON)), 0)
        rows = [
            Balance(person, names.get(person, ""), chips, counts.get(account_of(person), 0))
            for person, chips in persons.items()
        ]
        rows.sort(key=lambda row: (-row.chips, row.name, row.person))
        return Standing(rows, balances.get(COMPUTERS, 0), pots)

    async def statement(self, server: int, person: int, sessions: int = 10, lines: int = 20) -> Statement:
        """Give a person's own statement, with so many sessions and postings."""
        account = account_of(person)
        async with self._database.reading() as connection:
            chips = (await _balances(connection, server, account)).get(account, 0)
            return Statement(
                person,
                chips,
                await _sessions(connection, server, person, sessions),
                await _lines(connection, server, account, lines),
            )

    async def who_pays_whom(self, server: int) -> SettleUp:
        """Give the fewest transfers that bring everybody to zero; what lies in open pots is left out."""
        async with self._database.reading() as connection:
            balances = await _balances(connection, server)
            names = await _names(connection, server)
        parties = {account: chips for account, chips in balances.items() if not account.startswith(POTS)}
        open_pots = -sum(parties.values())
        transfers = fewest_transfers(parties | {_OPEN_POTS: open_pots})
        payable = [transfer for transfer in transfers if _OPEN_POTS not in {transfer.source, transfer.target}]
        return SettleUp(payable, {account_of(person): name for person, name in names.items()}, open_pots)

    async def settle(self, server: int, payer: int, payee: int, amount: int, receipt: str) -> bool:
        """Book that `payer` has paid `payee` outside; `False` if the receipt was booked before.

        Raises `Refused` for an amount outside 1 to 10^12 or a payment to oneself.
        """
        check_settlement(payer, payee, amount)
        row = {"server": server, "source": account_of(payee), "target": account_of(payer), "amount": amount}
        row |= {"reason": SETTLEMENT, "posted": int(self._now()), "receipt": receipt}
        async with self._database.writing() as connection:
            if await connection.scalar(select(postings.c.id).where(postings.c.receipt == receipt)):
                return False
            await connection.execute(KNOW_SERVER.on(connection.dialect.name), {"id": server})
            await connection.execute(insert(postings).values(row))
        return True

    async def as_csv(self, server: int) -> str:
        """Write all postings of a server as CSV, the oldest first, with names beside the accounts."""
        columns = (postings.c.posted, postings.c.table_id, postings.c.deal, postings.c.source, postings.c.target)
        query = select(*columns, postings.c.amount, postings.c.reason).where(postings.c.server == server)
        async with self._database.reading() as connection:
            names = await _names(connection, server)
            rows = (await connection.execute(query.order_by(postings.c.id))).all()
        text = io.StringIO(newline="")
        writer = csv.writer(text)
        writer.writerow(("time", "table", "deal", "from", "from_name", "to", "to_name", "chips", "reason"))
        for posted, table, deal, source, target, amount, reason in rows:
            when = datetime.fromtimestamp(posted, UTC).isoformat()
            sides = (source, _cell(names, source), target, _cell(names, target))
            writer.writerow((when, table or "", deal or "", *sides, amount, reason))
        return text.getvalue()


async def _balances(
    connection: AsyncConnection, server: int, account: str | None = None, until: int | None = None
) -> dict[str, int]:
    conditions = [postings.c.server == server]
    if until is not None:
        conditions.append(postings.c.posted < until)
    if account is not None:
        conditions.append(or_(postings.c.source == account, postings.c.target == account))
    moved = movements(*conditions)
    query = select(moved.c.account, total(moved)).group_by(moved.c.account)
    return {name: int(chips) for name, chips in (await connection.execute(query)).all()}


async def settled_during(connection: AsyncConnection, table: str) -> list[Transfer]:
    """Give what people have settled outside since a session was opened, from payer to payee.

    A payment makes good first what its payer owed before the session; the rest is counted here.
    """
    opened = select(tables.c.server, tables.c.opened).where(tables.c.id == table)
    session = (await connection.execute(opened)).one_or_none()
    if session is None:
        return []
    since = select(postings.c.source, postings.c.target, postings.c.amount).where(
        postings.c.server == session.server, postings.c.posted >= session.opened, postings.c.reason == SETTLEMENT
    )
    rows = (await connection.execute(since.order_by(postings.c.id))).all()
    before = await _balances(connection, session.server, until=session.opened) if rows else {}
    counted: list[Transfer] = []
    for payee, payer, amount in rows:
        old = min(amount, max(0, -before.get(payer, 0)))
        before[payer] = before.get(payer, 0) + old
        counted.append(Transfer(payer, payee, amount - old))
    return [transfer for transfer in counted if transfer.amount]


async def _names(connection: AsyncConnection, server: int) -> dict[int, str]:
    """Name everybody who ever sat or settled on a server."""
    seated = select(seats.c.person).join(tables, tables.c.id == seats.c.table_id).where(tables.c.server == server)
    sides = [
        select(side)
        .where(postings.c.server == server, postings.c.reason == SETTLEMENT, side.startswith(PERSON))
        .distinct()
        for side in (postings.c.source, postings.c.target)
    ]
    settled = [await connection.execute(side) for side in sides]
    ids = {person for found in settled for (account,) in found if (person := person_of(account)) is not None}
    query = select(people.c.id, people.c.name).where(or_(people.c.id.in_(seated), people.c.id.in_(ids)))
    return {row.id: row.name for row in await connection.execute(query)}


async def _deals_played(connection: AsyncConnection, server: int) -> dict[str, int]:
    query = (
        select(players.c.account, func.count())
        .join(deals, (deals.c.table_id == players.c.table_id) & (deals.c.number == players.c.deal))
        .join(tables, tables.c.id == players.c.table_id)
        .where(tables.c.server == server, deals.c.ended.is_not(None), ~deals.c.void)
        .where(players.c.account.startswith(PERSON))
        .group_by(players.c.account)
    )
    return {account: int(count) for account, count in (await connection.execute(query)).all()}


async def _pots(connection: AsyncConnection, balances: Mapping[str, int]) -> list[OpenPot]:
    chips: dict[str, int] = {}
    for account, amount in balances.items():
        if account.startswith(POTS) and amount:
            table = account.partition(":")[2]
            chips[table] = chips.get(table, 0) + amount
    query = select(tables.c.id, tables.c.channel, tables.c.closed).where(tables.c.id.in_(chips))
    rows = (await connection.execute(query.order_by(tables.c.opened))).all()
    return [OpenPot(table, channel, chips[table], closed is not None) for table, channel, closed in rows]


async def _sessions(connection: AsyncConnection, server: int, person: int, most: int) -> list[SessionLine]:
    account = account_of(person)
    moved = movements(postings.c.server == server, or_(postings.c.source == account, postings.c.target == account))
    result = select(total(moved)).where(moved.c.table_id == tables.c.id, moved.c.account == account)
    played = (
        select(func.count())
        .select_from(players)
        .join(deals, (deals.c.table_id == players.c.table_id) & (deals.c.number == players.c.deal))
        .where(players.c.table_id == tables.c.id, players.c.account == account)
        .where(deals.c.ended.is_not(None), ~deals.c.void)
    )
    query = (
        select(tables.c.id, tables.c.channel, tables.c.opened, tables.c.closed, played.scalar_subquery())
        .add_columns(func.coalesce(result.scalar_subquery(), 0))
        .join(seats, seats.c.table_id == tables.c.id)
        .where(tables.c.server == server, seats.c.person == person, played.scalar_subquery() > 0)
        .order_by(tables.c.opened.desc(), tables.c.id)
        .limit(most)
    )
    rows: Iterable[Sequence[Any]] = (await connection.execute(query)).all()
    return [SessionLine(*start, deals=int(count), result=int(chips)) for *start, count, chips in rows]


async def _lines(connection: AsyncConnection, server: int, account: str, most: int) -> list[PostingLine]:
    columns = (postings.c.posted, postings.c.table_id, postings.c.deal, postings.c.amount)
    query = (
        select(*columns, postings.c.source, postings.c.target, postings.c.reason)
        .where(postings.c.server == server, or_(postings.c.source == account, postings.c.target == account))
        .order_by(postings.c.id.desc())
        .limit(most)
    )
    return [
        PostingLine(posted, table, deal, -amount, target, reason)
        if source == account
        else PostingLine(posted, table, deal, amount, source, reason)
        for posted, table, deal, amount, source, target, reason in (await connection.execute(query)).all()
    ]


def _cell(names: Mapping[int, str], account: str) -> str:
    """Give a name for a cell; an apostrophe keeps a spreadsheet from calculating it."""
    name = names.get(person_of(account) or 0, "")
    return f"'{name}" if name.startswith(("=", "+", "-", "@", "\t", "\r")) else name
