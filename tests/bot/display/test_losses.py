"""A loss limit only matters where chips are at stake; elsewhere it says and does nothing."""

import random
from typing import cast

from bot.display.losses import loss_line, stop_losers
from bot.language import Language
from bot.preferences import Personal, Preferences
from tests.game.table.sessions import at_an_evening
from tests.tables import ANNA, Room

LIKES = Personal(tell_at=1, stop_at=1)


class Stored:
    """The preferences of people who all have the same limit."""

    def person(self, _user: int) -> Personal:
        return LIKES


async def losing() -> Room:
    """Return a table of an evening at which Anna has lost chips."""
    for seed in range(100):
        room = await at_an_evening()
        room.rng = random.Random(seed)
        await room.finish_deal()
        if room.seat(ANNA).chips < 0 and not room.table.over:
            return room
    raise AssertionError("Anna never loses")


async def test_a_loss_limit_stops_nobody_at_an_evening() -> None:
    room = await losing()
    seat = room.seat(ANNA)
    await stop_losers(room.table, cast("Preferences", Stored()))
    assert room.table.state.seat_of(ANNA) == seat
    assert loss_line(room.table, ANNA, LIKES, Language(strict=True).texts("en")) == ""
