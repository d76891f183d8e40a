"""Threads: how a bot opens, changes and loses them, and what people see of it."""

import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import discord
import orjson
import pytest
import pytest_asyncio

from local_discord import LocalDiscord
from local_discord.format import shapes
from local_discord.state.clock import Clock
from local_discord.state.permissions import BITS
from local_discord.testing.people import People, Person, Refused
from rig.bot import Bot, answering, panel, refusal, running
from rig.rest import Rest, channel_of, grant

PUBLIC, PRIVATE = discord.ChannelType.public_thread, discord.ChannelType.private_thread
DAY = 24 * 3600


def seen(person: Person, id: int | str) -> dict[str, Any]:
    """Return a person's data about a channel; empty if there is none."""
    listed: list[dict[str, Any]] = [each for server in person.state["servers"] for each in server["channels"]]
    return {each["id"]: each for each in listed}.get(str(id), {})


async def told(bot: Bot, kind: str, **wanted: Any) -> discord.Thread:
    """Wait until the bot receives a thread event of some kind."""
    while True:
        event: Any = await bot.event_named(kind)
        thread: discord.Thread = event if isinstance(event, discord.Thread) else event[1]
        if all(getattr(thread, name) == value for name, value in wanted.items()):
            return thread


@pytest_asyncio.fixture
async def thread(room: discord.TextChannel) -> discord.Thread:
    """Return a public thread of the bot."""
    return await room.create_thread(name="Table", type=PUBLIC)


async def test_a_bot_opens_a_thread_and_the_channel_says_so(
    room: discord.TextChannel, bot: Bot, discord_: LocalDiscord, anna: Person
) -> None:
    thread = await room.create_thread(name="Table 3", type=PUBLIC, auto_archive_duration=60)
    heard = await bot.event_named("thread_create")
    assert (heard.id, heard.parent_id, heard.owner_id) == (thread.id, room.id, int(discord_.world.app.id))
    assert (thread.type, thread.auto_archive_duration, thread.archived, thread.locked) == (PUBLIC, 60, False, False)
    assert thread.me is not None
    (line,) = [each async for each in room.history(limit=5)]
    assert (line.type, line.content) == (discord.MessageType.thread_created, "Table 3")
    assert line.reference is not None
    assert line.reference.channel_id == thread.id
    await anna.wait(lambda: seen(anna, thread.id))
    assert seen(anna, thread.id)["parent"] == str(room.id)
    await thread.send("in there")
    await anna.wait(lambda: seen(anna, thread.id) and anna.messages(str(thread.id)))
    assert [each.text for each in anna.messages(str(thread.id))] == ["in there"]
    fetched = await bot.fetch_channel(thread.id)
    assert isinstance(fetched, discord.Thread)
    assert (fetched.message_count, fetched.total_message_sent) == (1, 1)
    await (await thread.send("nothing")).delete()
    fetched = await bot.fetch_channel(thread.id)
    assert isinstance(fetched, discord.Thread)
    assert (fetched.message_count, fetched.total_message_sent) == (1, 2)
    await anna.wait(lambda: seen(anna, thread.id)["messages"] == 1)


async def test_a_thread_at_a_message_shares_its_id(room: discord.TextChannel, anna: Person) -> None:
    message = await room.send("a table")
    thread = await message.create_thread(name="Talk")
    assert thread.id == message.id
    again = await room.fetch_message(message.id)
    assert again.flags.has_thread
    (line,) = [each async for each in thread.history()]
    assert line.type == discord.MessageType.thread_starter_message
    assert await refusal(message.create_thread(name="Another")) == (400, 160004)
    await again.edit(content="still a table")
    assert (await room.fetch_message(message.id)).flags.has_thread


async def test_the_creator_of_a_thread_archives_it_and_a_message_restores_it(
    room: discord.TextChannel, thread: discord.Thread, bot: Bot, anna: Person
) -> None:
    said = await thread.send("before")
    archived = await thread.edit(archived=True)
    assert archived.archived
    await told(bot, "thread_update", archived=True)
    await anna.wait(lambda: seen(anna, thread.id).get("archived"))
    assert thread.guild.get_thread(thread.id) is None
    assert await thread.guild.active_threads() == []
    assert [each.id async for each in room.archived_threads()] == [thread.id]
    assert await refusal(said.edit(content="x")) == (400, 50083)
    assert await refusal(archived.edit(name="Other")) == (400, 50083)
    woken = await archived.edit(archived=False, auto_archive_duration=4320)
    assert (woken.archived, woken.auto_archive_duration) == (False, 4320)
    await woken.edit(name="Table, over", archived=True)
    await anna.wait(lambda: seen(anna, thread.id)["archived"] and seen(anna, thread.id)["name"] == "Table, over")
    anna.go(str(thread.id))
    await anna.say("I am back")
    assert not (await told(bot, "thread_join", archived=False)).archived
    await anna.wait(lambda: not seen(anna, thread.id)["archived"])
    assert [each.id for each in await thread.guild.active_threads()] == [thread.id]
    await said.edit(content="after")


async def test_only_managers_of_threads_lock_and_delete_them(
    thread: discord.Thread, bot: Bot, discord_: LocalDiscord, anna: Person, people: People
) -> None:
    for refused in (thread.edit(locked=True), thread.delete()):
        assert await refusal(refused) == (403, 50013)
    grant(discord_, "manage_threads")
    assert (await thread.edit(locked=True, archived=True)).locked
    ben = await people.enter("Ben")
    ben.go(str(thread.id))
    with pytest.raises(Refused, match="locked"):
        await ben.say("let me in")
    await thread.send("the bot may")
    discord_.world.servers[str(thread.guild.id)].bot_granted &= ~BITS["manage_threads"]
    assert await refusal(thread.send("x")) == (403, 160005)
    grant(discord_, "manage_threads")
    await thread.delete()
    assert (await bot.event_named("thread_update"))[1].locked
    await anna.wait(lambda: not seen(anna, thread.id))
    assert await refusal(bot.fetch_channel(thread.id)) == (404, 10003)


async def test_a_bot_is_notified_when_an_active_thread_is_deleted(
    room: discord.TextChannel, bot: Bot, people: People
) -> None:
    message = await room.send("a table")
    thread = await message.create_thread(name="Talk")
    await bot.event_named("thread_create")
    await people.control("DELETE", f"channels/{thread.id}")
    assert (await bot.event_named("thread_delete")).id == thread.id
    assert not (await room.fetch_message(message.id)).flags.has_thread


async def test_a_thread_outside_its_limits_is_refused(rest: Rest) -> None:
    wrong: list[tuple[str, Any]] = [
        ("name", None),
        ("name", "x" * 101),
        ("auto_archive_duration", 61),
        ("type", 10),
        ("auto_archive_duration", "long"),
    ]
    for field, value in wrong:
        assert field in await rest.refused("threads", **{"type": 11, "name": "x", field: value})


async def test_creating_a_thread_needs_the_permission_in_its_parent_channel(rest: Rest, people: People) -> None:
    path, body = f"/channels/{rest.channel}/threads", {"type": 11, "name": "x"}
    status, made = await rest("POST", path, body)
    assert status == 201
    assert (await rest("POST", f"/channels/{made['id']}/threads", body))[1]["code"] == 50024
    await people.control("POST", "permissions", {"channel": rest.channel, "deny": ["create_public_threads"]})
    assert (await rest("POST", path, body))[1]["code"] == 50013
    assert (await rest("POST", "/channels/1/threads", body))[1]["code"] == 10003
    assert (await rest("PATCH", f"/channels/{rest.channel}", {"name": "x"}))[1]["code"] == 50013


async def test_writing_in_a_thread_needs_a_permission_of_its_own(
    thread: discord.Thread, people: People, anna: Person
) -> None:
    await thread.send("in the thread")
    await people.control("POST", "permissions", {"channel": anna.channel, "deny": ["send_messages_in_threads"]})
    assert await refusal(thread.send("x")) == (403, 50013)


async def test_archived_threads_are_read_in_pages(rest: Rest) -> None:
    kinds, path = (11, 11, 11, 11, 12), f"/channels/{rest.channel}/threads"
    *made, private = [(await rest("POST", path, {"type": kind, "name": "x"}))[1] for kind in kinds]
    for each in (*made, private):
        await rest("PATCH", f"/channels/{each['id']}", {"archived": True})
    path += "/archived/public"
    first = (await rest("GET", f"{path}?limit=3"))[1]
    assert ([each["id"] for each in first["threads"]], first["has_more"]) == (
        [each["id"] for each in made[:0:-1]],
        True,
    )
    before = first["threads"][-1]["thread_metadata"]["archive_timestamp"]
    rest_of_them = (await rest("GET", path, params={"before": before}))[1]
    assert ([each["id"] for each in rest_of_them["threads"]], rest_of_them["has_more"]) == ([made[0]["id"]], False)
    assert (await rest("GET", f"{path}?before=yesterday"))[0] == 400


async def test_a_bot_regaining_sight_of_a_channel_learns_its_threads(
    discord_: LocalDiscord, people: People, rest: Rest
) -> None:
    made = (await rest("POST", f"/channels/{rest.channel}/threads", {"type": 11, "name": "Table"}))[1]
    await people.control("POST", "permissions", {"channel": rest.channel, "deny": ["view_channel"]})
    async with running(discord_, Bot()) as bot:
        assert bot.guilds[0].get_thread(int(made["id"])) is None
        assert (await rest("PATCH", f"/channels/{made['id']}", {"archived": True}))[1]["code"] == 50001
        await people.control("POST", "permissions", {"channel": rest.channel, "deny": []})
        assert (await told(bot, "thread_join", id=int(made["id"]))).name == "Table"


async def test_a_command_in_a_thread_states_where_it_was_used(discord_: LocalDiscord, anna: Person) -> None:
    async def where(interaction: discord.Interaction) -> None:
        channel = interaction.channel
        assert isinstance(channel, discord.Thread)
        await interaction.response.send_message(f"{channel.name} below {channel.parent_id}, {channel.archived}")

    async with running(discord_, answering(where=where)) as bot:
        thread = await channel_of(bot, discord_).create_thread(name="Table", type=PUBLIC)
        await anna.wait(lambda: seen(anna, thread.id))
        anna.go(str(thread.id))
        await anna.command("where")
        await anna.see(f"Table below {thread.parent_id}, False")
        await thread.edit(archived=True)
        with pytest.raises(Refused, match="archived"):
            await anna.command("where")


async def test_an_archived_thread_is_restored_by_a_response_but_not_by_a_press(
    discord_: LocalDiscord, anna: Person
) -> None:
    codes = list[tuple[int, int]]()

    async def on_press(interaction: discord.Interaction) -> None:
        codes.append(await refusal(interaction.response.edit_message(view=panel(text="changed"))))
        await interaction.response.send_message("answered")

    async with running(discord_, answering(on_press)) as bot:
        thread = await channel_of(bot, discord_).create_thread(name="Table", type=PUBLIC)
        await thread.send(view=panel("Again"))
        await thread.edit(archived=True)
        await anna.wait(lambda: seen(anna, thread.id).get("archived"))
        anna.go(str(thread.id))
        await anna.press("Again")
        await anna.see("answered")
        await anna.wait(lambda: not seen(anna, thread.id)["archived"])
        assert codes == [(400, 50083)]


async def test_people_join_and_leave_a_thread(
    thread: discord.Thread, discord_: LocalDiscord, anna: Person, ben: Person
) -> None:
    await thread.add_user(discord.Object(int(anna.id)))
    await thread.send(f"<@{ben.id}>, your turn")
    members = discord_.world.channels[str(thread.id)].thread
    assert members is not None
    assert set(members.members) == {discord_.world.app.id, anna.id, ben.id}
    assert await refusal(thread.remove_user(discord.Object(int(ben.id)))) == (403, 50013)
    await thread.leave()
    assert set(members.members) == {anna.id, ben.id}
    await thread.join()
    assert discord_.world.app.id in members.members


async def test_an_inactive_thread_is_archived_after_its_time(tmp_path: Path) -> None:
    clock = Clock(frozen=True, start=datetime(2026, 11, 22, tzinfo=UTC).timestamp())
    async with LocalDiscord(clock=clock, limits=False) as discord_, running(discord_, Bot()) as bot:
        thread = await channel_of(bot, discord_).create_thread(name="Table", type=PUBLIC, auto_archive_duration=1440)
        clock.advance(DAY - 60)
        await thread.send("still here")
        clock.advance(DAY - 60)
        assert not (await thread.edit(auto_archive_duration=1440)).archived
        clock.advance(61)
        assert (await told(bot, "thread_update", archived=True)).archive_timestamp - thread.archive_timestamp > (
            timedelta(days=1)
        )


async def test_threads_survive_a_restart(tmp_path: Path) -> None:
    async with LocalDiscord(tmp_path) as discord_, running(discord_, Bot()) as bot:
        parent = channel_of(bot, discord_)
        kept = await parent.create_thread(name="Kept", type=PRIVATE, auto_archive_duration=60)
        rested = await parent.create_thread(name="Rested", type=PUBLIC)
        await rested.edit(archived=True)
    async with LocalDiscord(tmp_path) as discord_, running(discord_, Bot()) as bot:
        (active,) = await bot.guilds[0].active_threads()
        assert (active.id, active.name, active.auto_archive_duration) == (kept.id, "Kept", 60)
        assert bot.guilds[0].get_thread(kept.id) is not None
        assert discord_.world.channels[str(rested.id)].thread is not None
        await active.add_user(discord.Object(int(discord_.person("Ben").id)))
    async with LocalDiscord(tmp_path) as discord_:
        assert discord_.world.may_see(discord_.person("Ben"), discord_.world.channels[str(kept.id)])


async def test_servers_stored_before_threads_existed_have_them_now(tmp_path: Path) -> None:
    async with LocalDiscord(tmp_path) as discord_:
        channel = discord_.channel("stammtisch")
        old = discord_.threads.open(channel, shapes.user(discord_.person("Anna")), "Round", 60)
    with closing(sqlite3.connect(tmp_path / "discord.db")) as database, database:
        for id, kept in database.execute(
            "SELECT id, fields FROM things WHERE kind IN ('server', 'channel')"
        ).fetchall():
            fields = orjson.loads(kept)
            fields.pop("thread", None)
            if fields.pop("bot_granted", None) is not None:
                fields["bot_permissions"] = BITS["send_messages"]
            database.execute("UPDATE things SET fields = ? WHERE id = ?", (orjson.dumps(fields), id))
    async with LocalDiscord(tmp_path) as discord_:
        channel = discord_.channel("stammtisch")
        assert discord_.world.bot_rights(channel) == BITS["send_messages"] | BITS["create_public_threads"]
        assert shapes.channel(discord_.world, discord_.world.channels[old.id])["thread_metadata"]["archived"] is False
