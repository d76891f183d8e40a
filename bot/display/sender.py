"""Sending, editing, deleting and finding a table's messages: the only room that does, and it remembers nothing.

Everything here raises what Discord and the line answer with: `bot.interactions.messages.TROUBLE`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

import discord

from bot.display.private_message import PrivateMessage
from bot.display.tokens import ORIGINAL, Token
from bot.interactions.custom_id import Press
from bot.interactions.messages import UNKNOWN_MESSAGE, Attached, attached_to, edit_arguments, send_arguments
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
Parts = Sequence[object]


class Sent(NamedTuple):
    """A message that is there: its id, and the files that it shows."""

    message: int
    attached: tuple[Attached, ...]


class Found(NamedTuple):
    """A message of a table in its channel; `deal` is the one whose result it shows, 0 for none."""

    message: int
    deal: int


class Sender:
    """Speaks to Discord about the messages of tables; a message that is edited may have files `attached` already."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def post(self, place: Place, surface: Surface, nonce: str) -> Sent:
        """Post a public message; if an earlier try with this nonce has arrived, Discord gives that message."""
        return _sent(await self._channel(place).send(**send_arguments(surface), nonce=nonce))

    async def call(self, place: Place, surface: Surface, people: Sequence[int], role: int = 0) -> Sent:
        """Post a public message that notifies some people, by their ids, or a role by its own, and nobody else."""
        roles = [discord.Object(role)] if role else []
        mentions = discord.AllowedMentions(everyone=False, users=[*map(discord.Object, people)], roles=roles)
        return _sent(await self._channel(place).send(**send_arguments(surface), allowed_mentions=mentions))

    async def edit(self, place: Place, message: int, surface: Surface, attached: Sequence[Attached] = ()) -> Sent:
        """Edit a public message by the channel's route."""
        partial = self._channel(place).get_partial_message(message)
        return _sent(await partial.edit(**edit_arguments(surface, attached)))

    async def edit_pressed(self, token: Token, surface: Surface, attached: Sequence[Attached] = ()) -> Sent:
        """Edit the message on which the press was made that brought the token."""
        return _sent(await token.webhook.edit_message(ORIGINAL, **edit_arguments(surface, attached)))

    async def delete(self, place: Place, message: int) -> None:
        """Delete a public message."""
        await self._channel(place).get_partial_message(message).delete()

    async def send_privately(self, token: Token, surface: Surface) -> Sent:
        """Send a private message to the person whose token it is."""
        return _sent(await token.webhook.send(**send_arguments(surface), ephemeral=True, wait=True))

    async def edit_private(self, private: PrivateMessage, surface: Surface, attached: Sequence[Attached] = ()) -> Sent:
        """Edit a private message."""
        return _sent(await private.token.webhook.edit_message(private.address, **edit_arguments(surface, attached)))

    async def delete_private(self, private: PrivateMessage) -> None:
        """Delete a private message."""
        await private.token.webhook.delete_message(private.address)

    async def find(self, place: Place, table: str) -> list[Found]:
        """Find the messages of a table among the last ones of its channel."""
        history = self._channel(place).history(limit=LOOK_BACK)
        mine = [message async for message in history if message.author == self._client.user]
        return [Found(message.id, _deal_summed_up(message)) for message in mine if _is_of(message, table)]

    async def written_below(self, place: Place, message: int, most: int) -> int:
        """Count what others have written below a message, up to `most` or a few more."""
        history = self._channel(place).history(limit=2 * most, after=discord.Object(message))
        return sum([each.author != self._client.user async for each in history])

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

    def _channel(self, place: Place) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(place.channel, guild_id=place.server)


def is_lost(error: discord.HTTPException) -> bool:
    """Tell whether what was to be changed, or the right to change it, is no longer there: a token may end early."""
    return isinstance(error, discord.NotFound | discord.Forbidden) or error.status == UNAUTHORIZED


def cannot_be_touched(error: discord.HTTPException) -> bool:
    """Tell whether a public message is gone, or belongs to the bot that used this database before."""
    return error.code in {UNKNOWN_MESSAGE, ANOTHERS_MESSAGE, MISSING_PERMISSIONS}


def _sent(message: discord.Message) -> Sent:
    return Sent(message.id, attached_to(message))


def _is_of(message: discord.Message, table: str) -> bool:
    """Tell whether a message has buttons of a table."""
    return any(f":{table}:" in custom_id for custom_id in _custom_ids(message.components))


def _deal_summed_up(message: discord.Message) -> int:
    """Tell of which deal a message shows the result, 0 if of none: only a result has a button for the next deal."""
    presses = (Press.read(custom_id) for custom_id in _custom_ids(message.components))
    return next((press.deal for press in presses if press and press.verb == Verb.NEXT), 0)


def _custom_ids(components: Parts) -> Iterator[str]:
    for component in components:
        yield getattr(component, "custom_id", None) or ""
        yield from _custom_ids(getattr(component, "children", ()))
