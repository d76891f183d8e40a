"""Advice answers the question that is still open, or fails with a plain sentence."""

from bot.language import Language
from cogs.company import told
from game.computer.advice import Advice, Outlook
from game.table.view import table_view
from tests.bot.panels.reading import words
from tests.bot.panels.support import open_table

TEXTS = Language(strict=True).texts("en")
ADVICE = Advice((Outlook("lift", 0.8, 0.1, 0, 0),))


async def test_advice_is_discarded_when_the_question_was_answered_meanwhile() -> None:
    table = await open_table("lupfen-liechtenstein", 3)
    await table.start(1)
    asked = table.asked_seat
    assert asked
    assert asked.user
    view = table_view(table, asked.user)
    assert "+0.8" in words(told(table, view, ADVICE, TEXTS))
    await table.answer(asked.user, 1, 0, "decline")
    assert words(told(table, view, ADVICE, TEXTS)) == "That has already been decided."


async def test_missing_advice_is_explained_in_a_sentence() -> None:
    table = await open_table("lupfen-liechtenstein", 3)
    await table.start(1)
    asked = table.asked_seat
    assert asked
    assert "Press **Advice** again" in words(told(table, table_view(table, asked.user), None, TEXTS))
