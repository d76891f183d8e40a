"""Stakes are shown in words wherever people meet them, never as the bare numbers of a command."""

from __future__ import annotations

from typing import Any

import pytest

from bot.language import Language
from bot.panels.kit.start_options import Rules
from bot.panels.kit.words import stakes_label, stakes_words, texts_of
from game.core.rulesets import Ruleset
from game.games.catalogue import CATALOGUE

LANGUAGE = Language(strict=True)
STAKED = [ruleset for ruleset in CATALOGUE if ruleset.stakes]
LONGEST = 100


@pytest.mark.parametrize("ruleset", STAKED, ids=lambda ruleset: ruleset.id)
@pytest.mark.parametrize("locale", ["de", "en"])
def test_every_stake_that_is_offered_says_what_it_means(ruleset: Ruleset[Any], locale: str) -> None:
    assert ruleset.stakes
    texts = texts_of(LANGUAGE.texts(locale), ruleset)
    for stakes in ruleset.stakes.suggestions:
        written, _, meant = stakes_label(texts, Rules("any", ruleset, {}), stakes).partition(" · ")
        assert written == stakes
        assert "Chip" in meant.replace("chip", "Chip")
        assert "*" not in meant
        assert len(written) + len(meant) + 3 <= LONGEST


def test_ante_and_price_are_named() -> None:
    ruleset = CATALOGUE.find("lupfen-liechtenstein")
    assert stakes_words(texts_of(LANGUAGE.texts("en"), ruleset), ruleset, ruleset.choose({})) == (
        "Ante **1**, price **1** to **6** chips"
    )
    label = stakes_label(texts_of(LANGUAGE.texts("de"), ruleset), Rules("any", ruleset, {}), "1 2-6")
    assert label == "1 2-6 · Einsatz 1, Preis 2 bis 6 Chips"
