"""What somebody has played on a server: records and results for statistics."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import or_, select

from game.reports.statistics import PlayedDeal
from game.table.accounts import account_of
from storage.database import Reader
from storage.movements import movements, total
from storage.schema import deals, players, postings, records, tables

MOST_DEALS = 2_000


class Played:
    """The deals of people, the latest ones."""

    def __init__(self, database: Reader) -> None:
        self._database = database

    async def deals(self, server: int, person: int, rulesets: Collection[str]) -> list[PlayedDeal]:
        """Give a person's last finished deals of some rulesets on a server, at most 2,000, the newest first."""
        mine = (
            select(players.c.table_id, players.c.deal, records.c.record)
            .join(deals, (deals.c.table_id == players.c.table_id) & (deals.c.number == players.c.deal))
            .join(records, (records.c.table_id == players.c.table_id) & (records.c.deal == players.c.deal))
            .join(tables, tables.c.id == players.c.table_id)
            .where(players.c.account == account_of(person), tables.c.server == server)
            .where(deals.c.ruleset.in_(rulesets))
            .order_by(deals.c.ended.desc(), players.c.table_id, players.c.deal.desc())
            .limit(MOST_DEALS)
        )
        found = mine.subquery()
        sitting = (
            select(players.c.table_id, players.c.deal, players.c.account)
            .join(found, (found.c.table_id == players.c.table_id) & (found.c.deal == players.c.deal))
            .order_by(players.c.table_id, players.c.deal, players.c.seat)
        )
        async with self._database.reading() as connection:
            rows = (await connection.execute(mine)).all()
            seats = (await connection.execute(sitting)).all()
        return await asyncio.to_thread(_read, rows, seats)

    async def evenings(self, person: int, sessions: Collection[str]) -> dict[str, int]:
        """Give what sessions brought a person, in chips, by the ledger: their deals and the shares at their ends."""
        account = account_of(person)
        moved = movements(
            postings.c.table_id.in_(sessions), or_(postings.c.source == account, postings.c.target == account)
        )
        query = select(moved.c.table_id, total(moved)).where(moved.c.account == account).group_by(moved.c.table_id)
        async with self._database.reading() as connection:
            brought = {table: int(chips) for table, chips in (await connection.execute(query)).all()}
        return {table: brought.get(table, 0) for table in sessions}

    async def names(self, server: int, accounts: Collection[str]) -> dict[str, str]:
        """Give the names under which accounts last sat at tables of a server."""
        query = (
            select(players.c.account, players.c.name)
            .join(tables, tables.c.id == players.c.table_id)
            .where(tables.c.server == server, players.c.account.in_(accounts))
            .order_by(tables.c.opened, players.c.deal)
        )
        async with self._database.reading() as connection:
            return {row.account: row.name for row in await connection.execute(query)}


def _read(rows: Sequence[Any], seats: Sequence[Any]) -> list[PlayedDeal]:
    accounts: dict[tuple[str, int], list[str]] = {}
    for table, deal, account in seats:
        accounts.setdefault((table, deal), []).append(account)
    return [PlayedDeal(table, accounts[table, deal], json.loads(record)) for table, deal, record in rows]
