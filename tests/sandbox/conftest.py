"""A local Discord and its people; everything that a bot sent is checked against Discord's own description."""

from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import discord
import pytest
import pytest_asyncio

from sandbox import LocalDiscord
from sandbox.state.permissions import BITS
from tests.people import People, Person
from tests.sandbox import description
from tests.sandbox.bot import Bot, running


@pytest_asyncio.fixture
async def discord_() -> AsyncIterator[LocalDiscord]:
    """A local Discord in memory; what the bot sent is validated at the end."""
    async with LocalDiscord() as server:
        yield server
        description.check(server.api_log.requests)


@pytest_asyncio.fixture
async def people(discord_: LocalDiscord) -> AsyncIterator[People]:
    """The people of the local Discord."""
    async with People(discord_.url) as everybody:
        yield everybody


@pytest_asyncio.fixture
async def anna(people: People) -> Person:
    """Anna, who reads German and owns the server."""
    return await people.enter("Anna")


@pytest_asyncio.fixture
async def ben(people: People) -> Person:
    """Ben, who reads English."""
    return await people.enter("Ben")


@pytest_asyncio.fixture
async def bot(discord_: LocalDiscord) -> AsyncIterator[Bot]:
    """A bot online that has no commands."""
    async with running(discord_, Bot()) as bot:
        yield bot


@pytest.fixture
def room(bot: Bot, discord_: LocalDiscord) -> discord.TextChannel:
    """The first channel in that bot's cache."""
    return channel_of(bot, discord_)


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


@pytest_asyncio.fixture
async def rest(discord_: LocalDiscord, people: People) -> Rest:
    """Raw requests to the bot's API."""
    discord_.limiter.enabled = False
    assert isinstance(people.http, aiohttp.ClientSession)
    return Rest(discord_, people)
