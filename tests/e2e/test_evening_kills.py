"""Evenings across many tables whose bot is killed between two steps."""

import pytest

from tests.e2e.evenings import home, organise, sign_up, take_seats, the_result, threads
from tests.e2e.players import at_the_end, offering
from tests.e2e.playing import eventually
from tests.e2e.rig import Rig, play_all

pytestmark = [pytest.mark.e2e, pytest.mark.asyncio(loop_scope="module")]


async def test_a_thread_created_before_a_kill_still_gets_its_table(rig: Rig) -> None:
    people = await sign_up(rig, "Ben", "Cleo", deals=1)
    rig.discord.faults.add(path=r"/thread-members/", method="PUT", status=500)
    await organise(people[0], "Start the round")
    await eventually(lambda: len(threads(rig)) == 1)
    assert rig.tables() == []
    await rig.kill()
    rig.discord.faults.clear()
    await rig.start()
    ((player, other),) = (await take_seats(people, 1)).values()
    assert threads(rig) == [player.person.channel]
    await play_all([player, other], at_the_end)


async def test_an_evening_has_one_result_even_if_a_kill_comes_before_its_announcement(rig: Rig) -> None:
    people = await sign_up(rig, "Ben", "Cleo", deals=1)
    ben = people[0]
    await organise(ben, "Start the round")
    (players,) = (await take_seats(people, 1)).values()
    rig.discord.faults.add(path=rf"/channels/{home(ben)}/messages", method="POST", status=500)
    await play_all(players, at_the_end)
    ben.go(home(ben))
    result = await ben.see("🏆", ephemeral=False)
    await rig.kill()
    rig.discord.faults.clear()
    await rig.start()
    assert (await the_result(ben)).id == result.id
    await eventually(lambda: all(row["closed"] for row in rig.here("evenings")))
    told = [each for each in ben.messages() if "🏆" in each.text]
    assert [offering(each, "evening-csv") is not None for each in told] == [True, False]
