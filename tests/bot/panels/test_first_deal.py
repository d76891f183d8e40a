"""A first deal in which nobody is asked whether they play says why, and that later ones are different."""

from __future__ import annotations

from typing import Any

import pytest

from bot.language import Language
from bot.panels.table.hand import hand
from bot.panels.table.panel import panel
from game.core.rulesets import Ruleset
from game.games.catalogue import CATALOGUE
from game.table.view import table_view
from tests.bot.panels.reading import complaints, words
from tests.bot.panels.support import open_table

LANGUAGE = Language(strict=True)
FORCED = ("lupfen-vorarlberg", "drei-karten-1821", "loup-1821", "dreiblatt-1859", "tippen-1905", "vierblatt")
FIRST = {"en": "-# First deal:", "de": "-# Erstes Spiel:"}


@pytest.mark.parametrize("ruleset", list(CATALOGUE), ids=lambda ruleset: ruleset.id)
@pytest.mark.parametrize("locale", ["en", "de"])
async def test_a_forced_first_deal_says_why_nobody_is_asked(ruleset: Ruleset[Any], locale: str) -> None:
    table = await open_table(ruleset.id, max(ruleset.least_seats, min(3, ruleset.most_seats)))
    await table.start(1)
    surface = panel(table_view(table, None), LANGUAGE.texts(locale))
    assert list(complaints(surface)) == []
    assert (FIRST[locale] in words(surface)) == (ruleset.id in FORCED)


async def test_whoever_is_asked_for_the_first_card_reads_it_beside_the_hand() -> None:
    table = await open_table("lupfen-vorarlberg", 3)
    await table.start(1)
    asked = table_view(table, None).asked
    assert asked
    assert "you are asked “Lupfsch?”" in words(hand(table_view(table, asked.user), LANGUAGE.texts("en")))
