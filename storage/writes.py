"""The statements written for a journal entry, in one form for both databases.

SQLAlchemy compiles PostgreSQL's `ON CONFLICT` for SQLite too, and leaves out row locks there.
"""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import zip_longest
from typing import Any, NamedTuple

from sqlalchemy import (
    ColumnElement,
    Integer,
    Table,
    Text,
    UpdateBase,
    and_,
    bindparam,
    delete,
    literal_column,
    null,
    select,
    update,
)
from sqlalchemy.dialects.postgresql import Insert, insert
from sqlalchemy.ext.asyncio import AsyncConnection

from game.table.ports import AnswerRow, DealEnd, DealRow, Entry, Posting, person_of
from storage.running_totals import Moved, moved_by
from storage.schema import (
    answers,
    balances,
    deals,
    debts,
    evening_people,
    messages,
    people,
    players,
    postings,
    records,
    seats,
    servers,
    tables,
)

Row = Mapping[str, object]


class Write(NamedTuple):
    """A statement and the rows it is run with.

    Its parameters are named as the columns, so SQLAlchemy itself does not run those that change what they look for by;
    the journal compiles them first.
    """

    statement: UpdateBase
    rows: Sequence[Row]


def _parameters(*names: str) -> dict[str, Any]:
    return {name: bindparam(name) for name in names}


def _same(columns: Iterable[ColumnElement[Any]]) -> Iterator[ColumnElement[bool]]:
    """Select the row whose columns have the values of the parameters with their names."""
    return (column == bindparam(column.name) for column in columns)


def _insert(table: Table, *without: str) -> Insert:
    return insert(table).values(_parameters(*(column.name for column in table.c if column.name not in without)))


def _or_change(table: Table, new: Insert, changes: Mapping[str, object], where: Any = None) -> Insert:
    """Change the row that has the primary key of a new one."""
    return new.on_conflict_do_update(index_elements=list(table.primary_key), set_=changes, where=where)


def _put(table: Table, *names: str) -> Insert:
    """Insert a row with some columns, or update the one with its primary key."""
    new = insert(table).values(_parameters(*names))
    return _or_change(table, new, {name: new.excluded[name] for name in names if name not in table.primary_key.columns})


def _answer() -> UpdateBase:
    """Insert an answer if its table still has the version it was given at; ending a deal increases the version.

    With concurrent writers, the table's row is locked until the end of the transaction.
    """
    unchanged = and_(
        tables.c.id == bindparam("table_id", type_=Text()), tables.c.version == bindparam("version", type_=Integer())
    )
    row = select(*(bindparam(column.name, type_=column.type) for column in answers.c)).where(unchanged)
    return insert(answers).from_select(answers.c.keys(), row.with_for_update(read=True, of=tables))


def _adding(table: Table) -> Insert:
    """Insert a row, or add its numbers to the existing one; several processes may add to the same row."""
    new = _insert(table)
    sums = [column for column in table.c if not column.primary_key]
    return _or_change(table, new, {column.name: column + new.excluded[column.name] for column in sums})


async def put(connection: AsyncConnection, table: Table, row: Row) -> None:
    """Insert a row, or update the one with its primary key."""
    await connection.execute(_put(table, *row), row)


async def put_once(connection: AsyncConnection, table: Table, **row: object) -> bool:
    """Insert a row unless there is one with its key; return whether it was inserted."""
    return (await connection.execute(insert(table).values(**row).on_conflict_do_nothing())).rowcount == 1


_OPEN = update(tables).where(*_same(tables.primary_key), tables.c.closed.is_(None))
OPEN_TABLE = insert(tables).values(
    {**_parameters("id", "server", "channel", "state", "opened"), "version": literal_column("1")}
)
CHANGE_TABLE = _OPEN.where(tables.c.version == bindparam("before")).values(
    state=bindparam("state"), version=tables.c.version + literal_column("1")
)
CLOSE_TABLE = _OPEN.values(closed=bindparam("closed"))
_SERVER = insert(servers).values(_parameters("id"))
KNOW_SERVER = _or_change(servers, _SERVER, {"removed": null()}, servers.c.removed.is_not(None))
_PERSON = insert(people).values(_parameters("id", "name"))
KNOW_PERSON = _or_change(people, _PERSON, {"name": _PERSON.excluded.name}, people.c.name != _PERSON.excluded.name)
TAKE_SEAT = _insert(seats, "deals", "chips").on_conflict_do_nothing()
COME_TO_EVENING = _insert(evening_people).on_conflict_do_nothing()
BEGIN_DEAL = _insert(deals, "ended", "void")
DEAL_IN = _insert(players, "result", "gain")
ANSWER = _answer()
END_DEAL = update(deals).where(*_same(deals.primary_key), deals.c.ended.is_(None)).values(_parameters("ended", "void"))
KEEP_RESULT = update(players).where(*_same(players.primary_key)).values(_parameters("result", "gain"))
KEEP_RECORD = _insert(records)
SHOW_MESSAGE = _put(messages, *messages.c.keys())
FORGET_MESSAGE = delete(messages).where(*_same(messages.primary_key))
LAY_DOWN = update(tables).where(*_same(tables.primary_key)).values(_parameters("due"))
POST = _insert(postings, "id", "receipt")
KEEP_BALANCE = _adding(balances)
KEEP_DEBT = _adding(debts)
ADD_TO_SESSION_TOTAL = (
    update(seats)
    .where(*_same(seats.primary_key))
    .values(deals=seats.c.deals + bindparam("more_deals"), chips=seats.c.chips + bindparam("more_chips"))
)
MUST_HIT = frozenset({CHANGE_TABLE, CLOSE_TABLE, ANSWER, END_DEAL})
"""Statements for which affecting no row counts as a conflict."""


def writes_of(entry: Entry, now: int) -> list[Write]:
    """List an entry's writes in order; `now` is the time in seconds."""
    if entry.answer and entry.state is None and not entry.ended:
        return [Write(ANSWER, [_answer_values(entry, entry.answer, now)])]
    return list(_writes(entry, now))


def _writes(entry: Entry, now: int) -> Iterator[Write]:
    if entry.state is not None:
        yield from _state_writes(entry, entry.state, now)
    if entry.begun:
        yield from _begin_writes(entry, entry.begun, now)
    if given := (*entry.given, *filter(None, (entry.answer,))):
        yield Write(ANSWER, [_answer_values(entry, row, now) for row in given])
    if entry.ended:
        yield from _end_writes(entry, entry.ended, now)
    yield from _posting_writes(entry, None, entry.postings, now)
    yield from _total_writes(entry)
    if entry.closed:
        yield Write(CLOSE_TABLE, [{"id": entry.table, "closed": now}])


def _state_writes(entry: Entry, state: str, now: int) -> Iterator[Write]:
    if entry.version:
        yield Write(CHANGE_TABLE, [{"id": entry.table, "before": entry.version, "state": state}])
    else:
        place = {"id": entry.table, "server": entry.server, "channel": entry.channel}
        yield Write(KNOW_SERVER, [{"id": entry.server}])
        yield Write(OPEN_TABLE, [{**place, "state": state, "opened": now}])
    if entry.people:
        yield Write(KNOW_PERSON, [{"id": person, "name": name} for person, name in entry.people])
        seated = [{"table_id": entry.table, "person": person, "joined": now} for person, _ in entry.people]
        yield Write(TAKE_SEAT, seated)


def _begin_writes(entry: Entry, deal: DealRow, now: int) -> Iterator[Write]:
    values = {
        "table_id": entry.table,
        "number": deal.number,
        "ruleset": deal.ruleset,
        "revision": deal.revision,
        "options": _json(dict(deal.options)),
        "dealer": deal.dealer,
        "before": _json(deal.before._asdict()),
        "secret": deal.secret,
        "cut": deal.cut,
        "carry": _json(dict(deal.carry)),
        "tallies": _json(dict(deal.tallies)),
        "begun": now,
        "round": deal.source.round if deal.source else None,
        "pack": deal.source.deal if deal.source else None,
    }
    yield Write(BEGIN_DEAL, [values])
    place = {"table_id": entry.table, "deal": deal.number}
    sitting = enumerate(zip(deal.accounts, deal.names, strict=True))
    rows = [{**place, "seat": seat, "account": account, "name": name} for seat, (account, name) in sitting]
    yield Write(DEAL_IN, rows)


def _answer_values(entry: Entry, row: AnswerRow, now: int) -> Row:
    return {
        "table_id": entry.table,
        "version": entry.version + (entry.state is not None),
        "deal": row.deal,
        "number": row.number,
        "seat": row.seat,
        "answer": row.answer,
        "digest": row.digest,
        "person": row.user,
        "given": now,
    }


def _end_writes(entry: Entry, end: DealEnd, now: int) -> Iterator[Write]:
    place = {"table_id": entry.table, "deal": end.number}
    void = end.record is None
    yield Write(END_DEAL, [{"table_id": entry.table, "number": end.number, "ended": now, "void": void}])
    if end.record is not None:
        yield Write(KEEP_RECORD, [{**place, "record": _json(dict(end.record))}])
    if end.results:
        results = enumerate(zip_longest(end.results, end.gains))
        yield Write(
            KEEP_RESULT, [{**place, "seat": seat, "result": chips, "gain": gain} for seat, (chips, gain) in results]
        )
    yield from _posting_writes(entry, end.number, end.postings, now)


def _posting_writes(entry: Entry, deal: int | None, moved: Sequence[Posting], now: int) -> Iterator[Write]:
    if moved:
        place = {"server": entry.server, "table_id": entry.table, "deal": deal, "posted": now}
        yield Write(POST, [{**place, **posting._asdict()} for posting in moved])


def _total_writes(entry: Entry) -> Iterator[Write]:
    end = entry.ended
    moved = moved_by([*(end.postings if end else ()), *entry.postings], end.accounts if end else ())
    if moved:
        yield balance_write(entry.server, moved)
    totals = [
        {"table_id": entry.table, "person": person, "more_deals": change.deals, "more_chips": change.chips}
        for account, change in moved.items()
        if (person := person_of(account)) is not None
    ]
    if totals:
        yield Write(ADD_TO_SESSION_TOTAL, totals)


def balance_write(server: int, moved: Mapping[str, Moved]) -> Write:
    """Add to a server's balances, in a fixed account order, so that transactions do not deadlock."""
    place = {"server": server}
    return Write(KEEP_BALANCE, [{**place, "account": account, **moved[account]._asdict()} for account in sorted(moved)])


def _json(value: object) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)
