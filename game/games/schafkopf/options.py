"""The house rules of Schafkopf for three, by the option table of the rules (section 7 of schafkopf's manual)."""

from typing import ClassVar, Literal, Self

from pydantic import model_validator

from game.core.options import Contradiction, Needs
from game.kits.points.options import SESSION, PointOptions
from game.kits.tricks.options import GivingUpOptions

GROUPS = {
    "stakes": ("point_value",),
    "tricks": ("claims", "giving_up"),
    "passed": ("all_pass", "least_widow"),
    "score": ("buried_count", "schwarz_by"),
    "session": SESSION,
}
"""The house rules, grouped the way people look for them."""


class SchafkopfOptions(PointOptions, GivingUpOptions):
    """The options that the game for three leaves to the table."""

    needs: ClassVar[Needs] = {
        **PointOptions.needs,
        "giving_up": {"claims": (True,)},
        "least_widow": {"all_pass": ("least",)},
    }

    all_pass: Literal["least", "throw_in", "dealer_picks"] = "least"
    buried_count: bool = True
    schwarz_by: Literal["tricks", "points"] = "tricks"
    least_widow: Literal["last_trick", "nobody"] = "last_trick"

    @model_validator(mode="after")
    def _all_points_can_be_reached(self) -> Self:
        if self.schwarz_by == "points" and not self.buried_count:
            raise Contradiction("schwarz-unreachable")
        return self
