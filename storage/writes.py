"""The statements written for a journal entry, for both databases."""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from sqlalchemy import (
    ColumnElement,
    Connection,
    Integer,
    Table,
    Text,
    UpdateBase,
    and_,
    bindparam,
    delete,
    insert,
    literal_column,
    null,
    select,
    update,
)
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.ext.asyncio import AsyncConnection

from game.table.accounts import person_of
from game.table.ports import AnswerRow, DealEnd, DealRow, Entry, Posting
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


@dataclass(frozen=True, slots=True, eq=False)
class Statement:
    """A statement for both databases; with `must_hit`, affecting no row counts as a conflict.

    Its parameters are named as the columns, so SQLAlchemy itself does not run those that change what they look for by;
    the journal compiles them first.
    """

    sqlite: UpdateBase
    postgresql: UpdateBase
    must_hit: bool = False

    def on(self, connection: Connection | AsyncConnection) -> UpdateBase:
        """Return the form for the database of a connection."""
        return self.postgresql if connection.dialect.name == "postgresql" else self.sqlite

    async def run(self, connection: AsyncConnection, *rows: Row) -> None:
        """Run it with some rows, if there are any, in the connection's transaction."""
        if rows:
            await connection.execute(self.on(connection), rows)


class Write(NamedTuple):
    """A statement and the rows it is run with."""

    statement: Statement
    rows: Sequence[Row]


def _both(statement: UpdateBase, *, must_hit: bool = False) -> Statement:
    return Statement(statement, statement, must_hit)


def _parameters(*names: str) -> dict[str, Any]:
    return {name: bindparam(name) for name in names}


def _columns(table: Table, *without: str) -> dict[str, Any]:
    return _parameters(*(column.name for column in table.c if column.name not in without))


def _same(columns: Iterable[ColumnElement[Any]]) -> Iterator[ColumnElement[bool]]:
    """Select the row whose columns have the values of the parameters with their names."""
    return (column == bindparam(column.name) for column in columns)


def _insert(table: Table, names: Iterable[str], or_else: Callable[[Any], Any]) -> Statement:
    """Insert a row with some columns; `or_else` says what happens to one that has its primary key."""
    values = _parameters(*names)
    return Statement(*(or_else(new(table).values(values)) for new in (sqlite_insert, postgresql_insert)))


def _change(new: Any, changes: Mapping[str, object], where: Any = None) -> Any:
    """Change the row that has the primary key of a new one."""
    return new.on_conflict_do_update(index_elements=_keys(new.table), set_=changes, where=where)


def _keys(table: Table) -> list[str]:
    return [column.name for column in table.primary_key]


def _answer() -> Statement:
    """Insert an answer if its table still has the version it was given at; ending a deal increases the version.

    With concurrent writers, the table's row is locked until the end of the transaction.
    """
    unchanged = and_(
        tables.c.id == bindparam("table_id", type_=Text()), tables.c.version == bindparam("version", type_=Integer())
    )
    row = select(*(bindparam(column.name, type_=column.type) for column in answers.c)).where(unchanged)
    held = row.with_for_update(read=True, of=tables)
    names = answers.c.keys()
    return Statement(insert(answers).from_select(names, row), insert(answers).from_select(names, held), must_hit=True)


def _adding(table: Table) -> Statement:
    """Insert a row, or add its numbers to the existing one; several processes may add to the same row."""

    def add(new: Any) -> Any:
        sums = [column for column in table.c if not column.primary_key]
        return _change(new, {column.name: column + new.excluded[column.name] for column in sums})

    return _insert(table, table.c.keys(), add)


async def put(connection: AsyncConnection, table: Table, row: Row) -> None:
    """Insert a row, or update the one with its primary key."""
    changes = {name: value for name, value in row.items() if name not in _keys(table)}
    await connection.execute(_change(_insert_on(connection, table).values(**row), changes))


async def put_once(connection: AsyncConnection, table: Table, **row: object) -> bool:
    """Insert a row unless there is one with its key; return whether it was inserted."""
    new = _insert_on(connection, table).values(**row)
    return (await connection.execute(new.on_conflict_do_nothing())).rowcount == 1


def _insert_on(connection: AsyncConnection, table: Table) -> Any:
    return postgresql_insert(table) if connection.dialect.name == "postgresql" else sqlite_insert(table)


_OPEN = update(tables).where(*_same(tables.primary_key), tables.c.closed.is_(None))
OPEN_TABLE = _both(
    insert(tables).values({**_parameters("id", "server", "channel", "state", "opened"), "version": literal_column("1")})
)
CHANGE_TABLE = _both(
    _OPEN.where(tables.c.version == bindparam("before")).values(
        state=bindparam("state"), version=tables.c.version + literal_column("1")
    ),
    must_hit=True,
)
CLOSE_TABLE = _both(_OPEN.values(closed=bindparam("closed")), must_hit=True)
KNOW_SERVER = _insert(servers, ["id"], lambda new: _change(new, {"removed": null()}, servers.c.removed.is_not(None)))
KNOW_PERSON = _insert(
    *(people, ["id", "name"]),
    lambda new: _change(new, {"name": new.excluded.name}, people.c.name != new.excluded.name),
)
TAKE_SEAT = _insert(seats, ["table_id", "person", "joined"], lambda new: new.on_conflict_do_nothing())
COME_TO_EVENING = _insert(evening_people, evening_people.c.keys(), lambda new: new.on_conflict_do_nothing())
BEGIN_DEAL = _both(insert(deals).values(_columns(deals, "ended", "void")))
DEAL_IN = _both(insert(players).values(_columns(players, "result")))
ANSWER = _answer()
END_DEAL = _both(
    update(deals).where(*_same(deals.primary_key), deals.c.ended.is_(None)).values(_parameters("ended", "void")),
    must_hit=True,
)
KEEP_RESULT = _both(update(players).where(*_same(players.primary_key)).values(_parameters("result")))
KEEP_RECORD = _both(insert(records).values(_columns(records)))
SHOW_MESSAGE = _insert(
    *(messages, messages.c.keys()),
    lambda new: _change(new, {"channel": new.excluded.channel, "message": new.excluded.message}),
)
FORGET_MESSAGE = _both(delete(messages).where(*_same(messages.primary_key)))
POST = _both(insert(postings).values(_columns(postings, "id", "receipt")))
KEEP_BALANCE = _adding(balances)
KEEP_DEBT = _adding(debts)
ADD_TO_SESSION_TOTAL = _both(
    update(seats)
    .where(*_same(seats.primary_key))
    .values(deals=seats.c.deals + bindparam("more_deals"), chips=seats.c.chips + bindparam("more_chips"))
)
STATEMENTS = (
    *(OPEN_TABLE, CHANGE_TABLE, CLOSE_TABLE, KNOW_SERVER, KNOW_PERSON, TAKE_SEAT),
    *(BEGIN_DEAL, DEAL_IN, ANSWER, END_DEAL, KEEP_RECORD, KEEP_RESULT, POST, KEEP_BALANCE, ADD_TO_SESSION_TOTAL),
    *(SHOW_MESSAGE, FORGET_MESSAGE),
)


def writes_of(entry: Entry, now: int) -> list[Write]:
    """List an entry's writes in order; `now` is the time in seconds."""
    if entry.answer and entry.state is None and not entry.ended:
        return [_answer_write(entry, entry.answer, now)]
    return list(_writes(entry, now))


def _writes(entry: Entry, now: int) -> Iterator[Write]:
    if entry.state is not None:
        yield from _state_writes(entry, entry.state, now)
    if entry.begun:
        yield from _begin_writes(entry, entry.begun, now)
    if entry.answer:
        yield _answer_write(entry, entry.answer, now)
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


def _answer_write(entry: Entry, row: AnswerRow, now: int) -> Write:
    values = {
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
    return Write(ANSWER, [values])


def _end_writes(entry: Entry, end: DealEnd, now: int) -> Iterator[Write]:
    place = {"table_id": entry.table, "deal": end.number}
    void = end.record is None
    yield Write(END_DEAL, [{"table_id": entry.table, "number": end.number, "ended": now, "void": void}])
    if end.record is not None:
        yield Write(KEEP_RECORD, [{**place, "record": _json(dict(end.record))}])
    if end.results:
        results = enumerate(end.results)
        yield Write(KEEP_RESULT, [{**place, "seat": seat, "result": result} for seat, result in results])
    yield from _posting_writes(entry, end.number, end.postings, now)


def _posting_writes(entry: Entry, deal: int | None, moved: Sequence[Posting], now: int) -> Iterator[Write]:
    if moved:
        place = {"server": entry.server, "table_id": entry.table, "deal": deal, "posted": now}
        yield Write(POST, [{**place, **posting._asdict()} for posting in moved])


def _total_writes(entry: Entry) -> Iterator[Write]:
    """Add an entry's movements to balances and session totals."""
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
