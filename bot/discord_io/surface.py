"""A message as the bot sends it, and its few building blocks in Discord's format.

Everything built here is valid for Discord: labels, options and texts are cut to their limits, counted in UTF-16 units,
as is the total of a message's texts. A surface with too many components, or with the same custom_id twice, is rejected
as a mistake of the caller.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence, Set
from copy import copy
from dataclasses import dataclass
from enum import IntEnum
from functools import lru_cache
from hashlib import blake2b
from typing import Any, Final

import discord
import orjson

from bot.discord_io.custom_id import Press

Component = dict[str, Any]
"""A component, or an option of a select, in Discord's JSON."""
Style = discord.ButtonStyle

ROW: Final = discord.ComponentType.action_row.value
BUTTON: Final = discord.ComponentType.button.value
SELECT: Final = discord.ComponentType.string_select.value
ROLE_SELECT: Final = discord.ComponentType.role_select.value
USER_SELECT: Final = discord.ComponentType.user_select.value
SECTION: Final = discord.ComponentType.section.value
TEXT: Final = discord.ComponentType.text_display.value
THUMBNAIL: Final = discord.ComponentType.thumbnail.value
GALLERY: Final = discord.ComponentType.media_gallery.value
FILE: Final = discord.ComponentType.file.value
SEPARATOR: Final = discord.ComponentType.separator.value
CONTAINER: Final = discord.ComponentType.container.value

MOST_IN_ROW = 5
MOST_OPTIONS = 25
MOST_COMPONENTS = 40
LOOK_BYTES = 16
LONGEST_LABEL = 80
LONGEST_OPTION = 100
LONGEST_HINT = 150
LONGEST_TEXT = 4_000
LONGEST_ALT = 1_024
EMOJIS_KEPT: Final = 512
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

    def keeps_only(self, names: Set[str]) -> bool:
        """Whether a message that has files with these names can be edited into this surface."""
        return all(content != KEPT or name in names for name, content in self.files)

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


def section(words: str, beside: Component) -> Component:
    """Show words next to a button or a small picture."""
    return {"type": SECTION, "components": [paragraph(words)], "accessory": beside}


def thumbnail(name: str, alt: str) -> Component:
    """Show a small picture in a section, by the file name of an attachment."""
    return {"type": THUMBNAIL, "media": {"url": f"attachment://{name}"}, "description": cut(alt, LONGEST_ALT)}


def file(name: str) -> Component:
    """Offer an attachment as a file, by its name."""
    return {"type": FILE, "file": {"url": f"attachment://{name}"}}


def button(
    label: str, press: Press, style: Style = Style.secondary, *, disabled: bool = False, emoji: str = ""
) -> Component:
    """Build a button, with an optional emoji before its label."""
    made: Component = {
        "type": BUTTON,
        "style": style.value,
        "label": cut(label, LONGEST_LABEL),
        "custom_id": press.custom_id,
        "disabled": disabled,
    }
    return made | {"emoji": _emoji(emoji)} if emoji else made


def link(label: str, address: str) -> Component:
    """Build a button that opens an address."""
    return {"type": BUTTON, "style": Style.link.value, "label": cut(label, LONGEST_LABEL), "url": address}


@lru_cache(maxsize=EMOJIS_KEPT)
def _emoji(emoji: str) -> Component:
    return {**discord.PartialEmoji.from_str(emoji).to_dict()}


def row_of(*components: Component) -> Component:
    """Put up to five buttons, or one select, in a row."""
    return {"type": ROW, "components": [*components]}


def rows(*offered: Component | None) -> Iterator[Component]:
    """Split buttons into the fewest possible rows of nearly equal length, leaving out `None`."""
    buttons = [*present(offered)]
    count = -(-len(buttons) // MOST_IN_ROW)
    length = -(-len(buttons) // max(1, count))
    for start in range(0, len(buttons), length or 1):
        yield row_of(*buttons[start : start + length])


def option(label: str, value: str, about: str = "", *, chosen: bool = False, emoji: str = "") -> Component:
    """Build an option of a select, with an optional emoji before its label."""
    made: Component = {"label": cut(label, LONGEST_OPTION), "value": value, "default": chosen}
    if about:
        made["description"] = cut(about, LONGEST_OPTION)
    if emoji:
        made["emoji"] = _emoji(emoji)
    return made


def select(press: Press, options: Sequence[Component], hint: str = "", *, low: int = 1, high: int = 1) -> Component:
    """Build a row with a select."""
    chooser: Component = {
        "type": SELECT,
        "custom_id": press.custom_id,
        "options": [*options],
        "min_values": low,
        "max_values": high,
    }
    return row_of(chooser | {"placeholder": cut(hint, LONGEST_HINT)} if hint else chooser)


def role_select(press: Press, chosen: int, hint: str) -> Component:
    """Build a row with a select for at most one of the server's roles; `chosen` is the current role's id, or 0."""
    return _select_of(ROLE_SELECT, "role", press, [chosen] if chosen else [], hint, 1)


def user_select(press: Press, chosen: Sequence[int], hint: str, most: int) -> Component:
    """Build a row with a select for at most this many of the server's people; `chosen` are the current ones' ids."""
    return _select_of(USER_SELECT, "user", press, chosen[:most], hint, most)


def _select_of(kind: int, name: str, press: Press, chosen: Sequence[int], hint: str, most: int) -> Component:
    return row_of(
        {
            "type": kind,
            "custom_id": press.custom_id,
            "placeholder": cut(hint, LONGEST_HINT),
            "min_values": 0,
            "max_values": most,
            "default_values": [{"id": str(each), "type": name} for each in chosen],
        }
    )


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
