"""The question mark explains the terms on screen, in the reader's language, and every term of a game."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.discord_io.surface import Surface
from bot.language import Language
from bot.panels.kit.words import texts_of
from bot.panels.rules.text import glossary, terms_in_sight, terms_of
from bot.panels.table.hand import hand
from bot.panels.table.lobby import lobby
from bot.panels.table.panel import panel
from game.core.parts import Manual
from game.core.rulesets import Ruleset
from game.games.catalogue import CATALOGUE
from game.table.table import Table
from game.table.view import table_view
from tests.bot.panels.reading import buttons, complaints, components, words
from tests.bot.panels.support import open_table

LANGUAGE = Language(strict=True)
RULESETS = list(CATALOGUE)
FEWEST, LONGEST = 5, 250
every_ruleset = pytest.mark.parametrize("ruleset", RULESETS, ids=lambda ruleset: ruleset.id)
in_both = pytest.mark.parametrize("locale", ["de", "en"])


async def seated(ruleset: Ruleset[Any]) -> Table:
    return await open_table(ruleset.id, max(ruleset.least_seats, min(3, ruleset.most_seats)))


def mark(surface: Surface) -> str:
    return buttons(surface)["?"]


@every_ruleset
@in_both
@pytest.mark.parametrize("suits", ["", "german"])
async def test_every_word_of_a_game_is_explained_in_a_short_sentence(
    ruleset: Ruleset[Any], locale: str, suits: str
) -> None:
    view = table_view(await seated(ruleset), 1)
    terms = terms_of(ruleset)
    assert len(terms) >= FEWEST
    texts = LANGUAGE.texts(locale, suits=suits)
    surface = glossary(view, texts, terms)
    assert list(complaints(surface)) == []
    lines = words(surface).splitlines()[1 : 1 + len(terms)]
    assert all("**" in line for line in lines)
    assert [line for term, line in zip(terms, lines, strict=True) if len(line) > LONGEST and term != "cards"] == []
    assert "All words" not in buttons(surface)


@every_ruleset
async def test_table_hand_and_lobby_have_a_question_mark(ruleset: Ruleset[Any]) -> None:
    table = await seated(ruleset)
    texts = LANGUAGE.texts("en")
    press = f"1:words:{table.id}:::"
    assert mark(lobby(table_view(table, None), texts)) == press
    await table.start(1)
    assert mark(panel(table_view(table, None), texts)) == press
    if ruleset.hands:
        assert mark(hand(table_view(table, 1), texts)) == press


@every_ruleset
@in_both
async def test_what_begins_like_a_word_is_written_in_small_parts(ruleset: Ruleset[Any], locale: str) -> None:
    texts = texts_of(LANGUAGE.texts(locale), ruleset)
    for term in terms_of(ruleset):
        beginnings = [each.strip() for each in texts(f"term-{term}-seen").split(",")]
        assert all(beginnings), f"{term} would be found in every text"


async def test_the_words_of_the_lobby_are_those_of_its_short_rules() -> None:
    view = table_view(await open_table("lupfen-liechtenstein", 3), 1)
    assert terms_in_sight(view, LANGUAGE.texts("en")) == ("lupfsch", "price", "bete", "trick", "pot")


async def test_words_that_are_not_in_sight_wait_behind_a_button() -> None:
    table = await open_table("lupfen-liechtenstein", 3)
    await table.start(1)
    view, texts = table_view(table, 1), LANGUAGE.texts("de")
    terms = terms_in_sight(view, texts)
    assert "lupfsch" in terms
    assert "staender" not in terms
    surface = glossary(view, texts, terms)
    assert "Lupfst du?" in words(surface)
    assert buttons(surface)["Alle Wörter"] == f"1:words:{table.id}:::all"


async def test_a_forced_deal_explains_force() -> None:
    table = await open_table("lupfen-vorarlberg", 3)
    await table.start(1)
    view, texts = table_view(table, 1), LANGUAGE.texts("en")
    assert "force" in terms_in_sight(view, texts)


async def test_cards_rank_in_the_suits_that_the_reader_likes() -> None:
    view = table_view(await open_table("skat", 3), 1)
    own = words(glossary(view, LANGUAGE.texts("en", suits="german"), ("cards",)))
    assert "Unter of Acorns" in own
    assert "Jack" not in own


async def test_a_game_without_words_of_its_own_explains_those_of_all_games() -> None:
    table = await open_table("skat", 3)
    view = replace(table_view(table, 1), ruleset=replace(table.ruleset, manual=Manual()))
    told = words(glossary(view, LANGUAGE.texts("en"), terms_in_sight(view, LANGUAGE.texts("en"))))
    assert "**Seal**" in told


async def test_a_picture_of_the_ranking_stands_beside_the_words() -> None:
    view = table_view(await open_table("tippen-1905", 3), 1)
    surface = glossary(view, LANGUAGE.texts("en"), ("cards",), "ranking.webp")
    picture = next(item for item in components(surface) if item["type"] == 12)
    assert picture["items"][0]["media"]["url"] == "attachment://ranking.webp"
    assert "Ace" in picture["items"][0]["description"]
