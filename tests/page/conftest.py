"""Chromium, a local Discord and a small bot for the tests of the page."""

import asyncio
import os
import shutil
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser, BrowserContext, ConsoleMessage, Page, async_playwright, expect

from sandbox.server import LocalDiscord
from sandbox.state.world import Person
from tests.page.bot import TeaBot, point_at
from tools.postgresql import free_port

NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
THAI = Path(__file__).parents[2] / "bot" / "pictures" / "fonts" / "thai.ttf"
FONTS = """<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>{folder}</dir><cachedir>{folder}/cache</cachedir></fontconfig>"""
PATIENCE_MS = 30_000
# Discord allows three; these tests are not about a busy machine.
ANSWER_SECONDS = 20.0
expect.set_options(timeout=PATIENCE_MS)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run every test of the page in the browser's event loop."""
    browsers = {"chromium", "fontless_chromium"}
    for item in items:
        if "tests/page/" in item.path.as_posix() and not browsers.isdisjoint(getattr(item, "fixturenames", ())):
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
    (folder / THAI.name).symlink_to(THAI)  # without any font it does not start
    (folder / "fonts.conf").write_text(FONTS.format(folder=folder))
    async with launched(FONTCONFIG_FILE=str(folder / "fonts.conf")) as browser:
        yield browser


@asynccontextmanager
async def launched(**environment: str) -> AsyncGenerator[Browser]:
    """Run Chromium with changes to its environment."""
    path = next(filter(None, map(shutil.which, NAMES)), None)
    if path is None:
        pytest.skip("Chromium is not installed; the page is tested in a real browser.")
    settings: dict[str, str | float | bool] = {**os.environ, **environment}
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


@pytest.fixture(scope="session")
def port() -> int:
    """The port of every local Discord of these tests, so that a context knows the fonts and scripts of the last one."""
    return free_port()


@pytest_asyncio.fixture(loop_scope="session")
async def place(monkeypatch: pytest.MonkeyPatch, port: int) -> AsyncGenerator[Place]:
    """A fresh local Discord, Anna (German), Ben (English), and the bot online."""
    async with LocalDiscord(port=port) as server:
        server.interactions.answer_within = ANSWER_SECONDS
        for name, locale in (("Anna", "de"), ("Ben", "en-US")):
            server.person(name).locale, server.person(name).locale_told = locale, True
        point_at(server, monkeypatch)
        bot = TeaBot()
        running = asyncio.create_task(bot.start(server.token))
        await asyncio.wait_for(asyncio.gather(bot.synced.wait(), bot.online.wait()), 30)
        yield Place(server, bot)
        bot.go_on.set()
        await bot.close()
        await running


Visit = Callable[..., Awaitable[Page]]


class Contexts:
    """Browser contexts that are lent repeatedly: a fresh one has to read every font and script again."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free: dict[str, list[BrowserContext]] = {}
        self._kinds: dict[BrowserContext, str] = {}

    async def lend(self, options: dict[str, Any]) -> BrowserContext:
        """Return an unused context with these options."""
        kind = repr(sorted(options.items()))
        if free := self._free.get(kind):
            return free.pop()
        context = await self._browser.new_context(**options)
        context.set_default_timeout(PATIENCE_MS)
        self._kinds[context] = kind
        return context

    async def take_back(self, page: Page, url: str) -> None:
        """Leave an idle page in a context, so that its process stays alive, and nothing of what was stored."""
        context = page.context
        for other in context.pages:
            if other is not page:
                await other.close()
        await page.unroute_all(behavior="ignoreErrors")
        await page.goto(url)
        await page.evaluate("localStorage.clear()")
        self._free.setdefault(self._kinds[context], []).append(context)


@pytest.fixture(scope="session")
def contexts(chromium: Browser) -> Contexts:
    """The contexts that the tests of the page share."""
    return Contexts(chromium)


@dataclass(slots=True)
class Watched:
    """A window and the errors in its console; one with a `clock` of its own is not reused."""

    page: Page
    complaints: list[str]
    tolerated: str
    clock: bool


@pytest_asyncio.fixture(loop_scope="session")
async def visit(contexts: Contexts, place: Place) -> AsyncGenerator[Visit]:
    """Open a person's window; in the end no console may contain errors."""
    windows: list[Watched] = []

    async def open_window(
        person: Person | None, address: str = "", *, tolerate: str = "\0", clock: bool = False, **options: Any
    ) -> Page:
        context = await contexts.lend({"viewport": {"width": 1200, "height": 800}} | options)
        page = await context.new_page()
        window = Watched(page, [], tolerate, clock)
        windows.append(window)
        page.on("console", lambda message: _note(window, message))
        page.on("pageerror", lambda error: window.complaints.append(str(error)))
        await page.goto(place.server.url + (address or f"/?key={person.key if person else ''}"))
        return page

    yield open_window
    complaints = [complaint for window in windows for complaint in window.complaints]
    for window in windows:
        if window.clock:
            await window.page.context.close()
        else:
            await contexts.take_back(window.page, f"{place.server.url}/icon.svg")
    assert complaints == []


def _note(window: Watched, message: ConsoleMessage) -> None:
    if message.type in {"error", "warning"} and window.tolerated not in message.text:
        window.complaints.append(message.text)
