"""The great moments of a deal have a line of their own, and what a deal is about is said while it goes on."""

from __future__ import annotations

import random

import pytest

from bot.language import Language
from bot.panels.table.panel import panel
from bot.panels.table.session import session_end
from bot.panels.table.summary import summary
from game.core.driver import Driver
from game.games.catalogue import CATALOGUE
from tests.bot.panels.reading import words
from tests.bot.panels.seated import dealt, moments, table_view_of

TEXTS = {locale: Language(strict=True).texts(locale) for locale in ("en", "de")}
SWEEPS = {"en": "takes every trick** and wins ", "de": "macht alle Stiche** und gewinnt "}


def ended(ruleset: str, seed: int, **chosen: str) -> Driver:
    """Play a deal of four, or of as many as there are, to its end."""
    rng, found = random.Random(seed), CATALOGUE.find(ruleset)
    *_, driver = moments(dealt(found, min(4, found.most_seats), rng, **chosen), rng)
    return driver


@pytest.mark.parametrize("locale", TEXTS)
def test_whoever_takes_every_trick_of_a_pot_is_named_for_it(locale: str) -> None:
    seen = set[bool]()
    for seed in range(40):
        driver = ended("lupfen-liechtenstein", seed)
        swept = len(driver.deal.tricks) == 3 and len({trick.winner for trick in driver.deal.tricks}) == 1
        told = words(summary(table_view_of(driver, None), TEXTS[locale]))
        assert (SWEEPS[locale] in told) == swept
        seen.add(swept)
    assert seen == {True, False}


def test_no_sweep_is_told_of_a_game_without_a_pot() -> None:
    for seed in range(10):
        told = words(summary(table_view_of(ended("schafkopf", seed), None), TEXTS["en"]))
        assert SWEEPS["en"] not in told


@pytest.mark.parametrize(
    ("locale", "alone"),
    [("en", "** plays alone and needs 61 points."), ("de", "** spielt allein und braucht 61 Augen.")],
)
def test_the_panel_of_schafkopf_says_who_plays_alone(locale: str, alone: str) -> None:
    rng = random.Random(2)
    driver = dealt(CATALOGUE.find("schafkopf"), 3, rng)
    assert alone not in words(panel(table_view_of(driver, None), TEXTS[locale]))
    driver.answer_text("pick")
    assert alone in words(panel(table_view_of(driver, None), TEXTS[locale]))


def test_the_end_of_a_single_deal_does_not_speak_of_all_the_deals_that_were_agreed() -> None:
    for locale, agreed in (("en", "agreed"), ("de", "abgemacht")):
        view = table_view_of(ended("east-west", 1), None, phase="over")
        assert view.deal_number == 1
        assert agreed not in words(session_end(view, [], TEXTS[locale]))
