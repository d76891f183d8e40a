"""People who have left the server are not waited for."""

from typing import cast

import pytest

from bot.discord_io.sender import Sender
from bot.operations.places import Absentees
from tests.tables import ANNA, BEN, CLARA, begun


class Members:
    """Knows who is on the server."""

    def __init__(self, here: set[int]) -> None:
        self.here = here
        self.asked = 0

    async def take_request(self) -> None:
        self.asked += 1

    async def is_member(self, _server: int, person: int) -> bool:
        return person in self.here


@pytest.mark.parametrize(("seconds", "ours", "looks"), [(0, True, 3), (60, True, 0), (0, False, 0)])
async def test_an_untimed_table_continues_without_players_who_left_the_server(
    seconds: int, ours: bool, looks: int
) -> None:
    room = await begun(3, turn_seconds=seconds)
    asked = room.turn
    members = Members({ANNA, BEN, CLARA} - {asked})
    await Absentees(room.tables, cast(Sender, members), lambda _: ours).look()
    assert members.asked == looks
    assert room.seat(asked).away == bool(looks)
    assert [seat.user for seat in room.state.people if seat.user != asked] == [
        user for user in (ANNA, BEN, CLARA) if user != asked
    ]


async def test_a_table_ends_when_all_its_players_have_left_the_server() -> None:
    room = await begun(3, turn_seconds=0)
    await Absentees(room.tables, cast(Sender, Members(set())), lambda _: True).look()
    for _ in range(60):
        if not room.table.over:
            await room.next_thing()
    assert room.state.end.why == "nobody-left"


async def test_over_days_membership_is_checked_for_players_who_missed_an_answer() -> None:
    room = await begun(3, turn_seconds=60, ruleset="schwimmen")
    await room.table.change(room.state.with_terms(pace="days", turn_seconds=43_200))
    late = room.turn
    members = Members({ANNA, BEN, CLARA} - {late})
    absentees = Absentees(room.tables, cast(Sender, members), lambda _: True)
    await absentees.look()
    assert members.asked == 0, "nothing speaks for it yet"
    await room.wait(43_200)
    await absentees.look()
    assert (room.seat(late).away, room.seat(late).leaving) == (True, True)
    asked = members.asked
    await absentees.look()
    assert members.asked == asked, "it is known"
