"""Debts: stored per pair of people for ended sessions, computed for running ones."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from typing import Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from game.reports.debts import Pair, Transfer, by_pair, netted, session_debts
from game.table.ports import PERSON, Posting, account_of
from storage.running_totals import moved_by
from storage.schema import deals, debts, players, postings, seats, tables
from storage.writes import KEEP_DEBT, balance_write

SETTLEMENT: Final = "settlement"
EVENING: Final = "evening"
"""Payments at the end of an evening over many tables."""
MOST_LOOSE: Final = 20
"""If more closed sessions than this are pending, they are added to the stored debts before these are read."""


class Session(NamedTuple):
    """A session whose debts are not stored yet, or are to be recomputed."""

    server: int
    table: str
    closed: bool
    debts: list[Transfer]


def open_debts(connection: Connection, server: int) -> list[Transfer]:
    """Return the open debts on a server, by account, including those of running sessions."""
    kept = select(debts.c.debtor, debts.c.creditor, debts.c.chips).where(debts.c.server == server)
    loose = [debt for session in _loose(connection, server) for debt in session.debts]
    return netted([*(Transfer(*row) for row in connection.execute(kept)), *loose])


def debts_at(connection: Connection, table: str) -> list[Transfer]:
    """Return the debts among the people who have sat at a table, including those from earlier sessions."""
    server = connection.scalar(select(tables.c.server).where(tables.c.id == table))
    if server is None:
        return []
    here = {
        account_of(person) for person in connection.scalars(select(seats.c.person).where(seats.c.table_id == table))
    }
    return [debt for debt in open_debts(connection, server) if {debt.source, debt.target} <= here]


def has_many_loose(connection: Connection, server: int) -> bool:
    """Whether many closed sessions of a server are still missing from the stored debts."""
    query = select(tables.c.id).where(tables.c.server == server, ~tables.c.reckoned, tables.c.closed.is_not(None))
    return len(connection.execute(query.limit(MOST_LOOSE + 1)).all()) > MOST_LOOSE


def keep_closed(connection: Connection, server: int) -> None:
    """Add the debts of a server's closed sessions to the stored ones, once."""
    for session in _loose(connection, server):
        marked = update(tables).where(tables.c.id == session.table, ~tables.c.reckoned).values(reckoned=True)
        if session.closed and connection.execute(marked).rowcount:
            add(connection, server, session.debts)


def add(connection: Connection, server: int, owed: Iterable[Transfer]) -> None:
    """Add to a server's stored debts; opposite debts are offset."""
    for (one, other), chips in sorted(by_pair(owed).items()):
        row = {"server": server, "debtor": one, "creditor": other, "chips": chips}
        connection.execute(KEEP_DEBT, row)


async def pay(connection: AsyncConnection, server: int, paid: Mapping[str, Posting], posted: int) -> None:
    """Book what people pay each other outside of a session, by receipt; balances and debts follow."""
    place = {"server": server, "posted": posted}
    rows = [{**place, **posting._asdict(), "receipt": receipt} for receipt, posting in paid.items()]
    await connection.execute(insert(postings), rows)
    if moved := moved_by(paid.values()):
        await connection.execute(*balance_write(server, moved))
    await connection.run_sync(add, server, [Transfer(*posting[:3]) for posting in paid.values()])


def problems(connection: Connection) -> Iterator[str]:
    """Find stored debts that differ from the total of their sessions, settlements and evenings."""
    reckoned: defaultdict[int, list[Transfer]] = defaultdict(list)
    for session in _sessions(connection, tables.c.reckoned):
        reckoned[session.server] += session.debts
    settled = select(postings.c.server, postings.c.source, postings.c.target, postings.c.amount)
    for server, *paid in connection.execute(settled.where(postings.c.reason.in_((SETTLEMENT, EVENING)))):
        reckoned[server].append(Transfer(*paid))
    for server, *kept in connection.execute(select(debts.c.server, debts.c.debtor, debts.c.creditor, debts.c.chips)):
        reckoned[server].append(Transfer(*kept)._replace(amount=-kept[-1]))
    for server, owed in reckoned.items():
        for (one, other), off in by_pair(owed).items():
            if off:
                yield f"server {server}: the debt of {one} to {other} is off by {-off} chips"


def _loose(connection: Connection, server: int) -> list[Session]:
    return _sessions(connection, (tables.c.server == server) & ~tables.c.reckoned)


def _sessions(connection: Connection, which: ColumnElement[bool]) -> list[Session]:
    results: defaultdict[str, dict[str, int]] = defaultdict(dict)
    sat = select(seats.c.table_id, seats.c.person, seats.c.chips).join(tables, tables.c.id == seats.c.table_id)
    for table, person, chips in connection.execute(sat.where(which)):
        results[table][account_of(person)] = chips
    together = _together(connection, which)
    known = select(tables.c.server, tables.c.id, tables.c.closed).where(which).order_by(tables.c.opened, tables.c.id)
    return [
        Session(server, table, closed is not None, session_debts(results[table], together[table]))
        for server, table, closed in connection.execute(known)
    ]


def _together(connection: Connection, which: ColumnElement[bool]) -> Mapping[str, set[Pair]]:
    """Return the pairs of people who played a finished deal together, by session."""
    other = players.alias()
    same_deal = (other.c.table_id == players.c.table_id) & (other.c.deal == players.c.deal)
    pairs = (
        select(players.c.table_id, players.c.account, other.c.account)
        .distinct()
        .join(other, same_deal & (players.c.account < other.c.account))
        .join(deals, (deals.c.table_id == players.c.table_id) & (deals.c.number == players.c.deal))
        .join(tables, tables.c.id == players.c.table_id)
        .where(which, deals.c.ended.is_not(None), ~deals.c.void)
        .where(players.c.account.startswith(PERSON), other.c.account.startswith(PERSON))
    )
    found: defaultdict[str, set[Pair]] = defaultdict(set)
    for table, *pair in connection.execute(pairs):
        found[table].add((pair[0], pair[1]))
    return found
