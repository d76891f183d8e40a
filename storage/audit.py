"""Audit a database: no chip and no answer is missing, duplicated or wrong."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import TypeVar

from sqlalchemy import Connection, func, or_, select

from game.core.rulesets import Catalogue
from game.reports.proof import session_problems
from game.table.ports import COMPUTERS, PERSON, POTS
from storage import debts, reads, running_totals
from storage.addresses import existing, is_server
from storage.checkup import FOREIGN
from storage.copies import connected, of_today
from storage.database import look
from storage.evenings import evening_problems
from storage.problems import StorageProblem
from storage.running_totals import movements
from storage.schema import postings, tables

Found = TypeVar("Found")
Told = Callable[[int, int], None]
"""Called with the number of deals checked so far and of all deals."""
SHARE = 500
"""Deals checked per batch; a session is never split."""
Each = Callable[[Callable[[reads.Batch], list[str]], Iterable[reads.Batch]], Iterable[list[str]]]
"""The built-in `map`, or a replacement that spreads the work over several processes, with results in order."""


def audit(
    url: str,
    catalogue: Catalogue,
    *,
    since: int | None = None,
    each: Each = map,
    told: Told = lambda _done, _all: None,
) -> list[str]:
    """List what is wrong in a database, in sentences for technicians; it may be in use. Raises `StorageProblem`.

    `since` (seconds since 1970) skips the deals of sessions that ended earlier; file and balances are still checked
    as a whole. A database with an older schema is read in a copy.
    """
    with of_today(url) as address:
        wanted = () if since is None else (or_(tables.c.closed.is_(None), tables.c.closed >= since),)
        shares = list(reads.batches(_read(address, lambda read: reads.sessions_where(read, *wanted)), SHARE))
        # A single batch is not worth starting a process.
        proofs = (each if len(shares) > 1 else map)(partial(_share_problems, address, catalogue), shares)
        found = _read(address, partial(_whole_problems, catalogue))
        done, every = 0, sum(share.deals for share in shares)
        for share, problems in zip(shares, proofs, strict=True):
            found += problems
            done += share.deals
            told(done, every)
    return found


def _read(address: str, work: Callable[[Connection], Found]) -> Found:
    if is_server(address):
        return asyncio.run(_read_server(address, work))
    path = existing(address)
    with connected(path, path, "ro") as connection:
        connection.exec_driver_sql("BEGIN")
        return work(connection)


async def _read_server(address: str, work: Callable[[Connection], Found]) -> Found:
    async with look(address) as reader, reader.reading() as connection:
        return await connection.run_sync(work)


def _share_problems(address: str, catalogue: Catalogue, share: reads.Batch) -> list[str]:
    """Check some sessions; a database error counts as a finding, because the data comes from outside."""
    try:
        return _read(address, lambda connection: list(_session_problems(connection, catalogue, share.sessions)))
    except StorageProblem as problem:
        return [str(problem)]


def _session_problems(connection: Connection, catalogue: Catalogue, sessions: Iterable[str]) -> Iterator[str]:
    read = reads.of_connection(connection)
    for session in sessions:
        found = select(tables.c.state, tables.c.closed, tables.c.pruned).where(tables.c.id == session)
        row = connection.execute(found).one_or_none()
        if row is None:  # erased since they were listed
            continue
        written = reads.written_deals(reads.fetch_deals(read, session), time.time())
        outside, closed = reads.read_outside(read, session), row.closed is not None
        kept = row.pruned is None
        for problem in session_problems(row.state, written, outside, catalogue, closed=closed, kept=kept):
            yield f"table {session}: {problem}"


def _whole_problems(catalogue: Catalogue, connection: Connection) -> list[str]:
    """Check everything outside of sessions: the file, ledger, running totals, debts and evenings."""
    of_file = _file_problems(connection) if connection.dialect.name == "sqlite" else ()
    sums = *running_totals.problems(connection), *debts.problems(connection)
    evenings = evening_problems(connection, catalogue)
    return [*of_file, *_balance_problems(connection), *sums, *evenings]


def _file_problems(connection: Connection) -> Iterator[str]:
    for (line,) in connection.exec_driver_sql("PRAGMA integrity_check"):
        if line != "ok":
            yield f"file: {line}"
    for kind, name in connection.exec_driver_sql(FOREIGN):
        yield f"file: the {kind} {name} is not one of Lupfen's"
    for table, _, parent, _ in connection.exec_driver_sql("PRAGMA foreign_key_check"):
        yield f"file: a row of {table} belongs to nothing in {parent}"


def _balance_problems(connection: Connection) -> Iterator[str]:
    """Add up the whole ledger; no pot may be negative."""
    wrong = select(postings.c.server, postings.c.amount, postings.c.reason).where(postings.c.amount <= 0)
    for server, amount, reason in connection.execute(wrong):
        yield f"server {server}: a posting of {amount} chips for {reason}"
    moved = movements()
    sums = select(moved.c.server, moved.c.account, func.sum(moved.c.chips)).group_by(moved.c.server, moved.c.account)
    totals: Counter[int] = Counter()
    for server, account, chips in connection.execute(sums):
        totals[server] += chips
        if account.startswith(POTS) and chips < 0:
            yield f"server {server}: {account} holds {chips}"
        if not account.startswith((*POTS, PERSON)) and account != COMPUTERS:
            yield f"server {server}: {account} is no account"
    yield from (f"server {server}: the sum of all accounts is {chips}" for server, chips in totals.items() if chips)
