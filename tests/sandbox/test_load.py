"""Many presses at once."""

import asyncio
from collections import Counter
from typing import Any

import discord
from discord import ui

from sandbox import LocalDiscord
from tests.people import People
from tests.sandbox.bot import Bot, running


async def test_a_hundred_presses_at_once_are_each_answered_once(discord_: LocalDiscord, people: People) -> None:
    bot = Bot()
    counted: Counter[str] = Counter()

    @bot.tree.command(name="table", description="Table")
    async def table(interaction: discord.Interaction) -> None:
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.ActionRow(ui.Button[Any](label="Go", custom_id="go")))
        view.stop()
        await interaction.response.send_message(view=view)

    async def on_press(interaction: discord.Interaction) -> None:
        counted[interaction.user.display_name] += 1
        await interaction.response.send_message("Seen", ephemeral=True)

    bot.presses = on_press
    discord_.interactions.answer_within = 30
    async with running(discord_, bot):
        crowd = [await people.enter(name) for name in ("Anna", "Ben", "Clara", "David")]
        await crowd[0].command("table")
        await asyncio.gather(*(person.press("Go") for person in crowd for _ in range(25)))
        for person in crowd:
            assert sum(message.text == "Seen" for message in person.messages()) == 25
            assert len(person.messages()) == 26
    assert counted == {"Anna": 25, "Ben": 25, "Clara": 25, "David": 25}
    assert discord_.limiter.refused == {}
