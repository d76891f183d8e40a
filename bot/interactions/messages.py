"""How a surface is handed to discord.py, what a message has then, and what can go wrong on the way to Discord."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from io import BytesIO
from typing import Any, Final, NamedTuple
from urllib.parse import unquote, urlsplit

import aiohttp
import discord

from bot.panels.kit.surface import Surface

UNKNOWN_MESSAGE: Final = 10008
TROUBLE: Final = (discord.HTTPException, aiohttp.ClientError, ConnectionError, TimeoutError)
"""What can go wrong between here and Discord, a cut line included."""


class Attached(NamedTuple):
    """A file that a message has: its name, and the number by which it stays there when the message is changed."""

    name: str
    id: int

    def to_dict(self) -> dict[str, Any]:
        """Write it as Discord wants to hear of a file that stays."""
        return {"id": str(self.id), "filename": self.name}


def send_arguments(surface: Surface) -> dict[str, Any]:
    """Give the arguments with which a surface is sent as a new message."""
    files = [_opened(name, content) for name, content in surface.files]
    return {"view": surface.layout(), **({"files": files} if files else {})}


def edit_arguments(surface: Surface, attached: Sequence[Attached] = ()) -> dict[str, Any]:
    """Give the arguments with which a message is changed to a surface.

    Of its files those that the message has `attached` already stay there, the others are uploaded: the name of a file
    says what is in it.
    """
    there = {each.name: each for each in attached}
    files = [there.get(name) or _opened(name, content) for name, content in surface.files]
    return {"view": surface.layout(), "attachments": files}


def attached_to(message: object) -> tuple[Attached, ...]:
    """Give the files that a message shows, as Discord has told of it; none for anything else.

    Discord names the files of such messages in their components alone.
    """
    return tuple(_attached(message.components)) if isinstance(message, discord.Message) else ()


def _attached(components: Sequence[object]) -> Iterator[Attached]:
    for component in components:
        if isinstance(component, discord.components.MediaGalleryComponent):
            media = (item.media for item in component.items)
            yield from (Attached(_file_name(each.url), each.attachment_id) for each in media if each.attachment_id)
        elif isinstance(component, discord.components.Container):
            yield from _attached(component.children)


def _file_name(address: str) -> str:
    return unquote(urlsplit(address).path.rpartition("/")[2])


def _opened(name: str, content: bytes) -> discord.File:
    return discord.File(BytesIO(content), name)
