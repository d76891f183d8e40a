"""All postings of a server as CSV, streamed in parts so that they are never all in memory."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import select

from game.reports.spreadsheet import as_csv, cell
from storage.database import Reader
from storage.running_totals import person_in
from storage.schema import balances, people, postings

COLUMNS = ("time", "table", "deal", "from", "from_name", "to", "to_name", "chips", "reason")
ROWS = 1_000
"""Postings per part."""


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
