"""Sending, editing, deleting and finding a table's messages: the only room that does, and it remembers nothing.

Everything here raises what Discord and the line answer with: `bot.interactions.messages.TROUBLE`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

import discord

from bot.display.private_message import PrivateMessage
from bot.display.tokens import Access, Token
from bot.display.wire import Call, Wire
from bot.interactions.custom_id import Press
from bot.interactions.messages import UNKNOWN_MESSAGE, Attached, attached_in, changed_message, new_files, new_message
from bot.interactions.verbs import Verb
from bot.panels.kit.surface import Surface
from game.core.errors import Refused
from game.table.ports import Place

LOOK_BACK: Final = 50
"""How many messages of a channel are searched for those that nobody knows of."""
SILENT_MINUTES: Final = 1440
"""After so long without a message Discord puts a thread into the archive."""
UNAUTHORIZED: Final = 401
ANOTHERS_MESSAGE: Final = 50005
MISSING_PERMISSIONS: Final = 50013
Fields = Mapping[str, Any]
"""A message or a component as Discord writes it."""


class Sent(NamedTuple):
    """A message that is there: its id, and the files that it shows."""

    message: int
    attached: tuple[Attached, ...]


class Found(NamedTuple):
    """A message of a table in its channel; `deal` is the one whose result it shows, 0 for none."""

    message: int
    deal: int


class Sender:
    """Speaks to Discord about the messages of tables; a message that is edited may have files `attached` already.

    What goes by a channel's route counts towards the limit of the whole bot: see `call_budget`.
    """

    def __init__(self, client: discord.Client, wire: Wire) -> None:
        self._client = client
        self._wire = wire

    async def post(self, place: Place, surface: Surface, nonce: str) -> Sent:
        """Post a public message; if an earlier try with this nonce has arrived, Discord gives that message."""
        mark = {"nonce": nonce, "enforce_nonce": True}
        return await self._send(_in_channel("POST", place), new_message(surface) | mark, surface)

    async def call(self, place: Place, surface: Surface, people: Sequence[int], role: int = 0) -> Sent:
        """Post a public message that notifies some people, by their ids, or a role by its own, and nobody else."""
        return await self._send(_in_channel("POST", place), new_message(surface, people=people, role=role), surface)

    async def edit(self, place: Place, message: int, surface: Surface, attached: Sequence[Attached] = ()) -> Sent:
        """Edit a public message by the channel's route."""
        call = _in_channel("PATCH", place, message)
        return await self._send(call, changed_message(surface, attached), surface, attached)

    async def delete(self, place: Place, message: int) -> None:
        """Delete a public message by the channel's route."""
        await self._wire.request(_in_channel("DELETE", place, message))

    async def post_by_token(self, token: Token, surface: Surface) -> Sent:
        """Post a public message as one that follows what a press was answered with; a second try is a second one."""
        return await self._send(self._with("POST", token), new_message(surface), surface)

    async def edit_by_token(self, access: Access, surface: Surface, attached: Sequence[Attached] = ()) -> Sent:
        """Edit a public message by a token."""
        call = self._with("PATCH", *access)
        return await self._send(call, changed_message(surface, attached), surface, attached)

    async def delete_by_token(self, access: Access) -> None:
        """Delete a public message by a token."""
        await self._wire.request(self._with("DELETE", *access))

    async def send_privately(self, token: Token, surface: Surface) -> Sent:
        """Send a private message to the person whose token it is."""
        return await self._send(self._with("POST", token), new_message(surface, private=True), surface)

    async def edit_private(self, private: PrivateMessage, surface: Surface, attached: Sequence[Attached] = ()) -> Sent:
        """Edit a private message."""
        call = self._with("PATCH", private.token, private.address)
        return await self._send(call, changed_message(surface, attached), surface, attached)

    async def delete_private(self, private: PrivateMessage) -> None:
        """Delete a private message."""
        await self._wire.request(self._with("DELETE", private.token, private.address))

    async def _send(
        self, call: Call, fields: dict[str, Any], surface: Surface, attached: Sequence[Attached] = ()
    ) -> Sent:
        answer = await self._wire.request(call, fields, new_files(surface, attached))
        return Sent(int(answer["id"]), tuple(attached_in(answer["components"])))

    def _with(self, method: str, token: Token, message: int = 0) -> Call:
        base, template = f"/webhooks/{self._client.application_id}/{token.key}", "/webhooks/{token}"
        if not message:
            return Call(method, template, token.key, f"{base}?wait=true", counted=False)
        return Call(method, f"{template}/messages", token.key, f"{base}/messages/{message}", counted=False)

    async def find(self, place: Place, table: str) -> list[Found]:
        """Find the messages of a table among the last ones of its channel."""
        mine = [each for each in await self._latest(place, f"limit={LOOK_BACK}") if self._is_mine(each)]
        return [Found(int(each["id"]), _deal_summed_up(each)) for each in mine if _is_of(each, table)]

    async def written_below(self, place: Place, message: int, most: int) -> int:
        """Count what others have written below a message, up to `most` or a few more."""
        below = await self._latest(place, f"limit={2 * most}&after={message}")
        return sum(not self._is_mine(each) for each in below)

    async def open_thread(self, place: Place, name: str) -> Place:
        """Open a public thread in a channel; raises `Refused("no-threads-here")` where there are none."""
        channel = self._client.get_channel(place.channel)
        if not isinstance(channel, discord.TextChannel) or channel.is_news():
            raise Refused("no-threads-here")
        kind = discord.ChannelType.public_thread
        thread = await channel.create_thread(name=name, type=kind, auto_archive_duration=SILENT_MINUTES)
        return Place(place.server, thread.id)

    async def archive(self, place: Place, *, archived: bool = True) -> None:
        """Put a thread into the archive, or take it out again."""
        thread = self._client.get_channel(place.channel) or await self._client.fetch_channel(place.channel)
        if isinstance(thread, discord.Thread):
            await thread.edit(archived=archived)

    async def _latest(self, place: Place, asked: str) -> Sequence[Fields]:
        """Read messages of a channel; this counts towards the limit of the whole bot too."""
        call = _in_channel("GET", place)
        return await self._wire.request(call._replace(path=f"{call.path}?{asked}"))

    def _is_mine(self, message: Fields) -> bool:
        return bool(self._client.user) and int(message["author"]["id"]) == self._client.user.id


def _in_channel(method: str, place: Place, message: int = 0) -> Call:
    path, template = f"/channels/{place.channel}/messages", "/channels/{channel}/messages"
    if message:
        path, template = f"{path}/{message}", f"{template}/{{message}}"
    return Call(method, template, str(place.channel), path, counted=True)


def is_lost(error: discord.HTTPException) -> bool:
    """Tell whether what was to be changed, or the right to change it, is no longer there: a token may end early."""
    return isinstance(error, discord.NotFound | discord.Forbidden) or error.status == UNAUTHORIZED


def cannot_be_touched(error: discord.HTTPException) -> bool:
    """Tell whether a public message is gone, or belongs to the bot that used this database before."""
    return error.code in {UNKNOWN_MESSAGE, ANOTHERS_MESSAGE, MISSING_PERMISSIONS}


def _is_of(message: Fields, table: str) -> bool:
    """Tell whether a message has buttons of a table."""
    return any(f":{table}:" in custom_id for custom_id in _custom_ids(message["components"]))


def _deal_summed_up(message: Fields) -> int:
    """Tell of which deal a message shows the result, 0 if of none: only a result has a button for the next deal."""
    presses = (Press.read(custom_id) for custom_id in _custom_ids(message["components"]))
    return next((press.deal for press in presses if press and press.verb == Verb.NEXT), 0)


def _custom_ids(components: Sequence[Fields]) -> Iterator[str]:
    for component in components:
        yield component.get("custom_id", "")
        yield from _custom_ids(component.get("components", ()))
