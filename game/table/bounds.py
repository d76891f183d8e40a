"""Bounds of the choices at a table."""

from typing import Final

from game.computer import LEVELS
from game.core.errors import Refused
from game.table.ports import PACES, Pace

LONGEST_CUT: Final = 50
BETE_LIMITS: Final = (0, 10, 20, 50)
"""The limits of bêtes that are one press away, in antes; 0 means no limit."""
TURN_SECONDS: Final = (1, 86_400)


def check_cut(word: str) -> None:
    """Refuse a cut that is empty, too long, or not valid Unicode."""
    if not 1 <= len(word) <= LONGEST_CUT:
        raise Refused("cut-length", most=LONGEST_CUT)
    if any("\ud800" <= sign <= "\udfff" for sign in word):
        raise Refused("cut-unreadable")


def turn_seconds_of(seconds: int) -> int:
    """Return a time to think, 0 for no limit; raises `Refused("turn-seconds")` outside `TURN_SECONDS`."""
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


def level_of(written: str) -> str:
    """Parse a computer's level, one of `LEVELS`; raises `Refused("no-such-answer")`."""
    if written not in LEVELS:
        raise Refused("no-such-answer", answer=written[:50])
    return written
