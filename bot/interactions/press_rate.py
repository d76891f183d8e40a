"""Limits on how fast one person may press: flooders are refused cheaply, so that others do not wait."""

from game.table.ports import Clock

BURST_SECONDS = 2.0
ROUNDING = 0.001
MOST_KNOWN = 10_000
POST_SECONDS = 20
"""Seconds a person waits between two shared posts in a channel."""


class PressRate:
    """Allows each person `rate` presses a second in a channel, with bursts of two seconds' worth; 0 sets no limit.

    The rate is far beyond what fingers can do, and counted per channel: sitting at many tables is not flooding.
    """

    def __init__(self, rate: int, clock: Clock) -> None:
        self._rate = rate
        self._clock = clock
        self._used_up_until: dict[tuple[int, int], float] = {}

    def allows(self, user: int, channel: int) -> bool:
        """Count a press; return whether it is within the limit. A refused press costs nothing."""
        if not self._rate:
            return True
        now, which = self._clock.now(), (user, channel)
        until = max(now, self._used_up_until.get(which, now)) + 1 / self._rate
        if until > now + BURST_SECONDS + ROUNDING:
            return False
        if len(self._used_up_until) >= MOST_KNOWN:
            self._used_up_until = {other: end for other, end in self._used_up_until.items() if end > now}
        self._used_up_until[which] = until
        return True


class Spacing:
    """Allows everyone an action, such as showing a deal to all, once per `seconds` in a channel."""

    def __init__(self, seconds: float, clock: Clock) -> None:
        self._seconds = seconds
        self._clock = clock
        self._free_at: dict[tuple[int, int], float] = {}

    def wait(self, user: int, channel: int) -> float:
        """Return the seconds until a person may do it again; 0 counts as done."""
        now, which = self._clock.now(), (user, channel)
        left = self._free_at.get(which, now) - now
        if left <= 0:
            self._free_at = {other: end for other, end in self._free_at.items() if end > now}
            self._free_at[which] = now + self._seconds
        return max(0.0, left)
