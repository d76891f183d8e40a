"""A table that cannot go on says who is here, who is away, how many are missing, and until when it waits."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from bot.language import Language
from bot.panels.table.session import session_end
from bot.panels.table.summary import summary
from game.games.catalogue import CATALOGUE
from game.table.view import TableView
from tests.bot.panels.reading import words
from tests.bot.panels.seated import dealt, moments, table_view_of

UNTIL = {
    "en": "Otherwise the session ends <t:1800000060:R>.",
    "de": "Sonst ist <t:1800000060:R> Schluss.",
}
TEXTS = {locale: Language(strict=True).texts(locale) for locale in ("en", "de")}


def played() -> TableView:
    """Show the end of a deal of Anna, Ben, Cleo and Dora."""
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
