"""What a handler says to the person who has pressed or typed something, in their language."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Any, Final

import discord

from bot.discord_io.message import Drawn, Message
from bot.discord_io.payloads import THREAD_ARCHIVED, Attached
from bot.discord_io.sender import Sender
from bot.discord_io.surface import Surface
from bot.discord_io.ticket import Ticket
from bot.discord_io.tokens import TOKEN_SECONDS, Token
from bot.language import Texts
from game.core.errors import Refused
from game.table.ports import Place

GONE: Final = {10003, 10008, 10062, 40060, 10015, 50027, THREAD_ARCHIVED}
"""What Discord says of answers that come too late or twice, or to a place that is gone or put away."""

Interaction = discord.Interaction[Any]


class Lasting(StrEnum):
    """How long a private answer stays.

    `PAGE`: until its reader dismisses it. `MENU`: until the next menu or note. `DEAL`: until its reader presses
    something elsewhere, but not longer than the deal it belongs to. `NOTE`: until its reader presses something.
    """

    PAGE = "page"
    MENU = "menu"
    DEAL = "deal"
    NOTE = "note"


class Reply:
    """The reply to one interaction by its `ticket`; `message` is the one on which something was pressed, if any.

    `lasting` is how long that one stays, `given` a private message that it is replied with and `given_lasting` how long
    that stays. `table` is the id of the table that the press names.
    """

    __slots__ = ("_sender", "given", "given_lasting", "interaction", "lasting", "message", "table", "texts", "ticket")

    def __init__(self, interaction: Interaction, texts: Texts, sender: Sender) -> None:
        self.interaction = interaction
        self.texts = texts
        self.table = ""
        self.message = _pressed(interaction, sender)
        self.lasting = Lasting.PAGE
        self.given: Message | None = None
        self.given_lasting = Lasting.PAGE
        token = Token(interaction.token, sender.clock.now() + TOKEN_SECONDS, str(interaction.locale))
        self.ticket = Ticket(sender, interaction.id, token, on_component=self.on_component)
        self._sender = sender

    @property
    def user(self) -> int:
        """The id of the person."""
        return self.interaction.user.id

    @property
    def manages(self) -> bool:
        """Whether this person manages the server."""
        return self.interaction.permissions.manage_guild

    @property
    def token(self) -> Token:
        """The right to write that this interaction brings along."""
        return self.ticket.token

    @property
    def on_component(self) -> bool:
        """Whether a component or a form on a message was used, and not a command."""
        return self.message is not None

    @property
    def on_private(self) -> bool:
        """Whether the message is one that only this person sees."""
        return self.message is not None and self.message.place is None

    async def update(self, surface: Surface) -> None:
        """Show a new state on the private message that was pressed.

        What was meant for such a message and is pressed on one that everybody sees is shown to this person alone.
        """
        if self.on_private:
            await self.update_for_all(surface)
        else:
            await self.private(surface)

    async def update_for_all(self, surface: Surface, lasting: Lasting | None = None) -> None:
        """Show a new state on the message that was pressed, for all; a private one stays as long as before."""
        if self.message is None:
            await self.private(surface)
            return

        async def drawn(_attached: Sequence[Attached]) -> Drawn:
            return Drawn(surface)

        await self.message.answer(self.ticket, drawn)
        if self.lasting is not Lasting.PAGE:
            self.given, self.given_lasting = self.message, lasting or self.lasting

    async def small(self, surface: Surface, lasting: Lasting = Lasting.MENU) -> None:
        """Show a menu or note to this person alone: in the small message that was pressed, else in a new one."""
        if self.lasting is Lasting.PAGE:
            await self.private(surface, lasting)
        else:
            await self.update_for_all(surface, lasting)

    async def private(self, surface: Surface, lasting: Lasting | None = None) -> Message:
        """Show something to this person alone, as a new message.

        Unless that is said, the answer to a press stays, and one to a command until the next menu, note or answer.
        """
        usual = Lasting.PAGE if self.on_component else Lasting.MENU
        return await self.private_drawn(Drawn(surface), lasting or usual)

    async def private_drawn(self, drawn: Drawn, lasting: Lasting = Lasting.PAGE) -> Message:
        """Show what was drawn to this person alone, as a new message."""
        sent, access = await self.ticket.send(drawn.surface, private=True)
        message = Message.sent(self._sender, sent, drawn, access)
        if lasting is not Lasting.PAGE:
            self.given, self.given_lasting = message, lasting
        return message

    async def public(self, surface: Surface, *, notified: int | None = None) -> Message:
        """Show something to the whole channel, and notify at most one person (their id)."""
        return await self.public_drawn(Drawn(surface), notified=notified)

    async def public_drawn(self, drawn: Drawn, *, notified: int | None = None) -> Message:
        """Show what was drawn to the whole channel, and notify at most one person (their id)."""
        sent, access = await self.ticket.send(drawn.surface, private=False, people=[notified] if notified else [])
        return Message.sent(self._sender, sent, drawn, access, place=_place(self.interaction))

    async def form(self, modal: discord.ui.Modal) -> None:
        """Open a form; only possible as the first answer. Raises `Refused("old-form")` where a form was submitted.

        Discord opens no form in answer to a form, and the bot never asks for one: such a submission is made up, or
        comes from a form that an older version of the bot has shown.
        """
        if self.interaction.type is discord.InteractionType.modal_submit:
            raise Refused("old-form")
        modal.stop()
        await self.ticket.form(modal.to_dict())

    async def nothing(self) -> None:
        """Acknowledge without a visible change."""
        await self.ticket.nothing()


def _pressed(interaction: Interaction, sender: Sender) -> Message | None:
    """Return the message on which something was pressed; a private one stands in no place."""
    shown = interaction.message
    if shown is None:
        return None
    place = None if shown.flags.ephemeral else _place(interaction)
    return Message.pressed(sender, shown.id, place)


def _place(interaction: Interaction) -> Place:
    return Place(interaction.guild_id or 0, interaction.channel_id or 0)
