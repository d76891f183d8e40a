"""Snowflakes: ids that grow with time and contain it, like Discord's."""

from datetime import UTC, datetime

from local_discord.state.clock import Clock

EPOCH_MS = 1_420_070_400_000


class Snowflakes:
    """Generates ids, each greater than all before it, whatever the clock does."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def next(self) -> str:
        """Return a new id for the current time."""
        made = (int(self._clock.time() * 1000) - EPOCH_MS) << 22
        self._last = max(made, self._last + 1)
        return str(self._last)

    def seen(self, snowflake: str) -> None:
        """Ensure that later ids are greater than this one."""
        self._last = max(self._last, int(snowflake))


def moment_of(snowflake: str) -> float:
    """Return when an id was created, in seconds since 1970."""
    return ((int(snowflake) >> 22) + EPOCH_MS) / 1000


def iso(moment: float) -> str:
    """Format seconds since 1970 like Discord's timestamps."""
    return datetime.fromtimestamp(moment, UTC).isoformat(timespec="microseconds")
