"""The page brings its own fonts, so its layout is the same everywhere."""

from playwright.async_api import Browser, Page, expect

from sandbox.format import shapes
from tests.page.conftest import Place
from tests.page.steps import last

LETTERS = "▶ **Anna** · Žižka, Łódź, Ελλάδα, Москва ♥ ♦ ♠ ♣ ✓ ✗ → ↺ `seal 3fa9c2`"
EMOJIS = ("🌰", "🍃", "🤖", "👍🏽", "🇩🇪", "❤️", "⚠")
NO_LETTER = "\U0010fffd"
SIZES = """() => {
  const range = document.createRange();
  return [...document.querySelectorAll("h1, h2, .author, .head time, .text, .text strong, .text code")].map((part) => {
    range.selectNodeContents(part);
    const { width, height } = range.getBoundingClientRect();
    return [part.className || part.tagName, width, height];
  });
}"""

PICTURES = """signs => signs.map((sign) => {
  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d");
  pen.font = getComputedStyle(document.body).font;
  pen.fillText(sign, 10, 30);
  return canvas.toDataURL();
})"""


def said(place: Place, text: str) -> None:
    """Let Anna have written a message."""
    place.server.scribe.plain(place.server.channel("stammtisch"), shapes.user(place.anna), text)


async def opened(browser: Browser, place: Place) -> Page:
    """Open Ben's window on a phone."""
    page = await (await browser.new_context(viewport={"width": 390, "height": 844})).new_page()
    await page.goto(f"{place.server.url}/?key={place.ben.key}")
    await expect(last(page)).to_be_visible()
    await page.evaluate("document.fonts.ready.then(() => null)")
    return page


async def test_letters_are_as_wide_with_the_fonts_of_the_system_as_without(
    chromium: Browser, fontless_chromium: Browser, place: Place
) -> None:
    said(place, LETTERS)
    sizes: list[list[tuple[str, float, float]]] = []
    for browser in (chromium, fontless_chromium):
        page = await opened(browser, place)
        sizes.append(await page.evaluate(SIZES))
        await page.context.close()
    assert len(sizes[0]) == 8
    assert sizes[0] == sizes[1]


async def test_emojis_are_there_where_the_system_has_none(fontless_chromium: Browser, place: Place) -> None:
    said(place, " ".join(EMOJIS))
    page = await opened(fontless_chromium, place)
    drawn: list[str] = await page.evaluate(PICTURES, [*EMOJIS, NO_LETTER])
    assert len(set(drawn)) == len(EMOJIS) + 1, "a sign that is missing looks like one that nobody has"
    await page.context.close()
