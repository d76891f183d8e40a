"""What the courier has shown of one table, and to whom."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Generator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal, cast

import discord

from bot.panels.kit.surface import Surface

if TYPE_CHECKING:
    from game.table.ports import Timer
    from game.table.table import Table

TOKEN_SECONDS = 14 * 60.0
REPOST_SECONDS = 50 * 60.0
ORIGINAL = cast(int, "@original")

Role = Literal["lobby", "panel", "summary", "end"]


@dataclass(frozen=True, slots=True)
class Token:
    """The right to write by an interaction, until `until` (seconds since 1970); `locale` is its person's language."""

    webhook: discord.Webhook
    until: float
    locale: str = "en"


@dataclass(slots=True)
class Shown:
    """A public message of the table; `changes` is the state that it shows, `picture` the address of its picture."""

    message: int
    posted: float
    changes: int
    token: Token | None = None
    picture: str = ""


@dataclass(slots=True)
class Hand:
    """A private hand on somebody's screen; `look` is what it shows."""

    token: Token
    message: int
    look: bytes
    own_id: int = 0
    picture: str = ""


@dataclass(slots=True)
class Board:
    """All surfaces of one table; `keep` remembers the public message of a kind, as soon as it is posted or gone.

    `posting` marks the message that is being posted, so that Discord does not post it twice when its answer got lost.
    `searches`: messages that nobody knows of may stand in the channel. `seen` is how far which deal had come, in
    events, when somebody last pressed something.
    """

    table: Table
    keep: Callable[[str, int | None], None]
    role: Role = "lobby"
    deal: int = 0
    panel: Shown | None = None
    closing: Surface | None = None
    retired: dict[int, Surface] = field(default_factory=dict[int, Surface])
    stale_messages: list[int] = field(default_factory=list[int])
    hands: dict[int, Hand] = field(default_factory=dict[int, Hand])
    tokens: dict[int, Token] = field(default_factory=dict[int, Token])
    seen: dict[int, tuple[int, int]] = field(default_factory=dict[int, tuple[int, int]])
    to_be_dealt: bool = False
    empty_handed: set[int] = field(default_factory=set[int])
    searches: bool = False
    posting: str = ""
    reminder: int | None = None
    reminded_for: tuple[int, int] = (0, 0)
    wants_reminder: bool = False
    ended: bool = False
    dirty: bool = False
    replies: int = 0
    worker: asyncio.Task[None] | None = None
    later: Timer | None = None
    calm: asyncio.Event = field(default_factory=asyncio.Event)

    def note_press(self, user: int) -> None:
        """Remember how far the deal has come now that somebody presses something."""
        driver = self.table.driver
        self.seen[user] = self.table.state.deal, len(driver.deal.events) if driver else 0

    @contextmanager
    def held_back(self) -> Generator[None]:
        """Hold the worker back while an answer is under way."""
        self.replies += 1
        self.calm.clear()
        try:
            yield
        finally:
            self.replies -= 1
            if not self.replies:
                self.calm.set()

    def valid_tokens(self, now: float) -> Mapping[int, Token]:
        """Give the tokens by which a person can still be written to."""
        return {user: token for user, token in self.tokens.items() if token.until > now}
