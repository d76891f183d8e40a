"""What can go wrong in an evening over many tables, over the wire: voided rounds, boards and threads that go."""

from pathlib import Path

import pytest

from game.evenings.parts import Plan
from game.table.ports import Place
from local_discord.state.permissions import BITS
from tests.e2e.evenings import LUPFEN, board_says, home, organise, set_plan, sign_up, take_seats
from tests.e2e.players import at_the_end, offering, use
from tests.e2e.playing import archived, eventually, moderate
from tests.e2e.rig import Rig, play_all
from tests.house import House

pytestmark = [pytest.mark.e2e, pytest.mark.asyncio(loop_scope="module")]


async def test_a_voided_round_is_announced_as_such_and_not_as_an_error(rig: Rig) -> None:
    people = ben, *_ = await sign_up(rig, "Ben", "Cleo", deals=2)
    await organise(ben, "Start the round")
    ((player, *_),) = (await take_seats(people, 1)).values()
    await board_says(ben, "deal 1 of 2")
    await organise(ben, "Void the round")
    await board_says(ben, "was stopped and does not count")
    await player.person.see("This round was stopped and does not count", ephemeral=False)
    assert not any("error" in each.text or "cancelled" in each.text for each in player.person.messages())


async def test_an_evening_that_begins_now_still_enters_the_calendar(rig: Rig) -> None:
    server = rig.discord.world.servers[rig.server]
    server.bot_granted |= BITS["create_events"]
    await sign_up(rig, "Ben", deals=1, hours=0)
    await eventually(lambda: len(server.events) == 1)


async def test_a_board_deleted_between_rounds_comes_back_each_time(rig: Rig) -> None:
    people = ben, cleo = await sign_up(rig, "Ben", "Cleo", deals=1, rounds=2, cards="own")
    await organise(ben, "Start the round")
    (players,) = (await take_seats(people, 1)).values()
    await play_all(players, at_the_end)
    ben.go(home(ben))
    for _ in range(2):
        board = await board_says(ben, "Round 1 of 2 is over")
        await use(ben, "evening-organise", on=board)
        menu = await ben.see("Run the evening", ephemeral=True)
        await ben.dismiss(board)
        await use(ben, "evening-person", cleo.id, on=menu)
    await board_says(ben, "Round 1 of 2 is over")


async def test_threads_closed_in_mid_round_reopen_and_are_archived_with_it_despite_a_kill(rig: Rig) -> None:
    people = await sign_up(rig, "Ben", "Cleo", "Dora", "Emil", "Finn", deals=1)
    await organise(people[0], "Start the round")
    (one, ahead), (other, behind) = (await take_seats(people, 2)).items()
    moderate(rig, one, archived=True)
    await eventually(lambda: not archived(rig, one))
    rig.discord.world.servers[rig.server].bot_granted |= BITS["manage_threads"]
    moderate(rig, other, locked=True)
    await eventually(lambda: not locked(rig, other))
    await play_all(ahead, at_the_end)
    await rig.restart()
    assert not archived(rig, one), "the round is not over"
    await play_all(behind, at_the_end)
    await eventually(lambda: archived(rig, one) and archived(rig, other))
    await eventually(lambda: all(row["closed"] for row in rig.here("evenings")))


def locked(rig: Rig, thread: str) -> bool:
    """Whether a thread is locked."""
    known = rig.discord.world.channels[thread].thread
    assert known
    return known.locked


async def test_a_list_of_36_games_keeps_its_length_in_an_evening_until_the_plan_changes(rig: Rig) -> None:
    people = ben, *_ = await sign_up(rig, "Ben", "Cleo", "Dora", game="skat/skat-list-36", rounds=2, cards="own")
    await board_says(ben, "2 rounds of 36 deals, 3 at a table")
    for value in ("deals=2", "stake=20", "minutes=45", "rounds=3"):
        await set_plan(ben, value)
    await board_says(ben, "3 rounds of 2 deals, 3 at a table")
    await board_says(ben, "45 minutes per round")
    await board_says(ben, "entry: 20")
    await organise(ben, "Start the round")
    (players,) = (await take_seats(people, 1)).values()
    await play_all(players, at_the_end)
    ben.go(home(ben))
    board = await board_says(ben, "Round 1 of 3 is over")
    assert "won, " in board.text, "it is scored as a list"
    await use(ben, "evening-organise", on=board)
    menu = await ben.see("Run the evening", ephemeral=True)
    shown = offering(menu, "evening-set")
    assert shown
    assert {option["value"] for option in shown.component["options"]} == {
        *("rounds", "deals", "minutes", "size", "seating", "computers", "level", "time")
    }, "the entry is agreed"
    await set_plan(ben, "rounds=2")
    await set_plan(ben, "seating=standings")
    await board_says(ben, "2 rounds of 2 deals")
    await board_says(ben, "seats by the standings")


async def test_the_board_uses_a_persons_current_name_once_they_press_something(tmp_path: Path) -> None:
    async with House(tmp_path) as house:
        ben, cleo = await house.enter("Ben", "Cleo")
        host = house.bot.services.evenings
        place = Place(int(ben.state["servers"][0]["id"]), int(home(ben)))
        plan = Plan(ruleset=LUPFEN, options={}, deals=1, turn_seconds=0, same=False)
        evening = (await host.actions.plan(place, int(ben.id), "Ben", plan)).id
        for person in (ben, cleo):
            await host.actions.answer(evening, int(person.id), person.name, "comes")
        await board_says(cleo, "Ben, Cleo")
        house.discord.world.people[cleo.id].name = "Clementine"
        await cleo.command("help")
        await board_says(cleo, "Ben, Clementine")
