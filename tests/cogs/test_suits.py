"""German suits, chosen at the table."""

from __future__ import annotations

import pytest

from tests.house import House

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.mark.parametrize(
    ("locale", "offered", "back", "told"),
    [
        ("en-US", "German suits", "French suits", "acorns, leaves"),
        ("de", "Deutsche Farben", "Französische Farben", "Eichel, Laub"),
    ],
)
async def test_german_suits_are_offered_in_the_lobby_of_schafkopf_and_taken_back(
    house: House, locale: str, offered: str, back: str, told: str
) -> None:
    (emma,) = await house.enter(f"Emma {locale}", locale=locale)
    await house.elsewhere(emma)
    await emma.command("schafkopf start")
    lobby = await emma.see(offered, ephemeral=False)
    assert "Sau" in lobby.text or "called aces" in lobby.text, "and at once which Schafkopf it is"
    await emma.press(offered, message=lobby)
    likes = house.bot.services.preferences
    menu = await emma.see(told, ephemeral=True)
    assert likes.person(int(emma.id)).german_suits
    await emma.press(back, message=menu)
    await emma.see(offered, ephemeral=True)
    assert not likes.person(int(emma.id)).german_suits
