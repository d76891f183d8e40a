"""Ways to write a message: an interaction's token, for a quarter of an hour, or a channel."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from game.table.ports import Place

TOKEN_SECONDS: Final = 14 * 60.0
"""How long a token is used: a minute less than Discord allows."""
MOST_ACCESSES: Final = 2
"""Tokens kept per message: the newest, and the one before it in case Discord refuses that."""


@dataclass(frozen=True, slots=True)
class Token:
    """Permission to write through an interaction until `until` (seconds since 1970), with its user's `locale`.

    Tokens of the same interaction are equal: `key` is Discord's token string.
    """

    key: str
    until: float = field(compare=False)
    locale: str = field(default="en", compare=False)


class Access(NamedTuple):
    """Permission to change a message by its id, or with `None` the answer to the token's press or the pressed one."""

    token: Token
    message: int | None = None


class InChannel(NamedTuple):
    """Permission to change a public message through its channel's route, which counts towards the bot's limit."""

    place: Place
    message: int


class Accesses:
    """The tokens that can change one message, newest first."""

    __slots__ = ("_known",)

    def __init__(self, *known: Access) -> None:
        self._known = known

    def gain(self, access: Access) -> None:
        """Add a newer one, unless the same token already has another name for the message."""
        if all(access.token != known.token for known in self._known):
            self._known = (access, *self._known[: MOST_ACCESSES - 1])

    def lose(self, access: Access) -> None:
        """Forget one that Discord no longer accepts."""
        self._known = tuple(known for known in self._known if known != access)

    def newest(self, now: float) -> Access | None:
        """Return the newest one that has not expired at `now` (seconds since 1970)."""
        return next((known for known in self._known if known.token.until > now), None)
