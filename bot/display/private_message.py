"""A message on one person's screen, and what it shows."""

from __future__ import annotations

from typing import Final, NamedTuple

from bot.display.content import Content
from bot.display.tokens import ORIGINAL, Token
from bot.interactions.messages import Attached

UNFINISHED: Final = -1
"""The version of what still lacks its picture; no table has it."""


class Look(NamedTuple):
    """What a hand shows (`Surface.look`), and of which version of the table that is the right look."""

    look: bytes
    version: int


class PrivateMessage:
    """A message on one person's screen, which `token` can change under the name `address`.

    `id` is 0 as long as Discord has not told it.
    """

    __slots__ = ("address", "content", "id", "token")

    def __init__(
        self,
        token: Token,
        message: int,
        shows: Look | None = None,
        *,
        address: int = 0,
        attached: tuple[Attached, ...] = (),
    ) -> None:
        self.token = token
        self.id = message
        self.address = address or message or ORIGINAL
        self.content = Content(shows, attached)

    def is_the_same(self, other: PrivateMessage) -> bool:
        """Tell whether both are one message as Discord sees it."""
        return self is other or 0 != self.id == other.id

    def told(self, message: int) -> None:
        """Note by which id Discord names it."""
        self.id = message

    def reached(self, token: Token, message: int, address: int) -> None:
        """Note that it can be changed by a newer token."""
        self.token, self.id, self.address = token, message, address
