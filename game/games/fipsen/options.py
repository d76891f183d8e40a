"""The house rules of Fipsen, by the option table of the rules (section 8 of fipsen's manual)."""

from typing import ClassVar, Literal

from pydantic import Field

from game.core.options import Needs
from game.games.fipsen.contract import SCALES, Scale
from game.kits.points.options import SESSION, PointOptions
from game.kits.tricks.options import ClaimOptions

GROUPS = {
    "stakes": ("point_value",),
    "bidding": ("five_bid_value", "kieker", "kieker_no_ace", "redeals"),
    "tricks": ("go_on_needs_clean", "stop_when_lost", "claims"),
    "session": SESSION,
}
"""The house rules, grouped the way people look for them."""


class FipsenOptions(PointOptions, ClaimOptions):
    """The options that Fipsen leaves to the table."""

    needs: ClassVar[Needs] = {
        **PointOptions.needs,
        "kieker_no_ace": {"kieker": (True,)},
    }

    deals: int = Field(default=8, ge=1, le=1_000)
    five_bid_value: Literal["ten", "five"] = "ten"
    kieker: bool = True
    kieker_no_ace: bool = False
    go_on_needs_clean: bool = False
    stop_when_lost: bool = False
    redeals: int = Field(default=20, ge=0, le=100)

    @property
    def scale(self) -> Scale:
        """The value of bids in the auction."""
        return SCALES[self.five_bid_value]

    @property
    def no_kieker_ranks(self) -> frozenset[str]:
        """The ranks that a bidder of a Kieker must not hold (I3)."""
        return frozenset({"king", "queen", "jack", *(["ace"] if self.kieker_no_ace else [])})
