"""What people press in messages, in Discord's format: buttons and selects, alone or beside words, and their rows."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

import discord

from bot.discord_io.custom_id import Press
from bot.discord_io.surface import Component, cut, paragraph, present

Style = discord.ButtonStyle
ROW: Final = discord.ComponentType.action_row.value
BUTTON: Final = discord.ComponentType.button.value
SELECT: Final = discord.ComponentType.string_select.value
ROLE_SELECT: Final = discord.ComponentType.role_select.value
USER_SELECT: Final = discord.ComponentType.user_select.value
SECTION: Final = discord.ComponentType.section.value
MOST_IN_ROW = 5
MOST_OPTIONS = 25
LONGEST_LABEL = 80
LONGEST_OPTION = 100
LONGEST_HINT = 150
EMOJIS_KEPT: Final = 512


def section(words: str, beside: Component) -> Component:
    """Show words next to a button or a small picture."""
    return {"type": SECTION, "components": [paragraph(words)], "accessory": beside}


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
