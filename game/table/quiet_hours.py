"""The hours of a day that do not count as time to think, in the time zone of a table."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, tzinfo
from typing import Final, NamedTuple, Self
from zoneinfo import ZoneInfo

QUIET_HOURS: Final = ("22-7", "22-8", "23-8", "0-8", "0-9")
"""What hosts may choose: the hour at which the quiet begins, and that at which it ends."""
ZONES: Final = (
    *("Europe/London", "Europe/Lisbon", "Europe/Berlin", "Europe/Helsinki", "Europe/Istanbul", "Europe/Moscow"),
    *("America/New_York", "America/Chicago", "America/Denver", "America/Los_Angeles", "America/Anchorage"),
    *("America/Sao_Paulo", "America/Mexico_City", "Atlantic/Reykjavik", "Africa/Johannesburg", "Asia/Dubai"),
    *("Asia/Kolkata", "Asia/Bangkok", "Asia/Shanghai", "Asia/Tokyo", "Australia/Perth", "Australia/Sydney"),
    *("Pacific/Auckland", "Pacific/Honolulu"),
)
"""The time zones that hosts may choose, besides UTC, which a select offers as the usual one."""


def zone_of(name: str) -> tzinfo:
    """Return a time zone; UTC without a name, or where the machine does not know it."""
    try:
        return ZoneInfo(name) if name else UTC
    except (OSError, ValueError):
        return UTC


class QuietHours(NamedTuple):
    """The hours, from 0 to 23, at which the quiet `begins` and `ends` every day in a `zone`; the two differ."""

    begins: int
    ends: int
    zone: tzinfo

    @classmethod
    def read(cls, written: str, zone: str) -> Self | None:
        """Parse hours such as `22-8`; `None` for an empty text."""
        begins, _, ends = written.partition("-")
        return cls(int(begins), int(ends), zone_of(zone)) if written else None

    def wakes(self, when: float) -> float:
        """Return the end of the quiet hours at a time in seconds since 1970, or that time itself outside of them."""
        hour = datetime.fromtimestamp(when, self.zone).hour
        quiet = (hour - self.begins) % 24 < (self.ends - self.begins) % 24
        return self._next(when, self.ends) if quiet else when

    def after(self, when: float, seconds: float) -> float:
        """Return when a number of seconds outside of the quiet hours will have passed since a time."""
        when = self.wakes(when)
        while (sleeps := self._next(when, self.begins)) < when + seconds:
            seconds -= sleeps - when
            when = self.wakes(sleeps)
        return when + seconds

    def _next(self, when: float, hour: int) -> float:
        """Return the first time after another at which the clocks of the zone strike an hour."""
        now = datetime.fromtimestamp(when, self.zone)
        then = now.replace(hour=hour, minute=0, second=0, microsecond=0, fold=0)
        if then.timestamp() <= when:
            then += timedelta(days=1)
        return then.timestamp()
