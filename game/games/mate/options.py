"""The house rules of Mate (section 6 of mate's manual), and when a session ends."""

from typing import ClassVar, Self

from pydantic import Field, model_validator

from game.core.options import MOST_CHIPS, Contradiction, Needs
from game.core.rulesets import Progress
from game.kits.points.options import SESSION, PointOptions, points_end

GROUPS = {
    "stakes": ("point_value", "rounds", "match_stake"),
    "foreplacing": ("foreplacing", "foreplace_open", "foreplace_differ"),
    "session": SESSION,
}
"""The house rules, grouped the way people look for them."""


class MateOptions(PointOptions):
    """House rules of Mate; a deal is a round of two games, and `rounds` rounds are a match."""

    needs: ClassVar[Needs] = {
        **PointOptions.needs,
        "foreplace_open": {"foreplacing": (True,)},
        "foreplace_differ": {"foreplacing": (True,)},
    }

    deals: int = Field(default=2, ge=1, le=1_000)
    foreplacing: bool = True
    foreplace_open: bool = False
    foreplace_differ: bool = False
    rounds: int = Field(default=2, ge=1, le=10)
    match_stake: int = Field(default=0, ge=0, le=MOST_CHIPS)

    @model_validator(mode="after")
    def _differ_needs_open(self) -> Self:
        if self.foreplace_differ and not self.foreplace_open:
            raise Contradiction("differ-needs-open", option="foreplace_differ", other="foreplace_open")
        return self


def reason_to_end(options: MateOptions, progress: Progress) -> str:
    """End a session as agreed, but never in the middle of a match."""
    return "" if progress.deals % options.rounds else points_end(options, progress)
