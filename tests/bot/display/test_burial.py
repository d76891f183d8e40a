"""A press moves a panel that chat has buried back down, at most once a minute."""

from __future__ import annotations

import discord
import pytest

from bot.display.burial import BURIED, LOOK_SECONDS
from tests.bot.display.screens import TOKEN_LASTS, refusal
from tests.bot.display.stage import PEOPLE, Stage
from tests.tables import ANNA

AWHILE = LOOK_SECONDS + 1


async def talked_over(messages: int = BURIED, seconds: float = AWHILE) -> Stage:
    """Begin a deal; after some seconds others have written some messages."""
    stage = await Stage().dealt()
    stage.screens.chatter(messages)
    stage.clock.time += seconds
    stage.screens.calls.clear()
    return stage


async def test_a_buried_panel_comes_down_with_all_hands_below_it() -> None:
    stage = await talked_over()
    before = stage.panel
    await stage.press(stage.asked, before, "answer")
    await stage.settle()
    await stage.check_shown()
    assert before.id not in stage.screens.messages
    assert stage.panel.id > max(stage.screens.chat)
    for person in PEOPLE:
        (hand,) = stage.screens.hands(person)
        assert hand.id > stage.panel.id


async def test_who_cannot_be_sent_a_hand_finds_it_below_the_panel_after_their_own_next_press() -> None:
    stage = await talked_over(seconds=TOKEN_LASTS + 1)
    first = stage.asked
    while stage.asked == first:
        await stage.press(first, stage.panel, "answer")
        await stage.settle()
    other = stage.asked
    (above,) = stage.screens.hands(other)
    assert above.id < stage.panel.id
    await stage.press(other, stage.panel, "answer")
    await stage.settle()
    await stage.check_shown()
    assert stage.screens.hands(other)[-1].id > stage.panel.id


@pytest.mark.parametrize(("messages", "seconds"), [(BURIED - 1, AWHILE), (BURIED, LOOK_SECONDS - 1)])
async def test_a_panel_stays_where_little_was_written_or_it_is_younger_than_a_minute(
    messages: int, seconds: float
) -> None:
    stage = await talked_over(messages, seconds)
    before = stage.panel
    await stage.press(stage.asked, before, "answer")
    await stage.settle()
    assert stage.panel is before


async def test_nobody_looks_twice_in_a_minute() -> None:
    stage = await talked_over(messages=1)
    for _ in range(3):
        await stage.press(ANNA, stage.panel, "join")
        await stage.settle()
    assert stage.screens.calls.count("look") == 1
    stage.clock.time += AWHILE
    await stage.press(ANNA, stage.panel, "join")
    await stage.settle()
    assert stage.screens.calls.count("look") == 2


async def test_where_the_channel_may_not_be_read_the_panel_stays_and_shows_what_is_so() -> None:
    stage = await talked_over()
    before = stage.panel
    stage.screens.open = False
    pressing = stage.press_soon(stage.asked, before, "answer")
    await stage.calm()
    stage.screens.call_named("update").answer()
    await stage.calm()
    stage.screens.call_named("look").fail(refusal(discord.Forbidden, 403, 50013))
    await stage.settle()
    await pressing
    await stage.check_shown()
    assert stage.panel is before


async def test_a_buried_lobby_comes_down_when_somebody_sits_down() -> None:
    stage = await Stage().opened()
    stage.screens.chatter(BURIED)
    stage.clock.time += AWHILE
    await stage.press(ANNA, stage.panel, "computer")
    await stage.settle()
    await stage.check_shown()
    assert stage.panel.id > max(stage.screens.chat)
