"""Nothing waits for people who are gone, even without a time limit: leaving, votes, the host's rights, visibility."""

import pytest

from game.table.seating import PATIENCE
from tests.tables import ANNA, BEN, CLARA, Room, begun, refusal


async def test_without_a_time_limit_a_leaver_gets_a_minute_per_answer_then_is_replaced() -> None:
    room = await begun(3, turn_seconds=0)
    user = room.turn
    await room.table.seating.leave(user)
    assert room.table.deadline == room.clock.time + 60
    await room.wait(60)
    assert room.table.question_number >= 1
    assert room.seat(user).away


async def test_an_abandoned_table_finishes_its_deal_and_frees_the_channel() -> None:
    room = await begun(3, turn_seconds=0)
    for user in (ANNA, BEN, CLARA):
        await room.table.seating.leave(user)
    for _ in range(60):
        if room.table.over:
            break
        await room.next_thing()
    assert room.state.end.why == "nobody-left"
    assert room.tables.at(room.state.channel) is None


async def test_a_player_who_left_the_server_is_replaced_at_once() -> None:
    room = await begun(3, turn_seconds=0)
    user = room.turn
    await room.table.seating.gone(user)
    assert (room.seat(user).away, room.seat(user).leaving) == (True, True)
    await room.next_thing()
    assert room.table.question_number >= 1


async def asked_host(room: Room) -> None:
    while room.asked != room.state.host:
        await room.answer_anything()


async def test_others_can_continue_without_a_host_who_never_answers() -> None:
    room = await begun(3, turn_seconds=0)
    await asked_host(room)
    seat, seating = room.seat(ANNA), room.table.seating
    refused = await refusal(seating.vote_out(BEN, seat.id))
    assert (refused.key, refused.values["minutes"]) == ("still-thinking", 5)
    await room.wait(PATIENCE)
    await seating.vote_out(BEN, seat.id)
    assert not room.seat(ANNA).away, "one of two is not more than half"
    await seating.vote_out(CLARA, seat.id)
    assert room.seat(ANNA).away
    assert room.state.host == BEN
    await room.table.stop(BEN)


@pytest.mark.parametrize("kept", [True, False])
async def test_the_host_regains_their_rights_on_return(kept: bool) -> None:
    room = await begun(3)
    while not room.seat(ANNA).away:
        await (room.wait(60) if room.asked == ANNA else room.answer_anything())
    assert (room.state.host, room.state.lent_by) == (BEN, ANNA)
    if not kept:
        await room.table.seating.leave(BEN)
        assert (room.state.host, room.state.lent_by) == (CLARA, ANNA)
    await room.table.seating.back(ANNA)
    assert (room.state.host, room.state.lent_by) == (ANNA, None)


async def test_the_clock_stops_while_the_table_is_invisible_and_restarts_afterwards() -> None:
    room = await begun(3)
    await room.wait(20)
    room.table.see(seen=False)
    await room.wait(3_600)
    assert (room.table.question_number, room.table.deadline) == (0, None)
    room.table.see(seen=True)
    assert room.table.deadline == room.clock.time + 60
