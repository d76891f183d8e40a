"""A table's messages in its channel: the one that shows it, and former ones to be shortened or deleted."""

import logging
from typing import Final

from bot.discord_io.message import Message
from bot.discord_io.surface import Surface
from bot.discord_io.tokens import Token
from bot.display.display_services import DisplayServices
from bot.display.renderer import Role
from game.table.ports import JournalError, Place
from game.table.table import Table
from game.table.tasks import Tasks

log = logging.getLogger(__name__)

REPOST_SECONDS: Final = 50 * 60.0
"""Older messages are reposted, because Discord limits edits to messages older than an hour."""


class PublicMessages:
    """The `public` message that shows a table, and `old` ones to be shortened or, without a short form, deleted.

    `poster` is a token that can post another one, `nonce` marks one that may be on its way, and `search_due` says that
    the channel may hold messages nobody knows of. What a restart has to replace is saved.
    """

    def __init__(self, shared: DisplayServices, table: Table, tasks: Tasks) -> None:
        self._shared = shared
        self._table = table
        self._tasks = tasks
        self._remembered: dict[str, int | None] = {}
        self.public: Message | None = None
        self.poster: Token | None = None
        self.nonce = ""
        self.old: dict[Message, Surface | None] = {}
        self.search_due = False

    @property
    def place(self) -> Place:
        """The table's location."""
        return Place(self._table.state.server, self._table.state.channel)

    def let_go(self, short: Surface | None) -> None:
        """Have another message take the public one's place; that becomes its short form, or is deleted."""
        if self.public:
            self.public.retire()
            self.old[self.public] = short
            self.public = None

    def repost_if_old(self) -> None:
        """Have the public message posted again once Discord would limit its edits."""
        if self.public and self._shared.now() - self.public.at > REPOST_SECONDS:
            self.let_go(None)

    def arrived(self, message: Message) -> None:
        """Make a message the public one."""
        self.public, self.nonce = message, ""

    def left_behind(self, message: int) -> Message:
        """Return a public message left in the channel by an earlier run or a lost connection."""
        return Message.pressed(self._shared.sender, message, self.place)

    def are_known(self, message: int) -> bool:
        """Whether a public message is tracked, to be kept or shortened."""
        stay = (self.public, *(old for old, short in self.old.items() if short))
        return any(each is not None and each.id == message for each in stay)

    def remember_public(self) -> None:
        """Save the public message, but nothing once it shows the end."""
        if self.public:
            ended = self.public.state is not None and self.public.state.role == Role.END
            self.remember("panel", None if ended else self.public.id)

    def remember(self, kind: str, message: int | None) -> None:
        """Save the latest message of a kind, or delete the entry."""
        if kind not in self._remembered or self._remembered[kind] != message:
            self._remembered[kind] = message
            self._tasks.start(self._save(kind, message))

    async def _save(self, kind: str, message: int | None) -> None:
        """Save or delete an entry; a failure is only logged."""
        shown, table = self._shared.shown, self._table
        try:
            if message is None:
                await shown.unshow(table.id, kind)
            else:
                await shown.show(table.id, kind, table.state.channel, message)
        except JournalError as problem:
            log.warning("a message of table %s was not remembered: %s", table.id, problem)
