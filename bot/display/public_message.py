"""The one message by which everybody sees a table."""

from __future__ import annotations

import secrets
from collections.abc import Generator
from contextlib import contextmanager
from enum import StrEnum
from typing import Final, NamedTuple

from bot.display.content import Content
from bot.display.tokens import Access, Accesses, Token
from bot.interactions.messages import Attached
from bot.panels.kit.surface import Surface

REPOST_SECONDS: Final = 50 * 60.0
"""Older messages are posted anew, because Discord lets nobody edit them often after an hour."""


class Role(StrEnum):
    """What the public message is."""

    LOBBY = "lobby"
    PANEL = "panel"
    TRICK = "trick"  # one of the last tricks, which nobody was asked about
    SUMMARY = "summary"
    END = "end"


class Standing(StrEnum):
    """How the message that stands in the channel compares with what is wanted.

    `POSTING` is also a message whose posting failed: it may stand there all the same.
    """

    ABSENT = "absent"
    POSTING = "posting"
    BEHIND = "behind"
    CURRENT = "current"


class Wanted(NamedTuple):
    """A state of the table to be shown: `version` counts its changes, `trick` is the number of one that lies there."""

    role: Role
    version: int
    trick: int = 0


class Attempt(NamedTuple):
    """A try to post; Discord gives the message of an earlier try with the same `nonce` instead of a second one."""

    nonce: str
    first: bool


class Posted:
    """A message that stands in the channel since `at` (seconds since 1970).

    `accesses` are the tokens that can change it.
    """

    __slots__ = ("_content", "accesses", "at", "message", "short")

    def __init__(
        self,
        message: int,
        at: float,
        shows: Wanted | None,
        access: Access | None = None,
        attached: tuple[Attached, ...] = (),
    ) -> None:
        self.message = message
        self.at = at
        self.accesses = Accesses(*([access] if access else ()))
        self.short: Surface | None = None
        self._content: Content[Wanted | None] = Content(shows, attached)

    @property
    def shows(self) -> Wanted | None:
        """What it shows for certain; `None` also for what lacks its picture."""
        return self._content.known

    @contextmanager
    def written(self, shows: Wanted | None) -> Generator[None]:
        """Write to it inside, so that it shows `shows`, `None` for something that is not finished."""
        with self._content.written(shows):
            yield

    @property
    def being_written(self) -> bool:
        """Whether something is on its way to it."""
        return self._content.under_way

    @property
    def attached(self) -> tuple[Attached, ...]:
        """The files that it has for certain."""
        return self._content.attached

    def has(self, attached: tuple[Attached, ...]) -> None:
        """Note, inside a write, the files that it has after it."""
        self._content.has(attached)

    def closes(self, short: Surface) -> None:
        """Note what it is to say for good, now that another message takes its place."""
        self.short = short


class PublicMessage:
    """What everybody is to see, `wanted`, and what stands in the channel, `posted`.

    At rest the second shows the first. Only the methods here change either.
    """

    __slots__ = ("_nonce", "_poster", "posted", "wanted")

    def __init__(self) -> None:
        self.wanted = Wanted(Role.LOBBY, 0)
        self.posted: Posted | None = None
        self._nonce = ""
        self._poster: Token | None = None

    @property
    def role(self) -> Role:
        """What is wanted to be there."""
        return self.wanted.role

    @property
    def standing(self) -> Standing:
        """How what stands there compares with what is wanted."""
        if self.posted is None:
            return Standing.POSTING if self._nonce else Standing.ABSENT
        return Standing.CURRENT if self.posted.shows == self.wanted else Standing.BEHIND

    @property
    def at_rest(self) -> bool:
        """Whether nothing is to be done."""
        return self.standing is Standing.CURRENT

    def want(self, role: Role, version: int, trick: int = 0) -> None:
        """Want a state of the table to be shown."""
        self.wanted = Wanted(role, version, trick)

    def begin(self) -> Attempt:
        """Begin to post it, for the first time or again after it failed."""
        first = not self._nonce
        self._nonce = self._nonce or secrets.token_hex(8)
        return Attempt(self._nonce, first)

    def arrived(self, posted: Posted) -> None:
        """Note what stands in the channel now."""
        self.posted = posted
        self._nonce = ""

    def retire(self) -> Posted | None:
        """Let go of what is posted, so that the next message comes at the end of the channel; gives what it was."""
        posted, self.posted = self.posted, None
        return posted

    def pressed(self, message: int, token: Token) -> None:
        """Note the token of a press, by which the message can be edited on which it was made."""
        if self.posted and self.posted.message == message:
            self.posted.accesses.gain(Access(token, message))

    def answered(self, token: Token) -> None:
        """Note the token of a press that was answered where everybody sees it, so that it may post the next message.

        Discord shows above such a message what it follows; after a private answer that would be nothing for others.
        """
        self._poster = token

    def poster(self, now: float) -> Token | None:
        """Give the token by which the next message may be posted, if there is one whose time is not over."""
        return self._poster if self._poster and self._poster.until > now else None

    def poster_ended(self, token: Token) -> None:
        """Forget a token that Discord does not take any more."""
        if self._poster == token:
            self._poster = None

    def lost(self, posted: Posted) -> None:
        """Note that somebody has deleted a message."""
        if self.posted is posted:
            self.posted = None

    def too_old(self, now: float) -> bool:
        """Tell whether it should be posted anew instead of being edited."""
        return self.posted is not None and now - self.posted.at > REPOST_SECONDS
