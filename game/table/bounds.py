"""Bounds of the choices at a table."""

from typing import Final

from game.computer import LEVELS
from game.core.errors import Refused
from game.table.ports import DAYS, PACES, Pace
from game.table.quiet_hours import QUIET_HOURS

LONGEST_CUT: Final = 50
BETE_LIMITS: Final = (0, 10, 20, 50)
"""The limits of bêtes that are one press away, in antes; 0 means no limit."""
TURN_SECONDS: Final = (1, 86_400)
SECONDS_OVER_DAYS: Final = (43_200, 86_400, 172_800, 259_200)
"""The times to think over days: half a day, and up to three days."""
USUAL_OVER_DAYS: Final = 86_400


def check_cut(word: str) -> None:
    """Refuse a cut that is empty, too long, or not valid Unicode."""
    if not 1 <= len(word) <= LONGEST_CUT:
        raise Refused("cut-length", most=LONGEST_CUT)
    if any("\ud800" <= sign <= "\udfff" for sign in word):
        raise Refused("cut-unreadable")


def turn_seconds_of(seconds: int, pace: Pace = "normal") -> int:
    """Return a time to think, 0 for no limit; raises `Refused("turn-seconds")` outside `TURN_SECONDS`.

    Over days it is one of `SECONDS_OVER_DAYS`: `Refused("seconds-over-days")`.
    """
    if pace == DAYS:
        if seconds not in SECONDS_OVER_DAYS:
            raise Refused("seconds-over-days")
        return seconds
    low, high = TURN_SECONDS
    if seconds != 0 and not low <= seconds <= high:
        raise Refused("turn-seconds", low=low, high=high)
    return seconds


def pace_of(written: str) -> Pace:
    """Parse a pace; raises `Refused("no-such-answer")`."""
    for pace in PACES:
        if pace == written:
            return pace
    raise Refused("no-such-answer", answer=written[:50])


def fitting(seconds: int, pace: Pace) -> int:
    """Return the usual time to think, in seconds, as it fits a pace."""
    if pace == DAYS:
        return seconds if seconds in SECONDS_OVER_DAYS else USUAL_OVER_DAYS
    return min(seconds, TURN_SECONDS[1])


def quiet_of(written: str) -> str:
    """Parse quiet hours, empty for none; raises `Refused("no-such-answer")`."""
    if written and written not in QUIET_HOURS:
        raise Refused("no-such-answer", answer=written[:50])
    return written


def level_of(written: str) -> str:
    """Parse a computer's level, one of `LEVELS`; raises `Refused("no-such-answer")`."""
    if written not in LEVELS:
        raise Refused("no-such-answer", answer=written[:50])
    return written
