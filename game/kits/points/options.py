"""House rules shared by games with an agreed number of deals, and the end of a session."""

from operator import attrgetter
from typing import ClassVar, Literal

from pydantic import Field

from game.core.options import MOST_CHIPS, FirstOptions, Needs, Options
from game.core.rulesets import Progress, Tally

SESSION = ("first_dealer", "session_end", "deals", "debt")
"""The house rules of every game here that concern a session as a whole."""


class _DealFields(FirstOptions):
    session_end: Literal["manual", "deals"] = "deals"
    deals: int = Field(default=12, ge=1, le=1_000)


class DealOptions(Options, _DealFields):
    """The house rules of a game with an agreed number of deals."""

    needs: ClassVar[Needs] = {"deals": {"session_end": ("deals",)}}


class PointOptions(DealOptions):
    """The house rules of a game for points; a point is worth `point_value` chips, 0 is a game for points only."""

    point_value: int = Field(default=1, ge=0, le=MOST_CHIPS)


SCORE = Tally("score", 0, chips=attrgetter("point_value"))
"""Points that are paid for in chips."""


def points_end(options: DealOptions, progress: Progress) -> str:
    """End a session after the agreed number of deals."""
    return "deals-played" if options.session_end == "deals" and progress.deals >= options.deals else ""


def equal_dealing(options: DealOptions, progress: Progress) -> str:
    """End a session like `points_end`, but only once everybody has dealt equally often."""
    return "" if progress.deals % progress.seats else points_end(options, progress)
