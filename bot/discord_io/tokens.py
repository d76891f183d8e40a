"""Ways to write a message: an interaction's token, for a quarter of an hour, or a channel."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from game.table.ports import Place

TOKEN_SECONDS: Final = 14 * 60.0
"""How long a token is used: a minute less than Discord allows."""


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
