"""Chromium, a local Discord and a small bot for the tests of the page."""

import os
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

import discord
import pytest
import pytest_asyncio
from aiohttp.test_utils import unused_port
from playwright.async_api import Browser, ConsoleMessage, Error, Page, async_playwright, expect

from local_discord.format import shapes
from local_discord.server import LocalDiscord
from local_discord.state.world import Channel, Person
from local_discord.testing.chromium import FLAGS, chromium_path
from local_discord.web import pages
from rig.bot import running
from rig.tea import TeaBot

FONT = Path(__file__).parent / "font" / "hebrew.ttf"  # without any font it does not start
FONTS = """<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>{folder}</dir><cachedir>{folder}/cache</cachedir></fontconfig>"""
PATIENCE_MS = 150_000
# Discord allows three; these tests are not about a busy machine.
ANSWER_SECONDS = 20.0
KINDS: dict[str, Any] = {
    "desk": {"viewport": {"width": 1200, "height": 800}},
    "clock": {"viewport": {"width": 1200, "height": 800}},  # what `page.clock` does lasts as long as its context
    "phone": {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True},
}
Scheme = Literal["dark", "light"]
expect.set_options(timeout=PATIENCE_MS)


def in_the_browsers_loop(items: list[pytest.Item], folder: Path) -> None:
    """Run every test of a folder that uses the browser in the browser's event loop."""
    browsers = {"chromium", "fontless_chromium"}
    for item in items:
        if item.path.is_relative_to(folder) and not browsers.isdisjoint(getattr(item, "fixturenames", ())):
            item.add_marker(pytest.mark.browser)
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def chromium() -> AsyncGenerator[Browser]:
    """The system's Chromium."""
    async with launched() as browser:
        yield browser


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def fontless_chromium(tmp_path_factory: pytest.TempPathFactory) -> AsyncGenerator[Browser]:
    """The system's Chromium, without any of the system's fonts."""
    folder = tmp_path_factory.mktemp("fonts")
    (folder / FONT.name).symlink_to(FONT)
    (folder / "fonts.conf").write_text(FONTS.format(folder=folder))
    async with launched(FONTCONFIG_FILE=str(folder / "fonts.conf")) as browser:
        yield browser


@asynccontextmanager
async def launched(**environment: str) -> AsyncGenerator[Browser]:
    """Run Chromium with changes to its environment."""
    path = chromium_path()
    if path is None:
        pytest.skip("Chromium is not installed; the page is tested in a real browser.")
    settings: dict[str, str | float | bool] = {**os.environ, **environment}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pages, "FRESHNESS", "max-age=3600")  # nobody changes the page while its tests run
        async with async_playwright() as tools:
            browser = await tools.chromium.launch(executable_path=path, args=list(FLAGS), env=settings)
            yield browser
            await browser.close()


@dataclass(slots=True)
class Place:
    """A local Discord with the bot in it."""

    server: LocalDiscord
    bot: TeaBot

    @property
    def anna(self) -> Person:
        """A person who reads German."""
        return self.server.person("Anna")

    @property
    def ben(self) -> Person:
        """A person who reads English."""
        return self.server.person("Ben")

    @property
    def channel(self) -> Channel:
        """The channel in which a window opens."""
        return self.server.channel("stammtisch")

    @property
    def room(self) -> discord.PartialMessageable:
        """That channel as the bot sees it."""
        return self.bot.get_partial_messageable(int(self.channel.id))

    async def thread(self, name: str = "Table 3") -> discord.Thread:
        """Let the bot open a thread in the channel."""
        channel = await self.bot.fetch_channel(int(self.channel.id))
        assert isinstance(channel, discord.TextChannel)
        return await channel.create_thread(name=name, type=discord.ChannelType.public_thread)

    def said(self, *texts: str) -> None:
        """Let Anna have written messages before a window opens."""
        for text in texts:
            self.server.scribe.plain(self.channel, shapes.user(self.anna), text)


@pytest.fixture(scope="session")
def port() -> int:
    """The port of every local Discord of these tests, so that a context knows the fonts and scripts of the last one."""
    return unused_port()


@pytest_asyncio.fixture(loop_scope="session")
async def place(port: int) -> AsyncGenerator[Place]:
    """A fresh local Discord, Anna (German), Ben (English), and the bot online."""
    async with LocalDiscord(port=port, limits=False) as server:
        server.interactions.answer_within = ANSWER_SECONDS
        for name, locale in (("Anna", "de"), ("Ben", "en-US")):
            server.person(name).locale, server.person(name).locale_told = locale, True
        async with running(server, TeaBot()) as bot:
            yield Place(server, bot)
            bot.go_on.set()


Visit = Callable[..., Awaitable[Page]]


class Windows:
    """Windows that are lent repeatedly: the first page of a fresh one costs the processor as much as ten later ones."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free: dict[str, list[Page]] = {kind: [] for kind in KINDS}

    @asynccontextmanager
    async def lend(
        self, kind: str = "desk", *, locale: str = "", timezone: str = "", scheme: Scheme = "light"
    ) -> AsyncGenerator[Page]:
        """Lend a window of a kind; nothing of what it stores or pretends outlives the loan."""
        page = self._free[kind].pop() if self._free[kind] else await self._fresh(kind)
        await page.set_viewport_size(KINDS[kind]["viewport"])
        await page.emulate_media(color_scheme=scheme)
        pretence: Any = await page.context.new_cdp_session(page)
        await pretence.send("Emulation.setUserAgentOverride", {"userAgent": "", "acceptLanguage": locale})
        await pretence.send("Emulation.setTimezoneOverride", {"timezoneId": timezone})
        yield page
        for other in page.context.pages:
            if other is not page:
                await other.close()
        await page.unroute_all(behavior="ignoreErrors")
        await page.evaluate("localStorage.clear()")
        await page.mouse.move(0, 0)
        await page.goto("about:blank")
        await pretence.detach()
        self._free[kind].append(page)

    async def _fresh(self, kind: str) -> Page:
        context = await self._browser.new_context(**KINDS[kind])
        context.set_default_timeout(PATIENCE_MS)
        return await context.new_page()


@pytest.fixture(scope="session")
def windows(chromium: Browser) -> Windows:
    """The windows that the tests of the page share."""
    return Windows(chromium)


@pytest_asyncio.fixture(loop_scope="session")
async def visit(windows: Windows, place: Place) -> AsyncGenerator[Visit]:
    """Open a person's window; in the end no console may contain errors."""
    complaints: list[str] = []

    async def open_window(person: Person | None, address: str = "", *, tolerate: str = "\0", **wishes: Any) -> Page:
        def hear(message: ConsoleMessage) -> None:
            if message.type in {"error", "warning"} and tolerate not in message.text:
                complaints.append(message.text)

        def fail(error: Error) -> None:
            complaints.append(str(error))

        page = await lent.enter_async_context(windows.lend(**wishes))
        page.on("console", hear)
        page.on("pageerror", fail)
        lent.callback(page.remove_listener, "console", hear)
        lent.callback(page.remove_listener, "pageerror", fail)
        await page.goto(place.server.url + (address or f"/?key={person.key if person else ''}"))
        return page

    async with AsyncExitStack() as lent:
        yield open_window
    assert complaints == []
