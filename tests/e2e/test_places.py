"""Tables in channels and in threads of their own; permissions revoked, panels and channels deleted, the bot removed."""

import sqlite3
from contextlib import closing
from typing import Any

import pytest

from local_discord.testing.people import Person
from tests.e2e.evenings import link_of
from tests.e2e.players import Player, find, in_deal, use
from tests.e2e.playing import archived, begun, current, eventually, moderate, panel, play_deals, results
from tests.e2e.rig import Rig, channels, play_all

pytestmark = [pytest.mark.e2e, pytest.mark.asyncio(loop_scope="module")]


async def test_a_deleted_panel_is_posted_again(rig: Rig) -> None:
    players = await begun(rig)
    before = current(players[0].person)
    await rig.people.control("DELETE", f"messages/{before.id}")
    await play_all(players, lambda person: panel_is_newer(person, before.id))
    await play_all(players, in_deal(2))


async def test_a_panel_deleted_while_a_question_is_open_is_back_at_half_time(rig: Rig) -> None:
    players = await begun(rig, turn_seconds=14)
    before = current(players[0].person)
    await rig.people.control("DELETE", f"messages/{before.id}")
    person = players[0].person
    await person.wait(lambda: panel_is_newer(person, before.id), what="another panel")
    (table,) = rig.tables()
    assert rig.rows("SELECT 1 FROM answers WHERE table_id = ?", table["id"]) == [], "nobody has answered"


def panel_is_newer(person: Person, old: str) -> bool:
    message = panel(person)
    return message is not None and int(message.id) > int(old)


async def test_deleting_the_channel_closes_the_table_and_shares_the_pot(rig: Rig) -> None:
    players = await begun(rig, computers=1)
    anna = players[0].person
    await play_all(players, in_deal(2))
    await rig.people.control("DELETE", f"channels/{anna.channel}")
    await closed(rig, "channel-gone")
    anna.go("stammtisch")
    await anna.command("lupfen start")
    assert no_pot_is_left(rig)


async def test_a_channel_deleted_while_the_bot_was_away_closes_its_table(rig: Rig) -> None:
    players = await begun(rig)
    await rig.kill()
    await rig.people.control("DELETE", f"channels/{players[0].person.channel}")
    await rig.start()
    await closed(rig, "channel-gone")


@pytest.mark.parametrize("asleep", [False, True])
async def test_removing_the_bot_closes_its_tables_and_inviting_it_again_allows_new_ones(rig: Rig, asleep: bool) -> None:
    players = await begun(rig, computers=1)
    anna = players[0].person
    server = rig.server
    await play_all(players, in_deal(2))
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


async def test_removing_the_bot_closes_its_tables_once_a_locked_database_is_free(rig: Rig) -> None:
    await begun(rig)
    server = rig.server
    with closing(sqlite3.connect(rig.database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        await rig.people.control("POST", f"servers/{server}/kick")
        await eventually(lambda: "is tried again" in rig.log.read_text())
        other.execute("ROLLBACK")
    await closed(rig, "server-gone")
    await eventually(lambda: rig.rows("SELECT 1 FROM servers WHERE id = ? AND removed > 0", int(rig.server)) != [])


async def test_play_survives_permissions_revoked_and_restored_in_mid_deal(rig: Rig) -> None:
    players = await begun(rig)
    denied = ["view_channel", "send_messages"]
    await rig.deny(*denied)
    await play_all(players, lambda person: len(rig.answers()) >= 2)
    await rig.deny()
    await play_all(players, in_deal(2))


async def test_deleting_a_thread_closes_its_table(rig: Rig) -> None:
    server = rig.server
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
    assert f'"why":"{why}"' in row["state"]


def no_pot_is_left(rig: Rig) -> bool:
    row = rig.tables()[0]
    return not results(rig)[f"pot:{row['id']}"]


# in threads of their own


def threads(rig: Rig) -> list[str]:
    """List the ids of the threads in this test's channel."""
    return [each.id for each in rig.discord.world.channels.values() if each.parent_id == rig.place]


async def opened(rig: Rig, *names: str, **options: Any) -> tuple[str, list[Person]]:
    """Let the first person open a table in a thread, and everyone follow; return the thread."""
    people = await rig.enter(*names)
    await people[0].command("lupfen start", thread="own", **options)
    (thread,) = threads(rig)
    invited = await people[0].see("has opened a table in a thread", ephemeral=False)
    assert thread in link_of(invited)
    rig.place = thread
    for person in people:
        await person.wait(lambda each=person: thread in channels(each), what="the thread")
        person.go(thread)
        await person.wait(lambda each=person: find(each, "join"), what="the lobby in it")
    return thread, people


async def seated(rig: Rig, **options: Any) -> tuple[str, list[Player]]:
    """Begin to play in a thread."""
    thread, people = await opened(rig, "Ben", "David", "Emma", **options)
    for guest in people[1:]:
        await use(guest, "join")
    await use(people[0], "start")
    return thread, [Player(person, seed) for seed, person in enumerate(people)]


async def test_a_tables_thread_is_archived_after_its_session_and_reopened_for_another(rig: Rig) -> None:
    thread, players = await seated(rig)
    host = players[0].person
    name = rig.discord.world.channels[thread].name
    assert name.startswith("Lupfen · Liechtenstein · ")
    await play_deals(players, 2)
    await host.see("ended the session", ephemeral=False)
    await eventually(lambda: archived(rig, thread))
    (row,) = rig.tables()
    assert str(row["channel"]) == thread
    await use(host, "again")
    await host.wait(lambda: find(host, "start"), what="another lobby")
    await eventually(lambda: not archived(rig, thread))


async def test_a_servers_preference_for_threads_can_be_overridden_at_the_start(rig: Rig) -> None:
    (anna,) = await rig.enter("Anna")
    await anna.command("settings")
    page = await anna.see("Ein Thread", ephemeral=True)
    button = next(each for each in page.buttons if each.custom_id and "threads=yes" in each.custom_id)
    await anna.press(custom_id=button.custom_id, message=page)
    await anna.command("lupfen start")
    await eventually(lambda: len(threads(rig)) == 1)
    await anna.command("lupfen start", thread="here")
    await use(anna, "computer")
    assert len(threads(rig)) == 1
    page = await anna.see("Ein Thread", ephemeral=True)
    button = next(each for each in page.buttons if each.custom_id and "threads=no" in each.custom_id)
    await anna.press(custom_id=button.custom_id, message=page)


async def test_a_table_started_in_a_thread_stays_there(rig: Rig) -> None:
    thread, (ben,) = await opened(rig, "Ben")
    await ben.command("lupfen stop")
    await eventually(lambda: archived(rig, thread))
    await ben.say("Once more")  # a message restores a thread
    await ben.command("lupfen start", thread="own")
    await use(ben, "computer")
    assert [str(row["channel"]) for row in rig.tables() if not row["closed"]] == [thread]


@pytest.mark.parametrize("missing", ["create_public_threads", "send_messages_in_threads"])
async def test_the_permission_missing_for_a_thread_is_named(rig: Rig, missing: str) -> None:
    (ben,) = await rig.enter("Ben")
    await rig.deny(missing)
    await ben.command("lupfen start", thread="own")
    await ben.see(missing.replace("_", " ").title().replace(" In ", " in "), ephemeral=True)
    assert threads(rig) == []
    assert rig.tables() == []


async def test_a_thread_archived_in_mid_session_comes_back(rig: Rig) -> None:
    thread, players = await seated(rig)
    moderate(rig, thread, archived=True)
    await play_all(players, in_deal(2))
    assert not archived(rig, thread)


async def test_locking_a_thread_closes_its_table_and_the_ledger_is_right(rig: Rig) -> None:
    thread, _players = await seated(rig)
    moderate(rig, thread, locked=True)
    await closed(rig, "thread-locked")


async def test_a_thread_locked_while_the_bot_was_away_closes_its_table(rig: Rig) -> None:
    thread, _players = await seated(rig)
    await rig.kill()
    moderate(rig, thread, locked=True)
    await rig.start()
    await closed(rig, "thread-locked")
