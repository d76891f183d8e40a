"""Advice at a table: off until the host allows it, each person's own choice, and visible to everyone."""

from game.table.view import table_view
from tests.tables import ANNA, BEN, CLARA, DORA, Room, opened, refusal


def advised(room: Room) -> list[str]:
    """List the people who are publicly marked as playing with advice."""
    return [seat.name for seat in table_view(room.table, None).seats if seat.advised]


async def test_nobody_plays_with_advice_before_the_host_allows_it() -> None:
    room = await opened()
    assert not table_view(room.table, BEN).adviser
    assert (await refusal(room.table.seating.take_advice(BEN, taken=True))).key == "adviser-off"
    assert (await refusal(room.table.hosting.allow_adviser(BEN, allowed=True))).key == "host-only"
    await room.table.hosting.allow_adviser(ANNA, allowed=True)
    assert advised(room) == []
    await room.table.seating.take_advice(BEN, taken=True)
    assert advised(room) == ["Ben"]
    assert (await refusal(room.table.seating.take_advice(DORA, taken=True))).key == "not-at-table"


async def test_who_has_begun_a_deal_with_advice_is_seen_to_until_it_is_over() -> None:
    room = await opened()
    await room.table.hosting.allow_adviser(ANNA, allowed=True)
    await room.start()
    await room.table.seating.take_advice(CLARA, taken=True)
    assert (await refusal(room.table.seating.take_advice(CLARA, taken=False))).key == "adviser-this-deal"
    await room.finish_deal()
    await room.table.seating.take_advice(CLARA, taken=False)
    assert advised(room) == []


async def test_the_host_takes_advice_from_everybody_and_a_table_that_comes_back_knows_who_has_it() -> None:
    room = await opened()
    await room.table.hosting.allow_adviser(ANNA, allowed=True)
    await room.table.seating.take_advice(BEN, taken=True)
    room = await room.restart()
    assert advised(room) == ["Ben"]
    for allowed in (False, True):
        await room.table.hosting.allow_adviser(ANNA, allowed=allowed)
        assert advised(room) == []
