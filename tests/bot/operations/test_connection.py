"""The bot stays until it is told to leave, and says in a sentence why it cannot."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
from collections.abc import AsyncIterator, Iterator
from typing import Any

import discord
import pytest
import pytest_asyncio

from bot.operations.connection import stay_connected
from bot.operations.gateway import find_gateway
from bot.settings import Settings, SettingsProblem
from sandbox import LocalDiscord


@pytest_asyncio.fixture
async def discord_() -> AsyncIterator[LocalDiscord]:
    async with LocalDiscord() as server:
        yield server


@pytest.fixture(autouse=True)
def handlers() -> Iterator[None]:
    """Leave the signals of the test's own process as they were."""
    before = {name: signal.getsignal(name) for name in (signal.SIGTERM, signal.SIGINT)}
    yield
    for name, handler in before.items():
        signal.signal(name, handler)


def settings_for(api: str, token: str) -> Settings:
    given: dict[str, Any] = {"discord_api": api, "DISCORD_TOKEN": token}
    return Settings(_env_file=None, **given)  # pyright: ignore[reportCallIssue]


class Client(discord.Client):
    """A client that tells when it is there."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.there = asyncio.Event()

    async def on_connect(self) -> None:
        self.there.set()


@pytest.mark.parametrize("name", [signal.SIGTERM, signal.SIGINT])
async def test_a_signal_ends_the_connection_in_order(discord_: LocalDiscord, name: signal.Signals) -> None:
    settings, client = settings_for(discord_.api, discord_.token), Client()
    await find_gateway(settings)
    staying = asyncio.create_task(stay_connected(client, settings))
    await asyncio.wait_for(client.there.wait(), 40)
    assert not staying.done()
    os.kill(os.getpid(), name)
    await asyncio.wait_for(staying, 40)
    assert client.is_closed()


async def test_a_token_that_discord_does_not_know_is_told_in_a_sentence(discord_: LocalDiscord) -> None:
    good = settings_for(discord_.api, discord_.token)
    await find_gateway(good)
    async with Client() as client:
        with pytest.raises(SettingsProblem, match="does not know the token in DISCORD_TOKEN"):
            await stay_connected(client, settings_for(discord_.api, "not.the.token"))


async def test_where_nobody_answers_the_sentence_names_the_place(discord_: LocalDiscord) -> None:
    await find_gateway(settings_for(discord_.api, discord_.token))
    with socket.create_server(("127.0.0.1", 0)) as taken:
        api = f"http://127.0.0.1:{taken.getsockname()[1]}/api/v10"
    settings = settings_for(api, discord_.token)
    await discord_.stop()
    async with Client() as client:
        with pytest.raises(SettingsProblem, match=r"cannot be reached.*Is there a network\?"):
            await stay_connected(client, settings)
