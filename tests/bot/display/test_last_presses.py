"""The list of what somebody missed, even after a takeback."""

import pytest

from bot.display.last_presses import LastPresses
from game.core.visibility import visible
from game.core.vocabulary import AGREE, TAKE_BACK
from tests.tables import ANNA, Room, opened

DAY = 86_400


@pytest.mark.parametrize("pace", ["normal", "days"])
async def test_an_answer_given_after_a_takeback_is_included_in_what_was_missed(pace: str) -> None:
    room = await opened(3, turn_seconds=60)
    if pace == "days":
        await room.table.hosting.set_time(ANNA, DAY, "days", "")
    await room.start()
    presses, taker = LastPresses(room.table), room.asked
    assert taker is not None
    await room.answer("decline")
    await room.table.answer(taker, 1, room.table.question_number, TAKE_BACK)
    for _ in range(2):
        assert room.asked is not None
        presses.note(room.asked, room.clock.time)
        await room.answer(AGREE)
    assert room.asked == taker
    await room.answer("lift")
    for user in {seat.user for seat in room.state.people} - {taker}:
        assert user is not None
        assert "lift" in missed(room, presses, user)
        assert "decline" not in missed(room, presses, user)
    following = room.turn
    await room.answer()
    if pace == "days":
        assert not missed(room, presses, following), "nothing followed their own answer"


def missed(room: Room, presses: LastPresses, user: int) -> str:
    """Return the events that a person is told to have missed."""
    events = visible(room.driver.deal.events, room.table.deal_seat(user))
    return " ".join(map(str, events[presses.events_seen(user) :]))
