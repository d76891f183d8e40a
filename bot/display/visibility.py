"""Whether chat has buried the public message, so that it must be posted again once somebody presses something.

How much lies below it is asked of the channel, after a press and at most once a minute: one request in a minute of a
table, none for a panel that is younger. That needs no intent and tells how many messages there are, and that they are
others'. Discord's intent for messages would send the bot everything that is written on all servers, hardly any of it
below a table. The id of a channel's last message, which comes with each press, tells of one newer message and not of
six, and discord.py gives that of its cache, which nothing renews.
"""

from __future__ import annotations

from typing import Final

from bot.discord_io.message import Message

LOOK_SECONDS: Final = 60.0
BURIED: Final = 6
"""This many messages of others put a panel out of sight on a phone."""


class VisibilityCheck:
    """Whether to look how much lies below the public message; at rest it is not `due`."""

    __slots__ = ("_looked", "due")

    def __init__(self) -> None:
        self._looked = 0.0
        self.due = False

    @property
    def at_rest(self) -> bool:
        """Whether nothing is to be done."""
        return not self.due

    def pressed(self, posted: Message | None, now: float) -> None:
        """Want a look after a press at `now` (seconds since 1970), unless there was one within the last minute."""
        if posted and now - max(posted.at, self._looked) >= LOOK_SECONDS:
            self.due = True

    def look(self, now: float) -> None:
        """Begin to look."""
        self._looked, self.due = now, False
