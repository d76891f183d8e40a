"""A local Discord and its people; everything that a bot sent is checked against Discord's own description."""

from collections.abc import AsyncIterator

import aiohttp
import discord
import pytest
import pytest_asyncio

from local_discord import LocalDiscord
from local_discord.testing import description
from local_discord.testing.people import People, Person
from rig.bot import Bot, running
from rig.rest import Rest, channel_of


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


@pytest_asyncio.fixture
async def rest(discord_: LocalDiscord, people: People) -> Rest:
    """Raw requests to the bot's API."""
    discord_.limiter.enabled = False
    assert isinstance(people.http, aiohttp.ClientSession)
    return Rest(discord_, people)
