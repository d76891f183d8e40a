"""Whatever is played, under whatever rules, and however often the process is replaced: the accounts are right."""

import asyncio
import random
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from game.core.options import Choice
from game.core.rulesets import Ruleset
from game.games.catalogue import CATALOGUE
from game.reports.statistics import statistics_of
from game.table.table import Table
from storage.addresses import url_of
from storage.audit import audit
from storage.database import Database
from storage.ledger import Ledger
from storage.played import Played
from tests.game.games.strategies import random_rules
from tests.storage.support import SERVER, OneProcess
from tests.tables import every_server

PEOPLE = 3


@given(ruleset=st.sampled_from(list(CATALOGUE)), seed=st.integers(0, 10**6))
@settings(max_examples=6)
def test_after_any_evening_the_accounts_are_right(ruleset: Ruleset[Any], seed: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "lupfen.db"
        asyncio.run(play(path, ruleset, random.Random(seed)))
        assert audit(url_of(path), CATALOGUE) == []


async def play(path: Path, ruleset: Ruleset[Any], rng: random.Random) -> None:
    """Play one session, moving to a new process at random moments, with people who come and go."""
    database = await Database.open(url_of(path))
    options, seats = random_rules(ruleset, rng)
    people = rng.randint(1, min(PEOPLE, seats))
    chosen = options.model_dump() | short(ruleset)
    evening = OneProcess(database.journal, rng.randint(0, 99))
    table = await evening.open(ruleset=ruleset.id, people=people, computers=seats - people, options=chosen)
    for _ in range(2_000):
        if table.over:
            break
        if rng.random() < 0.03:
            table = await replaced(database, table, rng)
        elif rng.random() < 0.02:
            await come_or_go(table, rng)
        else:
            await evening.step(table)
    assert table.over
    await check_statistics(database, table)
    await database.close()


def short(ruleset: Ruleset[Any]) -> dict[str, Choice]:
    """Choose options that end the session soon."""
    if "matches" in ruleset.options.model_fields:
        return {"session_end": "matches", "matches": 1}
    return {"session_end": "deals", "deals": 4} if "deals" in ruleset.options.model_fields else {}


async def check_statistics(database: Database, table: Table) -> None:
    """Compare everyone's statistics with their seats at the end and with the ledger."""
    played, ledger = Played(database), Ledger(database)
    chips = Counter[str]()
    for seat in (*table.state.seats, *table.state.former):
        chips[seat.account] += seat.chips
    for person in range(1, PEOPLE + 1):
        deals = await played.deals(SERVER, person, [table.ruleset.id])
        evenings = await played.session_totals(person, {deal.table for deal in deals})
        counted = statistics_of(f"person:{person}", (deal.read() for deal in deals), evenings)
        sessions = (await ledger.statement(SERVER, person)).sessions
        assert evenings == {session.table: session.result for session in sessions}
        assert counted.result == (chips[f"person:{person}"] if deals else 0)


async def replaced(database: Database, table: Table, rng: random.Random) -> Table:
    """Drop everything in memory and resume from the database."""
    table.rest_for_good()
    tables = OneProcess(database.journal, rng.randint(0, 99)).tables
    assert await tables.resume(every_server) == 1
    return tables.find(table.id)


async def come_or_go(table: Table, rng: random.Random) -> None:
    person = rng.randint(2, PEOPLE)
    seat = table.state.seat_of(person)
    if seat and not seat.leaving:
        await table.seating.leave(person)
    elif seat or len(table.state.seats) < table.ruleset.most_seats:
        await table.seating.join(person, f"Person {person}")
