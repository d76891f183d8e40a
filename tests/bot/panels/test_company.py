"""Texts around a table: free seats, spectators, invitations, calls, the pace, and whom the host may remove."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.language import Language, Texts
from bot.panels.rules.forms import time_form
from bot.panels.table.lobby import lobby
from bot.panels.table.panel import panel
from bot.panels.table.private import call_for_seat, call_of_role, invitation, more, watching
from bot.panels.table.summary import summary
from game.games.catalogue import CATALOGUE
from game.table.spectators import PHRASES, Reaction, Watcher
from game.table.table import Table
from game.table.view import TableView, table_view
from tests.bot.panels.reading import buttons, complaints, components, words
from tests.bot.panels.support import open_table

LANGUAGE = Language(strict=True)
ENGLISH, GERMAN = LANGUAGE.texts("en"), LANGUAGE.texts("de")
IN_BOTH = pytest.mark.parametrize("texts", [ENGLISH, GERMAN], ids=["en", "de"])
SEND_AWAY, STRANGER = "1:send-away:", 99


async def lobby_of(seats: int, *, computers: int = 0, viewer: int | None = None, **changes: Any) -> TableView:
    table: Table = await open_table("lupfen-liechtenstein", seats, computers=computers)
    return replace(table_view(table, viewer), **changes)


@pytest.mark.parametrize(
    ("seats", "computers", "english", "german"),
    [
        (3, 0, "2 seats free", "2 Plätze frei"),
        (4, 1, "One seat free", "Ein Platz frei"),
        (5, 1, "A computer makes room for whoever joins.", "Wer mitspielt, bekommt den Platz eines Computers."),
        (5, 0, "No seat free", "Kein Platz frei"),
    ],
)
async def test_the_lobby_says_how_much_room_there_is(seats: int, computers: int, english: str, german: str) -> None:
    view = await lobby_of(seats, computers=computers)
    assert english in words(lobby(view, ENGLISH))
    assert german in words(lobby(view, GERMAN))
    assert ("Join" in buttons(lobby(view, ENGLISH))) == (english != "No seat free")


@pytest.mark.parametrize(
    ("people", "english", "german"),
    [(1, "1 person is watching", "Eine Person schaut zu"), (3, "3 people are watching", "3 Personen schauen zu")],
)
async def test_watchers_are_counted_in_the_lobby_on_the_panel_and_below_the_result(
    people: int, english: str, german: str
) -> None:
    table = await open_table("lupfen-liechtenstein", 3)
    await table.start(1)
    waiting = replace(await lobby_of(3), watching=people)
    running = replace(table_view(table, None), watching=people)
    for texts, told in ((ENGLISH, english), (GERMAN, german)):
        shown = (lobby(waiting, texts), panel(running, texts), summary(replace(running, phase="pause"), texts))
        assert all(told in words(surface) for surface in shown)
        assert all("👁" not in words(draw(replace(running, watching=0), texts)) for draw in (panel, summary))
    assert "Watch" in buttons(panel(running, ENGLISH))


@IN_BOTH
async def test_what_is_called_stands_on_the_panel_in_the_words_of_the_game(texts: Texts) -> None:
    table = await open_table("lupfen-liechtenstein", 3)
    await table.start(1)
    heard = (Reaction(2, "B*e*n", "in", 0), Reaction(3, "Cleo", "oha", 0))
    shown = words(panel(replace(table_view(table, None), recent_reactions=heard), texts))
    assert "💬 **B\\*e\\*n**" in shown
    assert "I bi dabei!" in shown
    assert "💬 **Cleo**" in shown
    assert "Oha!" in shown


@IN_BOTH
def test_every_game_has_six_different_phrases_that_fit_on_a_button(texts: Texts) -> None:
    for ruleset in CATALOGUE:
        own = texts.of_game(ruleset.id, ruleset.family)
        phrases = {own(f"reaction-{phrase}") for phrase in PHRASES}
        assert len(phrases) == 6
        assert max(map(len, phrases)) <= 30


async def test_those_who_sit_there_or_watch_are_offered_calls_and_nobody_else() -> None:
    assert "Oha!" in buttons(more(await lobby_of(3, viewer=2), ENGLISH))
    assert "Oha!" not in buttons(more(await lobby_of(3, viewer=STRANGER), ENGLISH))
    watcher = Watcher(STRANGER, "Zoe")
    assert "Oha!" in buttons(more(await lobby_of(3, viewer=STRANGER, watcher=watcher), ENGLISH))
    assert "Oha!" not in buttons(more(await lobby_of(3, viewer=2, reactions=False), ENGLISH))


async def test_the_menu_beside_a_lobby_repeats_nothing_that_stands_on_it() -> None:
    view = await lobby_of(3, computers=1, viewer=1)
    assert buttons(lobby(view, ENGLISH)).keys().isdisjoint(buttons(more(view, ENGLISH)))
    assert "Last trick" not in buttons(more(view, ENGLISH), enabled=False)


async def test_a_computer_can_go_as_soon_as_there_is_one() -> None:
    assert "− Computer" not in words(lobby(await lobby_of(3), ENGLISH))
    assert "− Computer" in buttons(lobby(await lobby_of(3, computers=1), ENGLISH))


async def test_the_host_alone_finds_the_seats_that_can_be_freed_and_not_the_own_one() -> None:
    view = await lobby_of(3, computers=1, viewer=1)
    menus = components(more(view, ENGLISH))
    (menu,) = [each for each in menus if each.get("custom_id", "").startswith(SEND_AWAY)]
    (computer,) = [seat.name for seat in view.seats if seat.computer]
    assert {option["label"] for option in menu["options"]} == {"Ben", f"{computer} (computer)"}
    for viewer in (2, STRANGER):
        assert SEND_AWAY not in str(components(more(await lobby_of(3, viewer=viewer), ENGLISH)))


@pytest.mark.parametrize(
    ("seats", "waits", "offered"),
    [(4, False, "Join"), (5, False, "Tell me when a seat is free"), (5, True, "Do not tell me")],
)
async def test_who_watches_is_offered_a_seat_or_to_be_told_of_one(seats: int, waits: bool, offered: str) -> None:
    view = await lobby_of(seats, viewer=STRANGER, watcher=Watcher(STRANGER, "Zoe", waits))
    shown = watching(view, ENGLISH)
    assert [*buttons(shown)][:2] == [offered, "Stop watching"]
    assert list(complaints(shown)) == []


@pytest.mark.parametrize(
    ("texts", "invited", "free", "role"),
    [
        (ENGLISH, "<@7> **Anna** invites you to play", "<@7> <@8> A seat is free", "<@&9> **Anna** has opened a table"),
        (
            GERMAN,
            "<@7> **Anna** lädt dich zum Spielen ein",
            "<@7> <@8> An diesem Tisch",
            "<@&9> **Anna** hat einen Tisch",
        ),
    ],
    ids=["en", "de"],
)
async def test_those_who_are_called_are_mentioned_with_a_button_to_join(
    texts: Texts, invited: str, free: str, role: str
) -> None:
    view = await lobby_of(3)
    for shown, told in (
        (invitation(view, "Anna", 7, texts), invited),
        (call_for_seat(view, (7, 8), texts), free),
        (call_of_role(view, 9, texts), role),
    ):
        assert words(shown).startswith(told)
        assert len(buttons(shown)) == 2
        assert list(complaints(shown)) == []


@pytest.mark.parametrize(
    ("pace", "english", "german"),
    [("calm", "Pace: calm", "Tempo: gemütlich"), ("quick", "Pace: quick", "Tempo: flott")],
)
async def test_the_lobby_tells_the_pace_and_its_form_shows_it(pace: str, english: str, german: str) -> None:
    view = await lobby_of(3, pace=pace)
    assert english in words(lobby(view, ENGLISH))
    assert german in words(lobby(view, GERMAN))
    form = str(time_form(view, ENGLISH).to_dict())
    assert f"'value': '{pace}', 'default': True" in form
