"""Computer levels, as shown next to their names and chosen by the host."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.discord_io.surface import Surface
from bot.language import Language, Texts
from bot.panels.personal.settings import server_settings
from bot.panels.table.lobby import lobby
from bot.panels.table.panel import panel
from bot.panels.table.private import more
from bot.panels.table.text import table_alt
from bot.preferences import ServerSettings
from game.computer import LEVELS
from game.table.table import Table
from game.table.view import table_view
from tests.bot.panels.reading import complaints, components, words
from tests.bot.panels.support import open_table

LANGUAGE = Language(strict=True)
ENGLISH, GERMAN = LANGUAGE.texts("en"), LANGUAGE.texts("de")
LEVEL = "1:level:"
WORDS = {
    "en": {"beginner": "Beginner", "club": "Club", "strong": "Strong"},
    "de": {"beginner": "Anfänger", "club": "Stammtisch", "strong": "Stark"},
}
PERSONAS = {
    "en": {"even": "steady", "bold": "bold", "careful": "careful"},
    "de": {"even": "besonnen", "bold": "mutig", "careful": "vorsichtig"},
}


def menu(surface: Surface) -> dict[str, Any] | None:
    """Return the menu of levels on a surface."""
    return next((each for each in components(surface) if each.get("custom_id", "").startswith(LEVEL)), None)


def labels(found: dict[str, Any] | None) -> list[str]:
    return [option["label"] for option in found["options"]] if found else []


def chosen(found: dict[str, Any] | None) -> list[str]:
    return [option["value"] for option in found["options"] if option.get("default")] if found else []


def computers(table: Table) -> list[str]:
    return [seat.name for seat in table.state.seats if seat.user is None]


@pytest.mark.parametrize("texts", [ENGLISH, GERMAN], ids=["en", "de"])
@pytest.mark.parametrize("level", LEVELS)
async def test_the_lobby_spells_out_how_each_computer_plays(texts: Texts, level: str) -> None:
    table = await open_table("lupfen-liechtenstein", 4, computers=3)
    await table.hosting.set_level(1, level)
    shown, code = words(lobby(table_view(table, None), texts)), texts.language
    for seat in table.state.seats:
        if seat.user is None:
            persona = f", {PERSONAS[code][seat.persona]}" if level != "beginner" else ""
            assert f"**{seat.name}** 🤖 · {WORDS[code][level]}{persona}" in shown


async def test_the_host_may_choose_for_all_or_for_one() -> None:
    table = await open_table("lupfen-liechtenstein", 4, computers=2)
    first, second = computers(table)
    found = menu(lobby(table_view(table, None), ENGLISH))
    every = [f"All computers: {word}" for word in WORDS["en"].values()]
    others = [f"{name}: {word}" for name in (first, second) for word in ("Club", "Strong")]
    assert labels(found) == [*every, *others]
    assert chosen(found) == ["beginner"]
    await table.hosting.set_level(1, "strong", table.state.seats[1].id)
    mixed = menu(lobby(table_view(table, None), ENGLISH))
    assert chosen(mixed) == []
    assert f"{first}: Strong" not in labels(mixed)


async def test_of_one_computer_alone_there_is_no_all() -> None:
    table = await open_table("lupfen-liechtenstein", 3, computers=1)
    (name,) = computers(table)
    found = menu(lobby(table_view(table, None), GERMAN))
    assert labels(found) == [f"{name}: {word}" for word in WORDS["de"].values()]
    assert menu(lobby(table_view(await open_table("lupfen-liechtenstein", 3), None), ENGLISH)) is None


async def test_a_full_table_of_computers_fits_into_one_menu() -> None:
    table = await open_table("dreiblatt-1859", 10, computers=9)
    surface = lobby(table_view(table, None), GERMAN)
    assert [*complaints(surface)] == []
    assert len(labels(menu(surface))) == 3 + 9 * 2


async def test_after_the_lobby_the_choice_stands_in_the_hosts_small_menu() -> None:
    table = await open_table("lupfen-liechtenstein", 4, computers=1)
    assert menu(more(table_view(table, 1), ENGLISH)) is None
    await table.start(1)
    assert menu(more(table_view(table, 1), ENGLISH)) is not None
    assert menu(more(table_view(table, 2), ENGLISH)) is None


async def test_the_picture_is_told_with_how_the_computers_play() -> None:
    table = await open_table("lupfen-liechtenstein", 4, computers=1)
    await table.hosting.set_level(1, "strong")
    await table.start(1)
    view = table_view(table, None)
    assert view.deal is not None
    (seat,) = [seat for seat in view.playing if seat.computer]
    way = f"Strong, {PERSONAS['en'][seat.persona]}"
    assert f"{seat.name}: {way}" in table_alt(view, view.deal, ENGLISH)
    assert f"**{seat.name}** 🤖 · {way}" in words(panel(view, ENGLISH))


async def test_a_face_stands_beside_the_name_where_discord_knows_it() -> None:
    table = await open_table("lupfen-liechtenstein", 3, computers=1)
    (name,) = computers(table)
    emoji = f"<:face_{name.lower()}:12345678901234567>"
    texts = ENGLISH.with_emojis({f"face-{name.lower()}": emoji})
    surface = lobby(table_view(table, None), texts)
    assert f"**{name}** {emoji} · Beginner" in words(surface)
    found = menu(surface)
    assert found is not None
    assert {option["emoji"]["name"] for option in found["options"]} == {f"face_{name.lower()}"}


@pytest.mark.parametrize("texts", [ENGLISH, GERMAN], ids=["en", "de"])
def test_the_settings_offer_the_levels_for_the_server(texts: Texts) -> None:
    settings = replace(ServerSettings(), level="strong")
    surface = server_settings(settings, {"lupfen": ()}, 60, {"de": "Deutsch", "en": "English"}, texts)
    assert [*complaints(surface)] == []
    (found,) = [each for each in components(surface) if each.get("custom_id", "").endswith(":level")]
    assert labels(found) == [*WORDS[texts.language].values()]
    assert chosen(found) == ["strong"]
