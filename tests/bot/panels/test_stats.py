"""Playing statistics in sentences; percentages only where there are enough deals."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.language import Language, Texts
from bot.panels.past.performance import ENOUGH, stats_surface
from game.games.catalogue import CATALOGUE
from game.reports.statistics import Statistics
from tests.bot.panels.reading import complaints, words

BOTH = [Language(strict=True).texts("en"), Language(strict=True).texts("de")]
ENGLISH, GERMAN = BOTH
in_both_languages = pytest.mark.parametrize("texts", BOTH, ids=["en", "de"])


def told(counted: Statistics, texts: Texts = ENGLISH, family: str = "lupfen") -> list[str]:
    surface = stats_surface("Anna", family, counted, {}, {}, texts)
    assert [*complaints(surface)] == []
    return words(surface).splitlines()


@pytest.mark.parametrize(
    ("lifts", "won", "english", "german"),
    [
        (0, 0, "**Never lifted yet**", "**Noch nie gelupft**"),
        (1, 1, "**Lifted once** (20%), won chips", "**Einmal gelupft** (20 %), mit Gewinn"),
        (1, 0, "**Lifted once** (20%), won nothing", "**Einmal gelupft** (20 %), ohne Gewinn"),
        (2, 2, "**Lifted 2 times** (40%), won chips each time", "**2-mal gelupft** (40 %), jedes Mal mit Gewinn"),
        (2, 0, "**Lifted 2 times** (40%), never won chips", "**2-mal gelupft** (40 %), nie mit Gewinn"),
        (2, 1, "**Lifted 2 times** (40%), won chips once", "**2-mal gelupft** (40 %), davon einmal mit Gewinn"),
        (4, 3, "**Lifted 4 times** (80%), won chips 3 times", "**4-mal gelupft** (80 %), davon 3-mal mit Gewinn"),
    ],
)
def test_lifting_is_told_in_a_sentence(lifts: int, won: int, english: str, german: str) -> None:
    counted = Statistics(deals=5, lifts=lifts, lifts_won=won)
    assert english in told(counted)
    assert german.replace(" %", "\N{NO-BREAK SPACE}%") in told(counted, GERMAN)


@in_both_languages
def test_of_a_few_deals_nothing_is_told_in_percent(texts: Texts) -> None:
    for family in CATALOGUE.families():
        counted = Statistics(deals=ENOUGH - 1, lifts=2, lifts_won=1)
        for ruleset in CATALOGUE.families()[family]:
            counted.counts.update(dict.fromkeys(("declared", "picked", "closed", "surplus", "games"), 2))
            assert ruleset.family == family
        assert not any("%" in line for line in told(counted, texts, family))


def test_computers_are_nobody_to_have_won_most_from_or_lost_most_to() -> None:
    counted = Statistics(deals=9, beats=Counter({"computers": 7}), beaten=Counter({"computers": 1}))
    assert not [line for line in told(counted) if "most" in line]
