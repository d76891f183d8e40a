"""A new game is one module and its texts: it plays through the local Discord without any other change."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.app import LupfenBot
from bot.language import Language
from bot.operations.gateway import find_gateway
from bot.settings import Settings, read_settings
from game.core.rulesets import Catalogue
from game.games.catalogue import CATALOGUE
from sandbox import LocalDiscord
from storage.database import Database
from tests.e2e.players import Player, use
from tests.e2e.rig import play_all
from tests.e2e.toy import TEXTS, TOY
from tests.people import People, Person

pytestmark = pytest.mark.e2e


def settings_for(discord: LocalDiscord, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Settings:
    monkeypatch.setenv("DISCORD_TOKEN", discord.token)
    monkeypatch.setenv("LUPFEN_DISCORD_API", discord.api)
    monkeypatch.setenv("LUPFEN_DATABASE_URL", f"sqlite+aiosqlite:///{folder / 'toy.db'}")
    return read_settings(pause_seconds=0, pictures=False)


@asynccontextmanager
async def bot_with_toy(settings: Settings) -> AsyncGenerator[LupfenBot]:
    database = await Database.open(settings.database_url)
    await find_gateway(settings)
    bot = LupfenBot(settings, database, Catalogue(*CATALOGUE, TOY), Language(TEXTS, strict=True))
    ready = asyncio.Event()
    bot.add_listener(_setter(ready), "on_shard_connect")
    running = asyncio.create_task(bot.start(settings.token.get_secret_value()))
    try:
        await asyncio.wait_for(ready.wait(), 40)
        yield bot
    finally:
        await bot.close()
        await asyncio.wait({running})
        await database.close()


def _setter(event: asyncio.Event) -> Callable[[int], Coroutine[Any, Any, None]]:
    async def connected(_shard: int) -> None:
        event.set()

    return connected


async def test_a_toy_game_is_played_after_one_module_and_one_texts_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with LocalDiscord(limits=False) as discord:
        settings = settings_for(discord, tmp_path, monkeypatch)
        async with bot_with_toy(settings), People(discord.url) as people:
            anna = await people.enter("Anna", locale="de")
            ben = await people.enter("Ben", locale="en-US")
            await anna.command("toy start", computers=1, stakes="4 10")
            await use(ben, "join")
            await use(anna, "start")
            await play_all([Player(anna), Player(ben)], two_deals_over)
            assert any("Spielzeug" in message.text for message in anna.messages())


async def test_an_amount_that_has_no_button_is_typed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with LocalDiscord(limits=False) as discord:
        settings = settings_for(discord, tmp_path, monkeypatch)
        async with bot_with_toy(settings) as bot, People(discord.url) as people:
            anna = await people.enter("Anna", locale="de")
            await anna.command("toy start", computers=1, stakes="4 40")
            await use(anna, "start")
            await anna.press("Prahlen!")
            await type_amount(anna, "41")
            await anna.see("1", ephemeral=True)
            await type_amount(anna, "17")
            table = next(iter(bot.services.tables))
            assert table.driver
            assert ("brag", "17") in [(asked.kind, asked.answer) for asked in table.driver.answered]


async def type_amount(person: Person, amount: str) -> None:
    """Open the form of an amount and send it off."""
    form = await person.form(await use(person, "amount"))
    await person.submit(form, {"value": amount})


def two_deals_over(person: Person) -> bool:
    """Tell whether two deals of the toy have ended."""
    return sum("Spiel" in message.text and "Pot 0" in message.text for message in person.messages()) >= 2
