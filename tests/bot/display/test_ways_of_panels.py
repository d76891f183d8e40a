"""How a panel is posted and changed: by a press that may, otherwise through its channel."""

from __future__ import annotations

from bot.discord_io.tokens import TOKEN_SECONDS
from tests.bot.display.stage import PEOPLE, Stage
from tests.tables import BEN


async def test_a_panel_follows_the_press_that_began_its_deal_and_is_changed_by_that_token() -> None:
    stage = await Stage().dealt()
    for person in PEOPLE:
        await stage.press(person, stage.screens.hands(person)[0], "hand")
    stage.screens.calls.clear()
    await stage.change()
    await stage.settle()
    assert stage.screens.calls.count("edit by token") == 1
    stage.clock.time += TOKEN_SECONDS
    await stage.change()
    await stage.settle()
    assert stage.screens.calls.count("edit") == 1, "its time is over"


async def test_a_press_on_the_panel_opens_it_whatever_it_was_answered_with() -> None:
    stage = await Stage().dealt()
    stage.clock.time += TOKEN_SECONDS
    await stage.press(BEN, stage.panel, "hand")
    stage.screens.calls.clear()
    await stage.change()
    await stage.settle()
    assert "edit by token" in stage.screens.calls
    assert "edit" not in stage.screens.calls


async def test_a_press_on_a_hand_posts_nothing_for_all_to_see() -> None:
    stage = await Stage().dealt()
    stage.clock.time += TOKEN_SECONDS
    await stage.press(stage.asked, stage.screens.hands(stage.asked)[0], "hand")
    stage.screens.calls.clear()
    await stage.go_on()
    await stage.go_on()
    await stage.settle()
    assert "post" in stage.screens.calls
    assert "follow up" not in stage.screens.calls
