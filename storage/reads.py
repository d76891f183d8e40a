"""Reading tables back from the journal, and sessions in batches, for both databases."""

import json
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from sqlalchemy import (
    ColumnElement,
    Connection,
    Executable,
    Exists,
    Integer,
    Text,
    bindparam,
    exists,
    func,
    literal_column,
    select,
)

from game.core.bank import Balances
from game.core.shuffle import AGAIN, RoundSeal, Source
from game.reports.past import WrittenDeal
from game.table.ports import NOWHERE, AnswerRow, DealRow, Posting, SavedTable, Servers
from storage.schema import answers, deals, players, postings, records, rounds, tables

Rows = Sequence[Sequence[Any]]
Read = Callable[[Executable, Mapping[str, object]], Rows]

_TABLE = bindparam("table_id", type_=Text())
_STATES = select(*(tables.c.id, tables.c.server, tables.c.channel, tables.c.version, tables.c.state, tables.c.closed))
TABLE = _STATES.where(tables.c.id == _TABLE)
LIVE = _STATES.where(
    tables.c.closed.is_(None), tables.c.due.is_(None), tables.c.server != literal_column(str(NOWHERE))
).order_by(tables.c.opened, tables.c.id)
_DEAL_COLUMNS = (
    *(deals.c.number, deals.c.ruleset, deals.c.revision, deals.c.options, deals.c.dealer, deals.c.before),
    *(deals.c.secret, deals.c.cut, deals.c.carry, deals.c.tallies, deals.c.round, deals.c.pack),
)
DEALS = (
    select(*_DEAL_COLUMNS, rounds.c.secret, rounds.c.words, rounds.c.done, deals.c.ended, deals.c.void)
    .outerjoin(rounds, rounds.c.commitment == deals.c.round)
    .where(deals.c.table_id == _TABLE)
)
_OF_TABLE = select(func.max(deals.c.number)).where(deals.c.table_id == _TABLE)
LAST_DEAL = DEALS.where(deals.c.number == _OF_TABLE.scalar_subquery())
_ALL_PLAYERS = (
    select(players.c.deal, players.c.account, players.c.name, players.c.result, players.c.gain)
    .where(players.c.table_id == _TABLE)
    .order_by(players.c.deal, players.c.seat)
)
_ALL_ANSWERS = (
    select(answers.c.deal, answers.c.number, answers.c.seat, answers.c.answer, answers.c.digest, answers.c.person)
    .where(answers.c.table_id == _TABLE)
    .order_by(answers.c.deal, answers.c.number)
)
_RECORDS = select(records.c.deal, records.c.record).where(records.c.table_id == _TABLE)
_POSTINGS = (
    select(postings.c.deal, postings.c.source, postings.c.target, postings.c.amount, postings.c.reason)
    .where(postings.c.table_id == _TABLE)
    .order_by(postings.c.id)
)
_DEAL = bindparam("deal", type_=Integer())
PLAYERS = _ALL_PLAYERS.where(players.c.deal == _DEAL)
ANSWERS = _ALL_ANSWERS.where(answers.c.deal == _DEAL)
_ANSWERED = select(func.max(answers.c.given)).where(answers.c.table_id == _TABLE, answers.c.deal == _DEAL)
SINCE = select(func.coalesce(_ANSWERED.scalar_subquery(), deals.c.begun)).where(
    deals.c.table_id == _TABLE, deals.c.number == _DEAL
)
OUTSIDE = _POSTINGS.where(postings.c.deal.is_(None))
_WHOLE = (DEALS.order_by(deals.c.number), _ALL_PLAYERS, _ALL_ANSWERS, _RECORDS, _POSTINGS)
_NUMBERS = (deals.c.number, players.c.deal, answers.c.deal, records.c.deal, postings.c.deal)
_WANTED = bindparam("deals", type_=Integer(), expanding=True)
_SOME = [every.where(number.in_(_WANTED)) for every, number in zip(_WHOLE, _NUMBERS, strict=True)]


def read_table(read: Read, table: str) -> SavedTable | None:
    """Read one table with its last deal."""
    rows = read(TABLE, {"table_id": table})
    return _saved(read, rows[0]) if rows else None


def read_live(read: Read, ours: Servers) -> list[SavedTable]:
    """Read all tables of our servers whose session has not ended, oldest first."""
    return [_saved(read, row) for row in read(LIVE, {}) if ours(row[1])]


def fetch_deals(read: Read, table: str, numbers: Collection[int] | None = None) -> list[Rows]:
    """Fetch some or all deals of a session; the number of queries does not depend on that of deals."""
    if numbers is None:
        return [read(statement, {"table_id": table}) for statement in _WHOLE]
    return [read(statement, {"table_id": table, "deals": [*numbers]}) for statement in _SOME]


def written_deals(fetched: Sequence[Rows], now: float) -> list[WrittenDeal]:
    """Build deals, in order, from the fetched rows, as they stand `now`; for a long session, call it in a thread."""
    rows, *beside = fetched
    sitting, given, written, moved = (_by_deal(found) for found in beside)
    return [
        WrittenDeal(
            row=_deal_row(row, sitting.get(row[0], ())),
            answers=[AnswerRow(*answer) for answer in given.get(row[0], ())],
            ended=row[-2],
            void=bool(row[-1]),
            record=written[row[0]][0][1] if row[0] in written else None,
            postings=[Posting(*posting) for _, *posting in moved.get(row[0], ())],
            results=[result for *_, result, _ in sitting.get(row[0], ())],
            gains=[gain for *_, gain in sitting.get(row[0], ()) if gain is not None],
            round=round_seal(row[-5], row[-4]),
            round_open=round_open(row[10], row[11], row[-3], now),
        )
        for row in rows
    ]


def read_outside(read: Read, table: str) -> list[Posting]:
    """Read a session's postings outside of its deals."""
    return [Posting(*posting) for _, *posting in read(OUTSIDE, {"table_id": table})]


def of_connection(connection: Connection) -> Read:
    """Return a function that reads through SQLAlchemy."""

    def read(statement: Executable, values: Mapping[str, object]) -> Rows:
        return connection.execute(statement, values).all()

    return read


def _by_deal(rows: Rows) -> dict[int, list[Sequence[Any]]]:
    found: dict[int, list[Sequence[Any]]] = {}
    for row in rows:
        found.setdefault(row[0], []).append(row)
    return found


def _deal_row(row: Sequence[Any], sitting: Rows) -> DealRow:
    number, ruleset, revision, options, dealer, before, secret, cut, carry, tallies, commitment, pack, *_ = row
    bank = json.loads(before)
    return DealRow(
        number=number,
        ruleset=ruleset,
        revision=revision,
        options=json.loads(options),
        dealer=dealer,
        before=Balances(bank["pot"], bank["reserve"], bank["bete"], tuple(bank["seats"])),
        secret=secret,
        cut=cut,
        carry=json.loads(carry),
        tallies={name: tuple(values) for name, values in json.loads(tallies).items()},
        accounts=tuple(account for _, account, *_ in sitting),
        names=tuple(name for _, _, name, *_ in sitting),
        source=None if commitment is None else Source(commitment, pack),
    )


def still_played() -> Exists:
    """Select the sessions whose cards others may still play; their results are not shown to anyone."""
    return exists().where(
        *(deals.c.table_id == tables.c.id, deals.c.number == 1),
        *(rounds.c.commitment == deals.c.round, rounds.c.done.is_(None)),
    )


def round_open(commitment: str | None, pack: int | None, done: int | None, now: float) -> bool:
    """Whether no one plays a deal's cards as part of a round `now`; `done` is when the round ends or has ended."""
    return commitment is None or pack == AGAIN or (done is not None and done <= now)


def round_seal(secret: str | None, words: str | None) -> RoundSeal | None:
    """Build the seal of a round from its stored values; `None` for a deal outside of a round."""
    return None if secret is None or words is None else RoundSeal(secret, tuple(json.loads(words)))


def _saved(read: Read, row: Sequence[Any]) -> SavedTable:
    table, server, channel, version, state, closed = row
    bare = SavedTable(table, server, channel, version, state, closed=closed is not None)
    found = read(LAST_DEAL, {"table_id": table})
    if not found:
        return bare
    number, ended, void = found[0][0], found[0][-2], found[0][-1]
    key = {"table_id": table, "deal": number}
    return replace(
        bare,
        deal=_deal_row(found[0], read(PLAYERS, key)),
        answers=[AnswerRow(*answer) for answer in read(ANSWERS, key)],
        deal_over=ended is not None,
        void=bool(void),
        since=float(read(SINCE, key)[0][0]),
    )


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
    names, count = list[str](), 0
    for name, its_deals in sessions:
        names.append(name)
        count += its_deals
        if count >= size:
            yield Batch(names, count)
            names, count = [], 0
    if names:
        yield Batch(names, count)
