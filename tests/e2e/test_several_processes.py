"""Several processes on one PostgreSQL: each shows its own tables, and another takes them over when it is gone."""

import asyncio
import signal
from pathlib import Path

import pytest

from bot.command_line.run import AGAIN
from bot.discord_io.custom_id import Press, Verb
from local_discord.testing.people import Message, Person
from tests.e2e.chaos import Chaos
from tests.e2e.fleet import Fleet
from tests.e2e.players import find, in_deal, over, use
from tests.e2e.playing import asked, panel, play_to, standing, stands
from tests.e2e.rig import finish, play_all

pytestmark = pytest.mark.e2e
ALL = "0-0/1"


def panels(person: Person) -> list[Message]:
    """List the public messages of the table with live buttons."""
    return [each for each in person.messages() if not each.ephemeral and each.buttons]


async def test_processes_leave_each_others_tables_alone(tmp_path: Path, new_database: str) -> None:
    async with Fleet(tmp_path, new_database) as fleet:
        shown: list[tuple[Person, Message]] = []
        one = await fleet.joined("0-0/2")
        other = await fleet.joined("1-1/2")
        for names in (("Anna", "Ben"), ("Clara", "David")):
            await fleet.elsewhere()
            players = await fleet.begin(*names, computers=1)
            await play_to(players, "play")
            shown.append((players[0].person, panels(players[0].person)[-1]))
        anna, (clara, of_clara) = shown[0][0], shown[1]
        await other.killed()
        await (await fleet.joined("1-1/2")).says("ready with 1 tables")
        await clara.gone(of_clara)
        assert panels(anna) == [anna.seen[shown[0][1].id]]
        assert (await one.health())["shards"] == "0-0 of 2"
        assert (await one.health())["tables"] == 1
        assert 'lupfen_has_shards{shards="0-0 of 2"} 1.0' in await one.metrics()


async def test_a_waiting_process_takes_over_from_a_killed_one(tmp_path: Path, new_database: str) -> None:
    async with Fleet(tmp_path, new_database) as fleet:
        first = await fleet.joined(ALL)
        await fleet.elsewhere()
        players = await fleet.sit_down("Anna", "Ben", computers=1)
        anna = players[0].person
        second = await fleet.joined(ALL, "waiting for shards 0-0 of 1")
        health = await second.health()
        assert (health["status"], health["tables"]) == ("waiting", 0)
        assert health["waits_for"]
        assert 'lupfen_has_shards{shards="0-0 of 1"} 0.0' in await second.metrics()
        await use(anna, "start")
        await play_to(players, "play")
        before, text, question = panel(anna), standing(anna), [asked(player) for player in players]
        assert before
        await first.killed()
        await anna.gone(before)
        await stands(anna, text)
        await play_to(players, "play")
        assert [asked(player) for player in players] == question
        assert (await second.health())["status"] == "ok"
        await play_all(players, in_deal(3))
        await finish(players)


async def test_one_standby_without_a_session_takes_over_from_either_of_two_processes(
    tmp_path: Path, new_database: str
) -> None:
    async with Fleet(tmp_path, new_database) as fleet:
        one, other = await asyncio.gather(fleet.joined("0-0/2"), fleet.joined("1-1/2"))
        spare = await fleet.joined("0-0/2,1-1/2", "waiting without a session")
        await fleet.elsewhere()
        await fleet.elsewhere()
        players = await fleet.sit_down("Anna", "Ben", computers=1)
        anna = players[0].person
        await use(anna, "start")
        await play_to(players, "play")
        before, question = panel(anna), [asked(player) for player in players]
        assert before
        assert ((await spare.health())["status"], fleet.discord.gateway.identified) == ("waiting", 2)
        assert (await spare.metrics()).count(' of 2"} 0.0') == 2
        await other.killed()
        await spare.says("ready with 1 tables")
        await spare.connected()
        await anna.gone(before)
        await play_to(players, "play")
        assert [asked(player) for player in players] == question
        assert (await spare.health())["shards"] == "1-1 of 2"
        assert fleet.discord.gateway.identified == 3
        await fleet.joined("1-1/2", "waiting for shards 1-1 of 2")
        assert (await one.health())["status"] == "ok"
        await finish(players)


async def test_a_process_that_was_frozen_writes_nothing_and_exits(tmp_path: Path, new_database: str) -> None:
    async with Fleet(tmp_path, new_database, turn=20) as fleet:
        first = await fleet.joined(ALL)
        await fleet.elsewhere()
        players = await fleet.sit_down("Anna", "Ben", computers=2)
        anna = players[0].person
        await use(anna, "start")
        await play_to(players, "play")
        second = await fleet.joined(ALL, "waiting for shards")
        first.signal(signal.SIGSTOP)
        before = panel(anna)
        assert before
        await second.says("ready with 1 tables")
        await anna.gone(before)
        await play_all(players, in_deal(2))
        await play_to(players, "play")
        shown, written = panels(anna), fleet.rows("SELECT * FROM answers ORDER BY table_id, deal, number")
        first.signal(signal.SIGCONT)
        assert await first.ended() == AGAIN
        assert "another process has taken over its shards" in first.log
        assert panels(anna) == shown
        assert fleet.rows("SELECT * FROM answers ORDER BY table_id, deal, number") == written
        await finish(players)
        fleet.members.remove(first)


async def test_settings_changed_in_one_process_reach_the_other(tmp_path: Path, new_database: str) -> None:
    async with Fleet(tmp_path, new_database) as fleet:
        await asyncio.gather(fleet.joined("0-0/2"), fleet.joined("1-1/2"))
        places = [await fleet.elsewhere() for _ in range(2)]
        (ben,) = await fleet.enter("Ben", channel=places[0])
        await ben.command("likes")
        page = await ben.see(lambda each: each.ephemeral)
        await ben.choose("de", custom_id=Press(Verb.LIKES_SET, choice="language").custom_id, message=page)
        await fleet.enter("Ben", channel=places[1])

        async def speaks_german() -> bool:
            before = set(ben.seen)
            await ben.command("help")
            return "Karten" in (await ben.see(lambda each: each.ephemeral and each.id not in before)).text

        while not await speaks_german():
            pass


async def test_a_press_during_a_handover_between_processes_is_answered(tmp_path: Path, new_database: str) -> None:
    async with Fleet(tmp_path, new_database) as fleet:
        first = await fleet.joined(ALL)
        await fleet.elsewhere()
        players = await fleet.sit_down("Anna", "Ben", computers=1)
        anna, ben = (player.person for player in players)
        second = await fleet.joined(ALL, "waiting for shards")
        second.signal(signal.SIGSTOP)
        await first.left()
        pressing = asyncio.create_task(use(anna, "start"))
        await asyncio.sleep(0)
        second.signal(signal.SIGCONT)
        await pressing
        await ben.wait(lambda: find(ben, "hand"))
        assert "to whoever waits for them" in first.log


async def test_a_rolling_restart_loses_no_press(tmp_path: Path, new_database: str) -> None:
    async with Fleet(tmp_path, new_database) as fleet:
        serving = await fleet.joined(ALL)
        await fleet.elsewhere()
        players = await fleet.sit_down("Anna", "Ben", "Clara")
        anna = players[0].person
        await use(anna, "start")
        playing = asyncio.create_task(play_all(players))
        for _ in range(3):
            waiting = await fleet.joined(ALL, "waiting for shards")
            assert await serving.left() == 0
            await waiting.says("ready with 1 tables")
            serving = waiting
        await anna.command("lupfen stop")
        await playing
        assert over(anna)
        assert fleet.discord.interactions.counts["failed"] == 0


async def test_three_processes_killed_in_turn_lose_and_duplicate_nothing(tmp_path: Path, new_database: str) -> None:
    async with Fleet(tmp_path, new_database) as fleet:
        await asyncio.gather(*(fleet.joined(f"{shard}-{shard}/3") for shard in range(3)))
        chaos = Chaos(fleet, seed=5, deals=2)
        chaos.listen()
        await chaos.seat(3)
        await chaos.run(kills=3)
        assert fleet.kills == 3
        assert chaos.acknowledged() > 0
        assert chaos.lost_answers() == chaos.duplicated_answers() == []
        assert (chaos.open_tables(), chaos.chips_lost()) == (0, 0)


async def test_cards_arrive_by_direct_message_whichever_process_has_the_table(
    tmp_path: Path, new_database: str
) -> None:
    async with Fleet(tmp_path, new_database) as fleet:
        _, other = await asyncio.gather(fleet.joined("0-0/2"), fleet.joined("1-1/2"))
        while int(await fleet.elsewhere() and fleet.server) >> 22 & 1 == 0:
            pass
        players = await fleet.sit_down("Ben", "Dora", family="schwimmen", pace="days")
        await use(players[0].person, "start")
        (person, _), world = [player.person for player in players], fleet.discord.world
        for person in (player.person for player in players):
            person.channel = world.direct_channel(world.people[person.id]).id
            hand = await person.told(person.press("My cards", message=await person.told(person.command("tables"))))
            assert "Your cards" in hand.text
            if "Your turn" in hand.text:
                button = next(each for each in hand.buttons if ":answer:" in (each.custom_id or ""))
                await person.press(custom_id=button.custom_id, message=hand)
                await person.see(lambda each, hand=hand: each.id == hand.id and each.text != hand.text)
        assert fleet.rows("SELECT * FROM answers"), "the hand in the direct message can be played from"
        mine = await person.told(person.command("tables"))
        await other.killed()
        fleet.members.remove(other)
        left = "SELECT 1 FROM leases WHERE first = 1 AND until > extract(epoch FROM clock_timestamp())"
        while fleet.rows(left):  # noqa: ASYNC110 - the database's clock tells nobody
            await asyncio.sleep(0.05)
        told = await person.told(person.press("My cards", message=mine))
        assert "please try again in a moment" in told.text, "nobody has the table now"
