"""A handler's reply to the person who has pressed or typed something, in their language."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from enum import StrEnum
from typing import Any, Final, cast

import discord

from bot.discord_io.message import Drawn, Message
from bot.discord_io.payloads import THREAD_ARCHIVED, Attached
from bot.discord_io.sender import Sender
from bot.discord_io.surface import Surface
from bot.discord_io.ticket import Ticket
from bot.discord_io.tokens import TOKEN_SECONDS, Token
from bot.language import Language, Texts
from bot.panels.kit.draft import Draft
from bot.preferences import Preferences
from game.core.errors import Refused
from game.table.ports import Place

GONE: Final = {10003, 10008, 10062, 40060, 10015, 50027, THREAD_ARCHIVED}
"""Discord's codes for answers that come too late or twice, or to a place that is gone or archived."""

Interaction = discord.Interaction[Any]
_ARRIVED: Final = "arrived"
"""The key of the moment of arrival, by the event loop's clock, among an interaction's `extras`."""


Finish = Callable[[Draft, int, int | None], Awaitable[Surface]]
"""Draws the pictures of a draft, as far as a server allows them and a person wants them, `None` for everybody."""


class Lasting(StrEnum):
    """How long a private answer stays.

    `PAGE`: until its reader dismisses it. `MENU`: until the next menu or note. `DEAL`: until its reader presses
    something elsewhere, but not longer than the deal it belongs to. `NOTE`: until its reader presses something.
    """

    PAGE = "page"
    MENU = "menu"
    DEAL = "deal"
    NOTE = "note"


def note_arrival(interaction: Interaction) -> None:
    """Note that an interaction arrives now; it may have to wait before it can be replied to."""
    interaction.extras[_ARRIVED] = _now()


def _now() -> float:
    return asyncio.get_running_loop().time()


class Readers:
    """Finds the texts for a reader: their setting, else their Discord's language in the server's regional variant."""

    def __init__(self, language: Language, preferences: Preferences) -> None:
        self.language = language
        self._preferences = preferences

    async def meet(self, interaction: Interaction) -> None:
        """Load the settings of the person asking."""
        await self._preferences.meet(interaction.user.id)

    def texts(self, interaction: Interaction) -> Texts:
        """Return the texts for the person asking."""
        return self.texts_of(interaction.user.id, interaction.guild_id or 0, str(interaction.locale))

    def texts_of(self, user: int, server: int, locale: str) -> Texts:
        """Return the texts for a person on a server; Discord has one German, the server sets its regional variant."""
        likes = self._preferences.person(user)
        spoken = self.language.spoken(self.language.code_of(locale), self._preferences.server(server).language)
        wishes = {"four_colour": likes.four_colour, "aloud": likes.text_table}
        return self.language.texts(likes.language or spoken, suits=likes.suits, **wishes)

    def table_language(self, interaction: Interaction) -> str:
        """Return the language of texts for a whole channel: the server's, else that of the person who starts it."""
        return self._preferences.server(interaction.guild_id or 0).language or self.texts(interaction).language

    def shared_texts(self, interaction: Interaction) -> Texts:
        """Return the texts for a whole channel."""
        return self.language.texts(self.table_language(interaction))


class Reply:
    """The reply to one interaction through its `ticket`; `message` is the one that was pressed, if any.

    What it shows may be a draft, whose pictures are then drawn first.

    `lasting` is how long that message stays, `given` a private message sent in reply and `given_lasting` how long it
    stays. `table` is the id of the table the press refers to, and `joinable` whether a person could join it.
    `changes_post` says that a public message with the pressed button may change, `asked` that a form was opened.
    """

    __slots__ = (
        *("_finish", "_sender", "asked", "changes_post", "given", "given_lasting", "interaction"),
        *("joinable", "lasting", "message", "table", "texts", "ticket"),
    )

    def __init__(self, interaction: Interaction, texts: Texts, sender: Sender, finish: Finish) -> None:
        self.interaction = interaction
        self.texts = texts
        self.table, self.joinable = "", False
        self.changes_post = self.asked = False
        self.message = _pressed(interaction, sender)
        self.lasting = Lasting.PAGE
        self.given: Message | None = None
        self.given_lasting = Lasting.PAGE
        token = Token(interaction.token, sender.clock.now() + TOKEN_SECONDS, str(interaction.locale))
        pressed, waited = self.message.id if self.message else 0, _now() - interaction.extras.get(_ARRIVED, _now())
        self.ticket = Ticket(sender, interaction.id, token, pressed=pressed, waited=waited)
        self._sender = sender
        self._finish = finish

    @property
    def user(self) -> int:
        """The person's id."""
        return self.interaction.user.id

    @property
    def server(self) -> int:
        """The server's id; 0 outside servers."""
        return self.interaction.guild_id or 0

    @property
    def manages(self) -> bool:
        """Whether this person manages the server."""
        return self.interaction.permissions.manage_guild

    @property
    def token(self) -> Token:
        """The token that came with this interaction."""
        return self.ticket.token

    @property
    def on_private(self) -> bool:
        """Whether only this person sees the message."""
        return self.message is not None and self.message.place is None

    async def update(self, shown: Surface | Draft, lasting: Lasting | None = None) -> Message:
        """Show a new state on the pressed private message, or beside a public one; return what shows it."""
        if self.message is None or not self.on_private:
            return await self.private(shown, lasting)
        await self.update_pressed(shown)
        return self.message

    async def update_pressed(self, shown: Surface | Draft, lasting: Lasting | None = None) -> None:
        """Show a new state on the pressed message, for everyone; a private one stays as long as before.

        If a public one may not change, or shows something else because it has no such component, this person alone gets
        the content.
        """
        changes = self.on_private or (self.changes_post and _offers_what_was_pressed(self.interaction))
        if self.message is None or not changes:
            await self.private(shown, lasting)
            return
        surface = await self._finished(shown, private=self.on_private)

        async def drawn(_attached: Sequence[Attached]) -> Drawn:
            return Drawn(surface)

        await self.message.answer(self.ticket, drawn)
        if self.lasting is not Lasting.PAGE:
            self.given, self.given_lasting = self.message, lasting or self.lasting

    async def small(self, shown: Surface | Draft, lasting: Lasting = Lasting.MENU) -> None:
        """Show a menu or note to this person only: in the small message that was pressed, else in a new one."""
        if self.lasting is Lasting.PAGE:
            await self.private(shown, lasting)
        else:
            await self.update_pressed(shown, lasting)

    async def private(self, shown: Surface | Draft, lasting: Lasting | None = None) -> Message:
        """Show something to this person only; by default answers to presses stay, to commands until the next."""
        usual = Lasting.PAGE if self.message else Lasting.MENU
        surface = await self._finished(shown, private=True)
        return await self.private_drawn(Drawn(surface), lasting or usual)

    async def private_drawn(self, drawn: Drawn, lasting: Lasting = Lasting.PAGE) -> Message:
        """Show something drawn to this person only, as a new message."""
        sent, access = await self.ticket.send(drawn.surface, private=True)
        message = Message.sent(self._sender, sent, drawn, access)
        if lasting is not Lasting.PAGE:
            self.given, self.given_lasting = message, lasting
        return message

    async def public(self, shown: Surface | Draft, *, notified: int | None = None) -> Message:
        """Show something to the whole channel, and notify at most one person (their id)."""
        return await self.public_drawn(Drawn(await self._finished(shown, private=False)), notified=notified)

    async def public_drawn(self, drawn: Drawn, *, notified: int | None = None) -> Message:
        """Show something drawn to the whole channel, and notify at most one person (their id)."""
        sent, access = await self.ticket.send(drawn.surface, private=False, people=[notified] if notified else [])
        return Message.sent(self._sender, sent, drawn, access, place=_place(self.interaction))

    async def _finished(self, shown: Surface | Draft, *, private: bool) -> Surface:
        if isinstance(shown, Surface):
            return shown
        return await self._finish(shown, self.server, self.user if private else None)

    async def form(self, modal: discord.ui.Modal) -> None:
        """Open a form; only possible as the first answer. Raises `Refused("old-form")` after a form submission.

        Discord opens no form in answer to a form, and the bot never asks for one: such a submission is forged, or comes
        from a form of an older version of the bot.
        """
        if self.interaction.type is discord.InteractionType.modal_submit:
            raise Refused("old-form")
        modal.stop()
        self.asked = True
        await self.ticket.form(modal.to_dict())

    async def nothing(self) -> None:
        """Acknowledge without a visible change."""
        await self.ticket.nothing()


def _pressed(interaction: Interaction, sender: Sender) -> Message | None:
    """Return the pressed message; a private one has no place."""
    shown = interaction.message
    if shown is None:
        return None
    place = None if shown.flags.ephemeral else _place(interaction)
    return Message.pressed(sender, shown.id, place)


def _offers_what_was_pressed(interaction: Interaction) -> bool:
    """Whether the pressed message has the component whose custom_id came with the press, or a form of its name."""
    pressed = cast("Mapping[str, Any]", interaction.data or {})
    shown = interaction.message
    return shown is not None and pressed.get("custom_id") in _custom_ids(shown.components)


def _custom_ids(components: Sequence[object]) -> Iterator[str | None]:
    for component in components:
        yield getattr(component, "custom_id", None)
        yield from _custom_ids(getattr(component, "children", ()))


def _place(interaction: Interaction) -> Place:
    return Place(interaction.guild_id or 0, interaction.channel_id or 0)
