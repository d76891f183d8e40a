"""How a panel is posted and edited, and how a press moves one buried by chat back down."""

import discord
import pytest

from bot.discord_io.tokens import TOKEN_SECONDS
from bot.display.burial import BURIED, LOOK_SECONDS, STILL_SECONDS
from tests.bot.display.screens import TOKEN_LASTS, refusal
from tests.bot.display.stage import PEOPLE, Stage
from tests.tables import ANNA, BEN


async def test_a_panel_is_edited_with_its_starting_presss_token_until_it_expires(stage: Stage) -> None:
    for person in PEOPLE:
        await stage.press(person, stage.screens.hands(person)[0], "hand")
    assert (await stage.change()).count("edit by token") == 1
    stage.clock.time += TOKEN_SECONDS
    assert (await stage.change()).count("edit") == 1, "its time is over"


async def test_a_press_on_the_panel_lets_its_token_edit_the_panel(stage: Stage) -> None:
    stage.clock.time += TOKEN_SECONDS
    await stage.press(BEN, stage.panel, "hand")
    calls = await stage.change()
    assert "edit by token" in calls
    assert "edit" not in calls


async def test_a_press_on_a_hand_posts_nothing_publicly(stage: Stage) -> None:
    stage.clock.time += TOKEN_SECONDS
    await stage.press(stage.asked, stage.screens.hands(stage.asked)[0], "hand")
    stage.screens.calls.clear()
    await stage.go_on()
    await stage.go_on()
    await stage.settle()
    assert "post" in stage.screens.calls
    assert "follow up" not in stage.screens.calls


AWHILE = LOOK_SECONDS + 1


async def talked_over(messages: int = BURIED, seconds: float = AWHILE) -> Stage:
    """Begin a deal; after some seconds others have written some messages."""
    stage = await Stage().dealt()
    stage.screens.chatter(messages)
    stage.clock.time += seconds
    stage.screens.calls.clear()
    return stage


async def test_a_buried_panel_moves_down_with_all_hands_below_it() -> None:
    stage = await talked_over()
    before = stage.panel
    await stage.press(stage.asked, before, "answer")
    await stage.check_shown()
    assert before.id not in stage.screens.messages
    assert stage.panel.id > max(stage.screens.chat)
    for person in PEOPLE:
        (hand,) = stage.screens.hands(person)
        assert hand.id > stage.panel.id


async def test_a_player_without_a_token_gets_a_new_hand_after_their_next_press() -> None:
    stage = await talked_over(seconds=TOKEN_LASTS + 1)
    first = stage.asked
    while stage.asked == first:
        await stage.press(first, stage.panel, "answer")
        await stage.settle()
    other = stage.asked
    (above,) = stage.screens.hands(other)
    assert above.id < stage.panel.id
    await stage.press(other, stage.panel, "answer")
    await stage.check_shown()
    assert stage.screens.hands(other)[-1].id > stage.panel.id


@pytest.mark.parametrize(("messages", "seconds"), [(BURIED - 1, AWHILE), (BURIED, LOOK_SECONDS - 1)])
async def test_a_panel_stays_put_after_little_chat_or_within_a_minute(messages: int, seconds: float) -> None:
    stage = await talked_over(messages, seconds)
    before = stage.panel
    await stage.press(stage.asked, before, "answer")
    await stage.settle()
    assert stage.panel is before


async def test_the_channel_is_checked_at_most_once_a_minute() -> None:
    stage = await talked_over(messages=1)
    for _ in range(3):
        await stage.press(ANNA, stage.panel, "join")
        await stage.settle()
    assert stage.screens.calls.count("look") == 1
    stage.clock.time += AWHILE
    await stage.press(ANNA, stage.panel, "join")
    await stage.settle()
    assert stage.screens.calls.count("look") == 2


async def test_a_panel_in_an_unreadable_channel_stays_and_is_kept_current() -> None:
    stage = await talked_over()
    before = stage.panel
    stage.screens.open = False
    pressing = stage.press_soon(stage.asked, before, "answer")
    await stage.calm()
    await stage.let_through("update")
    stage.screens.call_named("look").fail(refusal(discord.Forbidden, 403, 50013))
    await stage.settle()
    await pressing
    await stage.check_shown()
    assert stage.panel is before


async def test_a_deleted_panel_soon_returns_without_any_press_or_move(stage: Stage) -> None:
    await stage.settle()
    deleted = stage.panel
    stage.screens.dismiss(deleted)
    stage.screens.calls.clear()
    await stage.coordinator.look()
    await stage.settle()
    assert "post" not in stage.screens.calls, "the table has only just changed"
    stage.clock.time += STILL_SECONDS[0]
    await stage.coordinator.look()
    await stage.check_shown()
    assert stage.panel.id > deleted.id


async def test_an_idle_tables_panel_is_checked_only_a_few_times(stage: Stage) -> None:
    await stage.settle()
    stage.screens.calls.clear()
    for _ in range(1_000):
        stage.clock.time += STILL_SECONDS[0]
        await stage.coordinator.look()
        await stage.calm()
    await stage.settle()
    assert stage.screens.calls.count("look") == len(STILL_SECONDS)
    assert {*stage.screens.calls} == {"look"}
