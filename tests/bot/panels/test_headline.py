"""A past deal in one line: what happened, in the words of its game, and the result."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from bot.language import Language, Texts
from bot.panels.past.history import DealList, Page, history_deals
from bot.panels.table.summary import headline, results
from bot.past.replay import as_ended
from game.core.lines import Line
from game.core.parts import Telling
from game.core.record import results_of
from game.core.rulesets import Ruleset
from game.core.view import View
from game.games.catalogue import CATALOGUE
from game.reports.past import Highlight
from game.table.view import TableView
from tests.bot.panels.reading import SELECT, components, words
from tests.bot.panels.support import EMOJIS
from tests.bot.pasts import a_line, a_past, a_session, past_of, played

BOTH = [Language(strict=True).texts("en"), Language(strict=True).texts("de")]
ENGLISH = BOTH[0]
in_both_languages = pytest.mark.parametrize("texts", BOTH, ids=["en", "de"])


def ended(ruleset: str | Ruleset[Any], seed: int) -> TableView:
    found = CATALOGUE.find(ruleset) if isinstance(ruleset, str) else ruleset
    past = past_of(played(found, random.Random(seed)), opened=False)
    return as_ended([past], CATALOGUE)[1]


def told(view: TableView, texts: Texts = ENGLISH) -> str:
    assert view.deal is not None
    return headline(view, view.deal, texts)


@in_both_languages
@pytest.mark.parametrize("ruleset", [*CATALOGUE], ids=lambda ruleset: ruleset.id)
def test_every_deal_of_every_game_has_its_line(ruleset: Ruleset[Any], texts: Texts) -> None:
    for seed in range(12):
        line = told(ended(ruleset, seed), texts)
        assert 5 < len(line) < 100
        assert "told" not in line
        assert "\n" not in line


def lifted() -> tuple[TableView, str]:
    """Find a deal whose lifter took all; return its headline as spoken."""
    for number in range(200):
        view = ended("lupfen-liechtenstein", number)
        deal = view.deal
        assert deal is not None
        lifter = next((mark.seat for mark in deal.marks if mark.name == "lifter"), None)
        if lifter is not None and deal.taken[lifter] == 3 and deal.tricks:
            gain = next(each.gain for each in results(view.ruleset, deal) if each.seat == lifter)
            blind = " blind" if deal.mark("doubled") else ""
            name, price = view.playing[lifter].name, deal.mark("price")
            return view, f"{name} lifted{blind} for {price} and took all, +{gain}"
    raise AssertionError("nobody took all")


def test_a_lifter_is_told_with_price_tricks_and_result() -> None:
    view, line = lifted()
    assert told(view) == line


def test_the_result_that_is_told_is_that_of_whom_the_line_is_about() -> None:
    for ruleset in CATALOGUE:
        view = ended(ruleset, 3)
        past = past_of(played(ruleset, random.Random(3)), opened=False)
        assert past.record is not None
        line = told(view)
        if ", " in line and line.rpartition(", ")[2][0] in "+−":
            gain = int(line.rpartition(", ")[2].replace("−", "-"))
            who = next(number for number, seat in enumerate(view.playing) if seat.name in line)
            assert results_of(past.record)[who] == gain, ruleset.id


def wordless(_view: View) -> Line | None:
    return None


def test_a_game_without_words_of_its_own_tells_the_best_result() -> None:
    view, line = lifted()
    plain = replace(view, ruleset=replace(view.ruleset, telling=Telling(headline=wordless)))
    assert told(plain) == f"{line.split()[0]} {line.split()[-1]}"


def test_the_list_tells_what_happened_the_best_and_the_worst_first() -> None:
    texts = ENGLISH.with_emojis(EMOJIS)
    view, line = lifted()
    views = {1: view, 2: ended("skat", 0), 7: view}
    page = Page([a_line(1), a_line(2), a_line(3)], 0, more=True)
    deals = DealList(page, views, [Highlight(7, "Anna", 31), Highlight(1, "B_n", -22)])
    surface = history_deals(a_session(), deals, "history", texts)
    lines = words(surface).splitlines()
    best, worst, first, _, third = (line for line in lines if line.startswith(("🏆", "💸", "**1.", "**2.", "**3.")))
    assert best == f"🏆 Biggest win: **Anna +31** · Deal 7: {line}"
    assert worst == f"💸 Biggest loss: **B\\_n −22** · Deal 1: {line}"
    assert first == f"**1.** {line}"
    assert "deals" in third
    (menu,) = (part for part in components(surface) if part["type"] == SELECT)
    assert [option["value"] for option in menu["options"]] == ["1", "2", "3", "7"]
    assert menu["options"][0]["label"] == f"Deal 1: {line}"
    assert not any("<:" in option["label"] for option in menu["options"])


def test_a_deal_of_older_rules_is_left_out_of_what_is_told() -> None:
    past = a_past()
    older = replace(past, row=replace(past.row, revision=past.row.revision + 1))
    assert as_ended([older, replace(past, record=None)], CATALOGUE) == {}
