"""Deals that somebody plays alone, for practice or from a past one on: kept like all others, and counted nowhere."""

import asyncio
import time
from typing import Any

import pytest
from sqlalchemy import func, select

from bot.past.play_on import play_on
from bot.past.replay import Replay
from bot.past.verification import prove, sealed_record
from bot.practice import practise
from game.core.errors import Refused
from game.core.rulesets import Ruleset
from game.core.shuffle import secret_from
from game.games.catalogue import CATALOGUE
from game.reports.past import PastDeal
from game.table.alone import KEPT_DAYS
from game.table.ports import NOWHERE
from game.table.table import Table
from storage.addresses import url_of
from storage.audit import audit
from storage.database import Database
from storage.history import History
from storage.privacy import Privacy
from storage.retention import forget_practice, prune
from storage.running_totals import problems
from storage.schema import METADATA, balances, tables
from tests.alone import alone_tables
from tests.storage.support import SERVER, file_of
from tests.tables import every_server

ANNA, BEN = 1, 2
USUAL = {"lupfen-liechtenstein", "skat", "schwimmen"}
"""Games whose deals for practice are found quickly; the others belong to the long runs."""
DAY = 86_400


async def practised(database: Database, ruleset: Ruleset[Any], user: int = ANNA, most: int = 300) -> Table:
    """Play a practice deal with safe answers, up to some of them; the process is replaced after every few."""
    table = await practise(
        alone_tables(journal=database.journal), ruleset, user, f"person {user}", secret_from(f"{ruleset.id} {user}")
    )
    again = alone_tables(journal=database.journal)
    for number in range(most):
        if number % 6 == 0:
            again = alone_tables(journal=database.journal)
            table = await again.find(table.id, user) or table
        question = table.driver.question if table.driver else None
        if question is None:
            break
        await again.answer(table, 1, table.question_number, question.write(question.safe))
    return table


async def found_afresh(database: Database, table: str, user: int) -> Table:
    """Find a table as a process does that has just begun."""
    found = await alone_tables(journal=database.journal).find(table, user)
    assert found
    return found


async def past_of(database: Database, table: Table) -> PastDeal:
    past = await History(database, CATALOGUE).deal(table.id, 1)
    assert past
    return past


@pytest.mark.parametrize(
    "ruleset",
    [pytest.param(each, marks=() if each.id in USUAL else pytest.mark.soak, id=each.id) for each in CATALOGUE],
)
async def test_a_practice_deal_survives_a_restart_and_can_be_reviewed_and_played_on(
    database: Database, ruleset: Ruleset[Any]
) -> None:
    table = await practised(database, ruleset)
    past = await past_of(database, table)
    assert table.over
    assert past.opened
    proof = prove(sealed_record(past), CATALOGUE)
    assert (proof.fingerprint, proof.packs, proof.play, proof.problems) == (True, True, True, ())
    asked = next(number for number, row in enumerate(past.answers) if row.user == ANNA)
    step = Replay(past, ANNA, CATALOGUE).step(asked)
    assert step.view.deal
    on = await play_on(alone_tables(journal=database.journal), past, asked, ANNA, CATALOGUE)
    again = await found_afresh(database, on.id, ANNA)
    assert again.question_number >= asked
    assert again.driver
    assert [each.answer for each in again.driver.answered][:asked] == [row.answer for row in past.answers][:asked]
    assert await asyncio.to_thread(audit, url_of(file_of(database)), CATALOGUE) == []


async def test_deals_played_alone_belong_to_their_player_and_count_nowhere(database: Database) -> None:
    skat = CATALOGUE.find("skat")
    over, running = await practised(database, skat), await practised(database, skat, BEN, most=2)
    history = History(database, CATALOGUE)
    session = await history.session(over.id)
    assert session
    assert [who for who in (ANNA, BEN) if session.may_be_seen(who, NOWHERE)] == [ANNA]
    assert await alone_tables(journal=database.journal).find(running.id, ANNA) is None
    assert await history.sessions(SERVER) == []
    assert [record async for record in history.export()] == []
    assert await database.journal.live(every_server) == []
    assert await database.value(select(func.count()).select_from(balances)) == 0
    assert await database.read(lambda opened: [*problems(opened)]) == []
    past = await past_of(database, await found_afresh(database, running.id, BEN))
    assert (past.opened, past.row.secret) == (False, ""), "a deal in progress stays closed"
    with pytest.raises(Refused, match="seal-shut"):
        sealed_record(past)


async def test_erasing_a_person_deletes_everything_they_played_alone(database: Database) -> None:
    skat = CATALOGUE.find("skat")
    over, running = await practised(database, skat), await practised(database, skat, most=2)
    told = await Privacy(database).export(ANNA)
    assert {row["table_id"] for row in told["answers"]} == {over.id, running.id}
    kept = await practised(database, skat, BEN)
    await Privacy(database).delete(ANNA)
    left = [
        await database.value(select(func.count()).select_from(tables).where(tables.c.id == each.id))
        for each in (
            *(over, running),
            kept,
        )
    ]
    assert left == [0, 0, 1]
    assert await asyncio.to_thread(audit, url_of(file_of(database)), CATALOGUE) == []


async def test_old_practice_deals_are_deleted_and_other_deals_stay(database: Database) -> None:
    skat, now = CATALOGUE.find("skat"), int(time.time())
    await practised(database, skat)
    await practised(database, skat, BEN, most=1)
    assert await forget_practice(database, now - KEPT_DAYS * DAY) == 0
    assert await prune(database, now + DAY) == 2
    async with database.reading() as connection:
        left = {
            table.name: await connection.scalar(select(func.count()).select_from(table))
            for table in METADATA.sorted_tables
        }
    assert {name for name, count in left.items() if count} <= {"servers", "people", "alembic_version"}
