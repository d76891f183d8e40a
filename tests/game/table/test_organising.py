# pyright: reportPrivateUsage=false
"""The organiser's actions at a table of an evening: latecomers, and the time for an answer."""

import random

from tests.game.table.sessions import at_an_evening, on_the_way
from tests.tables import ANNA, BEN, CLARA, opened, refusal


async def test_a_latecomer_takes_over_a_computers_seat_and_chips_from_the_next_deal_on() -> None:
    room = await at_an_evening()
    table = room.table
    assert table.state.phase == "playing"
    await table.organising.seat(1, CLARA, "Clara")
    assert table.state.seat_of(CLARA) is None
    assert not table.organising.computer_at(1)
    room = await room.restart()
    table = room.table
    await room.finish_deal()
    seat = table.state.seats[1]
    assert (seat.user, seat.name) == (CLARA, "Clara")
    assert sum(each.chips for each in table.state.seats) + table.state.kept.pot + table.state.kept.reserve == 0
    await table.organising.seat(1, ANNA, "Anna")
    assert table.state.seats[1] == seat, "only computers make room"
    room.rng = random.Random(1)
    while not table.over:
        await room.finish_deal()
        await room.wait(60)
    assert [len(entry.begun.names) for entry in room.journal.entries if entry.begun] == [3, 3, 3]


async def test_between_deals_a_latecomer_sits_down_at_once() -> None:
    room = await at_an_evening()
    await room.finish_deal()
    await room.table.organising.seat(2, CLARA, "Clara")
    assert room.table.state.seats[2].user == CLARA


async def test_the_time_limit_can_be_shortened_and_restored() -> None:
    room = await at_an_evening()
    for seconds in (15, 60):
        await room.table.organising.allow(seconds)
        assert room.table.state.terms.turn_seconds == seconds
    assert (await refusal(room.table.hosting.allow(ANNA, "adviser", allowed=True))).key == "evening-table"


async def test_a_player_still_on_the_way_misses_one_question_without_being_away() -> None:
    room = await at_an_evening((BEN, "Ben"))
    while room.asked is None:
        await room.next_thing()
    user = room.asked
    await room.wait(60)
    assert (room.seat(user).strikes, room.seat(user).away) == (1, False)


async def test_a_round_begins_when_everybody_is_there_and_no_later_than_promised() -> None:
    room = await on_the_way((BEN, "Ben"))
    begins = room.table.deadline
    await room.wait(5)
    await room.table.next_deal(ANNA)
    assert (room.state.phase, room.table.deadline) == ("lobby", begins), "Ben is still on the way"
    assert (await refusal(room.table.next_deal(CLARA))).key == "not-at-table"
    await room.table.next_deal(BEN)
    assert (room.state.phase, room.state.deal) == ("playing", 1)


async def test_a_round_cannot_begin_while_the_evening_is_paused() -> None:
    room = await on_the_way()
    await room.table.organising.hold(held=True)
    assert (await refusal(room.table.next_deal(ANNA))).key == "evening-paused"
    assert room.table.deadline is None
    await room.table.organising.hold(held=False)
    await room.table.next_deal(ANNA)
    assert room.state.phase == "playing"


async def test_an_ordinary_lobby_cannot_be_started_with_next_deal() -> None:
    room = await opened()
    assert (await refusal(room.table.next_deal(ANNA))).key == "decided-already"
