"""The right to answer one interaction: exactly once, deferred if it takes longer than two seconds."""

import asyncio
import logging
from collections.abc import Mapping, Sequence
from typing import Any, Final

import discord
from discord import InteractionResponseType as Kind

from bot.discord_io.payloads import TROUBLE, Attached, changed_message, new_message
from bot.discord_io.sender import NOTHING_SENT, Sender, Sent
from bot.discord_io.surface import Surface
from bot.discord_io.tokens import Access, Token

DEFER_AFTER = 2.0
NEW_MESSAGES: Final = frozenset({Kind.channel_message, Kind.deferred_channel_message})
"""The first answers that are a new message; all others leave the pressed one as `@original`."""
EPHEMERAL: Final = discord.MessageFlags(ephemeral=True).value

log = logging.getLogger(__name__)


class Ticket:
    """An interaction still to be answered; its `token` allows writing for a quarter of an hour afterwards.

    `pressed` is the id of the message whose component or form was used, 0 for a command. `waited` are the seconds since
    the interaction arrived, which it may have spent waiting for another process: Discord counts them too.
    """

    __slots__ = ("_deferred", "_id", "_pressed", "_sender", "_taken", "_timer", "given", "token")

    def __init__(self, sender: Sender, interaction: int, token: Token, *, pressed: int, waited: float = 0.0) -> None:
        self._sender = sender
        self._id = interaction
        self._pressed = pressed
        self.token = token
        self.given = False
        self._taken = False
        self._deferred: asyncio.Task[None] | None = None
        left = max(0.0, DEFER_AFTER - waited)
        self._timer: asyncio.TimerHandle | None = asyncio.get_running_loop().call_later(left, self._defer_soon)

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
        if self._taken:
            raise ConnectionError("another message has answered this press")
        return await self._sender.edit(Access(self.token), surface, attached)

    async def send(self, surface: Surface, *, private: bool, people: Sequence[int] = ()) -> tuple[Sent, Access]:
        """Send a new message that notifies these people, by their ids; return it with the access to change it."""
        if await self._is_open():
            fields = new_message(surface, private=private, people=people)
            try:
                sent = await self._first(Kind.channel_message, fields, surface)
                return (sent if sent.message else await self._original()), Access(self.token)
            except TROUBLE:
                if not self.given:  # otherwise it was answered in another way, and a follow-up can be sent
                    raise
        if private and not self._pressed:
            return await self._sender.edit(Access(self.token), surface), Access(self.token)
        if not self._pressed:
            await self._sender.delete(Access(self.token))
        sent = await self._sender.follow_up(self.token, surface, private=private, people=people)
        return sent, Access(self.token, sent.message)

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
            if self._pressed:
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
        """Send the first answer; Discord may have accepted it even if its response was lost.

        If the interaction was answered in another way, because it was delivered twice, raises `TROUBLE` once it is
        `given`.
        """
        try:
            sent = await self._sender.answer(self._id, self.token, kind, fields, surface, attached)
        except TROUBLE:
            sent = (await self._original())._replace(attached=())
            self.given, otherwise = bool(sent.message), (sent.message == self._pressed) is (kind in NEW_MESSAGES)
            if not self.given or otherwise:
                self._taken = self.given and sent.message != self._pressed
                raise
        self.given = True
        return sent

    async def _original(self) -> Sent:
        """Fetch the message that answered the interaction, or whose component was used."""
        try:
            return await self._sender.original(self.token)
        except TROUBLE:
            return NOTHING_SENT
