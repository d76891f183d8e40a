"""Batches of sessions with about the same number of deals each."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, func, select

from storage.schema import deals, tables


class Batch(NamedTuple):
    """Some sessions, and the number of their deals."""

    sessions: Sequence[str]
    deals: int


def sessions_where(connection: Connection, *conditions: ColumnElement[bool]) -> list[tuple[str, int]]:
    """List sessions with their numbers of deals, oldest first."""
    query = (
        select(tables.c.id, func.count(deals.c.number))
        .outerjoin(deals, deals.c.table_id == tables.c.id)
        .where(*conditions)
        .group_by(tables.c.id)
        .order_by(tables.c.opened, tables.c.id)
    )
    return [(session, count) for session, count in connection.execute(query)]


def batches(sessions: Iterable[tuple[str, int]], size: int) -> Iterator[Batch]:
    """Divide sessions, each with its number of deals, into batches of at least `size` deals; no session is split."""
    names: list[str] = []
    count = 0
    for name, its_deals in sessions:
        names.append(name)
        count += its_deals
        if count >= size:
            yield Batch(names, count)
            names, count = [], 0
    if names:
        yield Batch(names, count)
