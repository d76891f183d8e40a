"""Several cards may be named in any order: the stored form is the question's own, whatever was pressed first."""

import random
from collections.abc import Iterator
from itertools import permutations
from pathlib import Path

import pytest

from game.core.cards import Card
from game.core.questions import PickCards
from game.table.table import Table
from storage.audit import audit
from storage.backup import backup
from storage.database import Database
from tests.storage.old_databases import play_a_deal
from tests.storage.support import OneProcess, url_of
from tests.tables import every_server

CARDS = 3


async def at_an_exchange(evening: OneProcess) -> Table:
    """Play until a person may exchange three cards."""
    table = await evening.open(evening.tables(), ruleset="tippen-katira", people=3, computers=0, options={"deals": 99})
    while exchange(table) is None:
        await evening.step(table)
    return table


def exchange(table: Table) -> PickCards | None:
    question = table.driver.question if table.driver else None
    return question if isinstance(question, PickCards) and question.high >= CARDS else None


def every_order(question: PickCards) -> Iterator[tuple[str, str]]:
    """Yield each order in which three cards can be pressed, and the question's notation for it."""
    chosen = next(answer for answer in question.answers if len(answer) == CARDS)
    for order in permutations(chosen):
        yield pressed(question, order), question.write(chosen)


def pressed(question: PickCards, cards: tuple[Card, ...]) -> str:
    return f"{question.kind}:{'+'.join(card.code for card in cards)}"


async def test_every_order_of_pressing_is_written_alike_and_audits_clean(
    database: Database, tmp_path: Path, url: str
) -> None:
    table = await at_an_exchange(OneProcess(database.journal))
    question = exchange(table)
    assert question
    orders = list(every_order(question))
    assert len({text for text, _ in orders}) == 6
    for number, (text, written) in enumerate(orders):
        copy = tmp_path / f"copy{number}.db"
        backup(url, copy)
        assert await answered_in(copy, table.id, text) == written
        assert audit(url_of(copy)) == []


async def answered_in(copy: Path, name: str, text: str) -> str:
    """Press in a copy of the evening, and play its deal to the end; return what was stored."""
    database = await Database.open(url_of(copy))
    evening = OneProcess(database.journal)
    tables = evening.tables()
    await tables.resume(every_server)
    table = tables.find(name)
    seat, number = table.asked_seat, table.question_number
    assert seat
    assert seat.user
    await table.answer(seat.user, table.state.deal, number, text)
    saved = await database.journal.saved(name)
    assert saved
    await play_a_deal(evening, table)
    await database.close()
    return saved.answers[number].answer


@pytest.mark.parametrize("ruleset", ["tippen-grupp", "tippen-katira"])
async def test_evenings_pressed_in_any_order_audit_clean(database: Database, url: str, ruleset: str) -> None:
    rng = random.Random(ruleset)
    evening = OneProcess(database.journal)
    table = await evening.open(evening.tables(), ruleset=ruleset, people=3, computers=1, options={"deals": 16})
    mixed = 0
    while not table.over:
        question, seat = table.driver.question if table.driver else None, table.asked_seat
        if not isinstance(question, PickCards) or seat is None or seat.user is None:
            await evening.step(table)
            continue
        chosen = rng.choice(question.answers)
        order = tuple(rng.sample(chosen, len(chosen)))
        mixed += order != chosen
        text = pressed(question, order) if order else question.write(())
        await table.answer(seat.user, table.state.deal, table.question_number, text)
    assert mixed > 2
    assert audit(url) == []
