"""A table's messages in its channel: the one that shows it, and former ones to be shortened or deleted."""

import logging
from dataclasses import replace
from typing import Final

from bot.discord_io.message import Message, State
from bot.discord_io.surface import Surface
from bot.discord_io.tokens import Token
from bot.display.display_services import DisplayServices
from bot.display.renderer import Role
from game.table.ports import JournalError, Place
from game.table.table import Table

log = logging.getLogger(__name__)

REPOST_SECONDS: Final = 50 * 60.0
"""Older messages are reposted, because Discord limits edits to messages older than an hour."""


class PublicMessages:
    """The `public` message that shows a table, and `old` ones to be shortened or, without a short form, deleted.

    `owed` is the short form of a deal that ended before the message that an earlier run left of it was known. `poster`
    is a token that can post another one, `nonce` marks one that may be on its way, and `search_due` says that the
    channel may hold messages nobody knows of. What a restart has to replace is saved.
    """

    def __init__(self, shared: DisplayServices, table: Table) -> None:
        self._shared = shared
        self._table = table
        self._remembered: dict[str, int | None] = {}
        self.public: Message | None = None
        self.poster: Token | None = None
        self.nonce = ""
        self.old: dict[Message, Surface | None] = {}
        self.owed: Surface | None = None
        self.search_due = False
        self._before: Message | None = None  # whose place nothing has taken yet
        self._turn: tuple[int, int] | None = None  # that at which the public message was posted

    @property
    def place(self) -> Place:
        """The table's location."""
        return Place(self._table.state.server, self._table.state.channel)

    def let_go(self, short: Surface | None) -> None:
        """Have another message take the public one's place; that becomes its short form, or is deleted.

        If nothing has taken the place of the one before yet, that becomes the short form instead of being deleted.
        """
        if self.public:
            self.public.retire()
            self._before, self.public = self.public, None
        if self._before:
            self.old[self._before] = short or self.old.get(self._before)

    def stands_in(self, message: Message) -> bool:
        """Whether nothing has taken a message's place yet, so that it may still become the short form of its deal."""
        return message is self._before and self.old.get(message) is None

    @property
    def may_be_reposted(self) -> bool:
        """Whether another message may take the place of the public one: over days once a turn."""
        return not self._table.state.terms.over_days or self._turn != self._turn_now

    @property
    def _turn_now(self) -> tuple[int, int]:
        return self._table.state.deal, self._table.question_number

    def repost_if_old(self) -> None:
        """Have the public message posted again once Discord would limit its edits."""
        old = self.public is not None and self._shared.now() - self.public.at > REPOST_SECONDS
        if old and self.may_be_reposted:
            self.let_go(None)

    def arrived(self, message: Message) -> None:
        """Make a message the public one."""
        self.public, self.nonce, self._turn, self._before = message, "", self._turn_now, None

    def go_on_with(self, message: Message, state: State | None) -> None:
        """Make a message of an earlier run the public one, unless another deal has begun since it was known."""
        self.arrived(message)
        message.state = state
        if self.owed:
            self.let_go(self.owed)

    def left_behind(self, message: int, channel: int = 0) -> Message:
        """Return a public message left in the table's channel, or another, by an earlier run or a lost connection."""
        place = replace(self.place, channel=channel) if channel else self.place
        left = Message.pressed(self._shared.sender, message, place)
        left.begin_anew()
        return left

    def are_known(self, message: int) -> bool:
        """Whether a public message is tracked, to be kept or shortened."""
        stay = (self.public, *(old for old, short in self.old.items() if short))
        return any(each is not None and each.id == message for each in stay)

    def remember_public(self) -> None:
        """Save the public message, but nothing once it shows the end."""
        if self.public:
            ended = self.public.state is not None and self.public.state.role == Role.END
            self.remember("panel", None if ended else self.public.id)

    def remember(self, kind: str, message: int | None, channel: int = 0) -> None:
        """Save the latest message of a kind, in the table's channel or another, or delete the entry."""
        if kind not in self._remembered or self._remembered[kind] != message:
            self._remembered[kind] = message
            self._shared.tasks.start(self._save(kind, message, channel or self._table.state.channel))

    async def _save(self, kind: str, message: int | None, channel: int) -> None:
        shown, table = self._shared.shown, self._table
        try:
            if message is None:
                await shown.unshow(table.id, kind)
            else:
                await shown.show(table.id, kind, channel, message)
        except JournalError as problem:
            log.warning("a message of table %s was not remembered: %s", table.id, problem)
