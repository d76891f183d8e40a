"""The page brings its own fonts, so its layout is the same everywhere."""

from playwright.async_api import Browser, Page, expect

from rig.browser import Place, Windows
from rig.steps import last

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


async def test_letters_and_emojis_need_no_system_font(
    windows: Windows, fontless_chromium: Browser, place: Place
) -> None:
    place.said(LETTERS, " ".join(EMOJIS))
    async with windows.lend() as page:
        sizes = await sizes_in(page, place)
    page = await fontless_chromium.new_page()
    assert await sizes_in(page, place) == sizes
    assert len(sizes) == 9
    drawn: list[str] = await page.evaluate(PICTURES, [*EMOJIS, NO_LETTER])
    assert len(set(drawn)) == len(EMOJIS) + 1, "a missing glyph looks like one that no font has"
    await page.context.close()


async def sizes_in(page: Page, place: Place) -> list[tuple[str, float, float]]:
    """Measure the words on Ben's phone."""
    await page.set_viewport_size({"width": 390, "height": 844})
    await page.goto(f"{place.server.url}/?key={place.ben.key}")
    await expect(last(page)).to_be_visible()
    await page.evaluate("document.fonts.ready.then(() => null)")
    sizes: list[tuple[str, float, float]] = await page.evaluate(SIZES)
    return sizes
