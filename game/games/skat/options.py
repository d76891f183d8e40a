"""The house rules of Skat, by the option table of the rules (section 8 of skat.md)."""

from __future__ import annotations

from typing import Literal

from game.games.points.options import SESSION, PointOptions

GROUPS = {
    "stakes": ("point_value", "sitting_out"),
    "bidding": ("bid_values", "check_announcement", "kontra"),
    "passed": ("all_pass", "ramsch_skat", "ramsch_scoring"),
    "session": SESSION,
}
"""The house rules as people look for them."""


class SkatOptions(PointOptions):
    """What Skat leaves to the table."""

    bid_values: Literal["real", "any_integer"] = "real"
    check_announcement: Literal["null_only", "maximum_possible"] = "null_only"
    all_pass: Literal["ramsch", "throw_in"] = "ramsch"
    ramsch_skat: Literal["last_trick", "nobody"] = "last_trick"
    ramsch_scoring: Literal["fewest", "most_loses"] = "fewest"
    kontra: Literal["off", "kontra_re"] = "off"
    sitting_out: Literal["settles", "idle"] = "settles"
