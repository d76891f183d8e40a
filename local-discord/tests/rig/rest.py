"""Raw requests with the bot's token, and what tests look up or grant."""

from typing import Any

import discord

from local_discord import LocalDiscord
from local_discord.state.permissions import BITS
from local_discord.testing.people import People
from rig.bot import Bot


def channel_of(bot: Bot, discord_: LocalDiscord, name: str = "stammtisch") -> discord.TextChannel:
    """Find a channel in a bot's cache."""
    found = bot.get_channel(int(discord_.channel(name).id))
    assert isinstance(found, discord.TextChannel)
    return found


def grant(discord_: LocalDiscord, name: str) -> None:
    """Grant the bot a permission that is off by default."""
    discord_.world.servers[discord_.channel("stammtisch").server_id or ""].bot_granted |= BITS[name]


class Rest:
    """Raw requests with the bot's token, for bodies that discord.py would never send."""

    def __init__(self, discord_: LocalDiscord, people: People) -> None:
        self._discord = discord_
        self._people = people
        self.channel = discord_.channel("stammtisch").id
        self.commands = f"/applications/{discord_.world.app.id}/commands"

    async def __call__(self, method: str, path: str, body: Any = None, **options: Any) -> tuple[int, Any]:
        """Send a request; return status and body."""
        headers = {"Authorization": f"Bot {self._discord.token}"}
        url = self._discord.api + path
        async with self._people.http.request(method, url, json=body, headers=headers, **options) as response:
            self.headers = response.headers
            return response.status, await response.json() if response.content_type == "application/json" else None

    async def send(self, **body: Any) -> tuple[int, Any]:
        """Send a message to the first channel."""
        return await self("POST", f"/channels/{self.channel}/messages", body)

    async def refused(self, path: str = "messages", **body: Any) -> dict[str, Any]:
        """Send a message, or something else below the channel, that must be refused; return the nested errors."""
        status, answer = await self("POST", f"/channels/{self.channel}/{path}", body)
        assert (status, answer["code"]) == (400, 50035), (body, answer)
        return answer["errors"]
