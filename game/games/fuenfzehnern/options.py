"""The house rules of Fünfzehnern (section 6 of fuenfzehnern's manual)."""

from typing import Literal

from pydantic import Field

from game.kits.points.options import SESSION, PointOptions
from game.kits.tricks.options import ClaimOptions

GROUPS = {
    "stakes": ("point_value",),
    "dealing": ("dropped_suit",),
    "leading": ("lead_rule", "own_cards_count", "zwang"),
    "tricks": ("claims",),
    "session": SESSION,
}
"""The house rules, grouped the way people look for them."""


class FuenfzehnernOptions(PointOptions, ClaimOptions):
    """The options that Fünfzehnern leaves to the table."""

    deals: int = Field(default=4, ge=1, le=1_000)
    dropped_suit: Literal["clubs", "spades", "hearts", "diamonds"] = "diamonds"
    lead_rule: Literal["relaxed", "free"] = "relaxed"
    own_cards_count: bool = True
    zwang: bool = True
