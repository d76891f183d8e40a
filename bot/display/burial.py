"""Whether chat has buried the public message, so that the next press must have it reposted.

How much is below it is queried from the channel, after a press and at most once a minute: one request per minute and
table, none for a newer panel. While a table stands still, the same query reveals that somebody has deleted it. This
needs no intent, and shows how many messages there are and that they are from others. Discord's message intent would
send the bot everything written on all servers, hardly any of it below a table. The id of a channel's last message,
which comes with each press, reveals one newer message but not six, and discord.py takes it from its cache, which
nothing refreshes.
"""

from typing import Final

from bot.discord_io.message import Message

LOOK_SECONDS: Final = 60.0
STILL_SECONDS: Final = 15.0, 60.0, 240.0, 960.0
"""How long after a table's last change it is asked whether the message is still there."""
BURIED: Final = 6
"""Number of others' messages that push a panel out of sight on a phone."""


class BurialCheck:
    """Whether to check how much is below the public message; at rest it is not `due`. The table `changed_at` a time."""

    __slots__ = ("_looked", "_still", "changed_at", "due")

    def __init__(self) -> None:
        self._looked = 0.0
        self.changed_at = 0.0
        self._still: tuple[float, ...] = ()
        self.due = False

    @property
    def at_rest(self) -> bool:
        """Whether there is nothing to do."""
        return not self.due

    def pressed(self, posted: Message | None, now: float) -> None:
        """Request a check after a press at `now` (seconds since 1970), unless there was one within the last minute."""
        if posted and now - max(posted.at, self._looked) >= LOOK_SECONDS:
            self.due = True

    def changed(self, now: float) -> None:
        """Record a change of the table, which writes the message anew and thereby reveals whether it is there."""
        self.changed_at, self._still = now, STILL_SECONDS

    def stand_still(self, now: float) -> bool:
        """Request a check if the table has not changed for some time; return whether it was requested."""
        if not self._still or now < self.changed_at + self._still[0]:
            return False
        self.due, self._still = True, self._still[1:]
        return True

    def look(self, now: float) -> None:
        """Record the start of a check."""
        self._looked, self.due = now, False
