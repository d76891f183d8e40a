"""Slash commands: sync, use, completion, and Discord's refusals."""

import discord
import pytest
from discord import app_commands

from sandbox import LocalDiscord
from tests.people import Person, Refused
from tests.sandbox.bot import Bot, running


@pytest.mark.asyncio
async def test_a_command_is_synced_used_and_answered(discord_: LocalDiscord, anna: Person) -> None:
    bot = Bot()

    @bot.tree.command(description="Say hello")
    async def hello(interaction: discord.Interaction, name: str, times: app_commands.Range[int, 1, 3] = 1) -> None:
        await interaction.response.send_message(f"Hello {name}! " * times + str(interaction.locale))

    async with running(discord_, bot):
        await anna.command("hello", name="world", times=2)
        message = await anna.see("Hello world! Hello world! de")
        assert message.author == "Lupfen"
        with pytest.raises(Refused, match="at most 3"):
            await anna.command("hello", name="x", times=4)
