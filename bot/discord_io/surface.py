"""A message as the bot sends it, and its few building blocks in Discord's format.

Everything built here is valid for Discord: labels, options and texts are cut to their limits, counted in UTF-16 units,
as is the total of a message's texts. A surface with too many components, or with the same custom_id twice, is rejected
as a mistake of the caller.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from copy import copy
from dataclasses import dataclass
from enum import IntEnum
from hashlib import blake2b
from typing import Any, Final

import discord
import orjson

Component = dict[str, Any]
"""A component, or an option of a select, in Discord's JSON."""

TEXT: Final = discord.ComponentType.text_display.value
THUMBNAIL: Final = discord.ComponentType.thumbnail.value
GALLERY: Final = discord.ComponentType.media_gallery.value
FILE: Final = discord.ComponentType.file.value
SEPARATOR: Final = discord.ComponentType.separator.value
CONTAINER: Final = discord.ComponentType.container.value

MOST_COMPONENTS = 40
LOOK_BYTES = 16
LONGEST_TEXT = 4_000
LONGEST_ALT = 1_024
KEPT = b""
"""Placeholder for the content of a file that the message already has."""


class Accent(IntEnum):
    """A message's accent colour, by topic; no information depends on colour alone."""

    LOBBY = 0x3BA55D
    PLAYING = 0x4F6FE3
    HAND = 0xC98A1B
    SUMMARY = 0x7A5AA6
    OVER = 0x6D7178
    REFUSED = 0xB8433F
    RULES = 0x2E8B9E
    LEDGER = 0x8A7440


@dataclass(frozen=True, slots=True)
class Surface:
    """A message's components, and the files they show: names and contents, empty for `KEPT` files.

    Raises `ValueError` for too many components, or for a custom_id that occurs twice.
    """

    components: tuple[Component, ...]
    files: tuple[tuple[str, bytes], ...] = ()

    def __post_init__(self) -> None:
        """Ensure that Discord accepts the message."""
        ids, texts, count = list[str](), list[Component](), 0
        for each in every(self.components):
            count += 1
            if "custom_id" in each:
                ids.append(each["custom_id"])
            elif each["type"] == TEXT:
                texts.append(each)
        if count > MOST_COMPONENTS:
            raise ValueError(f"a message of {count} components")
        if len(ids) != len(set(ids)):
            raise ValueError(f"a custom_id is there twice: {sorted(ids)}")
        _fit(texts)

    @property
    def look(self) -> bytes:
        """A short digest of the surface; a surface with an equal look need not be sent again."""
        said = orjson.dumps([self.components, [name for name, _ in self.files]])
        return blake2b(said, digest_size=LOOK_BYTES).digest()

    @property
    def words(self) -> str:
        """All text visible to people, one line per text, label and option; no alternative texts."""
        return "\n".join(line for each in every(self.components) for line in _read(each))

    def with_files(self, files: Iterable[tuple[str, bytes]]) -> Surface:
        """Attach files shown by pictures of this surface, whose components need no second look."""
        made = copy(self)
        object.__setattr__(made, "files", (*self.files, *files))
        return made

    def with_line(self, words: str) -> Surface:
        """Append words below everything, unless they are empty."""
        return Surface((*self.components, paragraph(words)), self.files) if words else self


def framed(accent: Accent, *components: Component | None) -> Surface:
    """Build a message of one container."""
    return Surface(({"type": CONTAINER, "accent_color": int(accent), "components": [*present(components)]},))


def present(components: Iterable[Component | None]) -> Iterator[Component]:
    """Leave out `None`."""
    return (each for each in components if each is not None)


def text(*lines: str) -> Component | None:
    """Show lines of text; `None` if all are empty."""
    shown = "\n".join(line for line in lines if line)
    return paragraph(shown) if shown else None


def paragraph(words: str) -> Component:
    """Show non-empty words."""
    return {"type": TEXT, "content": words}


def small(line: str) -> str:
    """Format a line as small text, which it may be already."""
    return f"-# {line.removeprefix('-# ')}" if line else ""


def divider() -> Component:
    """Add a divider."""
    return {"type": SEPARATOR, "divider": True, "spacing": 1}


def thumbnail(name: str, alt: str) -> Component:
    """Show a small picture in a section, by the file name of an attachment."""
    return {"type": THUMBNAIL, "media": {"url": f"attachment://{name}"}, "description": cut(alt, LONGEST_ALT)}


def file(name: str) -> Component:
    """Offer an attachment as a file, by its name."""
    return {"type": FILE, "file": {"url": f"attachment://{name}"}}


def image(name: str, alt: str) -> Component | None:
    """Show a picture by an attachment's file name or by its address; `None` without either."""
    if not name:
        return None
    shown: Component = {"media": {"url": name if "://" in name else f"attachment://{name}"}}
    return {"type": GALLERY, "items": [shown | ({"description": cut(alt, LONGEST_ALT)} if alt else {})]}


def every(components: Iterable[Component]) -> Iterator[Component]:
    """Yield every component, including nested ones, as Discord counts them."""
    for each in components:
        yield each
        yield from every(each.get("components", ()))
        if "accessory" in each:
            yield each["accessory"]


def _read(component: Component) -> Iterator[str]:
    told = component.get("content") or component.get("label")
    if told:
        yield told
    yield from (option["label"] for option in component.get("options", ()))


def _fit(texts: Sequence[Component]) -> None:
    """Shorten the longest text until their total length fits into a message."""
    while (over := sum(length(each["content"]) for each in texts) - LONGEST_TEXT) > 0:
        longest = max(texts, key=lambda each: length(each["content"]))
        longest["content"] = cut(longest["content"], max(1, length(longest["content"]) - over))


def length(words: str) -> int:
    """Return the length of a text as Discord counts it, in UTF-16 units."""
    return len(words) if words.isascii() else len(words.encode("utf-16-le", "surrogatepass")) // 2


def cut(words: str, longest: int) -> str:
    """Shorten a text to at most `longest` UTF-16 units without splitting a character."""
    if length(words) <= longest:
        return words
    kept = words[: longest - 1]
    while length(kept) >= longest:
        kept = kept[:-1]
    return f"{kept}…"
