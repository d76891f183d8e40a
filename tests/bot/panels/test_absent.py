"""Texts about absent people: who plays for them, what that stakes, and how they come back."""

import random
from dataclasses import replace
from typing import Any

import pytest

from bot.language import Language
from bot.panels.table.hand import hand
from bot.panels.table.panel import panel
from bot.panels.table.private import more
from game.games.catalogue import CATALOGUE
from game.table.view import TableView, table_view
from tests.bot.panels.reading import buttons, words
from tests.bot.panels.seated import dealt, table_view_of
from tests.bot.panels.support import open_table


def seen(viewer: int | None = None, **changes: Any) -> TableView:
    """Return the public or a personal view of a first deal; the changes apply to the player who is asked."""
    driver = dealt(CATALOGUE.find("lupfen-liechtenstein"), 4, random.Random(1))
    view = table_view_of(driver, viewer)
    asked = view.playing[driver.seat]
    seats = tuple(replace(seat, **changes) if seat == asked else seat for seat in view.seats)
    return replace(view, seats=seats, playing=seats)


def asked_name(view: TableView) -> str:
    assert view.asked is not None
    return view.asked.name


@pytest.mark.parametrize(
    ("language", "told", "answers", "back"),
    [
        ("en", "is away: a computer only plays out the cards and stakes nothing.", "A computer answers", "I'm back"),
        (
            "de",
            "ist weg: Ein Computer spielt nur die Karten aus und setzt nichts ein.",
            "Ein Computer",
            "Bin wieder da",
        ),
    ],
)
def test_the_panel_says_who_is_away_what_a_computer_does_and_how_to_come_back(
    language: str, told: str, answers: str, back: str
) -> None:
    view, texts = seen(away=True), Language(strict=True).texts(language)
    shown = panel(view, texts)
    assert f"{asked_name(view)} {told}" in words(shown)
    assert f"**{back}**" in words(shown)
    assert back in buttons(shown)
    assert answers in words(shown)
    assert answers not in words(panel(seen(), texts))


def test_who_sits_out_is_told_from_who_is_played_for() -> None:
    view = seen()
    gone = replace(view.seats[0], id=9, number=None, name="Zoe", away=True, out=True)
    shown = words(panel(replace(view, seats=(*view.seats, gone)), Language(strict=True).texts("en")))
    assert "Zoe is away and gets no cards until **I'm back** is pressed." in shown
    assert "stakes nothing" not in shown


@pytest.mark.parametrize(("language", "told"), [("en", "stakes nothing"), ("de", "setzt nichts ein")])
def test_the_hand_of_who_is_away_says_so(language: str, told: str) -> None:
    driver = dealt(CATALOGUE.find("lupfen-liechtenstein"), 4, random.Random(1))
    waiting = next(number for number in range(4) if number != driver.seat)
    view = table_view_of(driver, waiting + 1)
    seats = tuple(replace(seat, away=seat.number == waiting) for seat in view.seats)
    assert told in words(hand(replace(view, seats=seats, playing=seats), Language(strict=True).texts(language)))


async def test_who_has_left_is_offered_nothing_that_only_those_at_the_table_may_do() -> None:
    table = await open_table("lupfen-liechtenstein", 4)
    await table.seating.leave(4)
    await table.start(1)
    view, texts = table_view(table, 4), Language(strict=True).texts("en")
    assert [*buttons(hand(view, texts))] == ["Join"]
    assert {*buttons(more(view, texts), enabled=True)} <= {"Join", "Watch", "Rules", "Score sheet"}
