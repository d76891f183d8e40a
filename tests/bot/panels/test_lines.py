"""A game's own lines and those about duties: several cards in one line, and the marks of obligations."""

from __future__ import annotations

import dataclasses
import random
from pathlib import Path

from bot.language import Language
from bot.panels.kit.words import line_words
from bot.panels.table.hand import why_not
from game.core.lines import Line, Seat
from game.core.questions import PickCard
from game.core.view import MarkView
from tests.bot.panels.seated import dealt, table_view_of
from tests.harness.bare.odd import STONES

TEXTS = """
stones-it-lay-there = { $seat }: { $cards }
stones-duty-keep-boast = You have boasted of { $boast }.
"""


def language(folder: Path) -> Language:
    """Return texts for the toy game."""
    for code in ("en", "de"):
        (folder / f"{code}.ftl").write_text(TEXTS, encoding="utf-8")
    return Language(folder, strict=True)


def test_a_line_names_several_cards_in_their_order(tmp_path: Path) -> None:
    view = table_view_of(dealt(STONES, 3, random.Random(1)), None)
    assert view.deal is not None
    cards = view.deal.pack.cards
    texts = language(tmp_path).texts("en").of_game("stones")
    line = Line("it-lay-there", {"seat": Seat(1), "cards": (cards[1], cards[0])})
    assert line_words(view, view.deal, line, texts) == "Ben: big of red stones, middling of red stones"


def test_a_duty_may_name_the_marks_of_the_seat_that_has_it(tmp_path: Path) -> None:
    driver = dealt(STONES, 3, random.Random(1))
    view = table_view_of(driver, 1)
    assert view.deal is not None
    hand = view.deal.hand(0).cards or ()
    marks = (MarkView("boast", 0, "moss-soft"), MarkView("boast", 1, "red_stones-big"))
    question = PickCard("play", hand[:1], duty="keep-boast")
    deal = dataclasses.replace(view.deal, marks=marks, question=question)
    told = why_not(deal, language(tmp_path).texts("en").of_game("stones"))
    assert told == "You have boasted of soft of moss."
