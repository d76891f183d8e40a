"""A loss limit is about chips that can be lost: where nothing is at stake it says and does nothing."""

from typing import cast

from bot.display.losses import loss_line, stop_losers
from bot.language import Language
from bot.preferences import Personal, Preferences
from tests.game.table.test_organising import at_an_evening
from tests.tables import ANNA

LIKES = Personal(tell_at=1, stop_at=1)


class Stored:
    """The preferences of people who all have the same limit."""

    def person(self, _user: int) -> Personal:
        return LIKES


async def test_at_an_evening_nobody_is_stopped_by_a_limit() -> None:
    room = await at_an_evening()
    while (seat := room.table.state.require_seat(ANNA)).chips >= 0:
        await room.finish_deal()
        await room.wait(60)
    await stop_losers(room.table, cast("Preferences", Stored()))
    assert room.table.state.seat_of(ANNA) == seat
    assert loss_line(room.table, ANNA, LIKES, Language(strict=True).texts("en")) == ""
