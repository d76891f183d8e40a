"""How tables are read back from the journal, for every kind of database."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from sqlalchemy import Executable, Text, bindparam, func, select

from game.core.bank import Balances
from game.table.ports import AnswerRow, DealRow, SavedTable
from storage.schema import answers, deals, players, tables

Read = Callable[[Executable, Mapping[str, object]], Sequence[Sequence[Any]]]

_TABLE = bindparam("table_id", type_=Text())
_STATES = select(tables.c.id, tables.c.version, tables.c.state, tables.c.closed)
TABLE = _STATES.where(tables.c.id == _TABLE)
LIVE = _STATES.where(tables.c.closed.is_(None)).order_by(tables.c.opened, tables.c.id)
DEALS = select(
    *(deals.c.number, deals.c.ruleset, deals.c.revision, deals.c.options, deals.c.dealer, deals.c.before),
    *(deals.c.secret, deals.c.cut, deals.c.carry, deals.c.ended, deals.c.void),
).where(deals.c.table_id == _TABLE)
_OF_TABLE = select(func.max(deals.c.number)).where(deals.c.table_id == _TABLE)
LAST_DEAL = DEALS.where(deals.c.number == _OF_TABLE.scalar_subquery())
ONE_DEAL = DEALS.where(deals.c.number == bindparam("deal"))
PLAYERS = (
    select(players.c.account, players.c.name)
    .where(players.c.table_id == _TABLE, players.c.deal == bindparam("deal"))
    .order_by(players.c.seat)
)
ANSWERS = (
    select(answers.c.number, answers.c.seat, answers.c.answer, answers.c.digest, answers.c.person)
    .where(answers.c.table_id == _TABLE, answers.c.deal == bindparam("deal"))
    .order_by(answers.c.number)
)
STATEMENTS: tuple[Executable, ...] = (TABLE, LIVE, LAST_DEAL, ONE_DEAL, PLAYERS, ANSWERS)


def read_table(read: Read, table: str) -> SavedTable | None:
    """Read one table with its last deal."""
    rows = read(TABLE, {"table_id": table})
    return _saved(read, rows[0]) if rows else None


def read_live(read: Read) -> list[SavedTable]:
    """Read all tables whose session has not ended, the oldest first."""
    return [_saved(read, row) for row in read(LIVE, {})]


def deal_row(row: Sequence[Any], accounts: Iterable[str]) -> DealRow:
    """Make a deal from a row of `DEALS`."""
    number, ruleset, revision, options, dealer, before, secret, cut, carry, *_ = row
    return DealRow(
        number=number,
        ruleset=ruleset,
        revision=revision,
        options=json.loads(options),
        dealer=dealer,
        before=_balances(before),
        secret=secret,
        cut=cut,
        carry=json.loads(carry),
        accounts=tuple(accounts),
    )


def answer_rows(deal: int, rows: Iterable[Sequence[Any]]) -> list[AnswerRow]:
    """Make answers from rows of `ANSWERS`."""
    return [AnswerRow(deal, *row) for row in rows]


def _saved(read: Read, row: Sequence[Any]) -> SavedTable:
    table, version, state, closed = row
    found = read(LAST_DEAL, {"table_id": table})
    if not found:
        return SavedTable(table, version, state, closed=closed is not None)
    number, ended, void = found[0][0], found[0][-2], found[0][-1]
    key = {"table_id": table, "deal": number}
    return SavedTable(
        table,
        version,
        state,
        deal=deal_row(found[0], (account for account, _ in read(PLAYERS, key))),
        answers=answer_rows(number, read(ANSWERS, key)),
        deal_over=ended is not None,
        void=bool(void),
        closed=closed is not None,
    )


def _balances(text: str) -> Balances:
    written = json.loads(text)
    return Balances(written["pot"], written["reserve"], written["bete"], tuple(written["seats"]))
