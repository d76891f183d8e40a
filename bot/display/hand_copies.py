"""The private messages that were sent to a person as their hand: at rest there is one."""

import logging
from collections.abc import Generator
from contextlib import contextmanager

import discord

from bot.discord_io.message import Message
from bot.discord_io.sender import is_lost
from bot.display.display_services import DisplayServices
from game.table.table import Table

log = logging.getLogger(__name__)


class HandCopies:
    """The `current` hand, and the `outdated` ones, which get deleted; `newest` is the number of the current one.

    Of several sent at once, the one started last is the hand, in whatever order they arrive. Once they are `closed`,
    because the session is over, none becomes the hand.
    """

    __slots__ = ("_begun", "_coming", "_shared", "_table", "closed", "current", "newest", "outdated")

    def __init__(self, shared: DisplayServices, table: Table, *, closed: bool) -> None:
        self._shared = shared
        self._table = table
        self.closed = closed
        self._begun = self._coming = self.newest = 0
        self.current: Message | None = None
        self.outdated: list[Message] = []

    @property
    def are_coming(self) -> bool:
        """Whether a message is being sent or renewed."""
        return self._coming > 0

    def have_replaced(self, message: Message) -> bool:
        """Whether a private message is not the hand although there is one."""
        return bool(self.current and self.current.id) and message is not self.current

    @contextmanager
    def sending(self) -> Generator[int]:
        """Send or renew the hand inside, under a sequence number."""
        self._begun += 1
        self._coming += 1
        try:
            yield self._begun
        finally:
            self._coming -= 1

    def become(self, message: Message, number: int) -> None:
        """Make a message the hand, unless a later one already is, or hands are closed."""
        self.keep(message)
        if self.closed or (message is not self.current and number < self.newest):
            self.outdated.append(message)
            return
        if message is not self.current:
            self.outdate()
        self.current, self.newest = message, max(number, self.newest)

    def keep(self, message: Message) -> None:
        """Delete a message no more."""
        self.outdated = [each for each in self.outdated if each is not message]

    def outdate(self) -> None:
        """Have the current hand deleted."""
        if self.current:
            self.outdated.append(self.current)
            self.current = None

    async def sweep(self) -> None:
        """Delete former hands while a token allows it; raises `TROUBLE`."""
        while self.outdated:
            await self._shared.priority.wait_for_slot()
            old = self.outdated[0] if self.outdated else None
            if old and old.can_be_changed:
                await self._delete(old)
            if old:
                self.keep(old)

    async def _delete(self, message: Message) -> None:
        try:
            await message.delete(lambda: message in self.outdated)
        except discord.HTTPException as error:
            if not is_lost(error):
                raise
            log.info("an old hand of table %s could not be deleted: %s", self._table.id, error.code)
