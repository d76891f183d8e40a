"""Whether chat has buried the public message, so that it must come down to whoever presses something.

How much lies below it is asked of the channel, after a press and at most once a minute: one request in a minute of a
table, none for a panel that is younger. It needs no intent and says how many messages there are, and that they are
others'. Discord would tell of every message by its intent for them; then all that is written on all servers would come
past the bot, although hardly any of it lies below a table. The number of a channel's last message, which comes with
each press, tells of one newer message and not of six, and discord.py gives that of its cache, which nothing renews.
"""

from __future__ import annotations

from collections.abc import Set
from typing import Final

from bot.display.public_message import Posted

LOOK_SECONDS: Final = 60.0
BURIED: Final = 6
"""So many messages of others put a panel out of sight on a phone."""


class Burial:
    """Whether to look how much lies below the public message; `pressed_by` have pressed something since the last look.

    At rest nobody has.
    """

    __slots__ = ("_looked", "pressed_by")

    def __init__(self) -> None:
        self._looked = 0.0
        self.pressed_by: Set[int] = frozenset()

    @property
    def at_rest(self) -> bool:
        """Whether nothing is to be done."""
        return not self.pressed_by

    def pressed(self, user: int, posted: Posted | None, now: float) -> None:
        """Have somebody look, after a press at `now` (seconds since 1970), unless that was done a moment ago."""
        if posted and now - max(posted.at, self._looked) >= LOOK_SECONDS:
            self.pressed_by = self.pressed_by | {user}

    def look(self, now: float) -> Set[int]:
        """Begin to look; gives those who are to find their hands below the message if it comes down."""
        self._looked = now
        users, self.pressed_by = self.pressed_by, frozenset()
        return users
