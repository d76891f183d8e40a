"""Bounds of the choices at a table."""

from collections.abc import Iterable
from typing import Final, TypeVar

from game.computer import LEVELS
from game.core.errors import Refused
from game.table.ports import DAYS, PACES, Pace
from game.table.quiet_hours import QUIET_HOURS
from game.table.state import Terms

Word = TypeVar("Word", bound=str)

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


def named(written: str, choices: Iterable[Word]) -> Word:
    """Return one of some choices by its name; raises `Refused("no-such-answer")`."""
    for choice in choices:
        if choice == written:
            return choice
    raise Refused("no-such-answer", answer=written[:50])


def check_terms(terms: Terms) -> None:
    """Refuse terms outside these bounds: `no-such-answer`, `turn-seconds`, over days `seconds-over-days`.

    A time to think of 0 seconds means no limit.
    """
    for written, choices in ((terms.pace, PACES), (terms.quiet, ("", *QUIET_HOURS)), (terms.level, LEVELS)):
        named(written, choices)
    low, high = TURN_SECONDS
    if terms.over_days and terms.turn_seconds not in SECONDS_OVER_DAYS:
        raise Refused("seconds-over-days")
    if terms.turn_seconds != 0 and not terms.over_days and not low <= terms.turn_seconds <= high:
        raise Refused("turn-seconds", low=low, high=high)


def fitting(seconds: int, pace: Pace) -> int:
    """Return the usual time to think, in seconds, as it fits a pace."""
    if pace == DAYS:
        return seconds if seconds in SECONDS_OVER_DAYS else USUAL_OVER_DAYS
    return min(seconds, TURN_SECONDS[1])
