"""The house rules of Skat, by the option table of the rules (section 8 of skat's manual)."""

from collections.abc import Mapping
from typing import ClassVar, Literal

from game.core.options import Choice, Needs
from game.core.vocabulary import CLAIMS, GIVING_UP
from game.kits.points.options import SESSION, PointOptions
from game.kits.tricks.options import SINGLE, GivingUpOptions

GROUPS = {
    "stakes": ("point_value", "scoring", "sitting_out", "points_so_far"),
    "bidding": ("bid_values", "check_announcement", "kontra"),
    "tricks": ("claims", "giving_up"),
    "passed": ("all_pass", "ramsch_skat", "ramsch_scoring", "ramsch_shoving"),
    "rounds": ("bock", "after_bock"),
    "session": SESSION,
}
"""The house rules, grouped the way people look for them."""


USUAL: Mapping[str, Choice] = {CLAIMS: True, GIVING_UP: SINGLE}
"""The house rules of a new table, where they are not those of old records."""


def club(games: int) -> Mapping[str, Choice]:
    """Return the preset of clubs: a list of `games` games by Seeger-Fabian, with passed-out deals thrown in."""
    return {**USUAL, "scoring": "seeger_fabian", "all_pass": "throw_in", "deals": games}


class SkatOptions(PointOptions, GivingUpOptions):
    """The options that Skat leaves to the table."""

    needs: ClassVar[Needs] = {
        **PointOptions.needs,
        "giving_up": {"claims": (True,)},
        "after_bock": {"bock": ("sixty", "usual")},
        "ramsch_skat": {"all_pass": ("ramsch",), "after_bock": ("ramsch",)},
        "ramsch_scoring": {"all_pass": ("ramsch",), "after_bock": ("ramsch",)},
        "ramsch_shoving": {"all_pass": ("ramsch",), "after_bock": ("ramsch",)},
    }

    bid_values: Literal["real", "any_integer"] = "real"
    check_announcement: Literal["null_only", "maximum_possible"] = "null_only"
    all_pass: Literal["ramsch", "throw_in"] = "ramsch"
    ramsch_skat: Literal["last_trick", "nobody"] = "last_trick"
    ramsch_scoring: Literal["fewest", "most_loses"] = "fewest"
    kontra: Literal["off", "kontra_re"] = "off"
    sitting_out: Literal["settles", "idle"] = "settles"
    scoring: Literal["game_points", "seeger_fabian"] = "game_points"
    ramsch_shoving: bool = False
    bock: Literal["off", "sixty", "usual"] = "off"
    after_bock: Literal["nothing", "ramsch"] = "nothing"
    points_so_far: bool = False
