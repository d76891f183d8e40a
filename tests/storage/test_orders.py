"""Several cards may be named in any order: the stored form is the question's own, whatever was pressed first."""

import random

import pytest

from game.core.questions import PickCards
from storage.audit import audit
from storage.database import Database
from tests.storage.support import OneProcess


@pytest.mark.parametrize("ruleset", ["tippen-grupp", "tippen-katira"])
async def test_evenings_pressed_in_any_order_are_written_alike_and_audit_clean(
    database: Database, url: str, ruleset: str
) -> None:
    rng = random.Random(ruleset)
    evening = OneProcess(database.journal)
    table = await evening.open(evening.tables(), ruleset=ruleset, people=3, computers=1, options={"deals": 16})
    mixed = 0
    while not table.over:
        question, seat = table.driver.question if table.driver else None, table.asked_seat
        if not isinstance(question, PickCards) or seat is None or seat.user is None:
            await evening.step(table)
            continue
        chosen, number = rng.choice(question.answers), table.question_number
        order = tuple(rng.sample(chosen, len(chosen)))
        mixed += order != chosen
        text = f"{question.kind}:{'+'.join(card.code for card in order)}" if order else question.write(())
        await table.answer(seat.user, table.state.deal, number, text)
        saved = await database.journal.saved(table.id)
        assert saved
        assert [each.answer for each in saved.answers if each.number == number] == [question.write(chosen)]
    assert mixed > 2
    assert audit(url) == []
