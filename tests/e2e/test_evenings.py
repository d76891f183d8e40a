"""Evenings across many tables, over the wire: same cards at two tables, a kill, late and absent people, calling off."""

import json
import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from discord import EventStatus

from bot.discord_io.custom_id import Press, Verb
from bot.discord_io.rest_client import Request
from bot.operations.clock import LoopClock
from game.evenings.evening import CHECK_IN_SECONDS
from game.evenings.parts import Plan
from game.games.catalogue import CATALOGUE
from game.table.ports import Place
from local_discord.people.interactions import DONE
from local_discord.state.permissions import BITS
from local_discord.testing.people import Person
from storage.audit import audit
from tests.e2e.evenings import (
    LUPFEN,
    board_says,
    come,
    home,
    link_of,
    organise,
    press,
    set_plan,
    sign_up,
    standings_in,
    take_seats,
    the_board,
    the_result,
)
from tests.e2e.forging import EveningForger
from tests.e2e.players import Player, at_the_end, offered, offering, press_of, use
from tests.e2e.playing import eventually
from tests.e2e.rig import Rig, channels, play_all
from tests.house import House
from tests.standings import standings_of

pytestmark = [pytest.mark.e2e, pytest.mark.asyncio(loop_scope="module")]


async def test_two_tables_play_the_same_cards_despite_a_kill(tmp_path: Path) -> None:
    async with Rig(tmp_path) as rig:
        people = await sign_up(rig, "Ben", "David", "Emma", "Finn", "Gina", "Hugo", "Ida", deals=3)
        ben = people[0]
        commitment = re.search(r"[0-9a-f]{16}(?=…)", (await board_says(ben, "Seal of the next round")).text)
        assert commitment
        await organise(ben, "Start the round")
        seats = await take_seats(people, 2)
        assert sorted(map(len, seats.values())) == [3, 4]
        one, other = seats.values()
        for here, there in ((one, other), (other, one)):
            for player in here:
                assert there[0].person.channel not in channels(player.person), "nobody sees the other table"
        await play_all(one, at_the_end)
        board = the_board(ben)
        assert board
        over = await one[0].person.see("The board in the channel shows")
        assert link_of(over).endswith(f"/{home(ben)}/{board.id}")
        assert "done ✅" in (await board_says(ben, "done ✅")).text
        assert "Standings" not in board.text, "results are told when all tables are done"
        await rig.restart()
        await play_all(other, at_the_end)
        ben.go(home(ben))
        end = await the_result(ben)
        assert "Standings" in end.text
        board = await ben.see("compared with *Strong*", ephemeral=False)
        assert board.id == end.id, "the result is announced on the same board"
        assert "differed most" in board.text
        records = rig.records()
        assert len(records) == 6
        [sealed] = {each["source"]["round"] for each in records}
        assert sealed.startswith(commitment[0])
        packs = {each["deal"]: each["packs"] for each in records}
        assert all(each["packs"] == packs[each["deal"]] for each in records)
        await eventually(lambda: all(row["closed"] for row in rig.here("evenings")))
        proved = standings_of(rig.database)
        assert len(proved) == len(people)
        assert await standings_in(ben, end) == {name: round(float(total), 2) for name, total in proved.items()}
        assert rig.here("postings") == [], "there are no stakes"


async def test_a_table_that_is_ahead_reveals_nothing_and_an_evening_can_be_called_off(rig: Rig) -> None:
    people = await sign_up(rig, "Ben", "David", "Emma", "Finn", "Gina", "Hugo", "Ida", "Jan", deals=2)
    ben, (late,) = people[0], await rig.enter("Kim")
    await press(ben, "Add a word")
    await ben.submit(await ben.form(), {"value": "Rösle"})
    await board_says(ben, "One word is mixed in")
    await organise(ben, "Start the round")
    ahead, behind = (await take_seats(people, 2)).values()
    await play_all(ahead, at_the_end)
    assert [row["done"] for row in rig.rows("SELECT done FROM rounds WHERE words LIKE '%R%sle%'")] == [None]
    for player in behind:
        heard = [each for each in rig.discord.hub.wire[player.person.id] if "content" in each.get("d", {})]
        assert {each["d"]["channel_id"] for each in heard} <= {home(ben), player.person.channel}
    await cannot_look_back(rig, behind[0].person)
    await come(late)
    board = await board_says(late, "deal")
    await use(late, "evening-seat", on=board)
    await late.see("You have no seat in this round", ephemeral=True)
    await organise(ben, "Cancel the evening")
    await late.see("The evening was cancelled. All balances", ephemeral=False)
    await eventually(lambda: all(row["closed"] for row in (*rig.tables(), *rig.here("evenings"))))
    assert rig.here("postings") == []


async def cannot_look_back(rig: Rig, person: Person) -> None:
    """Try in vain to look at a deal of a finished table."""
    person.go(home(person))
    await person.command("lupfen history")
    page = await person.see(lambda each: offering(each, "history-session") is not None, ephemeral=True)
    done = next(row["id"] for row in rig.tables() if row["closed"])
    await use(person, "history-session", done, on=page)
    session = await person.see(lambda each: offering(each, "history-deal") is not None, ephemeral=True)
    await use(person, "history-deal", "1", on=session)
    await person.see("Others may still be playing these cards", ephemeral=True)


async def test_an_evening_copes_with_an_absent_person_and_a_latecomer(rig: Rig) -> None:
    ben, cleo = people = await sign_up(rig, "Ben", "Cleo", deals=1, rounds=2, cards="own")
    (late,) = await rig.enter("Dora")
    await organise(ben, "Start the round")
    ((player, absent),) = (await take_seats(people, 1)).values()
    assert absent.person is cleo
    await organise(ben, "Pause")
    await board_says(ben, "is paused")
    await organise(ben, "Resume")
    await board_says(ben, "Round 1 of 2 is being played")
    await organise(ben, "Take off the list", cleo.id)
    await ben.wait(lambda: sum(each.ephemeral for each in ben.messages(home(ben))) == 1, what="a single menu")
    await player.play(at_the_end)
    await board_says(ben, "Round 1 of 2 is over")
    await come(late)
    await board_says(ben, "2 are coming")
    await organise(ben, "Start the round")
    ((player, other),) = (await take_seats([ben, late], 1)).values()
    assert other.person is late
    await play_all([player, other], at_the_end)
    late.go(home(late))
    end = await the_result(late)
    assert set(await standings_in(late, end)) == {"Ben", "Dora"}, "somebody who never played a card is not ranked"
    await ben.say("thanks")


async def test_helpers_seat_latecomers_in_the_running_round_and_take_people_back(rig: Rig) -> None:
    ben, cleo = people = await sign_up(rig, "Ben", "Cleo", deals=2, minutes=30, cards="own")
    (late,) = await rig.enter("Dora")
    await organise(ben, "Take off the list", cleo.id)
    await board_says(ben, "1 is coming")
    await organise(ben, "Put back on the list", cleo.id)
    await board_says(ben, "2 are coming")
    await organise(ben, "Make an organiser", cleo.id)
    await organise(cleo, "Start the round")
    seats = await take_seats(people, 1)
    ((player, other),) = seats.values()
    ends = await board_says(ben, "time is up")
    await organise(cleo, "Give more time")
    await ben.wait(lambda: (board := the_board(ben)) and board.text != ends.text, what="a later end of the round")
    await come(late)
    await board_says(cleo, "Dora")
    await organise(cleo, "Put in a computer’s seat", late.id)
    await late.wait(lambda: player.person.channel in channels(late), what="the thread")
    late.go(player.person.channel)
    await late.see("takes over a computer’s seat")
    await play_all([player, other, Player(late, 9)], at_the_end)
    late.go(home(late))
    end = await the_result(late)
    assert "Dora" in end.text
    assert rig.rows("SELECT 1 FROM players WHERE account = ? AND deal = 2", f"person:{late.id}")


async def test_people_check_in_before_an_evening_begins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with House(tmp_path) as house:
        calls = noted_calls(house, monkeypatch)
        people = ben, cleo, _ = await house.enter("Ben", "Cleo", "Dora")
        host = house.bot.services.evenings
        place = Place(int(ben.state["servers"][0]["id"]), int(home(ben)))
        now = LoopClock().now()
        plan = Plan(ruleset=LUPFEN, options={}, deals=1, turn_seconds=0, at=now + CHECK_IN_SECONDS + 2)
        evening = (await host.actions.plan(place, int(ben.id), "Ben", plan)).id
        for person in people:
            await host.actions.answer(evening, int(person.id), person.name, "comes")
        call = await ben.see("press *I’m here* on the board", ephemeral=False)
        await board_says(ben, "3 not here yet")
        for person in (ben, cleo):
            await press(person, "I’m here")
        await board_says(ben, "1 not here yet:** Dora")
        assert [guest.name for guest in (await host.actions.find(evening)).players()] == ["Ben", "Cleo"]
        await host.actions.organise(evening, "cancel")
        await ben.see("The evening was cancelled. All balances", ephemeral=False)
        await ben.gone(call)
    sent = [(method, before) for before, method in pairwise(["none", *calls]) if method]
    assert {method for method, _ in sent} == {"POST", "PATCH", "DELETE"}
    assert not any(before for _, before in sent), "each waits for its own request first"


def noted_calls(house: House, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Note the methods of the calls that count towards the limit of the whole bot, and "" for each request taken."""
    calls: list[str] = []
    rest, sender = house.bot.services.wire.rest, house.bot.services.wire.sender
    request, take = rest.request, sender.take_request

    async def taken() -> None:
        await take()
        calls.append("")

    async def sent(asked: Request, *body: Any, **how: Any) -> Any:
        calls.extend([asked.method] if asked.counted else [])
        return await request(asked, *body, **how)

    monkeypatch.setattr(sender, "take_request", taken)
    monkeypatch.setattr(rest, "request", sent)
    return calls


async def test_nobody_is_called_to_check_in_when_nobody_has_signed_up(tmp_path: Path) -> None:
    async with House(tmp_path) as house:
        (ben,) = await house.enter("Ben")
        host = house.bot.services.evenings
        place = Place(int(ben.state["servers"][0]["id"]), int(home(ben)))
        evening = (
            await host.actions.plan(place, int(ben.id), "Ben", Plan(ruleset=LUPFEN, options={}, at=LoopClock().now()))
        ).id
        host.stir(evening)
        await board_says(ben, "0 are coming")
        await come(ben)
        assert "not here yet" not in (await board_says(ben, "1 is coming")).text
        assert [guest.name for guest in (await host.actions.find(evening)).players()] == ["Ben"]
        assert not any("The evening starts" in each.text for each in ben.messages())


async def test_calling_off_an_evening_cancels_it_in_the_calendar(rig: Rig) -> None:
    server = rig.discord.world.servers[rig.server]
    server.bot_granted |= BITS["create_events"]
    (ben,) = await sign_up(rig, "Ben", deals=1, hours=5)
    await eventually(lambda: len(server.events) == 1)
    (event,) = server.events.values()
    assert (event["name"], event["entity_metadata"], event["status"]) == (
        "Lupfen · Liechtenstein: tournament evening",
        {"location": f"#{rig.discord.world.channels[rig.place].name}"},
        EventStatus.scheduled.value,
    )
    await rig.restart()
    await organise(ben, "Cancel the evening")
    await eventually(lambda: event["status"] == EventStatus.canceled.value)


@pytest.mark.parametrize("in_order", [True, False])
async def test_the_calendar_follows_an_evening_and_never_holds_it_up(rig: Rig, in_order: bool) -> None:
    server = rig.discord.world.servers[rig.server]
    server.bot_granted |= BITS["create_events"]
    people = await sign_up(rig, "Ben", "Cleo", deals=1, hours=5, cards="own")
    await eventually(lambda: len(server.events) == 1)
    (event,) = server.events.values()
    if not in_order:
        rig.discord.faults.add(path=r"/scheduled-events/", method="PATCH", status=403)
    await organise(people[0], "Start the round")
    (players,) = (await take_seats(people, 1)).values()
    assert event["status"] == (EventStatus.active if in_order else EventStatus.scheduled).value
    await play_all(players, at_the_end)
    people[0].go(home(people[0]))
    await the_result(people[0])
    assert event["status"] == (EventStatus.completed if in_order else EventStatus.scheduled).value


async def test_a_round_of_schwimmen_is_a_match_with_cards_of_its_own(rig: Rig) -> None:
    (ben,) = await rig.enter("Ben")
    await ben.command("evening plan", game="schwimmen", cards="same")
    await ben.see("every table gets its own", ephemeral=True)
    people = await sign_up(rig, "Ben", "Cleo", "Dora", game="schwimmen")
    await board_says(ben, "One round of one match, 4 at a table")
    await organise(ben, "Start the round")
    (players,) = (await take_seats(people, 1)).values()
    await board_says(ben, "· deal 1 · ")
    await play_all(players, at_the_end)
    ben.go(home(ben))
    brought = await standings_in(ben, await the_result(ben))
    *_, last = rig.records()
    assert {name: brought[name] for name in ("Ben", "Cleo", "Dora")} == brought
    assert sorted(last["tallies_after"]["lives"])[:-1] == [-1, -1, -1]
    assert max(last["bank_after"]["seats"]) > 0 == sum(last["bank_after"]["seats"])
    assert set(brought.values()) <= set(last["bank_after"]["seats"])


async def test_teammates_sit_apart_and_their_average_counts(rig: Rig) -> None:
    people = await sign_up(rig, "Ben", "Cleo", "Dora", "Emil", deals=1, hours=5.5, cards="own")
    ben, cleo, dora, emil = people
    for value in ("seating=teams", "size=3"):
        await set_plan(ben, value)
    await board_says(ben, "fixed teams")
    for person, team in ((ben, "Adler"), (cleo, "Adler"), (dora, "Bären"), (emil, "Bären")):
        await press(person, "Choose my team")
        await person.submit(await person.form(), {"value": team})
    await board_says(ben, "Team **Bären**: Dora, Emil")
    await organise(ben, "Start the round")
    for players in (await take_seats(people, 2)).values():
        assert len({player.person in (ben, cleo) for player in players}) == 2, "one of each team"
        await play_all(players, at_the_end)
    ben.go(home(ben))
    end = await the_result(ben)
    assert "(team)" in end.text


async def test_the_organisers_changes_to_the_plan_apply_at_the_tables(rig: Rig) -> None:
    people = await sign_up(rig, "Ben", "Cleo", deals=1, turn_seconds=45, cards="own")
    ben = people[0]
    await board_says(ben, "time to think: 45 seconds · computers fill empty seats (Beginner)")
    for value in ("size=3", "level=club", "time=90"):
        await set_plan(ben, value)
    board = await board_says(ben, "time to think: 90 seconds · computers fill empty seats (Club)")
    assert "3 at a table" in board.text
    await organise(ben, "Start the round")
    await take_seats(people, 1)
    (state,) = (json.loads(row["state"]) for row in rig.tables())
    computers = [seat["level"] for seat in state["seats"] if seat["user"] is None]
    assert (computers, state["terms"]["turn_seconds"]) == (["club"], 90)


async def test_a_round_ends_when_its_time_is_up(tmp_path: Path) -> None:
    async with House(tmp_path) as house:
        ben, cleo = await house.enter("Ben", "Cleo")
        host = house.bot.services.evenings
        host.hurry = 1
        place = Place(int(ben.state["servers"][0]["id"]), int(home(ben)))
        plan = Plan(ruleset=LUPFEN, options={}, deals=1, seconds=1, turn_seconds=0, same=False)
        evening = (await host.actions.plan(place, int(ben.id), "Ben", plan)).id
        for person in (ben, cleo):
            await host.actions.answer(evening, int(person.id), person.name, "comes")
        await board_says(ben, "2 are coming")
        await host.actions.organise(evening, "start")
        await the_result(ben)
        assert (await host.actions.find(evening)).rounds[0].hurried
    assert audit(f"sqlite+aiosqlite:///{tmp_path / 'house.db'}", CATALOGUE) == []


def is_settled(evening: str) -> bool:
    """Whether an evening's tables are open and the par of its deals is known, so that it changes by itself no more."""
    return '"table":""' not in evening and '"par":[]' not in evening


def written(rig: Rig) -> list[tuple[Any, ...]]:
    return [(*row,) for row in (*rig.here("evenings"), *rig.tables())]


async def test_forged_presses_make_nobody_an_organiser(rig: Rig) -> None:
    ben, cleo = await sign_up(rig, "Ben", "Cleo", deals=1, minutes=30)
    (kim,) = await rig.enter("Kim")
    board = the_board(ben)
    assert board
    evening = press_of(offered(board, "evening-organise")).table
    world = rig.discord.world
    shown, people = world.timeline[board.channel][board.id], [world.people[kim.id]]
    for phase in ("signing", "playing"):
        if phase == "playing":
            await organise(ben, "Start the round")
            await take_seats([ben, cleo], 1)
            await cleo.see(lambda each: ":answer:" in str(each.json["components"]) or "▶" in each.text)
        await eventually(lambda: is_settled(rig.here("evenings")[0]["state"]))
        before = written(rig)
        forger = EveningForger(rig.discord, 7, evening, people, [shown], [ben.id, cleo.id, kim.id, "1", "x", ""])
        sent = [forger.send() for _ in range(120)]
        await eventually(lambda made=sent: all(each.answer is not None for each in made))
        assert [each.data["custom_id"] for each in sent if each.state != DONE] == []
        assert written(rig) == before


async def test_nobody_reaches_an_evening_from_another_server(tmp_path: Path) -> None:
    async with House(tmp_path) as house:
        (ben,) = await house.enter("Ben")
        host = house.bot.services.evenings
        place = Place(int(ben.state["servers"][0]["id"]), int(home(ben)))
        planned = await host.actions.plan(place, int(ben.id), "Ben", Plan(ruleset=LUPFEN, options={}, deals=1))
        before = await host.actions.answer(planned.id, int(ben.id), "Ben", "comes")
        made = await house.people.control("POST", "servers", {"name": "Elsewhere", "channel": "elsewhere"})
        await ben.wait(lambda: made["channel"] in channels(ben), what="the other server")
        ben.go(made["channel"])
        for verb, choice in (
            *((Verb.EVENING, each) for each in ("away", "reserve")),
            *((Verb.EVENING_DO, each) for each in ("cancel", "start", f"remove-{ben.id}")),
            *((verb, "") for verb in (Verb.EVENING_ORGANISE, Verb.EVENING_SEAT, Verb.EVENING_CSV)),
        ):
            assert await house.forge(ben, Press(verb, planned.id, choice=choice).custom_id) == DONE
        assert not any("Lupfen" in each.text for each in ben.messages())
        after = await host.actions.find(planned.id)
        assert (after.guests, after.phase) == (before.guests, "signing")
