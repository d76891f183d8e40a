"""Names people choose, prepared for drawing: any script, emojis, right to left, and no tricks."""

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from itertools import accumulate, groupby
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from bot.language.names import EMOJI_STYLE, tidy

FONTS = Path(__file__).with_name("fonts")
FONT_ORDER = (
    "sans", "arabic", "hebrew", "cjk", "devanagari", "bengali", "tamil", "telugu", "kannada", "malayalam", "gujarati",
    "gurmukhi", "sinhala", "thai", "lao", "khmer", "myanmar", "georgian", "armenian", "ethiopic", "symbols",
)  # fmt: skip
EMOJI = "emoji"
SUITS = "♣♠"
UNASSIGNED = "\U0010ffff"
RTL = {"R", "AL", "AN"}


@dataclass(frozen=True, slots=True)
class Run:
    """A stretch of a name drawn from one font, or a single emoji."""

    font: str
    text: str
    rtl: bool


def clean(name: str) -> str:
    """Turn a name into one plain line with fancy letters normalized; empty if nothing is visible."""
    return tidy(name, "NFKC")


@lru_cache(maxsize=2048)
def runs(name: str) -> tuple[Run, ...]:
    """Split a clean name into runs in visual order from left to right; characters without a font are omitted."""
    parts = list(_clusters(name))
    rtl = _directions([cluster for _, cluster in parts])
    logical: list[Run] = []
    for (font, cluster), back in zip(parts, rtl, strict=True):
        if logical and font != EMOJI and logical[-1].font == font and logical[-1].rtl == back:
            logical[-1] = Run(font, logical[-1].text + cluster, back)
        else:
            logical.append(Run(font, cluster, back))
    return tuple(_visual(logical))


def shown(name: str, instead: str) -> str:
    """Clean a name; if nothing can be drawn, return `instead`, such as the seat's number."""
    tidy = clean(name)
    return tidy if any(run.text.strip() for run in runs(tidy)) else instead


def clusters(name: str) -> list[str]:
    """Split a clean name into the units a reader perceives as one letter or emoji."""
    return [cluster for _, cluster in _clusters(name)]


def _clusters(name: str) -> Iterator[tuple[str, str]]:
    place = 0
    while place < len(name):
        emoji, used = _emoji_at(name, place)
        if emoji:
            yield EMOJI, emoji
            place += used
            continue
        end = place + 1
        while end < len(name) and unicodedata.category(name[end]) in {"Mn", "Mc", "Me"} | {"Cf"}:
            end += 1
        cluster = name[place:end].replace(EMOJI_STYLE, "")
        font = font_for(cluster[:1])
        if font:
            yield font, cluster
        place = end


def _emoji_at(name: str, place: int) -> tuple[str, int]:
    """Return the longest emoji starting here and its length in characters; skin tones are ignored."""
    best, sought = ("", 0), ""
    for used, char in enumerate(name[place : place + 14], 1):
        if char != EMOJI_STYLE and not 0x1F3FB <= ord(char) <= 0x1F3FF:
            sought += char
        if sought in emoji_places() and not (len(sought) == 1 and _reads_as_text(name, place)):
            best = (sought, used)
    return best


def _reads_as_text(name: str, place: int) -> bool:
    """Whether a character such as © has its text form: in the plain font, and not followed by the emoji style.

    The dark French suits always do, because as emojis they would be as dark as the background of text.
    """
    if name[place] in SUITS:
        return True
    return name[place + 1 : place + 2] != EMOJI_STYLE and _has_glyph("sans", name[place])


@cache
def emoji_places() -> dict[str, int]:
    """Return the position of each emoji in the packaged sheet."""
    return {emoji: place for place, emoji in enumerate((FONTS / "emoji.txt").read_text("utf-8").split())}


@lru_cache(maxsize=4096)
def font_for(char: str) -> str:
    """Return the first packaged font that has a character, or an empty string."""
    return next((font for font in FONT_ORDER if char and _has_glyph(font, char)), "")


def _has_glyph(font: str, char: str) -> bool:
    if char.isspace():
        return font == "sans"
    glyph = _stamp(font, char)
    return any(glyph) and glyph != _stamp(font, UNASSIGNED)


def _stamp(font: str, char: str) -> bytes:
    """Return the rendering of one character in a font."""
    image = Image.new("L", (64, 48))
    ImageDraw.Draw(image).text((20, 34), char, fill=255, font=load_font(font, 24), anchor="ls")
    return image.tobytes()


@lru_cache(maxsize=64)
def load_font(font: str, size: int) -> ImageFont.FreeTypeFont:
    """Return a packaged font at a size in pixels."""
    return ImageFont.truetype(FONTS / f"{font}.ttf", size)


def _direction(text: str) -> bool | None:
    """Whether the first letter of a text runs from right to left; None without a letter."""
    for char in text:
        kind = unicodedata.bidirectional(char)
        if kind in RTL or kind == "L":
            return kind != "L"
    return None


def _directions(parts: list[str]) -> list[bool]:
    """Return for each part whether it is right-to-left; neutral ones follow agreeing neighbours, or the whole."""
    whole = bool(_direction("".join(parts)))
    strong = [_direction(part) for part in parts]
    before = list(accumulate(strong, lambda last, now: last if now is None else now, initial=whole))[1:]
    after = list(accumulate(reversed(strong), lambda last, now: last if now is None else now, initial=whole))[:0:-1]
    return [bool(left) if left == right else whole for left, right in zip(before, after, strict=True)]


def _visual(logical: list[Run]) -> list[Run]:
    """Put runs into visual order: in a left-to-right line, right-to-left stretches are reversed."""
    if bool(_direction("".join(run.text for run in logical))):
        turned = [replace(run, rtl=not run.rtl) for run in reversed(logical)]
        return [replace(run, rtl=not run.rtl) for run in _turned(turned)]
    return _turned(logical)


def _turned(ordered: list[Run]) -> list[Run]:
    return [
        run
        for back, stretch in groupby(ordered, lambda run: run.rtl)
        for run in (reversed([*stretch]) if back else stretch)
    ]
