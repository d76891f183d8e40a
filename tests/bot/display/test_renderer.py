"""What is drawn of a table, and what is left to text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from bot.display.message_state import Board
from bot.display.renderer import Shows
from bot.language import Language
from bot.pictures.desk import PictureDesk
from bot.preferences import Owner, Preferences
from game.games.catalogue import CATALOGUE
from tests.bot.panels.reading import words
from tests.bot.panels.support import open_table


class Nothing:
    """Settings that nobody has changed."""

    async def every_setting(self) -> Mapping[tuple[str, int], Mapping[str, Any]]:
        return {}

    async def set(self, owner: Owner, owner_id: int, key: str, value: object) -> None:
        return None


class NothingPlayed:
    """A history without a session."""

    async def course(self, table: str) -> tuple[()]:
        return ()

    async def deal(self, table: str, number: int) -> None:
        return None


def keep(kind: str, message: int | None) -> None:
    return None


@pytest.mark.parametrize("seats", [3, 8, 10])
async def test_a_table_of_every_size_is_drawn(seats: int) -> None:
    table = await open_table("dreiblatt-1859", seats)
    await table.start(1)
    desk = PictureDesk(workers=1)
    shows = Shows(Language(), desk, NothingPlayed(), CATALOGUE, Preferences(Nothing()))
    draft = shows.current(Board(table, keep, role="panel"))
    surface, _ = shows.at_once(draft)
    assert draft.draw is not None
    assert "Anna" in words(surface)
    assert "Pot" in words(surface)
    desk.close()
