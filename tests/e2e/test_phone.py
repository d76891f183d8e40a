"""On a phone, with any fonts: a newcomer sees how to begin, and looking back fits on one screen."""

from contextlib import suppress
from pathlib import Path

import pytest
from playwright.async_api import Browser, Page, expect
from playwright.async_api import TimeoutError as NotThere

from rig.browser import fontless_chromium
from rig.steps import run
from tests.e2e.rig import Rig

__all__ = ["fontless_chromium"]

pytestmark = [pytest.mark.browser, pytest.mark.e2e, pytest.mark.asyncio(loop_scope="session")]
ENOUGH = 200
"""Clicks within which a deal is certainly over."""


def pressing(verb: str) -> str:
    """Return a selector for the controls of a verb."""
    return f'button[data-slot*=":{verb}:"]:not([disabled])'


async def click(page: Page, verb: str, option: int = 0) -> None:
    """Click the newest button or menu of a verb; in a menu, choose an option."""
    await page.locator(pressing(verb)).last.click()
    menu = page.get_by_role("option")
    with suppress(NotThere):
        await menu.nth(option).click(timeout=1_000)


async def play_to_the_end(page: Page) -> None:
    for _ in range(ENOUGH):
        if await page.locator(pressing("again")).count():
            return
        verb = "answer" if await page.locator(pressing("answer")).count() else "hand"
        with suppress(NotThere):
            await page.locator(pressing(verb)).last.click(timeout=1_000)
            await page.get_by_role("option").first.click(timeout=300)
        await page.wait_for_timeout(150)
    raise AssertionError("the session does not end")


async def too_tall(page: Page) -> float:
    """Return by how many pixels the newest message is taller than the message area."""
    message = await page.locator("[data-message]").last.bounding_box()
    log = await page.get_by_role("log").bounding_box()
    assert message
    assert log
    return max(0, message["height"] - log["height"])


async def test_a_newcomer_looks_back_at_a_deal_without_scrolling(fontless_chromium: Browser, tmp_path: Path) -> None:
    async with Rig(tmp_path, pictures="true", pause_seconds="1") as rig:
        context = await fontless_chromium.new_context(
            viewport={"width": 390, "height": 844}, locale="de-DE", has_touch=True
        )
        page = await context.new_page()
        await page.goto(f"{rig.discord.url}/?key={rig.discord.person('Anna').key}")
        offered = page.locator(".command-chip b")
        for command in ("/spiele", "/lupfen start", "/tippen start", "/hilfe"):
            await expect(offered.filter(has_text=command)).to_have_count(1)
        await run(page, "lupfen start")
        for _ in range(3):
            await click(page, "computer")
        await click(page, "start")
        await run(page, "lupfen aufhören")
        await play_to_the_end(page)
        await click(page, "history-session")
        await click(page, "history-deal")
        await page.get_by_text("Schritt 0 von").last.wait_for()
        steps = [await too_tall(page)]
        while await page.locator(pressing("history-deal")).filter(has_text="▶").count():
            await page.locator(pressing("history-deal")).filter(has_text="▶").last.click()
            await page.get_by_text(f"Schritt {len(steps)} von").last.wait_for()
            steps.append(await too_tall(page))
        assert steps == [0] * len(steps)
        await click(page, "verify-deal")
        await page.get_by_text("der Nachweis").last.wait_for()
        assert await too_tall(page) == 0
        await context.close()
        assert rig.tracebacks() == []
