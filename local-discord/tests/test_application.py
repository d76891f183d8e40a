"""The application: its commands as Discord checks them, completion, emojis."""

import base64
from typing import Any

import discord
import pytest
from discord import app_commands

from local_discord import LocalDiscord
from local_discord.testing.people import People, Person, Refused
from rig.bot import Bot, answering, layout, redirect, running, says
from rig.rest import Rest

Json = dict[str, Any]


def command(**more: Any) -> Json:
    """Make a slash command."""
    return {"name": "play", "description": "Play", **more}


def option(**more: Any) -> Json:
    """Make an option of text."""
    return {"type": 3, "name": "rules", "description": "Rules", **more}


def sub(name: str, *options: Json, kind: int = 1) -> Json:
    """Make a sub-command, or a group."""
    return {"type": kind, "name": name, "description": "x", "options": list(options)}


WRONG = [
    command(name="Play"),
    command(name="two words"),
    command(name=""),
    command(name="x" * 33),
    command(description=""),
    command(description="x" * 101),
    command(name_localizations={"de": "Spielen"}),
    command(name_localizations={"klingon": "x"}),
    command(description_localizations={"de": "x" * 101}),
    command(type=9),
    command(type=2, description="users have none"),
    command(contexts=[7]),
    command(default_member_permissions="many"),
    command(options=[option(name=f"o{number}") for number in range(26)]),
    command(options=[option(), option()]),
    command(options=[option(), option(name="b", required=True)]),
    command(options=[option(type=99)]),
    command(options=[option(choices=[{"name": str(n), "value": str(n)} for n in range(26)])]),
    command(options=[option(choices=[{"name": "a", "value": "a"}], autocomplete=True)]),
    command(options=[option(choices=[{"name": "x" * 101, "value": "a"}])]),
    command(options=[option(max_length=6001)]),
    command(options=[sub("a"), option()]),
    command(options=[sub("g", sub("h", kind=2), kind=2)]),
    command(options=[sub("g", option(), kind=2)]),
    command(options=[sub("a", sub("b"))]),
    command(
        options=[
            sub(f"s{number}", *(option(name=f"o{i}", description="x" * 90) for i in range(4))) for number in range(23)
        ]
    ),
]


async def test_a_command_that_discord_would_refuse_is_refused(rest: Rest) -> None:
    assert (await rest("PUT", rest.commands, [command(name="kept")]))[0] == 200
    for wrong in WRONG:
        status, answer = await rest("PUT", rest.commands, [command(name="other"), wrong])
        assert (status, answer["code"], [*answer["errors"]]) == (400, 50035, ["1"]), wrong
    assert [each["name"] for each in (await rest("GET", rest.commands))[1]] == ["kept"]


async def test_umlauts_are_accepted_in_names_and_duplicate_names_refused(rest: Rest) -> None:
    path = rest.commands
    named = command(name="verkünden", name_localizations={"de": "überheben"})
    assert (await rest("PUT", path, [named]))[0] == 200
    status, answer = await rest("PUT", path, [command(), command()])
    assert answer["errors"]["1"]["name"]["_errors"][0]["code"] == "APPLICATION_COMMANDS_DUPLICATE_NAME"
    status, answer = await rest("PUT", path, [command(name=f"c{number}") for number in range(101)])
    assert (status, answer["code"]) == (400, 30032)


async def test_commands_keep_their_ids_and_can_be_changed_individually(rest: Rest) -> None:
    path = rest.commands
    _, (first,) = await rest("PUT", path, [command()])
    _, (again,) = await rest("PUT", path, [command(description="Play again")])
    assert (again["id"], again["description"]) == (first["id"], "Play again")
    status, made = await rest("POST", path, command(name="other"))
    assert status == 201
    assert (await rest("POST", path, command(name="other")))[0] == 200
    assert (await rest("PATCH", f"{path}/{made['id']}", {"description": "New"}))[1]["description"] == "New"
    assert (await rest("PATCH", f"{path}/{made['id']}", {"name": "play"}))[0] == 400
    assert (await rest("GET", f"{path}/{made['id']}"))[1]["name"] == "other"
    assert (await rest("DELETE", f"{path}/{made['id']}"))[0] == 204
    assert (await rest("GET", f"{path}/{made['id']}"))[1]["code"] == 10063


async def test_a_servers_own_commands_exist_only_there(discord_: LocalDiscord, people: People, anna: Person) -> None:
    other = await people.control("POST", "servers", {"name": "Other"})
    bot, there = Bot(), discord.Object(int(other["id"]))
    bot.answer("here", says("Here"), guild=there)
    async with running(discord_, bot):
        await bot.tree.sync(guild=there)
        with pytest.raises(Refused, match="no command /here"):
            await anna.command("here")
        await anna.wait(lambda: "allgemein" in str(anna.state["servers"]))
        anna.go(other["channel"])
        await anna.command("here")
        await anna.see("Here")


async def test_command_groups_offer_completion_and_enforce_required_options(
    discord_: LocalDiscord, anna: Person
) -> None:
    bot = Bot()
    group = app_commands.Group(name="lupfen", description="Lupfen")

    @group.command(description="Start")
    async def start(interaction: discord.Interaction, rules: str, computers: int = 0) -> None:
        await interaction.response.send_message(f"{rules} with {computers}")

    @start.autocomplete("rules")
    async def complete(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=f"{current}-{interaction.namespace.computers}", value="liechtenstein")]

    bot.tree.add_command(group)
    async with running(discord_, bot):
        assert await anna.complete("lupfen start", "rules", "lie", computers=2) == ["lie-2"]
        await anna.command("lupfen start", rules="liechtenstein", computers=3)
        await anna.see("liechtenstein with 3")
        wrong: list[tuple[str, Json, str]] = [
            ("lupfen start", {}, "Missing: rules"),
            ("lupfen", {}, "needs one of: start"),
            ("lupfen stop", {}, "no command /lupfen stop"),
            ("lupfen start", {"rules": "x", "colour": 1}, "no option colour"),
            ("lupfen start", {"rules": "x", "computers": "many"}, "must be a whole number"),
        ]
        for path, options, sentence in wrong:
            with pytest.raises(Refused, match=sentence):
                await anna.command(path, **options)
        with pytest.raises(Refused, match="not completed"):
            await anna.complete("lupfen start", "computers", "1")


async def test_every_kind_of_option_reaches_the_bot(
    discord_: LocalDiscord, people: People, anna: Person, ben: Person
) -> None:
    bot = Bot()

    @bot.tree.command(name="all", description="All")
    async def everything(
        interaction: discord.Interaction,
        who: discord.Member,
        where: discord.TextChannel,
        file: discord.Attachment,
        yes: bool,
        much: float,
        times: app_commands.Range[int, 1, 3] = 1,
    ) -> None:
        read = (await file.read()).decode()
        words = f"{who.display_name} {where.name} {read} {yes} {much} {interaction.locale}"
        await interaction.response.send_message(words * times)

    async with running(discord_, bot):
        data = {"filename": "note.txt", "data": base64.b64encode(b"words").decode()}
        chosen: dict[str, Any] = {"who": ben.id, "where": anna.channel, "file": data, "yes": True, "much": "1.5"}
        await anna.command("all", **chosen)
        await anna.see("Ben stammtisch words True 1.5 de")
        with pytest.raises(Refused, match="at most 3"):
            await anna.command("all", **chosen, times=4)


async def test_members_are_refused_a_managers_command_and_told_why(
    discord_: LocalDiscord, anna: Person, ben: Person
) -> None:
    bot = Bot()
    settings = bot.answer("settings", says(lambda here: str(here.permissions.manage_guild)))
    settings.default_permissions = discord.Permissions(manage_guild=True)
    async with running(discord_, bot):
        await anna.command("settings")
        await anna.see("True")
        with pytest.raises(Refused, match="Ben may not use /settings here"):
            await ben.command("settings")
        for person, permitted in ((anna, True), (ben, False)):
            await person.wait(lambda who=person: who.state["commands"])
            assert [(each["name"], each["permitted"]) for each in person.state["commands"]] == [("settings", permitted)]


async def test_a_command_in_direct_messages_has_no_server(discord_: LocalDiscord, anna: Person) -> None:
    bot = answering(privacy=says(lambda here: f"server: {here.guild}", ephemeral=True))
    bot.answer("table", says("table")).allowed_contexts = app_commands.AppCommandContext(guild=True)
    async with running(discord_, bot):
        user = await bot.fetch_user(int(anna.id))
        await user.create_dm()
        await anna.wait(lambda: any(server["id"] == "@me" for server in anna.state["servers"]))
        anna.go("Lupfen")
        await anna.command("privacy")
        await anna.see("server: None")
        with pytest.raises(Refused, match="no command /table"):
            await anna.command("table")


async def test_emojis_are_created_used_and_deleted(
    bot: Bot, room: discord.TextChannel, discord_: LocalDiscord, anna: Person
) -> None:
    picture = b"\x89PNG\r\n\x1a\n" + bytes(50)
    emoji = await bot.create_application_emoji(name="rose", image=picture)
    assert [each.name for each in await bot.fetch_application_emojis()] == ["rose"]
    assert await anna.fetch(f"{discord_.url}/emojis/{emoji.id}.png") == picture
    await room.send(view=layout(discord.ui.ActionRow(discord.ui.Button[Any](emoji=emoji, custom_id="a"))))
    shown = await anna.see(lambda message: bool(message.buttons))
    assert shown.buttons[0].component["emoji"] == {"id": str(emoji.id), "name": "rose"}
    with pytest.raises(discord.HTTPException, match="already exists"):
        await bot.create_application_emoji(name="rose", image=picture)
    with pytest.raises(discord.HTTPException, match=r"256\.0 kb"):
        await bot.create_application_emoji(name="big", image=picture + bytes(256 * 1024))
    await (await emoji.edit(name="lily")).delete()
    assert await bot.fetch_application_emojis() == []


async def test_an_unknown_token_is_refused(discord_: LocalDiscord, people: People) -> None:
    for header in ({}, {"Authorization": "Bot stranger"}, {"Authorization": "Bearer local-x"}):
        async with people.http.get(f"{discord_.api}/users/@me", headers=header) as response:
            assert (response.status, await response.json()) == (401, {"message": "401: Unauthorized", "code": 0})
    redirect(discord_)
    async with Bot() as bot:
        with pytest.raises(discord.LoginFailure):
            await bot.login("stranger")
