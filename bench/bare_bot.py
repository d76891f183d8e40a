"""The minimal bot: discord.py, answering every interaction with a constant; same settings as ours."""

import asyncio
import os
from typing import Any

import aiohttp
import discord
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route


class BareBot(discord.AutoShardedClient):
    """Answers a press by changing the text of the pressed message."""

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Respond with a constant."""
        await interaction.response.edit_message(content="Answered.")

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Do not wait, because the local Discord has no such limit."""


async def run() -> None:
    """Point discord.py at the local Discord and run."""
    api, token = os.environ["LUPFEN_DISCORD_API"], os.environ["DISCORD_TOKEN"]
    async with (
        aiohttp.ClientSession(headers={"Authorization": f"Bot {token}"}) as http,
        http.get(f"{api}/gateway/bot") as answer,
    ):
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL((await answer.json())["url"])
    Route.BASE = api
    async with BareBot(intents=discord.Intents(guilds=True)) as bot:
        await bot.start(token)


if __name__ == "__main__":
    asyncio.run(run())
