"""Photographs messages as the page shows them, in several windows."""

from __future__ import annotations

from dataclasses import dataclass
from types import TracebackType
from typing import TYPE_CHECKING, Any, Self

if TYPE_CHECKING:
    from playwright.async_api import Browser, Page

TALL = 2_600  # so that long messages need no scrolling
PICTURES_THERE = "part => Promise.all([...part.querySelectorAll('img')].map(image => image.decode().catch(() => {})))"


@dataclass(frozen=True, slots=True)
class Window:
    """A browser window; sizes in CSS pixels, `scale` is the number of device pixels for each.

    `share` is the display width on the gallery's page, in percent.
    """

    name: str
    width: int
    height: int
    theme: str
    scale: float
    share: int


WINDOWS = (
    Window("desktop-dark", 1000, 1480, "dark", 1.0, 48),
    Window("phone-light", 390, 844, "light", 2.0, 24),
)


class Camera:
    """The windows of one person."""

    def __init__(self, browser: Browser, address: str, language: str) -> None:
        self._browser = browser
        self._address = address
        self._language = language
        self._pages: dict[str, Page] = {}

    async def __aenter__(self) -> Self:
        for window in WINDOWS:
            self._pages[window.name] = await self._open(window)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for page in self._pages.values():
            await page.context.close()

    async def _open(self, window: Window) -> Page:
        wished: dict[str, Any] = {
            "viewport": {"width": window.width, "height": window.height},
            "device_scale_factor": window.scale,
            "locale": self._language,
            "reduced_motion": "reduce",
        }
        context = await self._browser.new_context(**wished)
        await context.add_init_script(f"localStorage.setItem('local-discord:theme', '\"{window.theme}\"')")
        page = await context.new_page()
        await page.goto(self._address)
        return page

    async def message(self, message: str) -> dict[str, bytes]:
        """Photograph a message in every window; return PNGs by window name."""
        taken: dict[str, bytes] = {}
        for window in WINDOWS:
            name, page = window.name, self._pages[window.name]
            await page.set_viewport_size({"width": window.width, "height": TALL})
            part = page.locator(f'[data-message="{message}"]')
            await part.scroll_into_view_if_needed()
            await part.evaluate(PICTURES_THERE)
            taken[name] = await part.screenshot(animations="disabled")
        return taken

    async def screen(self) -> dict[str, bytes]:
        """Photograph the whole page in every window, at the newest message."""
        taken: dict[str, bytes] = {}
        for window in WINDOWS:
            name, page = window.name, self._pages[window.name]
            await page.set_viewport_size({"width": window.width, "height": window.height})
            await page.locator("[data-message]").last.scroll_into_view_if_needed()
            taken[name] = await page.screenshot(animations="disabled")
        return taken
