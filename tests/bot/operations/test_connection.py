"""The bot runs until asked to exit; what passes is waited for, what a person must fix ends the process."""

import asyncio
import os
import signal
import socket
from collections.abc import AsyncIterator, Iterator
from typing import Any

import discord
import pytest
import pytest_asyncio

from bot.operations.background import Background, every
from bot.operations.gateway import find_gateway, stay_connected
from bot.operations.retrying import Away, keep_trying, leaving_by_signal, unless
from bot.settings import Settings, SettingsProblem
from game.table.ports import JournalError
from local_discord import LocalDiscord
from storage.problems import StorageProblem


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


async def test_an_unknown_token_requires_human_action(discord_: LocalDiscord) -> None:
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
async def test_a_gateway_close_code_decides_whether_to_reconnect(
    discord_: LocalDiscord, code: int, problem: type[Exception], sentence: str
) -> None:
    settings, client = settings_for(discord_.api, discord_.token), Client()
    await find_gateway(settings)
    async with client:
        staying = asyncio.create_task(stay_connected(client, settings))
        await client.there.wait()
        discord_.gateway.drop(resumable=False, code=code)
        with pytest.raises(problem, match=sentence):
            await staying


async def test_an_unreachable_discord_is_worth_retrying(discord_: LocalDiscord) -> None:
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


NO_NETWORK = Away("Discord does not answer.")
NO_DATABASE = StorageProblem("away", "lupfen", "connection refused")


@pytest.fixture(autouse=True)
def handlers() -> Iterator[None]:
    """Restore the signal handlers of the test's process."""
    before = {name: signal.getsignal(name) for name in (signal.SIGTERM, signal.SIGINT)}
    yield
    for name, handler in before.items():
        signal.signal(name, handler)


class Attempts:
    """Attempts with predefined outcomes, and the pauses between them."""

    def __init__(self, *ends: Exception | None) -> None:
        self.ends = [*ends]
        self.pauses: list[float] = []
        self.reasons: list[Exception] = []
        self.leaving = asyncio.Event()

    async def attempt(self) -> None:
        end = self.ends.pop(0)
        if end:
            raise end

    async def sleep(self, seconds: float) -> None:
        self.pauses.append(seconds)

    async def made(self) -> None:
        await keep_trying(self.attempt, self.leaving, self.reasons.append, self.sleep)


async def test_network_and_database_outages_are_retried_at_growing_intervals(
    caplog: pytest.LogCaptureFixture,
) -> None:
    tries = Attempts(NO_NETWORK, NO_DATABASE, JournalError("no answer"), *[NO_NETWORK] * 4, None)
    await tries.made()
    assert tries.ends == []
    assert tries.pauses == [1, 2, 4, 8, 16, 30, 30]
    assert tries.reasons[:2] == [NO_NETWORK, NO_DATABASE]
    assert len([line for line in caplog.messages if "Trying again in" in line]) == 7


async def test_a_pause_requested_by_discord_is_observed() -> None:
    tries = Attempts(Away("Discord answers 429.", 600), NO_NETWORK, None)
    await tries.made()
    assert tries.pauses == [600, 2]


async def test_wait_times_from_discord_or_its_proxy_are_read(discord_: LocalDiscord) -> None:
    await find_gateway(settings := settings_for(discord_.api, discord_.token))
    discord_.faults.add("", status=429, code=1015, retry_after=600)
    with pytest.raises(Away) as caught:
        await find_gateway(settings)
    assert caught.value.wait == 600
    async with Client() as client:
        with pytest.raises(Away) as caught:
            await stay_connected(client, settings)
    assert caught.value.wait == 600


@pytest.mark.parametrize(
    "problem",
    [
        SettingsProblem("The token is wrong."),
        *(StorageProblem(key, "lupfen") for key in ("newer", "password", "no-database", "rights", "read-only")),
    ],
)
async def test_a_problem_that_needs_human_action_stops_retries(problem: Exception) -> None:
    tries = Attempts(NO_NETWORK, problem, None)
    with pytest.raises(type(problem)):
        await tries.made()
    assert tries.ends == [None]


async def test_a_signal_interrupts_a_pause() -> None:
    leaving = leaving_by_signal()
    asyncio.get_running_loop().call_soon(os.kill, os.getpid(), signal.SIGTERM)
    tries = Attempts(NO_NETWORK)
    await keep_trying(tries.attempt, leaving, tries.reasons.append)
    assert await unless(leaving, asyncio.sleep(3_600, "slept")) is None


async def test_what_the_database_stops_is_done_the_next_time(caplog: pytest.LogCaptureFixture) -> None:
    problems, done = [JournalError("away"), StorageProblem("locked", "here")], asyncio.Event()

    async def look() -> None:
        if problems:
            raise problems.pop()
        done.set()

    looking = asyncio.create_task(every(0, look, "RestingTables"))
    await done.wait()
    looking.cancel()
    assert caplog.text.count("RestingTables goes on later") == 2


async def test_failed_background_work_is_reported(caplog: pytest.LogCaptureFixture) -> None:
    async def fail() -> None:
        raise ValueError

    background, over = Background(), asyncio.Event()
    background.start(asyncio.sleep(0))
    background.start(over.wait())  # pyright: ignore[reportArgumentType] - what it returns does not matter
    background.check()
    background.start(fail())
    await background.failed.wait()
    assert "fail has failed" in caplog.text
    assert "ValueError" in caplog.text
    with pytest.raises(Away):
        background.check()
    background.cancel()
    await background.ended()
