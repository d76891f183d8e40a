"""A message as the bot sends it, and the few parts it is made of.

What is made here is what Discord takes: labels, options and texts are cut to its lengths, counted in UTF-16 units as
Discord does, all texts of a message together too. A surface of more components than a message holds, or with the same
custom_id twice, is not made at all: that is a mistake of whoever makes it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum
from hashlib import blake2b
from typing import Any

import discord
import orjson
from discord import ui

from bot.interactions.custom_id import Press

Item = ui.Item[Any]
Style = discord.ButtonStyle
# Made without their type parameter: `ui.Button[Any](...)` goes through `typing`, which takes as long again.
_Button: type[ui.Button[Any]] = ui.Button
_Container: type[ui.Container[Any]] = ui.Container
_Row: type[ui.ActionRow[Any]] = ui.ActionRow
_Text: type[ui.TextDisplay[Any]] = ui.TextDisplay

MOST_IN_ROW = 5
MOST_OPTIONS = 25
MOST_COMPONENTS = 40
LOOK_BYTES = 16
LONGEST_LABEL = 80
LONGEST_OPTION = 100
LONGEST_HINT = 150
LONGEST_TEXT = 4_000
LONGEST_ALT = 1_024
KEPT = b""
"""Stands for the content of a file that the message has already."""
WIDE = "\uffff"
"""Signs above this one are two units of UTF-16."""


class Accent(IntEnum):
    """The colour beside a message, by what it is about; nothing is said by colour alone."""

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
    """The items of a message, and the files that they show: names and contents, which are empty for `KEPT` files.

    Raises `ValueError` for more components than a message holds, and for a custom_id that is there twice.
    """

    items: tuple[Item, ...]
    files: tuple[tuple[str, bytes], ...] = ()

    def __post_init__(self) -> None:
        """See to it that Discord takes the message."""
        every = [*_every(self.items)]
        if len(every) > MOST_COMPONENTS:
            raise ValueError(f"a message of {len(every)} components")
        ids = [
            item.custom_id
            for item in every
            if isinstance(item, ui.Button | ui.Select | ui.RoleSelect) and item.custom_id
        ]
        if len(ids) != len(set(ids)):
            raise ValueError(f"a custom_id is there twice: {sorted(ids)}")
        _fit([item for item in every if isinstance(item, ui.TextDisplay)])

    @property
    def look(self) -> bytes:
        """What tells this surface from another one, in a few bytes; equal looks need not be sent again."""
        said = orjson.dumps([self.components, [name for name, _ in self.files]])
        return blake2b(said, digest_size=LOOK_BYTES).digest()

    @property
    def components(self) -> list[dict[str, Any]]:
        """The items as Discord reads them."""
        return [item.to_component_dict() for item in self.items]

    @property
    def words(self) -> str:
        """All that people read in it, a line for each text, label and answer; no alternative texts."""
        return "\n".join(line for item in _every(self.items) for line in _read(item))

    def with_file(self, name: str, content: bytes) -> Surface:
        """Attach the file that a picture of this surface shows."""
        return Surface(self.items, (*self.files, (name, content)))

    def layout(self) -> ui.LayoutView:
        """Make the view to send; it is stopped, so that the library neither stores it nor answers for it."""
        view = ui.LayoutView(timeout=None)
        for item in self.items:
            view.add_item(item)
        view.stop()
        return view


def framed(accent: Accent, *items: Item | None) -> Surface:
    """Make a message of one container."""
    return Surface((_Container(*present(items), accent_colour=int(accent)),))


def present(items: Iterable[Item | None]) -> Iterator[Item]:
    """Leave out what is not there."""
    return (item for item in items if item is not None)


def text(*lines: str) -> Item | None:
    """Show lines of text; nothing if all are empty."""
    shown = "\n".join(line for line in lines if line)
    return _Text(shown) if shown else None


def small(line: str) -> str:
    """Write a line small."""
    return f"-# {line}" if line else ""


def line_between() -> Item:
    """Divide what is above from what is below."""
    return ui.Separator[Any]()


def button(
    label: str, press: Press, style: Style = Style.secondary, *, disabled: bool = False, emoji: str = ""
) -> ui.Button[Any]:
    """Make a button, with an emoji before its label if there is one."""
    shown = cut(label, LONGEST_LABEL)
    return _Button(label=shown, custom_id=press.custom_id, style=style, disabled=disabled, emoji=emoji or None)


def rows(buttons: Sequence[ui.Button[Any]]) -> Iterator[Item]:
    """Put buttons into as few rows as hold them, of nearly equal length."""
    count = -(-len(buttons) // MOST_IN_ROW)
    length = -(-len(buttons) // max(1, count))
    for start in range(0, len(buttons), length or 1):
        yield _Row(*buttons[start : start + length])


def option(label: str, value: str, about: str = "", *, chosen: bool = False, emoji: str = "") -> discord.SelectOption:
    """Make an option of a select, with an emoji before its label if there is one."""
    return discord.SelectOption(
        label=cut(label, LONGEST_OPTION),
        value=value,
        description=cut(about, LONGEST_OPTION) or None,
        default=chosen,
        emoji=emoji or None,
    )


def select(
    press: Press, options: Sequence[discord.SelectOption], hint: str = "", *, low: int = 1, high: int = 1
) -> Item:
    """Make a row with a select."""
    chooser = ui.Select[Any](
        custom_id=press.custom_id,
        placeholder=cut(hint, LONGEST_HINT) or None,
        min_values=low,
        max_values=high,
        options=[*options],
    )
    return _Row(chooser)


def role_select(press: Press, chosen: int, hint: str) -> Item:
    """Make a row in which a role of the server is chosen, or none; `chosen` is the id of the one that is, or 0."""
    kind = discord.SelectDefaultValueType.role
    shown = [discord.SelectDefaultValue(id=chosen, type=kind)] if chosen else []
    hint = cut(hint, LONGEST_HINT)
    return _Row(ui.RoleSelect[Any](custom_id=press.custom_id, placeholder=hint, min_values=0, default_values=shown))


def image(name: str, alt: str) -> Item | None:
    """Show a picture by the file name of an attachment, or by its address; nothing without either."""
    if not name:
        return None
    address = name if "://" in name else f"attachment://{name}"
    return ui.MediaGallery[Any](discord.MediaGalleryItem(address, description=cut(alt, LONGEST_ALT)))


def _every(items: Iterable[Item]) -> Iterator[Item]:
    """Give every component, nested ones included, as Discord counts them."""
    for item in items:
        yield item
        if isinstance(item, ui.Container | ui.ActionRow | ui.Section):
            yield from _every(item.children)
        if isinstance(item, ui.Section):
            yield item.accessory


def _read(item: Item) -> Iterator[str]:
    if isinstance(item, ui.TextDisplay):
        yield item.content
    elif isinstance(item, ui.Button):
        yield item.label or ""
    elif isinstance(item, ui.Select):
        yield from (option.label for option in item.options)


def _fit(texts: Sequence[ui.TextDisplay[Any]]) -> None:
    """Shorten the longest text until all of them together are as long as a message may be."""
    while (over := sum(length(item.content) for item in texts) - LONGEST_TEXT) > 0:
        longest = max(texts, key=lambda item: length(item.content))
        longest.content = cut(longest.content, max(1, length(longest.content) - over))


def length(words: str) -> int:
    """Count a text as Discord does, in units of UTF-16."""
    return len(words) + sum(sign > WIDE for sign in words)


def cut(words: str, longest: int) -> str:
    """Shorten a text that is longer than so many units of UTF-16; no sign is cut in two."""
    if length(words) <= longest:
        return words
    kept = words[: longest - 1]
    while length(kept) >= longest:
        kept = kept[:-1]
    return f"{kept}…"
