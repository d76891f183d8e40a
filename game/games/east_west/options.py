"""The house rules of East–West (section 6 of east-west's manual)."""

from typing import Literal

from pydantic import Field

from game.core.options import MOST_CHIPS
from game.kits.points.options import SESSION, DealOptions

GROUPS = {
    "stakes": ("stake", "stake_per"),
    "hands": ("flush_beats_full_house", "ace_low_straight"),
    "session": SESSION,
}
"""The house rules, grouped the way people look for them."""


class EastWestOptions(DealOptions):
    """House rules of East–West; every default is the document's own rule (D3, E7)."""

    deals: int = Field(default=1, ge=1, le=1_000)
    stake: int = Field(default=1, ge=0, le=MOST_CHIPS)
    stake_per: Literal["game", "row"] = "game"
    flush_beats_full_house: bool = False
    ace_low_straight: bool = False
