"""A message has one writer: one write at a time, the latest state wins, with the best available access."""

import asyncio
import logging
from collections.abc import Sequence

import pytest

from bot.discord_io import ticket as ticket_room
from bot.discord_io.message import Drawn, Filling, Message, State
from bot.discord_io.payloads import Attached
from bot.discord_io.surface import Surface, paragraph
from bot.discord_io.ticket import Ticket
from bot.discord_io.tokens import TOKEN_SECONDS, Token
from game.table.ports import Place
from tests.bot.display.screens import Screens

PLACE = Place(10, 20)
PERSON = 1


def says(words: str) -> Surface:
    return Surface((paragraph(words),))


@pytest.fixture
def screens() -> Screens:
    return Screens()


@pytest.fixture
def message(screens: Screens) -> Message:
    """A public message without a token."""
    return Message(screens, screens.put(says("0")).id, place=PLACE)


def shown(screens: Screens) -> list[str]:
    return [each.surface.words for each in screens.messages.values()]


def pressed(screens: Screens, message: Message) -> Ticket:
    """Return the ticket of a press on a message."""
    key = screens.new_key(PERSON, message.id)
    return Ticket(screens, 1, Token(key, screens.clock.now() + TOKEN_SECONDS), pressed=message.id)


async def calm() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


async def test_a_press_delayed_by_another_process_is_acknowledged_in_time(screens: Screens, message: Message) -> None:
    key = screens.new_key(PERSON, message.id)
    token = Token(key, screens.clock.now() + TOKEN_SECONDS)
    waited, fresh = (Ticket(screens, 1, token, pressed=message.id, waited=seconds) for seconds in (2.5, 0.0))
    while not waited.given:  # noqa: ASYNC110 - a timer sets it
        await asyncio.sleep(0)
    assert not fresh.given
    fresh.close()


async def test_message_writes_are_serial_and_never_send_older_content(screens: Screens, message: Message) -> None:
    screens.open = False
    writing = [asyncio.create_task(message.edit(says(str(version)), State(version))) for version in (2, 1, 3)]
    for version in (2, 3):
        await calm()
        (call,) = screens.waiting
        call.answer()
        await calm()
        assert shown(screens) == [str(version)]
    await asyncio.gather(*writing)
    assert screens.calls == ["edit", "edit"]
    assert message.state == State(3)


async def test_unchanged_content_is_resent_only_when_its_delivery_is_in_doubt(
    screens: Screens, message: Message
) -> None:
    await message.edit(says("1"), State(1))
    await message.edit(says("1"), State(2))
    assert (screens.calls, message.state) == (["edit"], State(2))
    screens.open = False
    lost = asyncio.create_task(message.edit(says("2"), State(3)))
    await calm()
    screens.waiting[0].fail(ConnectionError())
    with pytest.raises(ConnectionError):
        await lost
    assert message.state is None
    screens.open = True
    await message.edit(says("1"), State(4))
    assert screens.calls == ["edit"] * 3


async def test_a_press_waits_its_turn_and_is_answered_with_the_newest_state(screens: Screens, message: Message) -> None:
    screens.open, newest = False, 1

    async def draw(_files: Sequence[Attached]) -> Drawn:
        return Drawn(says(str(newest)), State(newest))

    editing = asyncio.create_task(message.edit(says("1"), State(1)))
    await calm()
    answering = asyncio.create_task(message.answer(pressed(screens, message), draw))
    await calm()
    newest = 2
    screens.open = True
    screens.waiting[0].answer()
    await asyncio.gather(editing, answering)
    assert (screens.calls, shown(screens)) == (["edit", "update"], ["2"])
    await message.edit(says("3"), State(3))
    assert screens.calls[-1] == "edit by token", "the press has brought a token"


async def test_a_press_that_changes_nothing_is_only_acknowledged(screens: Screens, message: Message) -> None:
    async def draw(_files: Sequence[Attached]) -> Drawn:
        return Drawn(says("1"), State(1))

    await message.edit(says("1"), State(1))
    await message.answer(pressed(screens, message), draw)
    assert screens.calls == ["edit", "acknowledge"]


async def test_an_expired_or_invalid_token_falls_back_to_the_channel_route(screens: Screens, message: Message) -> None:
    for seconds in (-1.0, 60.0, 61.0):  # Discord no longer knows the last two
        message.open_to(Token(f"{seconds}", screens.clock.now() + seconds))
    for version in (1, 2):
        await message.edit(says(f"{version}"), State(version))
        assert shown(screens) == [f"{version}"]
    assert screens.calls == ["edit by token", "edit by token", "edit", "edit"], "the two newest are tried, once"


async def test_a_private_message_cannot_be_written_without_a_token(screens: Screens) -> None:
    private = Message(screens, screens.put(says("0"), PERSON).id)
    assert not private.can_be_changed
    with pytest.raises(ConnectionError, match="no token"):
        await private.edit(says("1"))


async def test_an_unused_ticket_is_deferred_in_time_and_can_still_write(
    screens: Screens, message: Message, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ticket_room, "DEFER_AFTER", 0)
    ticket = pressed(screens, message)
    await calm()
    assert screens.calls == ["acknowledge"]
    await ticket.update(says("late"))
    assert (screens.calls, shown(screens)) == (["acknowledge", "edit by token"], ["late"])
    await ticket.nothing()
    assert len(screens.calls) == 2, "it is answered once"


async def test_a_late_result_does_not_replace_what_a_press_has_shown(screens: Screens, message: Message) -> None:
    async def draw(_files: Sequence[Attached]) -> Drawn:
        return Drawn(says("the next page"))

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


async def test_a_result_that_can_no_longer_be_shown_is_only_logged(
    screens: Screens, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    await Filling(Message(screens, screens.put(says("in a moment"), 1).id)).show(says("done"))
    assert shown(screens) == ["in a moment"]
    assert "could not be filled in: ConnectionError" in caplog.text
