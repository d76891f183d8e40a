"""A private message that said "in a moment" is filled in, unless a press on it has shown something else."""

import asyncio
import logging
from collections.abc import Sequence

import pytest

from bot.discord_io.filling import Filling
from bot.discord_io.message import Drawn, Message
from bot.discord_io.payloads import Attached
from game.table.ports import Place
from tests.bot.discord_io.test_message import calm, pressed, says, shown
from tests.bot.display.screens import Screens


@pytest.fixture
def screens() -> Screens:
    return Screens()


async def test_a_late_result_does_not_take_the_place_of_what_a_press_has_shown(screens: Screens) -> None:
    async def draw(_files: Sequence[Attached]) -> Drawn:
        return Drawn(says("the next page"))

    message = Message(screens, screens.put(says("in a moment")).id, place=Place(10, 20))
    filling = Filling(message)
    await filling.show(says("half done"))
    screens.open = False
    answering = asyncio.create_task(message.answer(pressed(screens, message), draw))
    await calm()
    showing = asyncio.create_task(filling.show(says("done")))
    await calm()
    screens.open = True
    screens.waiting[0].answer()
    await asyncio.gather(answering, showing)
    assert shown(screens) == ["the next page"]


async def test_what_cannot_be_shown_any_more_is_only_logged(screens: Screens, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    await Filling(Message(screens, screens.put(says("in a moment"), 1).id)).show(says("done"))
    assert shown(screens) == ["in a moment"]
    assert "could not be filled in: ConnectionError" in caplog.text
