"""Advice in words: a line for each answer, ties, what would change it, and who is marked as using it."""

import random
import re
from dataclasses import replace
from itertools import islice

import pytest

from bot.language import Language, Texts
from bot.panels.table.advice import advice_surface, amount, chosen_line, folded_advice
from bot.panels.table.hand import hand
from bot.panels.table.lobby import lobby
from bot.panels.table.panel import panel
from bot.panels.table.private import more
from game.computer.advice import Advice, Adviser, Outlook
from game.computer.what_if import Reason
from game.core.show import view_of
from game.core.view import View
from game.games.catalogue import CATALOGUE
from game.games.lupfen import LIECHTENSTEIN
from game.table.table import Table
from game.table.view import TableView, table_view
from tests.bot.panels.reading import buttons, complaints, words
from tests.bot.panels.seated import table_view_of
from tests.bot.panels.support import open_table
from tests.game.computer.test_advice import LITTLE
from tests.game.computer.test_search import moments
from tests.game.games.support import begin

LANGUAGE = Language(strict=True)
ENGLISH, GERMAN = LANGUAGE.texts("en"), LANGUAGE.texts("de")
IN_BOTH = pytest.mark.parametrize("texts", [ENGLISH, GERMAN], ids=["en", "de"])
NO_BREAK = "\N{NO-BREAK SPACE}"
LIFTING = Advice(
    (
        Outlook("lift", 0.84, 0.12, 0, 0, (0.38, 0.41, 0.2, 0.01)),
        Outlook("decline", -0.31, 0.08, 0.1, 0.09, (0.7, 0.3)),
    ),
    Reason("without", "decline", card="shields-ace"),
)


def told(advice: Advice, texts: Texts) -> str:
    driver = begin(LIECHTENSTEIN, ["sA aB bO", "aU rU sO", "aK rO sK"]).driver
    view, deal = table_view_of(driver, 1), view_of(driver, 0)
    return words(advice_surface(view, deal, advice, texts)).replace(NO_BREAK, " ")


def test_each_answer_has_a_line_with_its_error_and_its_tricks() -> None:
    english, german = told(LIFTING, ENGLISH), told(LIFTING, GERMAN)
    assert "lift)** +0.8 ± 0.1 · best · no trick 38%, one 41%, two 20%" in english
    assert "−0.3 ± 0.1 · about equal · no trick 70%, one 30%" in english
    assert "+0,8 ± 0,1 · am besten · kein Stich 38 %, einer 41 %, zwei 20 %" in german
    assert "Chips of the whole deal" in english


def test_that_whoever_drops_out_takes_no_trick_goes_without_saying() -> None:
    out, lifting = Outlook("decline", -1.0, 0.1, 0.2, 0.1, (1.0,)), LIFTING.outlooks[0]
    told_of = told(Advice((lifting, out)), ENGLISH)
    assert "100%" not in told_of
    assert "no trick 38%" in told_of
    assert "−1.0 ± 0.1 · about equal · your part of the pot counted" in told_of
    assert "dein Teil am Pot mitgezählt" in told(Advice((lifting, out)), GERMAN)


def prices() -> tuple[TableView, View, Advice]:
    """Return advice on the price, for a player who has lifted."""
    driver = begin(LIECHTENSTEIN, ["sA aB bO", "aU rU sO", "aK rO sK"]).say("A lift").driver
    gains = {"5": 3.0, "3": 2.9, "2": 2.8, "1": 2.0, "6": 1.9, "4": 0.5}
    ranked = tuple(Outlook(price, gain, 3.0, 3.0 - gain, 0.1, margin=0.1) for price, gain in gains.items())
    return table_view_of(driver, 1), view_of(driver, 0), Advice(ranked)


def test_practice_folds_advice_to_the_best_and_a_line_in_which_prices_stand_in_their_order() -> None:
    for texts, others in ((ENGLISH, "The others: **1** +2 · **2** +3 · **3** +3"), (GERMAN, "Die anderen: **1** +2")):
        _, deal, advice = prices()
        best, line = folded_advice(deal, advice, texts)
        assert "**5** +3" in best
        assert others in line
        assert [*re.findall(r"\*\*(\d)", line)] == ["1", "2", "3", "4", "6"]


def test_practice_says_how_good_the_chosen_answer_was() -> None:
    _, deal, advice = prices()
    assert chosen_line(deal, advice, "4", ENGLISH) == "-# You chose **4** 0; the best was **5** +3."
    assert "**5** +3, war so gut wie die beste" in chosen_line(deal, advice, "5", GERMAN)
    assert chosen_line(deal, None, "4", ENGLISH) == ""


@pytest.mark.parametrize(
    ("reason", "english", "german"),
    [
        (Reason("without", "decline", card="shields-ace"), "Without", "Ohne"),
        (Reason("with", "decline", card="bells-ace"), "instead of your lowest card", "statt deiner niedrigsten Karte"),
        (Reason("pot", "decline", pot=10, more=True), "From a pot of 10 on", "Ab 10 im Pot"),
        (Reason("pot", "decline", pot=10), "With no more than 10 in the pot", "Bei höchstens 10 im Pot"),
    ],
    ids=["without", "with", "more", "less"],
)
def test_what_would_change_it_is_told(reason: Reason, english: str, german: str) -> None:
    advice = replace(LIFTING, reason=reason)
    assert english in told(advice, ENGLISH)
    assert german in told(advice, GERMAN)


@pytest.mark.parametrize(
    ("gain", "error", "shown"),
    [(0.84, 0.12, ("+", 0.8, 0.1, 1)), (-12.6, 3.2, ("−", 13, 3, 0)), (0.04, 0.01, ("", 0, 0.0, 1))],
)
def test_no_more_decimals_are_told_than_are_known(
    gain: float, error: float, shown: tuple[str, float, float, int]
) -> None:
    assert tuple(amount(gain, error).values()) == shown


def test_every_answer_of_every_game_can_be_told() -> None:
    for ruleset in CATALOGUE:
        for driver in islice(moments(ruleset, 3, 0.2), 3):
            deal = view_of(driver, driver.seat)
            advice = Adviser(ruleset, LITTLE).advice(deal, random.Random(1))
            view = table_view_of(driver, driver.seat + 1)
            surfaces = [advice_surface(view, deal, advice, texts) for texts in (ENGLISH, GERMAN)]
            assert [complaint for surface in surfaces for complaint in complaints(surface)] == []


def test_of_many_answers_the_best_are_told() -> None:
    many = Advice(tuple(Outlook("lift", -number, 0.1, number, 0.1) for number in range(20)))
    assert told(many, ENGLISH).count("lift)**") == 8


def test_a_game_for_points_is_told_as_its_players_do_and_what_is_left_out_is_counted() -> None:
    facts = {"points": 68.2, "schneider": 0.08}
    first = Outlook("lift", 12.0, 2.0, 0, 0, alike=2, won=0.62, facts=facts)
    advice = Advice((first, Outlook("decline", -8.0, 2.0, 20, 3, lost=0.25)), omitted=40)
    english, german = told(advice, ENGLISH), told(advice, GERMAN)
    assert "+12 ± 2 · best · wins 62% · 68 card points · schneider 8% · 2 more like it" in english
    assert "loses a life 25%" in english
    assert "40 more answers are left out." in english
    assert "gewinnt zu 62 % · 68 Augen · Schneider 8 % · 2 weitere dieser Art" in german
    assert "40 weitere Antworten sind weggelassen." in german


def test_a_question_nobody_can_say_anything_about() -> None:
    assert "I cannot say anything" in told(Advice(()), ENGLISH)


async def table_with_advice() -> Table:
    table = await open_table("lupfen-liechtenstein", 3)
    await table.hosting.allow_adviser(1, allowed=True)
    await table.seating.take_advice(2, taken=True)
    return table


@IN_BOTH
async def test_everybody_sees_who_plays_with_advice(texts: Texts) -> None:
    table = await table_with_advice()
    assert "**Ben** 🎓" in words(lobby(table_view(table, None), texts))
    await table.start(1)
    shown = words(panel(table_view(table, None), texts))
    assert "**Ben** 🎓" in shown
    assert ("🎓 Ben spielt mit Ratgeber" if texts is GERMAN else "🎓 Ben plays with advice") in shown
    plain = await open_table("lupfen-liechtenstein", 3)
    await plain.start(1)
    assert "🎓" not in words(panel(table_view(plain, None), texts))


@IN_BOTH
async def test_who_plays_with_advice_is_offered_it_when_asked_and_nobody_else(texts: Texts) -> None:
    table = await table_with_advice()
    await table.start(1)
    for _ in range(3):
        seat = table.asked_seat
        assert seat
        assert seat.user
        for user in (1, 2, 3):
            offered = texts("advice") in buttons(hand(table_view(table, user), texts))
            assert offered == (user == 2 == seat.user)
        await table.answer(seat.user, 1, table.question_number, "decline")
        if table.state.phase != "playing":
            break


async def test_the_menu_lets_the_host_allow_it_and_everybody_switch_it_on() -> None:
    table = await open_table("lupfen-liechtenstein", 3)
    assert "Allow advice" in buttons(more(table_view(table, 1), ENGLISH))
    assert "Allow advice" not in buttons(more(table_view(table, 2), ENGLISH))
    assert "Play with advice" not in buttons(more(table_view(table, 2), ENGLISH))
    await table.hosting.allow_adviser(1, allowed=True)
    assert "Forbid advice" in buttons(more(table_view(table, 1), ENGLISH))
    assert "Play with advice" in buttons(more(table_view(table, 2), ENGLISH))
    await table.seating.take_advice(2, taken=True)
    assert "Play without advice" in buttons(more(table_view(table, 2), ENGLISH))
    await table.start(1)
    assert "Play without advice" not in buttons(more(table_view(table, 2), ENGLISH))
