"""Lines of text as images: measured, shrunk and cut so that they never leave their place."""

from functools import cache, lru_cache

from PIL import Image, ImageDraw

from bot.pictures.cache import kept
from bot.pictures.names import EMOJI, FONTS, Run, clusters, emoji_places, load_font, runs
from bot.pictures.pixels import scaled

SMALLEST = 0.76  # of the requested size, before a text is cut
BASELINE = 1.02  # from the top of a line, as a multiple of the size
LINE_HEIGHT = 1.36
ELLIPSIS = "…"
KEPT_LINES = 8 * 2**20  # bytes: about 800 names and numbers
# The sheet of emojis, made by `research/art/emoji_sheet.py`: cell size in pixels, cells in a row.
SHEET = FONTS / "emoji.webp"
CELL = 36
COLUMNS = 44


@kept("lines", KEPT_LINES)
def line(text: str, size: int, colour: str, limit: int) -> Image.Image:
    """Draw one line of clean text, `size` pixels high, at most `limit` wide: shrunk a little, then truncated.

    The image is as wide as the text and round(size * 1.36) high; it is shared, so do not draw on it.
    """
    fitted, at = fit(text, size, limit)
    width = max(1, min(limit, measure(fitted, at)))
    image = Image.new("RGBA", (width, round(size * LINE_HEIGHT)), f"{colour}00")
    pen = ImageDraw.Draw(image)
    x = 0.0
    for run in runs(fitted):
        if run.font == EMOJI:
            image.alpha_composite(
                _emoji(run.text, at), (min(round(x), max(0, width - at)), round(size * BASELINE - at * 0.9))
            )
        else:
            pen.text((x, size * BASELINE), run.text, fill=colour, font=load_font(run.font, at), anchor="ls")
        x += _advance(run, at)
    return image


def fit(text: str, size: int, limit: int) -> tuple[str, int]:
    """Return a text and size that fit within `limit` pixels."""
    smallest = max(1, round(size * SMALLEST))
    for at in range(size, smallest - 1, -1):
        if measure(text, at) <= limit:
            return text, at
    parts = clusters(text)
    while parts and measure("".join(parts).rstrip() + ELLIPSIS, smallest) > limit:
        parts.pop()
    return "".join(parts).rstrip() + ELLIPSIS, smallest


def measure(text: str, size: int) -> int:
    """Return the width of a line in pixels, including letters' overhang."""
    placed = runs(text)
    if not placed:
        return 0
    width = sum(_advance(run, size) for run in placed)
    last = placed[-1]
    if last.font == EMOJI:
        return round(width + 0.5)
    overhang = load_font(last.font, size).getbbox(last.text, anchor="ls")[2] - _advance(last, size)
    return round(width + max(0.0, overhang) + 0.5)


def _advance(run: Run, size: int) -> float:
    if run.font == EMOJI:
        return size * 1.1
    return load_font(run.font, size).getlength(run.text)


@lru_cache(maxsize=256)
def _emoji(emoji: str, size: int) -> Image.Image:
    row, column = divmod(emoji_places()[emoji], COLUMNS)
    cell = _sheet().crop((column * CELL, row * CELL, (column + 1) * CELL, (row + 1) * CELL))
    return scaled(cell, round(size * 1.1), round(size * 1.1))


@cache
def _sheet() -> Image.Image:
    with Image.open(SHEET) as sheet:
        return sheet.convert("RGBA")
