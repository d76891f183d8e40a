"""The right to write by an interaction: what every press brings along, for a quarter of an hour."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, NamedTuple, cast

TOKEN_SECONDS: Final = 14 * 60.0
"""How long a token is used: a minute less than Discord lets us."""
ORIGINAL: Final = cast(int, "@original")
"""The name under which a token's own message is changed: what the press was answered with, or was made on."""
MOST_ACCESSES: Final = 2
"""How many tokens are kept for a message: the newest, and the one before it where Discord does not take that."""


@dataclass(frozen=True, slots=True)
class Token:
    """The right to write by an interaction until `until` (seconds since 1970), in the `locale` of its person.

    Tokens of one interaction are equal: `key` is what Discord calls its token.
    """

    key: str
    until: float = field(compare=False)
    locale: str = field(default="en", compare=False)


class Access(NamedTuple):
    """The right to change one message: by a token, for which the message has the name `address`."""

    token: Token
    address: int


class Accesses:
    """By which tokens a public message can be changed, the newest first; each is good for that message alone."""

    __slots__ = ("_known",)

    def __init__(self, *known: Access) -> None:
        self._known = known

    def gain(self, access: Access) -> None:
        """Note a newer one, unless the same token has another name for the message already."""
        if all(access.token != known.token for known in self._known):
            self._known = (access, *self._known[: MOST_ACCESSES - 1])

    def lose(self, access: Access) -> None:
        """Forget one that Discord does not take any more."""
        self._known = tuple(known for known in self._known if known != access)

    def newest(self, now: float) -> Access | None:
        """Give the newest one whose time is not over."""
        return next((known for known in self._known if known.token.until > now), None)
