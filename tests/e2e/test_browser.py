"""In the browser, a newcomer plays a deal with only the keyboard and two more, with a kill and a reload in between."""

import re
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import orjson
import pytest
from playwright.async_api import Browser, Page
from playwright.async_api import TimeoutError as NotThere

from local_discord.state.world import Person
from rig.browser import chromium
from rig.steps import run
from tests.e2e.leaks import Watch, seats_of
from tests.e2e.rig import Rig

__all__ = ["chromium"]  # reuses the fixture of the page's tests

pytestmark = [pytest.mark.browser, pytest.mark.e2e, pytest.mark.asyncio(loop_scope="session")]

ANSWER = 'button.button[data-slot*=":answer:"]:not([disabled])'
MOST_TABS = 60
SOON_MS = 2_000
"""How long to try an answer: another may have replaced it."""
MENU = 'button.select-button[data-slot*=":answer:"]:not([disabled])'


async def click_an_answer(page: Page) -> None:
    """Click an offered answer, if any; prices come from their menu, a missing hand is requested."""
    menus, buttons = page.locator(MENU), page.locator(ANSWER)
    if await menus.count():
        await menus.last.click(timeout=SOON_MS)
        await page.get_by_role("option").first.click(timeout=SOON_MS)
    elif await buttons.count():
        await buttons.first.click(timeout=SOON_MS)
    elif await page.get_by_text("(In your hand)").count():
        await page.get_by_role("button", name="My cards").last.click(timeout=SOON_MS)


async def press_by_keys(page: Page, wanted: str) -> None:
    """Move with Shift+Tab from the message field back to the newest part that matches, and press Enter."""
    await page.locator("textarea, [contenteditable]").last.focus()
    for _ in range(MOST_TABS):
        await page.keyboard.press("Shift+Tab")
        if await page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
            await page.keyboard.press("Enter")
            return


async def answer_by_keys(page: Page) -> None:
    """Answer, if an answer is offered, with only the keyboard."""
    if await page.locator(MENU).count():
        await press_by_keys(page, MENU)
        await page.keyboard.press("Enter")
    elif await page.locator(ANSWER).count():
        await press_by_keys(page, ANSWER)
    elif await page.get_by_text("(In your hand)").count():
        await press_by_keys(page, part("hand"))


def part(verb: str) -> str:
    """Return a selector for buttons with a verb."""
    return f'button[data-slot*=":{verb}:"]:not([disabled])'


async def play_until(page: Page, deal: int, act: Callable[[Page], Awaitable[None]] = click_an_answer) -> None:
    """Answer until the message of a deal has shrunk to its result."""
    finished = page.get_by_text(re.compile(rf"Deal ([{deal}-9])\b.*pot"))
    while not await finished.count():
        try:
            await act(page)
        except NotThere:
            continue  # it was answered or replaced meanwhile
        await page.wait_for_timeout(50)


async def test_a_person_plays_by_keyboard_and_by_mouse_and_a_kill_loses_nothing(
    chromium: Browser, tmp_path: Path
) -> None:
    async with Rig(tmp_path, pictures="true", pause_seconds="0.4") as rig:
        page = await chromium.new_page(viewport={"width": 1100, "height": 900})
        complaints: list[str] = []
        page.on("pageerror", lambda error: complaints.append(str(error)))
        await page.goto(f"{rig.discord.url}/?key={rig.discord.person('Ben').key}")
        await run(page, "lupfen start")
        await page.locator(part("computer")).last.wait_for()
        for seats in (2, 3, 4):
            await press_by_keys(page, part("computer"))
            await page.get_by_text(f"At the table {seats}/5").wait_for()
        await press_by_keys(page, part("start"))
        await play_until(page, 1, answer_by_keys)
        await rig.kill()
        await rig.start()
        await page.reload()
        await play_until(page, 3)
        await page.close()
        assert complaints == []
        assert len(rig.rows("SELECT record FROM records")) >= 3
        assert rig.tracebacks() == []
    assert rig.audit() == []


class Window:
    """A person's window, and everything it received over the network."""

    def __init__(self, page: Page, person: Person) -> None:
        self.page = page
        self.person = person
        self.received: list[dict[str, Any]] = []
        page.on("websocket", lambda socket: socket.on("framereceived", self._frame))

    def _frame(self, frame: str | bytes) -> None:
        self.received.append(orjson.loads(frame))


async def window(chromium: Browser, rig: Rig, name: str) -> Window:
    """Open a person's window."""
    page = await (await chromium.new_context(viewport={"width": 700, "height": 900})).new_page()
    opened = Window(page, rig.discord.person(name))
    await page.goto(f"{rig.discord.url}/?key={opened.person.key}")
    return opened


@pytest.mark.soak  # what each receives is read in make test without a browser
async def test_three_people_in_three_windows_see_only_their_own_cards(
    chromium: Browser,
    tmp_path: Path,
) -> None:
    async with Rig(tmp_path, pause_seconds="0.4") as rig:
        windows = [await window(chromium, rig, name) for name in ("Ben", "Anna", "Clara")]
        host, *guests = [each.page for each in windows]
        await run(host, "lupfen start")
        for guest in guests:
            await guest.get_by_role("button", name="Join", exact=True).last.click()
        await host.get_by_role("button", name="Start", exact=True).last.click()
        while len(rig.records()) < 2:
            for each in windows:
                with suppress(NotThere):
                    await click_an_answer(each.page)
            await host.wait_for_timeout(50)
        await rig.end()
        records = rig.records()
        channel = rig.discord.channel("stammtisch").id
        for each in windows:
            watch = Watch(records, seats_of(rig, each.person.id, len(records)))
            assert any("Deal" in str(event) or "deal" in str(event) for event in each.received)
            assert watch.foreign_cards(each.received, channel) == []
            await each.page.close()
