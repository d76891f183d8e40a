"""Running totals, updated with every posting: balances and session totals, and the check of both.

A balance is the sum of an account's postings on a server, together with the number of finished deals that the person
has played there. A session total is the same for one person in one session, stored with their seat.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Connection,
    Select,
    Subquery,
    Text,
    case,
    cast,
    func,
    literal,
    or_,
    select,
    union_all,
)

from game.core.shuffle import AGAIN
from game.table.ports import NOWHERE, PERSON, Posting
from storage.schema import balances, deals, players, postings, seats, tables

Sums = Select[*tuple[Any, ...]]
"""Rows of place, account, chips and deals."""


class Moved(NamedTuple):
    """The change of an account: chips, and finished deals."""

    chips: int
    deals: int


def moved_by(postings: Iterable[Posting], played: Iterable[str] = ()) -> dict[str, Moved]:
    """Sum the movements of postings by account; `played` are the accounts seated in a deal that has ended."""
    chips: Counter[str] = Counter()
    for posting in postings:
        chips[posting.source] -= posting.amount
        chips[posting.target] += posting.amount
    sat = Counter(account for account in played if account.startswith(PERSON))
    return {
        account: Moved(chips[account], sat[account])
        for account in chips.keys() | sat.keys()
        if chips[account] or sat[account]
    }


def movements(*conditions: ColumnElement[bool]) -> Subquery:
    """Return both sides of postings as rows of account, chips gained, table and deal."""
    place: tuple[Any, ...] = (postings.c.server, postings.c.table_id, postings.c.deal)
    gained = select(postings.c.target.label("account"), postings.c.amount.label("chips"), *place).where(*conditions)
    given = select(postings.c.source, -postings.c.amount, *place).where(*conditions)
    return union_all(gained, given).subquery("movements")


def person_in(account: ColumnElement[str]) -> ColumnElement[Any]:
    """Return the id of the person whose account a column holds, NULL for other accounts."""
    return case((account.startswith(PERSON), cast(func.substr(account, len(PERSON) + 1), BigInteger)))


def problems(connection: Connection) -> Iterator[str]:
    """Find balances and session totals that differ from the sums of postings and deals."""
    moved = movements()
    kept = select(balances.c.server, balances.c.account, balances.c.chips, balances.c.deals)
    summed = _summed(moved, moved.c.server), _finished(tables.c.server)
    for server, account, chips, count in connection.execute(_off(kept, summed)):
        yield f"server {server}: the balance of {account} is off by {chips} chips and {count} deals"
    kept = select(seats.c.table_id, literal(PERSON) + cast(seats.c.person, Text), seats.c.chips, seats.c.deals)
    of_people = moved.c.table_id.is_not(None), moved.c.account.startswith(PERSON)
    summed = _summed(moved, moved.c.table_id, *of_people), _finished(players.c.table_id)
    for table, account, chips, count in connection.execute(_off(kept, summed)):
        yield f"table {table}: the session total of {account} is off by {chips} chips and {count} deals"


def _off(kept: Sums, summed: Iterable[Sums]) -> Sums:
    every = union_all(kept, *(_negative(part) for part in summed)).subquery()
    place, account, chips, count = every.c
    off = or_(func.sum(chips) != 0, func.sum(count) != 0)
    return select(place, account, func.sum(chips), func.sum(count)).group_by(place, account).having(off)


def _negative(part: Sums) -> Sums:
    place, account, chips, count = part.subquery().c
    return select(place, account, -chips, -count)


def _summed(moved: Subquery, place: ColumnElement[Any], *conditions: ColumnElement[bool]) -> Sums:
    sums = select(place, moved.c.account, func.sum(moved.c.chips), literal(0)).where(*conditions)
    return sums.group_by(place, moved.c.account)


def _finished(place: ColumnElement[Any]) -> Sums:
    """Count each person's finished deals in a place, but for those played alone, and earlier ones dealt again."""
    return (
        select(place, players.c.account, literal(0), func.count())
        .join(deals, (deals.c.table_id == players.c.table_id) & (deals.c.number == players.c.deal))
        .join(tables, tables.c.id == players.c.table_id)
        .where(deals.c.ended.is_not(None), ~deals.c.void, players.c.account.startswith(PERSON))
        .where(or_(deals.c.pack.is_(None), deals.c.pack != AGAIN), tables.c.server != NOWHERE)
        .group_by(place, players.c.account)
    )
