"""Quarry, a stand-in for the next real game: new pack, auction, widow, tricks, points; one folder and its texts."""

from game.core.options import Stakes
from game.core.parts import Computer, Manual, Telling
from game.core.rulesets import Family, Ruleset
from game.kits.points.options import SCORE, points_end
from tests.harness.shelf.quarry.cards import QUARRY_17
from tests.harness.shelf.quarry.computer.player import QuarryPlayer
from tests.harness.shelf.quarry.script import QuarryOptions, play
from tests.harness.shelf.quarry.telling import NOBODY_DIGS, counts, summary

QUARRY = Ruleset(
    id="quarry",
    family="quarry",
    revision=1,
    options=QuarryOptions,
    script=play,
    least_seats=3,
    most_seats=3,
    best_seats=3,
    pack=lambda _options, _seats: QUARRY_17,
    stakes=Stakes("{point_value}", ("1", "5")),
    pot=False,
    tallies=(SCORE,),
    reason_to_end=points_end,
    telling=Telling(
        counts=counts,
        summary=summary,
    ),
    computer=Computer(player=QuarryPlayer()),
    manual=Manual(
        home=__file__,
        emblem="granite-block powder-keg",
        sections=("bid", "dig"),
        examples=(NOBODY_DIGS,),
    ),
)
FAMILY = Family(900, (QUARRY,))
