"""One of our Discord messages. All writes go through it, one at a time, using the best access available."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Awaitable, Callable, Generator, Sequence
from contextlib import contextmanager
from typing import Final, NamedTuple, TypeVar

import discord

from bot.discord_io.payloads import TROUBLE, UNKNOWN_MESSAGE, Attached
from bot.discord_io.sender import Sender, Sent, is_lost
from bot.discord_io.surface import KEPT, Surface
from bot.discord_io.ticket import Ticket
from bot.discord_io.tokens import Access, InChannel, Token
from game.table.ports import Place

T = TypeVar("T")

log = logging.getLogger(__name__)


class State(NamedTuple):
    """What a message shows: the `version` of its content, its `role`, and the number of the trick on the table.

    `look` stands for the reader's own settings, by which a private one is drawn.
    """

    version: int
    role: str = ""
    trick: int = 0
    look: int = 0


MOST_ACCESSES: Final = 2
"""Tokens kept per message: the newest, and the one before it in case Discord refuses that."""
ANY: Final = State(0)
"""The state of a message without versions."""
LAST: Final = State(sys.maxsize)
"""The state of a message collapsed to its short form for good."""


class Drawn(NamedTuple):
    """A surface, the state it shows, and whether it is complete, with no picture missing."""

    surface: Surface
    state: State = ANY
    complete: bool = True


Draw = Callable[[Sequence[Attached]], Awaitable[Drawn | None]]
"""Draws the newest state at once for a message that already has some files; `None` to change nothing."""


class Message:
    """A message; `id` is 0 until Discord assigns one, `at` is when it was posted (seconds since 1970).

    `state` is what it certainly shows in full, `None` if that is unknown; `files` are those it certainly has. A public
    message has a `place` and can be changed through its channel when no token is left. `filling` is what fills in a
    private message that said "in a moment"; an answer to a press ends it.
    """

    __slots__ = (
        *("__weakref__", "_accesses", "_look", "_newest", "_sender", "_writing"),
        *("at", "files", "filling", "gone", "id", "place", "state"),
    )

    def __init__(
        self, sender: Sender, message: int = 0, access: Access | None = None, *, place: Place | None = None
    ) -> None:
        self.id = message
        self.at = sender.clock.now()
        self.place = place
        self._accesses = (access,) if access else ()
        self.state: State | None = None
        self.files: tuple[Attached, ...] = ()
        self.gone = False
        self.filling: object = None
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
        made._note(sent, drawn, drawn.surface.look)
        return made

    @classmethod
    def pressed(cls, sender: Sender, message: int, place: Place | None) -> Message:
        """Return the message with this id, on which something was pressed; each has only one object at a time."""
        if known := sender.known.get(message):
            return known
        made, posted = cls(sender, message, place=place), discord.utils.snowflake_time(message).timestamp()
        made.at = min(made.at, posted - sender.clock.ahead)  # by its id, an earlier run may have posted it
        return made

    @property
    def access(self) -> Access | None:
        """The newest token that can change it."""
        now = self._sender.clock.now()
        return next((known for known in self._accesses if known.token.until > now), None)

    @property
    def can_be_changed(self) -> bool:
        """Whether a token can change it."""
        return self.access is not None

    def open_to(self, token: Token) -> None:
        """Record the token of a press on it."""
        self._gain(Access(token, self.id))

    def _gain(self, access: Access) -> None:
        """Add a newer access, unless the same token already has another name for the message."""
        if all(access.token != known.token for known in self._accesses):
            self._accesses = (access, *self._accesses[: MOST_ACCESSES - 1])

    def doubt(self) -> None:
        """Record that it may be out of date."""
        self.state, self.files, self._look = None, (), b""

    def begin_anew(self) -> None:
        """Forget which states were written: a table that was read back counts its states from the beginning."""
        self._newest = ANY.version
        self.doubt()

    def retire(self) -> None:
        """Accept no more writes except its final state."""
        self._newest = LAST.version

    async def answer(self, ticket: Ticket, draw: Draw) -> None:
        """Show the newest state as the answer to a press on it; only acknowledge if it is already shown."""
        async with self._writing:
            drawn = await draw(self.files)
            look = drawn.surface.look if drawn else self._look
            changes = look != self._look
            if drawn and changes:
                self.filling = None
                attached = self.files
                with self._uncertain(drawn):
                    self._note(await ticket.update(drawn.surface, attached), drawn, look)
            elif drawn:
                self._confirm(drawn)
            self._gain(Access(ticket.token))
        if not changes:
            await ticket.nothing()

    async def edit(self, surface: Surface, state: State = ANY, *, still: Callable[[], bool] = lambda: True) -> None:
        """Show a complete surface, if `still` holds and nothing newer has been written when its turn comes.

        If the surface keeps a file that is gone by then, nothing is written and the state becomes unknown, so the
        message has to be drawn again. Raises `TROUBLE`; a deleted message becomes `gone`.
        """
        drawn = Drawn(surface, state)
        await self._sender.until_free(self._best())
        async with self._writing:
            if self.gone or state.version < self._newest or not still():
                return
            look = surface.look
            if look == self._look:
                self._confirm(drawn)
                return
            there = {each.name for each in self.files}
            if any(content == KEPT and name not in there for name, content in surface.files):
                self.state = None
                return
            attached = self.files
            with self._uncertain(drawn):
                sent = await self._by_best(lambda way: self._sender.edit(way, surface, attached, tries=1))
            self._note(sent, drawn, look)

    async def delete(self, still: Callable[[], bool] = lambda: True) -> None:
        """Delete it, if `still` holds when its turn comes; raises `TROUBLE`."""
        async with self._writing:
            if not self.gone and still():
                with self._uncertain(Drawn(Surface(()), ANY)):
                    await self._by_best(self._sender.delete)
                    self.gone = True

    @contextmanager
    def _uncertain(self, drawn: Drawn) -> Generator[None]:
        """Mark the message's content as unknown until the write inside has succeeded."""
        self._newest = max(self._newest, drawn.state.version)
        self.doubt()
        try:
            yield
        except discord.NotFound as error:
            self.gone = error.code == UNKNOWN_MESSAGE
            raise

    def _note(self, sent: Sent, drawn: Drawn, look: bytes) -> None:
        if sent.message and not self.id:
            self.id = sent.message
            self._sender.known[self.id] = self
        self.files, self._look = sent.attached, look
        self._confirm(drawn)

    def _confirm(self, drawn: Drawn) -> None:
        self._newest = max(self._newest, drawn.state.version)
        self.state = drawn.state if drawn.complete else None

    def _best(self) -> Access | InChannel | None:
        return self.access or (InChannel(self.place, self.id) if self.place else None)

    async def _by_best(self, write: Callable[[Access | InChannel], Awaitable[T]]) -> T:
        """Write with the newest token Discord accepts, else through the channel; only the latter reports a deletion."""
        lost: discord.HTTPException | None = None
        while isinstance(way := self._best(), Access):
            try:
                return await write(way)
            except discord.HTTPException as error:
                if not is_lost(error):
                    raise
                log.info("a token of message %d has ended early: %s", self.id, error.code)
                self._accesses = tuple(known for known in self._accesses if known != way)
                lost = error
        if way is None:
            raise lost or ConnectionError("no token can change this message any more")
        if lost:
            await self._sender.take_request()
        return await write(way)


class Filling:
    """Fills in a message that said "in a moment", in the order asked for, until a press on it shows something else."""

    def __init__(self, message: Message) -> None:
        self.message = message
        self._writing = asyncio.Lock()
        message.filling = self

    async def show(self, surface: Surface) -> None:
        """Show a surface, or nothing if the message shows something else or cannot be changed any more."""
        async with self._writing:
            try:
                await self.message.edit(surface, still=lambda: self.message.filling is self)
            except TROUBLE as error:
                log.info("a private message could not be filled in: %s", type(error).__name__)


async def delete_noted(sender: Sender, server: int, where: str) -> None:
    """Delete a message by its place as it was noted, `channel/message`; one that cannot be deleted stays."""
    channel, _, message = where.partition("/")
    if not (channel.isdecimal() and message.isdecimal()):
        return
    try:
        await Message.pressed(sender, int(message), Place(server, int(channel))).delete()
    except TROUBLE as problem:
        log.info("the former message %s was not deleted: %s", message, type(problem).__name__)
