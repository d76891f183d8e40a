"""Great moments of a deal get their own line, and the running deal says what it is about."""

from __future__ import annotations

import random
import re
from dataclasses import replace

import pytest

from bot.language import Language
from bot.panels.table.panel import panel
from bot.panels.table.session import session_end
from bot.panels.table.summary import summary
from game.core.bank import Balances
from game.core.driver import Driver
from game.core.events import Announced, Paid
from game.games.catalogue import CATALOGUE
from tests.bot.panels.reading import words
from tests.bot.panels.seated import dealt, moments, table_view_of
from tests.bot.panels.support import NAMES

TEXTS = {locale: Language(strict=True).texts(locale) for locale in ("en", "de")}
SWEEPS = {"en": "takes every trick** and wins ", "de": "macht alle Stiche** und gewinnt "}


def ended(ruleset: str, seed: int, **chosen: str) -> Driver:
    """Play a deal of four, or of as many as possible, to its end."""
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


@pytest.mark.parametrize(("locale", "told"), [("en", "Three Unders!** Ben"), ("de", "Drei Under!** Ben")])
def test_three_unders_have_a_line_of_their_own(locale: str, told: str) -> None:
    view = table_view_of(ended("lupfen-liechtenstein", 1), None)
    assert view.deal
    shown = replace(view.deal, events=(*view.deal.events, Announced("three-unters", 1)))
    lines = words(summary(replace(view, deal=shown), TEXTS[locale])).splitlines()
    assert [line for line in lines if line.startswith(f"✨ **{told}")]


def test_no_sweep_is_told_of_a_game_without_a_pot() -> None:
    for seed in range(10):
        told = words(summary(table_view_of(ended("schafkopf", seed), None), TEXTS["en"]))
        assert SWEEPS["en"] not in told


def told_of(driver: Driver, locale: str) -> list[str]:
    return words(summary(table_view_of(driver, None), TEXTS[locale])).splitlines()


def rich(seed: int, pot: int) -> Driver:
    """Play a deal of four for a pot filled by bêtes."""
    rng = random.Random(seed)
    fresh = dealt(CATALOGUE.find("lupfen-liechtenstein"), 4, rng).setup
    *_, driver = moments(Driver(fresh._replace(before=Balances(pot, 0, pot, (-pot, 0, 0, 0)))), rng)
    return driver


@pytest.mark.parametrize(("locale", "wins"), [("en", "wins a big pot**: "), ("de", "gewinnt einen großen Pot**: ")])
def test_whoever_takes_most_of_a_big_pot_is_named_with_what_was_in_it(locale: str, wins: str) -> None:
    told = [line for seed in range(20) for line in told_of(rich(seed, 90), locale) if wins in line]
    assert told
    assert all(line.startswith("💰 **") for line in told)
    assert not any(wins in line for seed in range(20) for line in told_of(rich(seed, 2), locale))


@pytest.mark.parametrize(
    ("locale", "why"),
    [
        ("en", r"took no trick and pays? \d+ (each )?into the next pot\."),
        ("de", r"keinen Stich und zahl(t|en je) \d+ in "),
    ],
)
def test_whoever_pays_a_bete_is_named_once_for_it(locale: str, why: str) -> None:
    seen = set[int]()
    for seed in range(20):
        driver = ended("lupfen-liechtenstein", seed)
        paid = [event.payment for event in driver.deal.events if isinstance(event, Paid)]
        payers = {payment.source for payment in paid if payment.reason == "penalty"}
        told = [line for line in told_of(driver, locale) if line.startswith("💸 **Bête**: ")]
        assert len(told) == bool(payers)
        assert all(re.search(why, line) for line in told)
        assert {seat for seat in range(4) if any(NAMES[seat] in line for line in told)} == payers
        seen.add(len(payers))
    assert {0, 1, 2} <= seen


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
