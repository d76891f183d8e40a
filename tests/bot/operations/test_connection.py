"""The bot runs until asked to exit; temporary trouble is distinguished from what a person must fix."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from typing import Any

import discord
import pytest
import pytest_asyncio

from bot.operations.connection import stay_connected
from bot.operations.gateway import find_gateway
from bot.operations.retrying import Away
from bot.settings import Settings, SettingsProblem
from sandbox import LocalDiscord


@pytest_asyncio.fixture
async def discord_() -> AsyncIterator[LocalDiscord]:
    async with LocalDiscord() as server:
        yield server


def settings_for(api: str, token: str) -> Settings:
    given: dict[str, Any] = {"discord_api": api, "DISCORD_TOKEN": token}
    return Settings(_env_file=None, **given)  # pyright: ignore[reportCallIssue]


class Client(discord.Client):
    """A client that reports when it is ready."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.there = asyncio.Event()

    async def on_connect(self) -> None:
        self.there.set()


async def test_the_connection_ends_in_order_when_the_process_leaves(discord_: LocalDiscord) -> None:
    settings, client, leaving = settings_for(discord_.api, discord_.token), Client(), asyncio.Event()
    await find_gateway(settings)
    staying = asyncio.create_task(stay_connected(client, settings, leaving, asyncio.Event()))
    await asyncio.wait_for(client.there.wait(), 40)
    assert not staying.done()
    leaving.set()
    await asyncio.wait_for(staying, 40)
    assert client.is_closed()


async def test_a_token_that_discord_does_not_know_is_for_a_person(discord_: LocalDiscord) -> None:
    good = settings_for(discord_.api, discord_.token)
    await find_gateway(good)
    async with Client() as client:
        with pytest.raises(SettingsProblem, match="does not know the token in DISCORD_TOKEN"):
            await stay_connected(client, settings_for(discord_.api, "not.the.token"))


@pytest.mark.parametrize(
    ("code", "problem", "sentence"),
    [
        (4004, SettingsProblem, "DISCORD_TOKEN"),
        (4010, SettingsProblem, "LUPFEN_SHARDS"),
        (4011, Away, "wants more shards"),
    ],
)
async def test_a_gateway_that_closes_says_whether_to_come_again(
    discord_: LocalDiscord, code: int, problem: type[Exception], sentence: str
) -> None:
    settings, client = settings_for(discord_.api, discord_.token), Client()
    await find_gateway(settings)
    async with client:
        staying = asyncio.create_task(stay_connected(client, settings))
        await asyncio.wait_for(client.there.wait(), 40)
        discord_.gateway.drop(resumable=False, code=code)
        with pytest.raises(problem, match=sentence):
            await asyncio.wait_for(staying, 40)


async def test_where_nobody_answers_it_is_worth_another_try(discord_: LocalDiscord) -> None:
    await find_gateway(settings_for(discord_.api, discord_.token))
    with socket.create_server(("127.0.0.1", 0)) as taken:
        api = f"http://127.0.0.1:{taken.getsockname()[1]}/api/v10"
    settings = settings_for(api, discord_.token)
    await discord_.stop()
    with pytest.raises(Away, match="does not answer"):
        await find_gateway(settings)
    async with Client() as client:
        with pytest.raises(Away, match="cannot be reached"):
            await stay_connected(client, settings)
