"""Moderator actions: permissions revoked, panels and channels deleted, the bot removed."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from tests.e2e.players import deal_shown, use
from tests.e2e.rig import Rig, play_all
from tests.e2e.test_kills import panel
from tests.e2e.test_presses import begun, current
from tests.e2e.test_session import results
from tests.people import Person

pytestmark = [pytest.mark.e2e, pytest.mark.asyncio(loop_scope="module")]


async def test_a_missing_permission_is_named(rig: Rig) -> None:
    ben, anna = await rig.enter("Ben", "Anna")
    await rig.people.control("POST", "permissions", {"channel": ben.channel, "deny": ["send_messages"]})
    await ben.command("lupfen start")
    await ben.see("I need the permission “Send Messages” in this channel.", ephemeral=True)
    await rig.people.control("POST", "permissions", {"channel": ben.channel, "deny": ["attach_files"]})
    await anna.command("lupfen start")
    await anna.see(lambda each: (each.ephemeral and "„Dateien" in each.text) or "„Dateien" in each.text)
    assert rig.tables() == []
    await rig.people.control("POST", "permissions", {"channel": ben.channel, "deny": []})
    await ben.command("lupfen start")
    await use(ben, "computer")


async def test_a_deleted_panel_is_posted_again(rig: Rig) -> None:
    players = await begun(rig)
    before = current(players[0].person)
    await rig.people.control("DELETE", f"messages/{before.id}")
    await play_all(players, lambda person: panel_is_newer(person, before.id))
    await play_all(players, lambda person: any(deal_shown(each) >= 3 for each in person.messages()))


def panel_is_newer(person: Person, old: str) -> bool:
    message = panel(person)
    return message is not None and int(message.id) > int(old)


async def test_the_channel_is_deleted_and_the_table_is_closed_with_the_pot_shared(rig: Rig) -> None:
    players = await begun(rig, computers=1)
    anna = players[0].person
    await play_all(players, lambda person: any(deal_shown(each) >= 3 for each in person.messages()))
    await rig.people.control("DELETE", f"channels/{anna.channel}")
    await closed(rig, "channel-gone")
    anna.go("stammtisch")
    await anna.command("lupfen start")
    assert no_pot_is_left(rig)


async def test_a_channel_that_was_deleted_while_the_bot_was_away(rig: Rig) -> None:
    players = await begun(rig)
    await rig.kill()
    await rig.people.control("DELETE", f"channels/{players[0].person.channel}")
    await rig.start()
    await closed(rig, "channel-gone")


@pytest.mark.parametrize("asleep", [False, True])
async def test_the_bot_is_thrown_out_and_invited_again(rig: Rig, asleep: bool) -> None:
    players = await begun(rig, computers=1)
    anna = players[0].person
    server = rig.discord.channel("stammtisch").server_id
    await play_all(players, lambda person: any(deal_shown(each) >= 2 for each in person.messages()))
    if asleep:
        await rig.kill()
    await rig.people.control("POST", f"servers/{server}/kick")
    if asleep:
        await rig.start()
    await closed(rig, "server-gone")
    await rig.people.control("POST", f"servers/{server}/invite")
    await anna.command("lupfen start")
    await use(anna, "computer")
    assert no_pot_is_left(rig)


async def test_the_bot_is_thrown_out_while_the_database_is_locked(tmp_path: Path) -> None:
    async with Rig(tmp_path) as rig:
        await begun(rig)
        server = rig.discord.channel("stammtisch").server_id
        with closing(sqlite3.connect(rig.database, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            await rig.people.control("POST", f"servers/{server}/kick")
            await eventually(lambda: rig.log_text().count("is tried again") >= 2)
            other.execute("ROLLBACK")
        await closed(rig, "server-gone")
        await eventually(lambda: all(row["removed"] for row in rig.rows("SELECT removed FROM servers")))
        assert rig.tracebacks() == []


async def test_rights_are_taken_in_the_middle_and_given_back(rig: Rig) -> None:
    players = await begun(rig)
    anna = players[0].person
    denied = ["view_channel", "send_messages"]
    await rig.people.control("POST", "permissions", {"channel": anna.channel, "deny": denied})
    await play_all(players, lambda person: len(rig.answers()) >= 2)
    await rig.people.control("POST", "permissions", {"channel": anna.channel, "deny": []})
    await play_all(players, lambda person: any(deal_shown(each) >= 3 for each in person.messages()))


async def test_in_a_thread_and_when_the_thread_goes(rig: Rig) -> None:
    server = rig.discord.channel("stammtisch").server_id
    parent = rig.place
    (anna,) = await rig.enter("Anna")
    made = await rig.people.control("POST", "channels", {"server": server, "name": "faden", "parent": parent})
    rig.place = made["id"]
    await rig.enter("Anna")
    await anna.command("lupfen start", computers=3)
    await use(anna, "start")
    await rig.people.control("DELETE", f"channels/{made['id']}")
    await closed(rig, "channel-gone")


async def closed(rig: Rig, why: str) -> None:
    """Wait until the table is closed for a reason."""
    await eventually(lambda: all(row["closed"] for row in rig.tables()))
    (row,) = rig.tables()
    assert f'"ending":"{why}"' in row["state"]


async def eventually(condition: Callable[[], bool]) -> None:
    """Wait for something that no message announces."""
    async with asyncio.timeout(40):
        while not condition():  # noqa: ASYNC110 - it is another process
            await asyncio.sleep(0.02)


def no_pot_is_left(rig: Rig) -> bool:
    row = rig.tables()[0]
    return not results(rig)[f"pot:{row['id']}"]
