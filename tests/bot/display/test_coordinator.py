"""Presses and changes, in one specific order per test."""

import asyncio

import pytest

from bot.discord_io.custom_id import Press, Verb
from bot.display.renderer import Role
from bot.panels.table.private import more
from game.core.errors import Refused
from game.table.view import table_view
from tests.bot.display.screens import Answer, Message
from tests.bot.display.stage import PEOPLE, Stage
from tests.bot.panels.reading import words
from tests.tables import BEN, CLARA, every_server


def asks_for_cards(stage: Stage, person: int, message: Message | None = None) -> asyncio.Task[None]:
    """Let a person press My cards, or use the command."""
    return stage.soon(stage.show_hand(person, message))


# one hand a person


async def test_a_deal_starting_during_hand_updates_sends_each_hand_once_below_its_panel() -> None:
    stage = await Stage(trick_seconds=0).dealt()
    stage.screens.open = False
    question = stage.driver.question
    assert question
    await stage.table.answer(stage.asked, 1, stage.table.question_number, question.write(question.safe))
    await stage.calm()
    await stage.let_through("edit by token")
    assert [call.name for call in stage.screens.waiting] == ["edit privately"]
    await stage.go_on()
    await stage.check_shown()
    assert stage.screens.calls.count("send privately") == 2 * len(PEOPLE), "one for each of the two deals"


async def test_the_later_of_two_simultaneous_requests_for_cards_is_the_hand(stage: Stage) -> None:
    stage.screens.open = False
    for _ in range(2):
        asks_for_cards(stage, BEN, stage.panel)
    await stage.calm()
    first, second = (call for call in stage.screens.waiting if call.name == "reply")
    second.answer()
    await stage.calm()
    first.answer()
    await stage.check_shown()
    assert [hand.id for hand in stage.screens.hands(BEN)] == [second.value.message]


async def test_the_previous_hand_stays_if_the_new_one_cannot_be_shown(stage: Stage) -> None:
    (before,) = stage.screens.hands(BEN)
    stage.screens.open = False
    asking = asks_for_cards(stage, BEN, stage.panel)
    await stage.calm()
    stage.screens.call_named("reply").fail(ConnectionError())
    stage.screens.open = True
    with pytest.raises(ConnectionError):
        await asking
    stage.pressing.clear()
    await stage.press(stage.asked, stage.panel, "answer")
    await stage.check_shown()
    assert stage.screens.hands(BEN) == [before]


async def test_pressing_an_old_hand_during_its_deletion_leaves_one_hand(stage: Stage) -> None:
    asked = stage.asked
    (old,) = stage.screens.hands(asked)
    stage.screens.open = False
    asks_for_cards(stage, asked, stage.panel)
    await stage.calm()
    await stage.let_through("reply")
    removing = stage.screens.call_named("delete privately")
    stage.press_soon(asked, old, "answer")
    await stage.calm()
    removing.answer()
    await stage.check_shown()
    assert len(stage.screens.hands(asked)) == 1
    assert not stage.table.driver or not stage.table.driver.answered, "an old copy changes nothing"


async def asks_while_the_old_hand_cannot_be_taken_away(stage: Stage, person: int) -> None:
    stage.screens.open = False
    asks_for_cards(stage, person, stage.panel)
    await stage.calm()
    await stage.let_through("reply")
    for _ in range(2):  # by the press, and by the worker
        stage.screens.call_named("delete privately").fail(TimeoutError())
        await stage.calm()


async def test_a_hand_that_cannot_be_deleted_yet_is_deleted_later(stage: Stage) -> None:
    await asks_while_the_old_hand_cannot_be_taken_away(stage, BEN)
    assert len(stage.screens.hands(BEN)) == 2
    await stage.check_shown()
    assert len(stage.screens.hands(BEN)) == 1


async def test_a_hand_dismissed_while_its_press_is_answered_is_forgotten(stage: Stage) -> None:
    (hand,) = stage.screens.hands(stage.asked)
    stage.screens.open = False
    stage.press_soon(stage.asked, hand, "answer")
    await stage.calm()
    stage.screens.dismiss(hand)
    await stage.settle()
    assert stage.display.at_rest


async def test_an_undeletable_old_hand_becomes_the_hand_again_when_pressed(stage: Stage) -> None:
    asked = stage.asked
    (old,) = stage.screens.hands(asked)
    await asks_while_the_old_hand_cannot_be_taken_away(stage, asked)
    stage.screens.open = True
    await stage.press(asked, old, "answer")
    await stage.press(stage.asked, stage.panel, "answer")
    await stage.check_shown()
    assert stage.screens.hands(asked) == [old]


async def test_a_dismissed_hand_is_replaced_only_after_a_press(stage: Stage) -> None:
    asked = stage.asked
    for person in PEOPLE:
        stage.screens.dismiss(*stage.screens.hands(person))
    await stage.press(asked, stage.panel, "answer")
    await stage.settle()
    assert [len(stage.screens.hands(person)) for person in PEOPLE if person != asked] == [0, 0]
    await stage.press(asked, stage.panel, "join")
    await stage.check_shown()


async def test_rejoining_from_a_refusal_turns_it_into_the_only_hand(stage: Stage) -> None:
    await stage.table.seating.leave(CLARA)
    reply = Answer(stage.screens, CLARA, stage.panel)
    refusal = stage.screens.put(stage.panel.surface, CLARA, reply.token.key)
    await stage.press(CLARA, refusal, "join")
    await stage.check_shown()
    assert [hand.id for hand in stage.screens.hands(CLARA)] == [refusal.id]


async def test_a_problem_with_one_hand_does_not_affect_the_others(stage: Stage) -> None:
    stage.screens.open = False
    stage.press_soon(stage.asked, stage.panel, "answer")
    await stage.calm()
    await stage.let_through("update")
    stage.screens.call_named("edit privately").fail(TimeoutError())
    await stage.calm()
    assert stage.screens.call_named("edit privately")
    await stage.check_shown()


@pytest.mark.parametrize("wanted", [True, False])
async def test_half_time_reminders_go_only_to_people_who_want_them(stage: Stage, *, wanted: bool) -> None:
    await stage.preferences.change("person", stage.asked, "reminders", wanted)
    stage.time.fire(stage.time.waiting[0])
    await stage.settle()
    assert ("call" in stage.screens.calls) == wanted


# the small menu


async def test_a_refusal_appears_in_the_menu_that_was_pressed(stage: Stage) -> None:
    reply = Answer(stage.screens, BEN, stage.panel)
    await reply.private(more(table_view(stage.table, BEN), reply.texts))
    (menu,) = [each for each in stage.screens.private(BEN) if each.offers("leave")]
    stop = Press(Verb.STOP, stage.table.id, stage.table.state.deal)
    await stage.handle(Answer(stage.screens, BEN, menu), stop)
    assert "Only Anna, the host, may do this" in words(menu.surface)
    assert menu.offers("leave")
    with pytest.raises(Refused, match="host-only"):
        await stage.handle(Answer(stage.screens, BEN, stage.panel), stop)


# the public message


async def test_after_fifty_minutes_the_panel_is_reposted_at_the_end_of_the_channel(stage: Stage) -> None:
    before = stage.panel
    stage.clock.time += 51 * 60
    await stage.change()
    assert before.id not in stage.screens.messages
    assert stage.panel.id > before.id


# restarts, ends, other processes


async def test_after_a_restart_the_panel_is_reposted_and_a_press_brings_the_hand() -> None:
    before = await Stage().dealt()
    old = before.panel
    after = await before.resumed()
    assert [each.id for each in after.display.posts.old] == [old.id], "one person's messages are not the table's"
    await after.settle()
    assert old.id not in after.screens.messages
    assert after.notes.kept == {"panel": after.panel.id}
    known = {hand.id for hand in after.screens.hands(BEN)}
    await after.press(after.asked, after.panel, "answer")
    await after.settle()
    new = [hand.id for person in PEOPLE for hand in after.screens.hands(person) if hand.id not in known]
    assert after.display.wanted.role == Role.PANEL
    assert new


async def test_a_session_that_ended_in_the_lobby_is_not_ended_again_after_a_restart() -> None:
    stage = await Stage().opened()
    await stage.settle()
    assert stage.notes.kept == {"panel": stage.panel.id}
    await stage.end()
    await stage.settle()
    assert stage.notes.kept == {}


async def test_a_failure_to_store_a_message_is_logged_and_does_no_harm(caplog: pytest.LogCaptureFixture) -> None:
    stage = Stage()
    stage.notes.refuses = True
    await stage.dealt()
    await stage.check_shown()
    assert "was not remembered" in caplog.text
    assert stage.notes.kept == {}


async def test_a_finished_session_is_left_alone(stage: Stage) -> None:
    await stage.end()
    await stage.check_shown()
    stage.screens.calls.clear()
    await stage.press(BEN, stage.panel, "again")
    assert stage.display.posts.public is None
    assert stage.screens.calls == []


@pytest.mark.parametrize("ours", [False, True])
async def test_nothing_is_sent_before_opening_or_for_another_processs_tables(ours: bool) -> None:
    first = await Stage().dealt()
    second = Stage(journal=first.journal, notes=first.notes, screens=first.screens, ours=ours)
    first.screens.calls.clear()
    await second.tables.resume(every_server)
    await second.calm()
    if not ours:
        await second.coordinator.open()
        await second.settle()
    assert first.screens.calls == []
    assert first.panel


async def test_nothing_starts_once_the_display_is_finished(stage: Stage) -> None:
    stage.coordinator.finish()
    await stage.tasks.ended()
    assert await stage.change() == []


# several processes


async def test_nothing_is_sent_while_another_process_may_show_the_table(stage: Stage) -> None:
    before = stage.screens.public()
    stage.certain = False
    await stage.go_on()
    await stage.calm()
    assert stage.screens.public() == before
    stage.certain = True
    stage.coordinator.go_on()
    await stage.check_shown()
