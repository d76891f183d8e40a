"""Message payloads for Discord, the files attached to a message, and the errors a request can raise."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import count
from typing import Any, Final, NamedTuple
from urllib.parse import unquote

import aiohttp
import discord

from bot.discord_io.surface import Surface

UNKNOWN_MESSAGE: Final = 10008
THREAD_ARCHIVED: Final = 50083
TROUBLE: Final = (discord.HTTPException, aiohttp.ClientError, ConnectionError, TimeoutError)
"""Errors on the way to Discord, including a lost connection."""
PRIVATE: Final = discord.MessageFlags(components_v2=True, ephemeral=True).value
PUBLIC: Final = discord.MessageFlags(components_v2=True).value


class Attached(NamedTuple):
    """A file attached to a message: its name, and the id by which edits keep it."""

    name: str
    id: int

    def to_dict(self) -> dict[str, Any]:
        """Return it as Discord expects a kept attachment."""
        return {"id": str(self.id), "filename": self.name}


def new_message(
    surface: Surface, *, private: bool = False, people: Sequence[int] = (), role: int = 0
) -> dict[str, Any]:
    """Return the payload of a new message that notifies only the given people and role, by their ids."""
    called = {"users": [*map(str, people)], "roles": [str(role)] if role else []}
    mentions = {"parse": [], **{kind: ids for kind, ids in called.items() if ids}}
    fields = {
        "components": [*surface.components],
        "flags": PRIVATE if private else PUBLIC,
        "allowed_mentions": mentions,
    }
    return fields | ({"attachments": _named(surface, ())} if surface.files else {})


def changed_message(surface: Surface, attached: Sequence[Attached] = ()) -> dict[str, Any]:
    """Return the payload that edits a message; files already `attached` are kept."""
    return {
        "components": [*surface.components],
        "flags": PUBLIC,
        "allowed_mentions": {"parse": []},
        "attachments": _named(surface, attached),
    }


def new_files(surface: Surface, attached: Sequence[Attached] = ()) -> list[tuple[str, bytes]]:
    """Return the files of a surface that a message does not have yet, in numbering order."""
    there = {each.name for each in attached}
    return [(name, content) for name, content in surface.files if name not in there]


def _named(surface: Surface, attached: Sequence[Attached]) -> list[dict[str, Any]]:
    """Name all files: kept ones by their Discord ids, new ones by their numbers."""
    there, numbers = {each.name: each for each in attached}, count()
    return [
        there[name].to_dict() if name in there else {"id": next(numbers), "filename": name} for name, _ in surface.files
    ]


def attached_in(components: Sequence[Mapping[str, Any]]) -> Iterator[Attached]:
    """Yield the files a message shows, read from its Discord components."""
    for component in components:
        for item in component.get("items", ()):
            if number := item["media"].get("attachment_id"):
                name = item["media"]["url"].partition("?")[0].rpartition("/")[2]
                yield Attached(unquote(name), int(number))
        yield from attached_in(component.get("components", ()))
