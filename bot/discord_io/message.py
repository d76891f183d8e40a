"""One message of ours on Discord. It alone writes itself, one write at a time, by the best right there is."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Awaitable, Callable, Generator, Sequence
from contextlib import contextmanager
from typing import Final, NamedTuple, TypeVar

import discord

from bot.discord_io.payloads import UNKNOWN_MESSAGE, Attached
from bot.discord_io.sender import Sender, Sent, is_lost
from bot.discord_io.surface import Surface
from bot.discord_io.ticket import Ticket
from bot.discord_io.tokens import ORIGINAL, Access, Accesses, InChannel, Token
from game.table.ports import Place

T = TypeVar("T")

log = logging.getLogger(__name__)


class State(NamedTuple):
    """What a message shows: which `version` of it, as what (`role`), and the number of a trick that lies there."""

    version: int
    role: str = ""
    trick: int = 0


ANY: Final = State(0)
"""The state of a message that has no versions."""
LAST: Final = State(sys.maxsize)
"""The state of a message that has shrunk to its short form for good."""


class Drawn(NamedTuple):
    """A surface, the state that it shows, and whether nothing of it is missing, such as a picture."""

    surface: Surface
    state: State = ANY
    complete: bool = True


Draw = Callable[[Sequence[Attached]], Awaitable[Drawn | None]]
"""Draws the newest state at once for a message that has some files already; `None` to change nothing."""


class Message:
    """A message; `id` is 0 while Discord has not told it, `at` when it was posted (seconds since 1970).

    `state` is what it surely shows in full, `None` where that is not known; `files` are those it surely has. A public
    one stands in a `place` and can be changed by its channel's route where no token may.
    """

    __slots__ = (
        *("__weakref__", "_look", "_newest", "_sender", "_writing"),
        *("accesses", "at", "files", "gone", "id", "place", "state"),
    )

    def __init__(
        self, sender: Sender, message: int = 0, access: Access | None = None, *, place: Place | None = None
    ) -> None:
        self.id = message
        self.at = sender.clock.now()
        self.place = place
        self.accesses = Accesses(*([access] if access else ()))
        self.state: State | None = None
        self.files: tuple[Attached, ...] = ()
        self.gone = False
        self._look = b""
        self._newest = ANY.version
        self._sender = sender
        self._writing = asyncio.Lock()
        if message:
            sender.known[message] = self

    @classmethod
    def sent(
        cls, sender: Sender, sent: Sent, drawn: Drawn, access: Access | None = None, *, place: Place | None = None
    ) -> Message:
        """Return a message that has just been sent."""
        made = cls(sender, sent.message, access, place=place)
        made._note(sent, drawn)
        return made

    @classmethod
    def pressed(cls, sender: Sender, message: int, place: Place | None) -> Message:
        """Return the message of an id on which something was pressed; of each there is one object at a time."""
        return sender.known.get(message) or cls(sender, message, place=place)

    @property
    def can_be_changed(self) -> bool:
        """Whether a token can change it."""
        return self.accesses.newest(self._sender.clock.now()) is not None

    def shows(self, surface: Surface) -> bool:
        """Whether it surely shows this."""
        return surface.look == self._look

    def open_to(self, token: Token) -> None:
        """Note the token of a press on it."""
        self.accesses.gain(Access(token, self.id))

    def doubt(self) -> None:
        """Note that it may show something older."""
        self.state, self.files, self._look = None, (), b""

    def retire(self) -> None:
        """Write nothing to it any more but its last state."""
        self._newest = LAST.version

    async def answer(self, ticket: Ticket, draw: Draw) -> None:
        """Show the newest state as the answer to a press on it; where it is there already, only acknowledge."""
        async with self._writing:
            drawn = await draw(self.files)
            changes = drawn is not None and drawn.surface.look != self._look
            if drawn and changes:
                attached = self.files
                with self._uncertain(drawn):
                    self._note(await ticket.update(drawn.surface, attached), drawn)
            elif drawn:
                self._confirm(drawn)
            self.accesses.gain(Access(ticket.token, ORIGINAL))
        if not changes:
            await ticket.nothing()

    async def edit(self, surface: Surface, state: State = ANY) -> None:
        """Show a complete surface, unless something newer has been written when its turn comes.

        One that keeps a file which has gone meanwhile has to be made again: what the message shows is not known then.
        Raises `TROUBLE`; a message that was deleted is `gone`.
        """
        drawn = Drawn(surface, state)
        await self._sender.until_free(self._best())
        async with self._writing:
            if self.gone or state.version < self._newest:
                return
            if surface.look == self._look:
                self._confirm(drawn)
                return
            if not surface.keeps_only({each.name for each in self.files}):
                self.state = None
                return
            attached = self.files
            with self._uncertain(drawn):
                sent = await self._by_best(lambda way: self._sender.edit(way, surface, attached, tries=1))
            self._note(sent, drawn)

    async def delete(self, still: Callable[[], bool] = lambda: True) -> None:
        """Delete it, if that is `still` wanted when its turn comes; raises `TROUBLE`."""
        async with self._writing:
            if not self.gone and still():
                with self._uncertain(Drawn(Surface(()), LAST)):
                    await self._by_best(self._sender.delete)
                    self.gone = True

    @contextmanager
    def _uncertain(self, drawn: Drawn) -> Generator[None]:
        """Write inside: until that has succeeded, no one knows what the message shows."""
        self._newest = max(self._newest, drawn.state.version)
        self.doubt()
        try:
            yield
        except discord.NotFound as error:
            self.gone = error.code == UNKNOWN_MESSAGE
            raise

    def _note(self, sent: Sent, drawn: Drawn) -> None:
        if sent.message and not self.id:
            self.id = sent.message
            self._sender.known[self.id] = self
        self.files, self._look = sent.attached, drawn.surface.look
        self._confirm(drawn)

    def _confirm(self, drawn: Drawn) -> None:
        self._newest = max(self._newest, drawn.state.version)
        self.state = drawn.state if drawn.complete else None

    def _best(self) -> Access | InChannel | None:
        access = self.accesses.newest(self._sender.clock.now())
        return access or (InChannel(self.place, self.id) if self.place else None)

    async def _by_best(self, write: Callable[[Access | InChannel], Awaitable[T]]) -> T:
        """Write by the newest token that Discord takes, else by the channel, which alone tells whether it is gone."""
        lost: discord.HTTPException | None = None
        while isinstance(way := self._best(), Access):
            try:
                return await write(way)
            except discord.HTTPException as error:
                if not is_lost(error):
                    raise
                log.info("a token of message %d has ended early: %s", self.id, error.code)
                self.accesses.lose(way)
                lost = error
        if way is None:
            raise lost or ConnectionError("no token can change this message any more")
        if lost:
            await self._sender.take_call()
        return await write(way)
