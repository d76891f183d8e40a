"""Scores, lives and matches: they belong to people, carry over between deals, and end the session as the game says."""

import dataclasses
from typing import Any

from game.core.rulesets import Catalogue, Ruleset
from game.table.ports import DealRow
from game.table.view import table_view
from tests.game.table.toys import FAIR_RACE, ISLAND, RACE, TOYS
from tests.tables import BEN, CLARA, Room, answering, begun


async def opened(ruleset: Ruleset[Any], people: int = 3, computers: int = 0, **options: Any) -> Room:
    """Open a table for a toy game; Anna deals first."""
    room = Room(catalogue=TOYS)
    return await begun(people, computers, room=room, ruleset=ruleset.id, first_dealer="seat", **options)


async def deal(room: Room, **answers: str) -> None:
    """Let everyone answer the running deal, by name; people not named answer safely."""
    number = room.state.deal
    while room.state.phase == "playing" and room.state.deal == number:
        seat = room.table.asked_seat
        assert seat
        if seat.user is None or seat.away:
            await room.next_thing()
        else:
            await room.answer(answers.get(seat.name, ""))


async def next_deal(room: Room, **answers: str) -> None:
    await room.wait(room.timings.pause)
    await deal(room, **answers)


def tally(room: Room, name: str) -> dict[str, int]:
    """Return everyone's tally, as the table shows it."""
    return {seat.name: seat.tallies[name] for seat in table_view(room.table, None).seats}


def last_row(room: Room) -> DealRow:
    return [entry.begun for entry in room.journal.entries if entry.begun][-1]


# scores


async def test_scores_of_players_who_left_are_kept_for_their_return() -> None:
    room = await opened(RACE)
    await deal(room, Ben="two")
    await room.table.seating.leave(BEN)
    assert {result.name: result.tallies for result in room.state.results}["Ben"] == {"score": 2}
    await next_deal(room)
    await room.table.seating.join(BEN, "Ben")
    await next_deal(room, Ben="one")
    assert tally(room, "score") == {"Anna": 0, "Clara": 0, "Ben": 3}


async def test_a_player_who_sits_out_keeps_the_score() -> None:
    room = await opened(RACE, 4)
    await deal(room, Ben="two")
    while not room.seat(BEN).out:
        await away(room, BEN)
    await next_deal(room, Clara="one")
    assert last_row(room).accounts == ("person:1", "person:3", "person:4")
    assert tally(room, "score") == {"Anna": 0, "Ben": 2, "Clara": 1, "Dora": 0}
    await room.table.seating.back(BEN)
    await next_deal(room)
    assert tally(room, "score")["Ben"] == 2


async def away(room: Room, user: int) -> None:
    """Let a person miss every question of a deal while the others answer."""
    await room.wait(room.timings.pause)
    number = room.state.deal
    while room.state.phase == "playing" and room.state.deal == number:
        if room.asked == user:
            await room.next_thing()
        else:
            await room.answer()


async def test_a_void_deal_changes_no_score() -> None:
    room = await opened(RACE)
    await deal(room, Ben="two")
    await room.wait(room.timings.pause)
    await room.answer("two")
    again = await voided(room)
    assert again.journal.ends()[-1].record is None
    assert tally(again, "score") == {"Anna": 0, "Ben": 2, "Clara": 0}


async def voided(room: Room) -> Room:
    """Make the running deal void, as an upgrade with changed rules would."""
    changed = Catalogue(dataclasses.replace(RACE, revision=2))
    return await (await room.restart(catalogue=changed)).restart(catalogue=TOYS)


# ends


async def test_a_session_ends_after_its_number_of_deals_not_counting_void_ones() -> None:
    room = await voided(await opened(RACE, deals=2))
    await room.wait(room.timings.pause)
    for _ in range(2):
        assert not room.table.over
        await deal(room)
        await room.wait(room.timings.pause)
    assert (room.state.end.why, room.state.deal, room.state.finished) == ("deals-played", 3, 2)


async def test_with_equal_dealing_the_session_ends_once_everybody_has_dealt_equally_often() -> None:
    room = await opened(FAIR_RACE, deals=4)
    dealers = list[int]()
    while not room.table.over:
        dealers.append(last_row(room).dealer)
        await deal(room)
        await room.wait(room.timings.pause)
    assert (dealers, room.state.end.why) == ([0, 1, 2, 0, 1, 2], "deals-played")


# computers


async def test_a_computer_keeps_playing_for_an_absent_player_in_later_deals() -> None:
    room = await begun(4, ruleset=ISLAND.id, matches=9, room=Room(catalogue=TOYS, players=answering(lambda _: "drown")))
    while not room.seat(CLARA).away:
        await away(room, CLARA)
    before = tally(room, "lives")["Clara"]
    await room.wait(room.timings.pause)
    assert (room.seat(CLARA).away, room.seat(CLARA).out) == (True, False)
    assert "person:3" in last_row(room).accounts
    await deal(room)
    assert tally(room, "lives")["Clara"] == before - 1
    await room.table.seating.back(CLARA)
    await next_deal(room)
    assert tally(room, "lives")["Clara"] == before - 1


async def test_payments_between_computers_are_not_posted() -> None:
    room = await begun(1, 3, ruleset="fipsen", first_dealer="seat")
    await deal(room)
    for _ in range(3):
        await next_deal(room)
    ended = [entry.ended for entry in room.journal.entries if entry.ended]
    assert [posting for end in ended for posting in end.postings]
    assert not [posting for end in ended for posting in end.postings if posting.source == posting.target]
