"""What was played: sessions of a server, their deals, and each deal as it can be played again.

The seal of a deal is opened when its session has ended and not before, because it shows every hand.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from game.core.shuffle import Seal
from game.table.ports import AnswerRow, DealRow, Posting
from storage import reads
from storage.database import Reader
from storage.schema import deals, people, players, postings, records, seats, tables


@dataclass(frozen=True, slots=True)
class Session:
    """A session; `deals` counts the deals that were begun, `people` are the names of all who ever sat there.

    `results` are the names and chips of all seats, computers included, as they stand after the last deal.
    """

    table: str
    server: int
    channel: int
    ruleset: str
    opened: int
    closed: int | None
    deals: int
    people: Sequence[str]
    results: Sequence[tuple[str, int]]


@dataclass(frozen=True, slots=True)
class DealLine:
    """A deal in a list; `ended` is `None` while it runs. Names are in the order of the seats."""

    number: int
    ruleset: str
    dealer: int
    begun: int
    ended: int | None
    void: bool
    names: Sequence[str]


@dataclass(frozen=True, slots=True)
class PastDeal:
    """A deal with everything that was written of it.

    `secret` in `row` is empty until the session has ended; `fingerprint` is always there. `record` is `None` for a
    void or running deal. Record and answers show every hand: show them to people only as views.
    """

    table: str
    row: DealRow
    fingerprint: str
    opened: bool
    names: Sequence[str]
    answers: Sequence[AnswerRow]
    ended: int | None
    void: bool
    record: Mapping[str, Any] | None


@dataclass(frozen=True, slots=True)
class ChipsLine:
    """One player's chips in a session after each deal, `None` where they did not sit in it."""

    name: str
    account: str
    chips: Sequence[int | None]


class History:
    """The past of all servers."""

    def __init__(self, database: Reader) -> None:
        self._database = database

    async def sessions(self, server: int, most: int = 25, skip: int = 0) -> list[Session]:
        """List the sessions of a server in which cards were dealt, the newest first."""
        query = _SESSIONS.where(tables.c.server == server, _COUNT > 0).order_by(tables.c.opened.desc(), tables.c.id)
        async with self._database.reading() as connection:
            rows = (await connection.execute(query.limit(most).offset(skip))).all()
            return [await _session(connection, row) for row in rows]

    async def session(self, table: str) -> Session | None:
        """Find one session."""
        async with self._database.reading() as connection:
            row = (await connection.execute(_SESSIONS.where(tables.c.id == table))).first()
            return await _session(connection, row) if row else None

    async def deals(self, table: str) -> list[DealLine]:
        """List the deals of a session in order."""
        columns = (deals.c.number, deals.c.ruleset, deals.c.dealer, deals.c.begun, deals.c.ended, deals.c.void)
        query = select(*columns).where(deals.c.table_id == table).order_by(deals.c.number)
        who = select(players.c.deal, players.c.name).where(players.c.table_id == table)
        async with self._database.reading() as connection:
            rows = (await connection.execute(query)).all()
            names: dict[int, list[str]] = {}
            for deal, name in (await connection.execute(who.order_by(players.c.deal, players.c.seat))).all():
                names.setdefault(deal, []).append(name)
        return [DealLine(*row, names=names.get(row[0], [])) for row in rows]

    async def deal(self, table: str, number: int) -> PastDeal | None:
        """Find one deal of a session."""
        async with self._database.reading() as connection:
            return await _deal(connection, table, number)

    async def chips(self, table: str) -> list[ChipsLine]:
        """Give the course of a session for a chart, from its records; computers are told apart by their names."""
        query = (
            select(players.c.deal, players.c.account, players.c.name, players.c.seat, records.c.record)
            .join(records, (records.c.table_id == players.c.table_id) & (records.c.deal == players.c.deal))
            .where(players.c.table_id == table)
            .order_by(players.c.deal, players.c.seat)
        )
        async with self._database.reading() as connection:
            rows = (await connection.execute(query)).all()
        after = {deal: json.loads(record)["bank_after"]["seats"] for deal, _, _, _, record in rows}
        lines: dict[tuple[str, str], dict[int, int]] = {}
        for deal, account, name, seat, _ in rows:
            lines.setdefault((account, name), {})[deal] = after[deal][seat]
        return [ChipsLine(name, account, [got.get(deal) for deal in after]) for (account, name), got in lines.items()]

    async def outside_deals(self, table: str) -> list[Posting]:
        """List what a session moved outside of its deals: the shares of the pot that was left."""
        columns = (postings.c.source, postings.c.target, postings.c.amount, postings.c.reason)
        query = select(*columns).where(postings.c.table_id == table, postings.c.deal.is_(None))
        async with self._database.reading() as connection:
            return [Posting(*row) for row in (await connection.execute(query.order_by(postings.c.id))).all()]

    async def export(self) -> AsyncIterator[dict[str, Any]]:
        """Give the records of all finished deals to whoever holds the file; seals only of sessions that have ended."""
        query = (
            select(records.c.record, deals.c.secret, deals.c.cut, tables.c.closed)
            .join(deals, (deals.c.table_id == records.c.table_id) & (deals.c.number == records.c.deal))
            .join(tables, tables.c.id == records.c.table_id)
            .order_by(tables.c.opened, tables.c.id, records.c.deal)
        )
        async with self._database.reading() as connection, connection.stream(query) as rows:
            async for text, secret, cut, closed in rows:
                record = json.loads(text)
                yield record if closed is None else with_seal(record, secret, cut)


def with_seal(record: dict[str, Any], secret: str, cut: str) -> dict[str, Any]:
    """Put the opened seal beside a record."""
    return {**record, "seal": {"fingerprint": Seal(secret, cut).fingerprint, "secret": secret, "cut": cut}}


_COUNT = select(func.count()).select_from(deals).where(deals.c.table_id == tables.c.id).scalar_subquery()
_SESSIONS = select(
    *(tables.c.id, tables.c.server, tables.c.channel, tables.c.state, tables.c.opened, tables.c.closed), _COUNT
)


async def _session(connection: AsyncConnection, row: Sequence[Any]) -> Session:
    table, server, channel, state, opened, closed, count = row
    query = select(people.c.name).join(seats, seats.c.person == people.c.id).where(seats.c.table_id == table)
    names = (await connection.execute(query.order_by(seats.c.joined, people.c.name))).scalars().all()
    told = json.loads(state)
    results = [(seat["name"], seat["chips"]) for seat in (*told["seats"], *told["former"])]
    return Session(table, server, channel, told["ruleset"], opened, closed, count, names, results)


async def _deal(connection: AsyncConnection, table: str, number: int) -> PastDeal | None:
    key = {"table_id": table, "deal": number}
    row = (await connection.execute(reads.ONE_DEAL, key)).first()
    if row is None:
        return None
    sat = (await connection.execute(reads.PLAYERS, key)).all()
    given = (await connection.execute(reads.ANSWERS, key)).all()
    record = await connection.scalar(
        select(records.c.record).where(records.c.table_id == table, records.c.deal == number)
    )
    closed = await connection.scalar(select(tables.c.closed).where(tables.c.id == table))
    deal = reads.deal_row(row, (account for account, _ in sat))
    return PastDeal(
        table=table,
        row=deal if closed is not None else replace(deal, secret=""),
        fingerprint=Seal(deal.secret, deal.cut).fingerprint,
        opened=closed is not None,
        names=[name for _, name in sat],
        answers=reads.answer_rows(number, given),
        ended=row.ended,
        void=row.void,
        record=json.loads(record) if record else None,
    )
