"""Between deals and at the end: what the table waits for and until when, and what happens to the pot."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from bot.language import Language
from bot.panels.table.private import more
from bot.panels.table.session import session_end
from bot.panels.table.summary import summary
from game.games.catalogue import CATALOGUE
from game.table.view import TableView
from tests.bot.panels.reading import buttons, words
from tests.bot.panels.seated import dealt, moments, table_view_of

UNTIL = {
    "en": "Otherwise the session ends <t:1800000060:R>.",
    "de": "Sonst ist <t:1800000060:R> Schluss.",
}
TEXTS = {locale: Language(strict=True).texts(locale) for locale in ("en", "de")}


def played() -> TableView:
    """Return the view at the end of a deal of Anna, Ben, Cleo and Dora."""
    rng = random.Random(5)
    *_, driver = moments(dealt(CATALOGUE.find("lupfen-liechtenstein"), 4, rng), rng)
    return table_view_of(driver, None)


def waiting(*away: str) -> TableView:
    view = played()
    seats = tuple(replace(seat, away=seat.name in away, out=seat.name in away) for seat in view.seats)
    return replace(view, seats=seats, playing=seats, phase="waiting", deadline=1_800_000_060.0)


@pytest.mark.parametrize(
    ("locale", "away", "told"),
    [
        (
            "en",
            ("Ben", "Cleo"),
            "Paused: only Anna and Dora are here; one more is needed. Ben and Cleo are away.",
        ),
        (
            "en",
            ("Ben", "Cleo", "Dora"),
            "Paused: only Anna is here; 2 more are needed. Ben, Cleo and Dora are away.",
        ),
        (
            "de",
            ("Ben", "Cleo"),
            "Pause: Da sind nur Anna und Dora; eine Person fehlt noch. Weg sind Ben und Cleo.",
        ),
        (
            "de",
            ("Ben", "Cleo", "Dora"),
            "Pause: Da ist nur Anna; 2 Personen fehlen noch. Weg sind Ben, Cleo und Dora.",
        ),
    ],
)
def test_a_table_that_waits_says_who_is_missing_and_until_when(locale: str, away: tuple[str, ...], told: str) -> None:
    assert f"{told} {UNTIL[locale]}" in words(summary(waiting(*away), TEXTS[locale])).splitlines()


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en", "deals <t:1800000008:R>, or as soon as everyone has pressed **Next deal**."),
        ("de", "gibt <t:1800000008:R>, oder sobald alle **Nächstes Spiel** gedrückt haben."),
    ],
)
def test_the_next_deal_is_counted_down_to(locale: str, told: str) -> None:
    view = played()
    pause = replace(view, deadline=1_800_000_008.0, seats=(replace(view.seats[0], dealer=True), *view.seats[1:]))
    assert f"Anna {told}" in words(summary(pause, TEXTS[locale])).splitlines()


@pytest.mark.parametrize(("computers", "turn_seconds", "offered"), [(3, 60, True), (2, 60, False), (2, 0, True)])
def test_a_deal_can_be_ended_at_once_where_nobody_else_loses_by_it_or_it_may_never_end(
    computers: int, turn_seconds: int, offered: bool
) -> None:
    driver = dealt(CATALOGUE.find("lupfen-liechtenstein"), 4, random.Random(5))
    running = replace(table_view_of(driver, 1, computers=computers), turn_seconds=turn_seconds)
    assert "End now" not in buttons(more(running, TEXTS["en"]))
    menu = more(replace(running, stopping=True), TEXTS["en"])
    assert ("End now" in buttons(menu)) == ("at once" in words(menu)) == offered
    assert "Go on after all" in buttons(menu)


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en", "the 7 chips in the pot are shared equally among those dealt in last."),
        ("de", "werden die 7 Chips im Pot gleich unter denen geteilt, die zuletzt Karten hatten."),
    ],
)
def test_whoever_thinks_of_stopping_reads_what_becomes_of_the_pot(locale: str, told: str) -> None:
    assert told in words(more(replace(played(), pot=7), TEXTS[locale]))
    assert told not in words(more(replace(played(), pot=0), TEXTS[locale]))


@pytest.mark.parametrize(
    ("locale", "shared", "none"),
    [
        (
            "en",
            "The 12 chips left in the pot were shared equally among those dealt in last: Ben, Cleo and Dora.",
            "Anna ended the session right after a bête and therefore gets no share.",
        ),
        (
            "de",
            "Die 12 Chips, die im Pot übrig waren, gehen zu gleichen Teilen an die, die zuletzt Karten hatten: Ben, ",
            "Anna hat die Sitzung gleich nach einer Bête beendet und bekommt darum keinen Anteil.",
        ),
    ],
)
def test_the_end_says_who_shares_the_pot_and_who_does_not(locale: str, shared: str, none: str) -> None:
    over = replace(
        played(), phase="over", ending="stopped", stopped_by="Anna", leftover=12, sharing=("Ben", "Cleo", "Dora")
    )
    told = words(session_end(over, [], TEXTS[locale]))
    assert shared in told
    assert none in told
    everybody = replace(over, sharing=("Anna", "Ben", "Cleo", "Dora"))
    assert none not in words(session_end(everybody, [], TEXTS[locale]))
