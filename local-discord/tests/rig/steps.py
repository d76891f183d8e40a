"""A person's actions on the page, in words."""

from pathlib import Path
from typing import Any

import axe_playwright_python
from playwright.async_api import Locator, Page, expect

AXE = Path(axe_playwright_python.__file__).parent / "axe.min.js"
SERIOUS = """([part, rules]) => axe
  .run(part, { resultTypes: ["violations"], ...(rules.length ? { runOnly: rules } : {}) })
  .then(({ violations }) => violations.filter(({ impact }) => ["serious", "critical"].includes(impact)))
  .then((found) => found.map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 160)}`))"""


def composer(page: Page) -> Locator:
    """Return the message field."""
    return page.locator("textarea[data-entry]")


async def say(page: Page, words: str) -> None:
    """Write a message."""
    await composer(page).fill(words)
    await page.keyboard.press("Enter")


async def run(page: Page, command: str) -> None:
    """Type a command that needs no options, and run it."""
    await say(page, f"/{command}")
    await expect(page.locator(".command-name")).to_contain_text(f"/{command}")
    await page.keyboard.press("Enter")
    await expect(composer(page)).to_be_visible()


async def connected(page: Page) -> None:
    """Wait until the page hears what happens: it reads its state again once its socket is open."""
    read = "performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/client/state')).length"
    while await page.evaluate(read) < 2:  # the page's rules for scripts forbid the browser to wait for an expression
        await page.wait_for_timeout(10)


def messages(page: Page) -> Locator:
    """All messages on the screen."""
    return page.locator("[data-message]")


def last(page: Page) -> Locator:
    """The newest message."""
    return messages(page).last


async def top(locator: Locator) -> float:
    """Return how many pixels a part is below the window's top edge."""
    box = await locator.bounding_box()
    assert box is not None
    return box["y"]


async def fits(page: Page) -> bool:
    """Whether nothing extends beyond the right edge of the window."""
    width: Any = await page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    return width[0] <= width[1]


async def scroll(page: Page, to: int) -> None:
    """Scroll the messages, and wait until the page has noticed."""
    await page.get_by_role("log").evaluate(
        """(log, to) => new Promise(heard => {
            log.addEventListener("scroll", () => requestAnimationFrame(heard), { once: true })
            log.scrollTo(0, to)
        })""",
        to,
    )


async def faults(page: Page, part: str = "html", *rules: str) -> list[str]:
    """List the serious accessibility violations that axe-core finds in a part of the page."""
    if not await page.evaluate("'axe' in window"):
        await page.evaluate(AXE.read_text())
    found: list[str] = await page.evaluate(SERIOUS, [part, list(rules)])
    return found
