"""The right to write by an interaction: what every press brings along, for a quarter of an hour."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, cast

import discord

TOKEN_SECONDS: Final = 14 * 60.0
"""How long a token is used: a minute less than Discord lets us."""
ORIGINAL: Final = cast(int, "@original")
"""The name under which a token's own message is changed: what the press was answered with, or was made on."""


@dataclass(frozen=True, slots=True)
class Token:
    """The right to write by an interaction until `until` (seconds since 1970), in the `locale` of its person.

    Tokens of one interaction are equal: `key` is what Discord calls its token.
    """

    key: str
    webhook: discord.Webhook = field(compare=False, repr=False)
    until: float = field(compare=False)
    locale: str = field(default="en", compare=False)
