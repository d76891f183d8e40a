"""Limits on how fast one person may press: flooders are refused cheaply, so that others do not wait."""

from game.table.ports import Clock

BURST_SECONDS = 2.0
ROUNDING = 0.001
MOST_KNOWN = 10_000
POST_SECONDS = 20
"""Seconds a person waits between two shared posts in a channel."""


class Spacing:
    """Allows everyone an action, such as showing a deal to all, once per `seconds` in a channel; 0 sets no limit.

    Actions may follow each other at once while they take up no more than `burst` seconds.
    """

    def __init__(self, seconds: float, clock: Clock, burst: float = 0.0) -> None:
        self._seconds = seconds
        self._clock = clock
        self._burst = max(burst, seconds)
        self._used_up_until: dict[tuple[int, int], float] = {}

    def wait(self, user: int, channel: int) -> float:
        """Return the seconds until a person may do it again; 0 counts as done. A refusal costs nothing."""
        if not self._seconds:
            return 0.0
        now, which = self._clock.now(), (user, channel)
        until = max(now, self._used_up_until.get(which, now)) + self._seconds
        if until > now + self._burst + ROUNDING:
            return until - now - self._burst
        if len(self._used_up_until) >= MOST_KNOWN:
            self._used_up_until = {other: end for other, end in self._used_up_until.items() if end > now}
        self._used_up_until[which] = until
        return 0.0


def press_rate(rate: int, clock: Clock) -> Spacing:
    """Allow each person `rate` presses a second in a channel, with bursts of two seconds' worth; 0 sets no limit.

    The rate is far beyond what fingers can do, and counted per channel: sitting at many tables is not flooding.
    """
    return Spacing(1 / rate if rate else 0.0, clock, BURST_SECONDS)
