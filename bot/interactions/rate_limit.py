"""How fast one person may press: anyone who floods the bot is refused cheaply, so that the others do not wait."""

from __future__ import annotations

from game.table.ports import Clock

BURST_SECONDS = 2.0
ROUNDING = 0.001
MOST_KNOWN = 10_000


class PressingRate:
    """Lets each person press `rate` times a second in a channel, two seconds' worth of it at once; 0 sets no limit.

    The rate is far beyond what fingers do, and counted by channel: who sits at many tables is no flood.
    """

    def __init__(self, rate: int, clock: Clock) -> None:
        self._rate = rate
        self._clock = clock
        self._used_up_until: dict[tuple[int, int], float] = {}

    def allows(self, user: int, channel: int) -> bool:
        """Count a press; return whether it is within the limit. A press that is refused costs nothing."""
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
    """Lets everybody do something once in so many `seconds` in a channel, such as showing a deal to all."""

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
