"""Proves on the database itself that no chip and no answer is missing, doubled or wrong."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pydantic import ValidationError
from sqlalchemy import Connection, NullPool, create_engine, select

from game.core.bank import POT, RESERVE, account_name
from game.core.driver import Driver, Setup
from game.core.record import check
from game.core.rulesets import Catalogue
from game.core.shuffle import Seal
from game.games.catalogue import CATALOGUE
from game.table.ports import AnswerRow, DealRow, Posting
from game.table.state import TableState
from storage import reads
from storage.accounts import COMPUTERS, PERSON, POTS, account_of
from storage.database import existing, is_server, look, translated
from storage.history import with_seal
from storage.problems import StorageProblem
from storage.schema import deals, postings, records, tables
from storage.upgrade import is_current


@dataclass(frozen=True, slots=True)
class _Deal:
    """A deal with everything that belongs to it."""

    row: DealRow
    ended: int | None
    void: bool
    answers: Sequence[AnswerRow]
    record: dict[str, Any] | None
    postings: Sequence[Posting]


def audit(url: str, catalogue: Catalogue = CATALOGUE) -> list[str]:
    """List what is wrong in a database, in words for technicians; it may be in use. Raises `StorageProblem`."""
    if is_server(url):
        return asyncio.run(_audit_server(url, catalogue))
    return audit_file(existing(url), catalogue)


async def _audit_server(url: str, catalogue: Catalogue) -> list[str]:
    async with look(url) as reader, reader.reading() as connection:
        return await connection.run_sync(lambda opened: list(problems(opened, catalogue)))


def audit_file(path: Path, catalogue: Catalogue = CATALOGUE) -> list[str]:
    """List what is wrong in a database file; raises `StorageProblem`."""
    address = path.absolute().as_uri() + "?mode=ro"
    engine = create_engine("sqlite://", creator=lambda: sqlite3.connect(address, uri=True), poolclass=NullPool)
    try:
        with translated(path), engine.connect() as connection:
            if not is_current(connection):
                raise StorageProblem("older", str(path))
            connection.exec_driver_sql("BEGIN")
            return list(problems(connection, catalogue))
    finally:
        engine.dispose()


def run_audit(url: str) -> int:
    """Print what is wrong in a database, and give the exit code: 1 when something is."""
    try:
        found = audit(url)
    except StorageProblem as problem:
        found = [str(problem)]
    print("\n".join(found) or "All sums are zero, every deal replays to its record.")  # noqa: T201 - a command
    return 1 if found else 0


def problems(connection: Connection, catalogue: Catalogue) -> Iterator[str]:
    """Go through everything, table by table."""
    if connection.dialect.name == "sqlite":
        yield from _file_problems(connection)
    yield from _balance_problems(connection)
    rows = connection.execute(select(tables).order_by(tables.c.opened, tables.c.id)).mappings()
    for row in rows:
        for problem in _table_problems(connection, row["state"], row["closed"], catalogue):
            yield f"table {row['id']}: {problem}"


def _file_problems(connection: Connection) -> Iterator[str]:
    for (line,) in connection.exec_driver_sql("PRAGMA integrity_check"):
        if line != "ok":
            yield f"file: {line}"
    for table, _, parent, _ in connection.exec_driver_sql("PRAGMA foreign_key_check"):
        yield f"file: a row of {table} belongs to nothing in {parent}"


def _balance_problems(connection: Connection) -> Iterator[str]:
    """Add up the whole ledger; pots must hold nothing negative."""
    columns = (postings.c.server, postings.c.source, postings.c.target, postings.c.amount, postings.c.reason)
    balances: dict[int, Counter[str]] = {}
    for server, source, target, amount, reason in connection.execute(select(*columns)):
        if amount <= 0:
            yield f"server {server}: a posting of {amount} chips for {reason}"
        accounts = balances.setdefault(server, Counter())
        accounts[source] -= amount
        accounts[target] += amount
    for server, accounts in balances.items():
        if total := sum(accounts.values()):
            yield f"server {server}: the sum of all accounts is {total}"
        for account, chips in accounts.items():
            if account.startswith(POTS) and chips < 0:
                yield f"server {server}: {account} holds {chips}"
            if not account.startswith((*POTS, PERSON)) and account != COMPUTERS:
                yield f"server {server}: {account} is no account"


def _table_problems(connection: Connection, text: str, closed: int | None, catalogue: Catalogue) -> Iterator[str]:
    try:
        state = TableState.model_validate_json(text)
    except ValidationError as error:
        yield f"its state cannot be read: {error.errors()[0]['msg']}"
        return
    if (state.phase == "over") != (closed is not None):
        yield f"its phase is {state.phase}, but the table is {'open' if closed is None else 'closed'}"
    moved: Counter[str] = Counter()
    last = None
    for number, deal in enumerate(_deals_of(connection, state.table), start=1):
        if deal.row.number != number:
            yield f"deal {number} is missing"
            return
        if last is not None and last.ended is None:
            yield f"deal {number} was begun before deal {number - 1} had ended"
        for problem in _deal_problems(deal, state.table, moved, catalogue):
            yield f"deal {number}: {problem}"
        _move(moved, deal.postings)
        last = deal
    _move(moved, _postings(connection, state.table, None))
    yield from _state_problems(state, last, moved)


def _state_problems(state: TableState, last: _Deal | None, moved: Mapping[str, int]) -> Iterator[str]:
    """Compare what a table says of itself with its deals and its postings."""
    if state.deal != (last.row.number if last else 0):
        yield f"it counts {state.deal} deals"
    if (state.phase == "playing") != (last is not None and last.ended is None):
        yield f"its phase is {state.phase}, but its last deal is {'over' if last and last.ended else 'running'}"
    told: Counter[str] = Counter({f"pot:{state.table}": state.pot, f"reserve:{state.table}": state.reserve})
    for seat in (*state.seats, *state.former):
        told[seat.account] += seat.chips
    for account in sorted({*told, *moved}):
        if told[account] != moved.get(account, 0):
            yield f"{account} has {told[account]} chips, but its postings come to {moved.get(account, 0)}"


def _move(balances: Counter[str], moved: Sequence[Posting]) -> None:
    for posting in moved:
        balances[posting.source] -= posting.amount
        balances[posting.target] += posting.amount


def _deal_problems(deal: _Deal, table: str, moved: Mapping[str, int], catalogue: Catalogue) -> Iterator[str]:
    row = deal.row
    yield from _answer_problems(deal)
    told = {f"pot:{table}": row.before.pot, f"reserve:{table}": row.before.reserve}
    told |= {
        account: chips for account, chips in zip(row.accounts, row.before.seats, strict=False) if account != COMPUTERS
    }
    for account, chips in told.items():
        if chips != moved.get(account, 0):
            yield f"it begins with {chips} chips of {account}, but the postings come to {moved.get(account, 0)}"
    if deal.ended is None or deal.void:
        if deal.record is not None or deal.postings:
            yield "it is void or running, but has a record or postings"
        if deal.ended is None:
            yield from _running_problems(deal, catalogue)
    elif deal.record is None:
        yield "it has ended, but there is no record"
    else:
        yield from _record_problems(deal, deal.record, table, catalogue)


def _answer_problems(deal: _Deal) -> Iterator[str]:
    for expected, answer in enumerate(deal.answers):
        if answer.number != expected:
            yield f"answer {expected} is missing"
            return
        if answer.seat not in range(len(deal.row.accounts)):
            yield f"answer {expected} comes from seat {answer.seat}, which is not there"
        elif answer.user is not None and deal.row.accounts[answer.seat] != account_of(answer.user):
            yield f"answer {expected} was given by somebody else than {deal.row.accounts[answer.seat]}"


def _running_problems(deal: _Deal, catalogue: Catalogue) -> Iterator[str]:
    """Play a running deal again as a restart will; one of another revision will be void and is in order."""
    row = deal.row
    try:
        ruleset = catalogue.find(row.ruleset)
        if ruleset.revision != row.revision:
            return
        options = ruleset.choose(row.options)
        seal = Seal(row.secret, row.cut)
        driver = Driver(Setup(ruleset, options, row.number, row.dealer, row.before, seal, row.carry))
        driver.digest()
        for answer in deal.answers:
            driver.answer_text(answer.answer)
            if driver.digest() != answer.digest:
                yield f"answer {answer.number} has other consequences than it had"
                return
    except Exception as error:  # noqa: BLE001 - whatever a script does to a wrong answer is the finding
        yield f"it does not replay: {error}"


def _record_problems(deal: _Deal, record: dict[str, Any], table: str, catalogue: Catalogue) -> Iterator[str]:
    row = deal.row
    yield from check(with_seal(record, row.secret, row.cut), catalogue)
    written = {
        "ruleset": row.ruleset,
        "revision": row.revision,
        "deal": row.number,
        "dealer": row.dealer,
        "seats": len(row.accounts),
        "bank": {**row.before._asdict(), "seats": list(row.before.seats)},
        "carry": dict(row.carry),
    }
    for name, value in written.items():
        if record.get(name, {}) != value:
            yield f"the record has another {name}"
    if [(asked["seat"], asked["answer"]) for asked in record["questions"]] != [
        (answer.seat, answer.answer) for answer in deal.answers
    ]:
        yield "the record has other answers"
    if list(deal.postings) != _payments(record, row.accounts, table):
        yield "the postings are not the payments of the record"


def _payments(record: Mapping[str, Any], accounts: Sequence[str], table: str) -> list[Posting]:
    names = {account_name(seat): account for seat, account in enumerate(accounts)}
    names |= {account_name(POT): f"pot:{table}", account_name(RESERVE): f"reserve:{table}"}
    return [
        Posting(names.get(pay["from"], ""), names.get(pay["to"], ""), pay["amount"], pay["reason"])
        for pay in record["payments"]
    ]


def _deals_of(connection: Connection, table: str) -> Iterator[_Deal]:
    for row in connection.execute(reads.DEALS.order_by(deals.c.number), {"table_id": table}).all():
        key = {"table_id": table, "deal": row.number}
        accounts = [account for account, _ in connection.execute(reads.PLAYERS, key)]
        found = select(records.c.record).where(records.c.table_id == table, records.c.deal == row.number)
        record = connection.scalar(found)
        yield _Deal(
            row=reads.deal_row(row, accounts),
            ended=row.ended,
            void=row.void,
            answers=reads.answer_rows(row.number, connection.execute(reads.ANSWERS, key)),
            record=json.loads(record) if record else None,
            postings=_postings(connection, table, row.number),
        )


def _postings(connection: Connection, table: str, deal: int | None) -> list[Posting]:
    query = (
        select(postings.c.source, postings.c.target, postings.c.amount, postings.c.reason)
        .where(postings.c.table_id == table, postings.c.deal == deal)
        .order_by(postings.c.id)
    )
    return [Posting(*row) for row in connection.execute(query)]
