"""`python -m tools.gallery.film`: a short looping film of a deal on a phone, in each language, from the real bot."""

import asyncio
import os
import sys
import tempfile
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress
from io import BytesIO
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Final

import aiohttp
from PIL import Image

from bot.pictures.pixels import scaled
from local_discord import LocalDiscord
from tools.findings import ROOT
from tools.gallery.__main__ import FRIENDS, LOCALES, browser, online, who
from tools.gallery.showing.guide import preferred
from tools.gallery.showing.visitor import Refused, Visitor, first_of

if TYPE_CHECKING:
    from playwright.async_api import Browser, Page

FOLDER: Final = ROOT / "docs" / "site"
WIDTH, HEIGHT, SHOWN_WIDTH = 390, 844, 300
LOOK_SECONDS: Final = 0.25
LEAST, MOST = 450, 1_600
LAST: Final = 3_000
"""How long a picture stays, in milliseconds; the last one longer, before the film begins again."""
QUALITY: Final = 55
WISHES: Final = ("lift", "join", "1")
PACE: Final = {"LUPFEN_PAUSE_SECONDS": "6", "LUPFEN_TURN_SECONDS": "600", "LUPFEN_LOG_LEVEL": "warning"}


class Reel:
    """The pictures of a film, each with the time it was first seen."""

    def __init__(self, page: "Page") -> None:
        self._page = page
        self._frames: list[tuple[float, bytes]] = []

    async def look(self) -> None:
        """Take a picture, unless nothing has changed."""
        await self._page.locator("[data-message]").last.scroll_into_view_if_needed()
        taken = await self._page.screenshot(animations="disabled")
        if not self._frames or taken != self._frames[-1][1]:
            self._frames.append((time.monotonic(), taken))

    def save(self, path: Path) -> None:
        """Write the film as an animated WebP that begins again by itself."""
        size = SHOWN_WIDTH, round(HEIGHT * SHOWN_WIDTH / WIDTH)
        pictures = [scaled(Image.open(BytesIO(taken)).convert("RGB"), *size) for _, taken in self._frames]
        begun = [when for when, _ in self._frames]
        stays = [min(MOST, max(LEAST, round((b - a) * 1_000))) for a, b in pairwise(begun)]
        first, *others = pictures
        first.save(
            path,
            save_all=True,
            append_images=others,
            duration=[*stays, LAST],
            loop=0,
            quality=QUALITY,
            method=6,
            minimize_size=True,
        )


@asynccontextmanager
async def _evening(language: str) -> AsyncGenerator[Visitor]:
    """The first of the friends at a local Discord, with the bot at its usual pace."""
    with tempfile.TemporaryDirectory() as folder:
        async with LocalDiscord(limits=False) as discord, aiohttp.ClientSession() as http:
            settings = {
                "DISCORD_TOKEN": discord.token,
                "LUPFEN_DISCORD_API": discord.api,
                "LUPFEN_DATABASE_URL": f"sqlite+aiosqlite:///{folder}/lupfen.db",
            }
            bot = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "bot", "run"), env={**os.environ, **settings, **PACE}, cwd=ROOT
            )
            try:
                await online(discord, lambda: bot.returncode is not None)
                person = Visitor(http, discord.url, await who(http, discord, FRIENDS[0]))
                await person.arrive(LOCALES[language])
                yield person
            finally:
                bot.terminate()
                await bot.wait()


async def _deal(person: Visitor, reel: Reel) -> None:
    """Play one deal with three computers, and take pictures until its summary has been seen."""
    await person.command("lupfen start", computers=3)
    await reel.look()
    await person.press(*await person.reach("start"))
    while not await person.find("next"):
        await reel.look()
        if asked := await person.question():
            message, answers = asked
            answer = preferred(answers, WISHES)
            await _stay(reel, 1.2)
            with suppress(Refused):  # the table has gone on meanwhile
                await person.press(message, answer, *first_of(answer))
        await asyncio.sleep(LOOK_SECONDS)
    await _stay(reel, 1.0)


async def _stay(reel: Reel, seconds: float) -> None:
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        await reel.look()
        await asyncio.sleep(LOOK_SECONDS)


async def _film(chromium: "Browser", language: str) -> Path:
    async with _evening(language) as person:
        context = await chromium.new_context(
            viewport={"width": WIDTH, "height": HEIGHT}, locale=LOCALES[language], reduced_motion="reduce"
        )
        page = await context.new_page()
        await page.goto(person.address)
        reel = Reel(page)
        await _deal(person, reel)
    path = FOLDER / f"film-{language}.webp"
    reel.save(path)
    return path


async def _films() -> None:
    async with browser() as chromium:
        for language in LOCALES:
            path = await _film(chromium, language)
            print(f"{path.relative_to(ROOT)}: {path.stat().st_size // 1_000} KB", flush=True)


if __name__ == "__main__":
    asyncio.run(_films())
