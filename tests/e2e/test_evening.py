"""An evening of three friends on their phones: nobody scrolls on their turn, and few messages are left over."""

import logging
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.async_api import Browser, Locator, Page, ViewportSize
from playwright.async_api import TimeoutError as NotThere

from rig.browser import chromium
from rig.steps import run
from tests.e2e.rig import Rig

__all__ = ["chromium"]  # reuses the fixture of the page's tests

pytestmark = [pytest.mark.browser, pytest.mark.e2e, pytest.mark.asyncio(loop_scope="session")]

COUNTS = logging.getLogger(__name__)
DEALS = 20
PHONE: ViewportSize = {"width": 390, "height": 844}
ANSWER = 'button[data-slot*=":answer:"]:not([disabled])'
NEXT = 'button[data-slot*=":next:"]:not([disabled])'
SETTLED_MS = 150
"""The page follows a message within a frame or two of its pictures."""
LOOKS = 7
BETWEEN_LOOKS_MS = 50
HAIR = 2
"""Rounding tolerance of a box, in pixels."""


@dataclass(slots=True)
class Turns:
    """How often a person was asked in a private message, and how often part of it was out of view."""

    asked: int = 0
    scrolls: int = 0


async def out_of_sight(page: Page, message: Locator) -> float:
    """Return how many pixels of a message are outside the visible part of the message area."""
    box, log = await message.bounding_box(timeout=1_000), await page.get_by_role("log").bounding_box()
    assert box
    assert log
    above, below = log["y"] - box["y"], box["y"] + box["height"] - log["y"] - log["height"]
    return max(0, above) + max(0, below)


async def stays_out_of_sight(page: Page, message: Locator) -> bool:
    """Whether a message does not scroll fully into view within a second."""
    for _ in range(LOOKS):
        await page.wait_for_timeout(SETTLED_MS)
        if await out_of_sight(page, message) <= HAIR:
            return False
    return True


async def take_part(page: Page, turns: Turns) -> None:
    """Do what this person is asked: an answer in the private message, else the next deal."""
    asking = page.locator("[data-message].private").filter(has=page.locator(ANSWER))
    if await asking.count():
        turns.scrolls += await stays_out_of_sight(page, asking.last)
        await asking.last.locator(ANSWER).first.tap(timeout=1_000)
        turns.asked += 1
        with suppress(NotThere):
            await page.get_by_role("option").first.tap(timeout=SETTLED_MS)
    elif await page.locator(NEXT).count():
        await page.locator(NEXT).last.tap(timeout=1_000)


@pytest.mark.soak
async def test_nobody_scrolls_on_their_turn_during_an_evening_on_phones(chromium: Browser, tmp_path: Path) -> None:
    async with Rig(tmp_path, pictures="true", pause_seconds="1") as rig:
        pages: list[Page] = []
        for name in ("Ben", "Anna", "Clara"):
            context = await chromium.new_context(viewport=PHONE, has_touch=True)
            page = await context.new_page()
            await page.goto(f"{rig.discord.url}/?key={rig.discord.person(name).key}")
            pages.append(page)
        host, *guests = pages
        await run(host, "lupfen start")
        for guest in guests:
            await guest.locator('button[data-slot*=":join:"]').last.tap()
        await host.locator('button[data-slot*=":start:"]').last.tap()
        turns = Turns()
        again, stopped = host.locator('button[data-slot*=":again:"]'), False
        while not await again.count():
            if len(rig.records()) >= DEALS and not stopped:
                await run(host, "lupfen stop")
                stopped = True
            for page in pages:
                with suppress(NotThere):
                    await take_part(page, turns)
            await host.wait_for_timeout(BETWEEN_LOOKS_MS)
        private = [await page.locator("[data-message].private").count() for page in pages]
        public = await host.locator("[data-message]:not(.private)").count()
        COUNTS.info("%s deals: %s, private messages left %s, in the channel %s", DEALS, turns, private, public)
        assert turns.asked >= DEALS
        assert turns.scrolls == 0
        assert max(private) <= 2
        assert public <= len(rig.records()) + 2
        assert rig.tracebacks() == []
    assert rig.audit() == []
