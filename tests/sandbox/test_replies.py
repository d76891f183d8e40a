"""The line "reply to …" above answers to presses, and what it reveals about the press."""

from collections.abc import Callable
from typing import Any

import discord
from discord import ui

from sandbox import LocalDiscord
from tests.people import Message, Person
from tests.sandbox.bot import Bot, running

REPLY = 19


def with_button(label: str) -> ui.View:
    """Return classic buttons, for a message with a text of its own."""
    view = ui.View(timeout=None)
    view.add_item(ui.Button[Any](label=label, custom_id=label))
    view.stop()
    return view


def opening(bot: Bot, *, ephemeral: bool = False) -> None:
    """Add the command /open, which posts a message with a button, to a bot."""

    @bot.tree.command(name="open", description="Open a table")
    async def open_(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("The table", view=with_button("Go"), ephemeral=ephemeral)


def pressed(bot: Bot, answer: Callable[[discord.Interaction], Any]) -> None:
    """Set what happens on a press."""
    bot.presses = answer


def replied_to(message: Message) -> str:
    """Return the id of the message that another one replies to."""
    assert message.json["type"] == REPLY
    return message.json["message_reference"]["message_id"]


async def test_an_answer_to_a_press_replies_to_what_was_pressed(discord_: LocalDiscord, anna: Person) -> None:
    bot = Bot()
    opening(bot)
    pressed(bot, lambda interaction: interaction.response.send_message("Gone"))
    async with running(discord_, bot):
        await anna.command("open")
        table = await anna.see("The table")
        await anna.press("Go")
        answer = await anna.see("Gone")
    assert replied_to(answer) == table.id
    assert answer.json["referenced_message"]["content"] == "The table"
    assert table.json["type"] == 20
    assert "message_reference" not in table.json


async def test_a_follow_up_replies_to_the_message_that_was_updated(
    discord_: LocalDiscord, anna: Person, ben: Person
) -> None:
    bot = Bot()
    opening(bot)

    async def on_press(interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(content="The table, dealt")
        await interaction.followup.send("Deal 1")

    pressed(bot, on_press)
    async with running(discord_, bot):
        await anna.command("open")
        await anna.press("Go")
        follow_up = await ben.see("Deal 1")
        table = await ben.see("The table, dealt")
    assert replied_to(follow_up) == table.id
    assert follow_up.json["referenced_message"]["content"] == "The table, dealt"


async def test_a_second_answer_replies_to_the_first_one(discord_: LocalDiscord, anna: Person) -> None:
    bot = Bot()

    @bot.tree.command(name="twice", description="Say two things")
    async def twice(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("One")
        await interaction.followup.send("Two")

    async with running(discord_, bot):
        await anna.command("twice")
        second = await anna.see("Two")
        first = await anna.see("One")
    assert replied_to(second) == first.id


async def test_everybody_else_cannot_load_the_private_message_that_was_pressed(
    discord_: LocalDiscord, anna: Person, ben: Person
) -> None:
    bot = Bot()
    opening(bot, ephemeral=True)

    async def on_press(interaction: discord.Interaction) -> None:
        await interaction.response.defer()
        await interaction.followup.send("For all")
        await interaction.followup.send("For one", ephemeral=True)

    pressed(bot, on_press)
    async with running(discord_, bot):
        await anna.command("open")
        hand = await anna.see("The table")
        await anna.press("Go")
        own = await anna.see("For one")
        seen = await ben.see("For all")
    assert replied_to(seen) == replied_to(own) == hand.id
    assert "referenced_message" not in seen.json
    assert own.json["referenced_message"]["content"] == "The table"
    assert "The table" not in str(list(discord_.hub.wire[ben.id]))


async def test_a_reply_to_a_deleted_message_says_that_it_is_gone(
    discord_: LocalDiscord, anna: Person, ben: Person
) -> None:
    bot = Bot()
    opening(bot)
    pressed(bot, lambda interaction: interaction.response.send_message("Gone"))
    async with running(discord_, bot):
        await anna.command("open")
        await anna.press("Go")
        await anna.see("Gone")
        await anna.dismiss(await anna.see("The table"))
    await ben.arrive()
    assert (await ben.see("Gone")).json["referenced_message"] is None
