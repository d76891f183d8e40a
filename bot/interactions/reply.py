"""Answering an interaction: exactly once, in the reader's language, deferred when it takes longer than two seconds."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Sequence
from typing import Any

import discord

from bot.display.tokens import ORIGINAL
from bot.interactions.messages import THREAD_ARCHIVED, TROUBLE, Attached, attached_to, edit_arguments, send_arguments
from bot.interactions.private_answers import Lasting, PrivateAnswer
from bot.language import Texts
from bot.panels.kit.surface import Surface
from game.core.errors import Refused

log = logging.getLogger(__name__)

DEFER_AFTER = 2.0
GONE = {10003, 10008, 10062, 40060, 10015, 50027, THREAD_ARCHIVED}
"""What Discord says of answers that come too late or twice, or to a place that is gone or put away."""

Interaction = discord.Interaction[Any]
Answered = discord.InteractionCallbackResponse[Any]


class Reply:
    """The answer to one interaction; `given` is a small private one, `on_small` the one that was pressed.

    `attached` are the files of the message that it shows, as far as Discord has told of them.
    """

    __slots__ = (
        *("_answered", "_deferred", "_timer"),
        *("attached", "given", "interaction", "on_small", "owns_original", "table", "texts"),
    )

    def __init__(self, interaction: Interaction, texts: Texts) -> None:
        self.interaction = interaction
        self.texts = texts
        self.owns_original = True
        self.table = ""
        self.attached: tuple[Attached, ...] = ()
        self.given: PrivateAnswer | None = None
        self.on_small: PrivateAnswer | None = None
        self._answered = False
        self._deferred: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = asyncio.get_running_loop().call_later(DEFER_AFTER, self._defer_soon)

    @property
    def user(self) -> int:
        """Who is answered."""
        return self.interaction.user.id

    @property
    def manages(self) -> bool:
        """Whether this person manages the server."""
        return self.interaction.permissions.manage_guild

    @property
    def pressed(self) -> int:
        """The message whose component was used, 0 for a command."""
        return self.interaction.message.id if self.interaction.message else 0

    @property
    def is_given(self) -> bool:
        """Whether the answer, or a deferral of it, has gone out."""
        return self.interaction.response.is_done()

    @property
    def on_component(self) -> bool:
        """Whether a component or a form on a message was used, and not a command."""
        return self.interaction.message is not None

    @property
    def on_private(self) -> bool:
        """Whether the message is one that only this person sees."""
        return self.interaction.message is not None and self.interaction.message.flags.ephemeral

    def _defer_soon(self) -> None:
        self._deferred = asyncio.get_running_loop().create_task(self._defer())

    async def _defer(self) -> None:
        try:
            await self._first(self.interaction.response.defer(ephemeral=True, thinking=not self.on_component))
        except TROUBLE as error:
            log.warning("an interaction could not be deferred: %s", error)

    async def _ready(self) -> bool:
        """Wait for a deferral under way; tell whether the first answer is still to be given."""
        self.done()
        if self._deferred:
            await self._deferred
        return not self._answered

    async def _first(self, sending: Awaitable[Answered | None]) -> int | None:
        """Send the first answer; gives the id of its message, if it is told.

        Discord may have taken the answer although nobody heard so, or may confirm it without a body, on which the
        library stumbles after it has noted that all is well.
        """
        try:
            answered = await sending
        except TROUBLE:
            if not await self._message_there():
                raise
            answered = None
        except TypeError:
            if not self.interaction.response.is_done():
                raise
            answered = None
        self._answered = True
        self.attached = attached_to(answered.resource) if answered else ()
        return answered.message_id if answered else None

    async def _message_there(self) -> int | None:
        """Ask for the id of the message that this interaction was answered with, or whose component was used."""
        try:
            return (await self.interaction.original_response()).id
        except (discord.ClientException, *TROUBLE):
            return None

    def done(self) -> None:
        """Stop the clock of the deferral."""
        if self._timer:
            self._timer.cancel()
            self._timer = None

    async def update(self, surface: Surface, attached: Sequence[Attached] = ()) -> None:
        """Show a new state on the private message whose component was used, which has files `attached` already.

        What was meant for such a message and is pressed on one that everybody sees is shown to this person alone.
        """
        if self.on_private:
            await self.update_for_all(surface, attached)
        else:
            await self.private(surface)

    async def update_for_all(self, surface: Surface, attached: Sequence[Attached] = ()) -> None:
        """Show a new state on the message whose component was used, whoever sees it; `attached` is there already."""
        arguments = edit_arguments(surface, attached)
        if await self._ready():
            await self._first(self.interaction.response.edit_message(**arguments))
        else:
            self.attached = attached_to(await self.interaction.edit_original_response(**arguments))
        if self.on_small:
            self._note(self.pressed, self.on_small.lasting)

    def becomes_hand(self) -> None:
        """Note that the private message that was pressed is a hand from now on."""
        self.given = self.on_small = None

    async def small(self, surface: Surface) -> None:
        """Show a menu to this person alone: in the small message that was pressed, else in a new one."""
        if self.on_small is None:
            await self.private(surface, Lasting.MENU)
            return
        await self.update_for_all(surface)
        self._note(self.pressed, Lasting.MENU)

    async def note(self, surface: Surface) -> None:
        """Tell this person something until their next press: in place of the small message that was pressed."""
        if self.on_small is None:
            await self.private(surface, Lasting.NOTE)
            return
        await self.update_for_all(surface)
        self._note(self.pressed, Lasting.NOTE)

    async def private(self, surface: Surface, lasting: Lasting = Lasting.PAGE) -> int | None:
        """Show something to this person alone, as a new message; gives its id."""
        message = await self._private(surface)
        self._note(message or 0, lasting)
        return message

    def _note(self, message: int, lasting: Lasting) -> None:
        if lasting is not Lasting.PAGE:
            address = ORIGINAL if self.owns_original else message
            self.given = PrivateAnswer(message, lasting, self.interaction.followup, address)

    async def _private(self, surface: Surface) -> int | None:
        """Send something as a new private message.

        After a deferral on a component `@original` stays the pressed message, which may be public: see `owns_original`.
        """
        if await self._ready():
            sending = self.interaction.response.send_message(**send_arguments(surface), ephemeral=True)
            return await self._first(sending) or await self._message_there()
        if self.on_component:
            self.owns_original = False
            message = await self.interaction.followup.send(**send_arguments(surface), ephemeral=True, wait=True)
        else:
            message = await self.interaction.edit_original_response(**edit_arguments(surface))
        self.attached = attached_to(message)
        return message.id

    async def public(self, surface: Surface, *, notified: int | None = None) -> int | None:
        """Show something to the whole channel, and notify at most one person (their id); gives the message's id."""
        people = [discord.Object(notified)] if notified else []
        mentions = discord.AllowedMentions(everyone=False, roles=False, users=people)
        if await self._ready():
            sending = self.interaction.response.send_message(**send_arguments(surface), allowed_mentions=mentions)
            return await self._first(sending) or await self._message_there()
        await self.interaction.delete_original_response()
        self.owns_original = False
        return (
            await self.interaction.followup.send(**send_arguments(surface), allowed_mentions=mentions, wait=True)
        ).id

    async def form(self, modal: discord.ui.Modal) -> None:
        """Open a form; only possible as the first answer. Raises `Refused("old-form")` where a form was submitted.

        Discord opens no form in answer to a form, and the bot never asks for one: such a submission is made up, or
        comes from a form that an older version of the bot has shown.
        """
        if self.interaction.type is discord.InteractionType.modal_submit:
            raise Refused("old-form")
        if await self._ready():
            modal.stop()
            await self._first(self.interaction.response.send_modal(modal))

    async def nothing(self) -> None:
        """Acknowledge without a visible change."""
        if await self._ready():
            await self._first(self.interaction.response.defer())
