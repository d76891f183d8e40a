"""What is drawn of a table, and what is left to text."""

from __future__ import annotations

import pytest

from bot.display.public_message import Role, Wanted
from bot.display.renderer import Renderer
from bot.language import Language
from bot.pictures.desk import PictureDesk
from bot.preferences import Preferences
from game.games.catalogue import CATALOGUE
from tests.bot.display.stage import Nothing, NothingPlayed
from tests.bot.panels.reading import words
from tests.bot.panels.support import open_table


@pytest.mark.parametrize("seats", [3, 8, 10])
async def test_a_table_of_every_size_is_drawn(seats: int) -> None:
    table = await open_table("dreiblatt-1859", seats)
    await table.start(1)
    desk = PictureDesk(workers=1)
    renderer = Renderer(Language(), desk, NothingPlayed(), CATALOGUE, Preferences(Nothing()))
    draft = renderer.current(table, Wanted(Role.PANEL, 1))
    surface, _ = renderer.at_once(draft)
    assert draft.draw is not None
    assert "Anna" in words(surface)
    assert "Pot" in words(surface)
    desk.close()
