"""The right to answer one interaction: exactly once, deferred if it takes longer than two seconds."""

import asyncio
import logging
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

import discord
from discord import InteractionResponseType as Kind

from bot.discord_io.payloads import TROUBLE, Attached, changed_message, new_message
from bot.discord_io.sender import NOTHING_SENT, Sender, Sent
from bot.discord_io.surface import Surface
from bot.discord_io.tokens import ORIGINAL, Access, Token

DEFER_AFTER = 2.0
EPHEMERAL: Final = discord.MessageFlags(ephemeral=True).value

log = logging.getLogger(__name__)


class Answered(NamedTuple):
    """A new message that answered an interaction, and the access to change it."""

    sent: Sent
    access: Access


class Ticket:
    """An interaction still to be answered; its `token` allows writing for a quarter of an hour afterwards.

    `on_component`: the interaction came from a component or form on a message, not from a command.
    """

    __slots__ = ("_deferred", "_id", "_sender", "_timer", "given", "on_component", "token")

    def __init__(self, sender: Sender, interaction: int, token: Token, *, on_component: bool) -> None:
        self._sender = sender
        self._id = interaction
        self.token = token
        self.on_component = on_component
        self.given = False
        self._deferred: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = asyncio.get_running_loop().call_later(DEFER_AFTER, self._defer_soon)

    def close(self) -> None:
        """Stop the deferral timer."""
        if self._timer:
            self._timer.cancel()
            self._timer = None

    async def update(self, surface: Surface, attached: Sequence[Attached] = ()) -> Sent:
        """Edit the message whose component was used, which already has files `attached`."""
        if await self._is_open():
            fields = changed_message(surface, attached)
            return await self._first(Kind.message_update, fields, surface, attached)
        return await self._sender.edit(Access(self.token, ORIGINAL), surface, attached)

    async def send(self, surface: Surface, *, private: bool, people: Sequence[int] = ()) -> Answered:
        """Send a new message, notifying the people with these ids, as the answer or after a deferral."""
        if await self._is_open():
            fields = new_message(surface, private=private, people=people)
            sent = await self._first(Kind.channel_message, fields, surface)
            return Answered(sent if sent.message else await self._original(), Access(self.token, ORIGINAL))
        if private and not self.on_component:
            sent = await self._sender.edit(Access(self.token, ORIGINAL), surface)
            return Answered(sent, Access(self.token, ORIGINAL))
        if not self.on_component:
            await self._sender.delete(Access(self.token, ORIGINAL))
        sent = await self._sender.follow_up(self.token, surface, private=private, people=people)
        return Answered(sent, Access(self.token, sent.message))

    async def form(self, modal: Mapping[str, Any]) -> None:
        """Open a form, given as Discord's JSON; only possible as the first answer."""
        if await self._is_open():
            await self._first(Kind.modal, modal)

    async def nothing(self) -> None:
        """Acknowledge without a visible change."""
        if await self._is_open():
            await self._first(Kind.deferred_message_update)

    def _defer_soon(self) -> None:
        self._deferred = asyncio.get_running_loop().create_task(self._defer())

    async def _defer(self) -> None:
        try:
            if self.on_component:
                await self._first(Kind.deferred_message_update)
            else:
                await self._first(Kind.deferred_channel_message, {"flags": EPHEMERAL})
        except TROUBLE as error:
            log.warning("an interaction could not be deferred: %s", error)

    async def _is_open(self) -> bool:
        """Wait for a running deferral; return whether the first answer is still open."""
        self.close()
        if self._deferred:
            await self._deferred
        return not self.given

    async def _first(
        self,
        kind: Kind,
        fields: Mapping[str, Any] | None = None,
        surface: Surface | None = None,
        attached: Sequence[Attached] = (),
    ) -> Sent:
        """Send the first answer; Discord may have accepted it even if its response was lost."""
        try:
            sent = await self._sender.answer(self._id, self.token, kind, fields, surface, attached)
        except TROUBLE:
            sent = (await self._original())._replace(attached=())
            if not sent.message:
                raise
        self.given = True
        return sent

    async def _original(self) -> Sent:
        """Fetch the message that answered the interaction, or whose component was used."""
        try:
            return await self._sender.original(self.token)
        except TROUBLE:
            return NOTHING_SENT
