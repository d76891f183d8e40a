"""Proves on the database itself that no chip and no answer is missing, doubled or wrong."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy import Connection, select

from game.core.rulesets import Catalogue
from game.games.catalogue import CATALOGUE
from game.reports.proof import session_problems
from game.table.accounts import COMPUTERS, PERSON, POTS
from storage import reads
from storage.copies import connected, of_today
from storage.database import existing, is_server, look
from storage.problems import StorageProblem
from storage.schema import postings, tables


def audit(url: str, catalogue: Catalogue = CATALOGUE) -> list[str]:
    """List what is wrong in a database, in words for technicians; it may be in use. Raises `StorageProblem`."""
    if is_server(url):
        return asyncio.run(_audit_server(url, catalogue))
    return audit_file(existing(url), catalogue)


async def _audit_server(url: str, catalogue: Catalogue) -> list[str]:
    async with look(url) as reader, reader.reading() as connection:
        return await connection.run_sync(lambda opened: list(problems(opened, catalogue)))


def audit_file(path: Path, catalogue: Catalogue = CATALOGUE) -> list[str]:
    """List what is wrong in a database file, one of an older form in a copy; raises `StorageProblem`."""
    with of_today(path) as readable, connected(readable, path, "ro") as connection:
        connection.exec_driver_sql("BEGIN")
        return list(problems(connection, catalogue))


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
    read = reads.of_connection(connection)
    rows = connection.execute(select(tables).order_by(tables.c.opened, tables.c.id)).mappings()
    for row in rows:
        deals = reads.written_deals(reads.fetch_deals(read, row["id"]))
        outside, closed = reads.read_outside(read, row["id"]), row["closed"] is not None
        for problem in session_problems(row["state"], deals, outside, catalogue, closed=closed):
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
