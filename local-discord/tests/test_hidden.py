"""Channels that the bot may not view: the gateway does not name them, and the API does not list them."""

import discord
import orjson

from local_discord import LocalDiscord
from local_discord.testing.people import People, Person
from rig.bot import Bot, running, says
from rig.rest import Rest

HIDDEN = "___hidden___"


async def test_a_channel_the_bot_may_not_view_loses_its_name_until_it_may_again(
    people: People, room: discord.TextChannel, bot: Bot, rest: Rest
) -> None:
    async def updates(number: int, **change: str | list[str]) -> set[tuple[str, str]]:
        await people.control("POST", "permissions", change)
        told = [await bot.event_named("guild_channel_update") for _ in range(number)]
        return {(before.name, after.name) for before, after in told}

    where = {"channel": rest.channel}
    assert await updates(1, **where, deny=["view_channel"]) == {("stammtisch", HIDDEN)}
    assert (room.overwrites, room.last_message_id) == ({}, None)
    listed = (await rest("GET", f"/guilds/{room.guild.id}/channels"))[1]
    assert [each["name"] for each in listed] == ["zweiter-tisch"]
    assert (await rest("GET", f"/channels/{rest.channel}"))[1]["code"] == 50001
    assert await updates(1, **where, deny=[]) == {(HIDDEN, "stammtisch")}
    whole = {"server": str(room.guild.id)}
    names = ("stammtisch", "zweiter-tisch")
    assert await updates(2, **whole, deny=["view_channel"]) == {(name, HIDDEN) for name in names}
    assert await updates(2, **whole, deny=[]) == {(HIDDEN, name) for name in names}


async def test_neither_connecting_nor_a_command_reveals_a_hidden_channel(
    discord_: LocalDiscord, people: People, anna: Person
) -> None:
    await people.control("POST", "permissions", {"channel": anna.channel, "deny": ["view_channel"]})
    bot = Bot()
    told: list[discord.Interaction] = []

    async def note(here: discord.Interaction) -> None:
        told.append(here)
        await says("in any case")(here)

    bot.answer("where", note)
    async with running(discord_, bot):
        assert {channel.name for channel in bot.guilds[0].channels} == {HIDDEN, "zweiter-tisch"}
        await anna.command("where")
        await anna.see("in any case")
        payload = told[0].channel
        assert isinstance(payload, discord.TextChannel)
        assert (payload.name, told[0].app_permissions.view_channel) == (HIDDEN, False)
    (channel,) = (each for each in anna.state["servers"][0]["channels"] if each["id"] == anna.channel)
    assert channel["name"] == "stammtisch"


async def test_the_flag_marks_a_hidden_channel_and_the_name_does_not(
    discord_: LocalDiscord, people: People, anna: Person
) -> None:
    server = anna.state["servers"][0]["id"]
    await people.control("POST", "channels", {"server": server, "name": HIDDEN})
    await people.control("POST", "permissions", {"channel": anna.channel, "deny": ["view_channel"]})
    raw: list[str] = []
    bot = Bot(enable_debug_events=True)
    async with running(discord_, bot):
        while not any('"GUILD_CREATE"' in each for each in raw):
            raw.append(await bot.event_named("socket_raw_receive"))
    (created,) = (orjson.loads(each)["d"] for each in raw if '"GUILD_CREATE"' in each)
    assert [(each["name"], each["flags"]) for each in created["channels"] if each["name"] == HIDDEN] == [
        (HIDDEN, 1 << 17),
        (HIDDEN, 0),
    ]
