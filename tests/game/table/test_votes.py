"""Freeing an absent person's seat: more than half of those present decide."""

from __future__ import annotations

from tests.game.table.test_time import make_away
from tests.tables import ANNA, BEN, CLARA, begun, refusal


async def test_more_than_half_of_those_present_free_a_seat_after_the_deal() -> None:
    room = await begun(4)
    user = await make_away(room, BEN)
    seat = room.seat(user)
    await room.table.seating.vote_out(ANNA, seat.id)
    assert not room.seat(user).leaving
    await room.table.seating.vote_out(CLARA, seat.id)
    assert room.seat(user).leaving
    await room.finish_deal()
    assert room.state.seat_of(user) is None


async def test_one_voice_counts_once() -> None:
    room = await begun(4)
    seat = room.seat(await make_away(room, BEN))
    await room.table.seating.vote_out(ANNA, seat.id)
    await room.table.seating.vote_out(ANNA, seat.id)
    assert not room.seat(BEN).leaving


async def test_who_is_here_cannot_be_voted_out_and_strangers_have_no_vote() -> None:
    room = await begun(4)
    assert (await refusal(room.table.seating.vote_out(ANNA, room.seat(BEN).id))).key == "still-here"
    seat = room.seat(await make_away(room, BEN))
    assert (await refusal(room.table.seating.vote_out(99, seat.id))).key == "not-at-table"
    assert (await refusal(room.table.seating.vote_out(ANNA, 99))).key == "decided-already"


async def test_votes_outlive_a_restart_and_end_with_a_return() -> None:
    room = await begun(4)
    seat = room.seat(await make_away(room, BEN))
    await room.table.seating.vote_out(ANNA, seat.id)
    room = await room.restart()
    await room.table.seating.back(BEN)
    assert room.state.votes_to_remove(room.seat(BEN)) == 0
