"""What survives when a bot dies, a channel is deleted, or a server removes the bot."""

import discord
import pytest
from discord import ui

from sandbox import LocalDiscord
from tests.people import People, Person, Refused
from tests.sandbox.bot import Bot, running
from tests.sandbox.conftest import Rest


def table_bot(tokens: list[str]) -> Bot:
    """Return a bot whose /table posts a button, and which collects tokens."""
    bot = Bot()

    @bot.tree.command(name="table", description="Table")
    async def table(interaction: discord.Interaction) -> None:
        tokens.append(interaction.token)
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.ActionRow(ui.Button[ui.LayoutView](label="Go", custom_id="go")))
        view.stop()
        await interaction.response.send_message(view=view)

    return bot


async def test_a_token_outlives_the_bots_process(discord_: LocalDiscord, anna: Person, rest: Rest) -> None:
    tokens: list[str] = []
    async with running(discord_, table_bot(tokens)):
        await anna.command("table")
    path = f"/webhooks/{discord_.world.app.id}/{tokens[0]}"
    assert (await rest("POST", path, {"content": "from the next process"}))[0] == 200
    await anna.see("from the next process")


async def test_a_token_is_useless_once_its_channel_is_gone(
    discord_: LocalDiscord, people: People, anna: Person, rest: Rest
) -> None:
    tokens: list[str] = []
    async with running(discord_, table_bot(tokens)) as bot:
        await anna.command("table")
        await people.control("DELETE", f"channels/{anna.channel}")
        await bot.event_named("on_guild_channel_delete")
    path = f"/webhooks/{discord_.world.app.id}/{tokens[0]}"
    status, answer = await rest("POST", path, {"content": "nobody reads this"})
    assert (status, answer["code"]) == (404, 10003)
    with pytest.raises(Refused, match="no such channel"):
        await anna.command("table")


async def test_a_server_without_the_bot_has_no_commands_and_dead_buttons(
    discord_: LocalDiscord, people: People, anna: Person
) -> None:
    async with running(discord_, table_bot([])) as bot:
        await anna.command("table")
        await people.control("POST", f"servers/{anna.state['servers'][0]['id']}/kick")
        await bot.event_named("on_guild_remove")
        made = await anna.press("Go", wait=False)
        discord_.clock.advance(3)
        assert await anna.outcome(made) == "failed"
        with pytest.raises(Refused, match="no command"):
            await anna.command("table")


async def test_a_deleted_panel_cannot_be_updated(discord_: LocalDiscord, people: People, anna: Person) -> None:
    bot = table_bot([])
    codes: list[int] = []

    async def on_press(interaction: discord.Interaction) -> None:
        assert interaction.message is not None
        await people.control("DELETE", f"messages/{interaction.message.id}")
        try:
            await interaction.response.edit_message(content="x", view=None)
        except discord.NotFound as error:
            codes.append(error.code)
        await interaction.response.send_message("It was gone", ephemeral=True)

    bot.presses = on_press
    async with running(discord_, bot):
        await anna.command("table")
        await anna.press("Go")
        await anna.see("It was gone")
    assert codes == [10008]


async def test_a_dismissed_ephemeral_is_unknown_to_its_token(discord_: LocalDiscord, anna: Person, rest: Rest) -> None:
    bot = Bot()
    tokens: list[str] = []

    @bot.tree.command(name="hand", description="Hand")
    async def hand(interaction: discord.Interaction) -> None:
        tokens.append(interaction.token)
        await interaction.response.send_message("Three cards", ephemeral=True)

    async with running(discord_, bot):
        await anna.command("hand")
        await anna.dismiss(await anna.see("Three cards"))
    path = f"/webhooks/{discord_.world.app.id}/{tokens[0]}/messages/@original"
    assert (await rest("PATCH", path, {"content": "x"}))[1]["code"] == 10008


async def test_thinking_ends_after_fifteen_minutes(discord_: LocalDiscord, anna: Person) -> None:
    bot = Bot()

    @bot.tree.command(name="forget", description="Forget")
    async def forget(interaction: discord.Interaction) -> None:
        await interaction.response.defer(thinking=True)

    async with running(discord_, bot):
        made = await anna.command("forget", wait=False)
        await anna.wait(lambda: anna.states.get(made) == "thinking")
        discord_.clock.advance(900)
        assert await anna.outcome(made) == "failed"
        assert anna.messages() == []


async def test_a_thread_has_the_rights_of_its_channel_and_one_of_its_own(
    discord_: LocalDiscord, people: People, anna: Person
) -> None:
    server = anna.state["servers"][0]["id"]
    made = await people.control("POST", "channels", {"server": server, "name": "round", "parent": anna.channel})
    async with running(discord_, Bot()) as bot:
        thread = bot.get_channel(int(made["id"]))
        assert isinstance(thread, discord.Thread)
        await thread.send("in the thread")
        await anna.wait(lambda: any(message.text == "in the thread" for message in anna.seen.values()))
        await people.control("POST", "permissions", {"channel": anna.channel, "deny": ["send_messages_in_threads"]})
        with pytest.raises(discord.Forbidden) as caught:
            await thread.send("x")
        assert caught.value.code == 50013
