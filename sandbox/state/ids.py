"""Snowflakes: ids that grow with time and carry it, as Discord's do."""

from datetime import UTC, datetime

from sandbox.state.clock import Clock

EPOCH_MS = 1_420_070_400_000


class Snowflakes:
    """Hands out ids; each is greater than all before it, whatever the clock does."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def next(self) -> str:
        """Return a new id of this moment."""
        made = (int(self._clock.time() * 1000) - EPOCH_MS) << 22
        self._last = max(made, self._last + 1)
        return str(self._last)

    def seen(self, snowflake: str) -> None:
        """Never hand out an id up to this one."""
        self._last = max(self._last, int(snowflake))


def moment_of(snowflake: str) -> float:
    """Return when an id was made, in seconds since 1970."""
    return ((int(snowflake) >> 22) + EPOCH_MS) / 1000


def iso(moment: float) -> str:
    """Write seconds since 1970 as Discord writes moments."""
    return datetime.fromtimestamp(moment, UTC).isoformat(timespec="microseconds")
