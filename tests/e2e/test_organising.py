"""What can go wrong in an evening over many tables, over the wire: voided rounds, boards and threads that go."""

import pytest

from sandbox.state.permissions import BITS
from tests.e2e.evenings import board_says, organise, sign_up, take_seats
from tests.e2e.rig import Rig
from tests.e2e.test_places import eventually

pytestmark = [pytest.mark.e2e, pytest.mark.asyncio(loop_scope="module")]


async def test_a_round_that_shall_not_count_is_told_as_that_and_as_no_error(rig: Rig) -> None:
    people = ben, *_ = await sign_up(rig, "Ben", "Cleo", deals=2)
    await organise(ben, "Start the round")
    ((player, *_),) = (await take_seats(people, 1)).values()
    await board_says(ben, "deal 1 of 2")
    await organise(ben, "Let the round not count")
    await board_says(ben, "was broken off and does not count")
    ended = await player.person.see("This round was broken off and does not count", ephemeral=False)
    said = [ended.text, *(each.text for each in player.person.messages())]
    assert any("Deal 1 was broken off" in each for each in said)
    assert not any("error" in each or "called off" in each for each in said)


async def test_an_evening_that_begins_now_begins_in_the_future_and_is_in_the_calendar(rig: Rig) -> None:
    server = rig.discord.world.servers[rig.server]
    server.bot_granted |= BITS["create_events"]
    await sign_up(rig, "Ben", deals=1, hours=0)
    await eventually(lambda: len(server.events) == 1)
