"""Quarry, a game as the next one would be: new pack, auction, widow, tricks, points; one folder and its texts."""

from pathlib import Path

from game.core.options import Stakes
from game.core.rulesets import Ruleset
from game.games.points.options import SCORE, points_end
from tests.toys.quarry.cards import QUARRY_17
from tests.toys.quarry.player import QuarryPlayer
from tests.toys.quarry.script import QuarryOptions, play
from tests.toys.quarry.telling import NOBODY_DIGS, counts, summary

TEXTS = Path(__file__).parent / "texts"
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
    player=QuarryPlayer(),
    counts=counts,
    summary=summary,
    rules_sections=("bid", "dig"),
    examples=(NOBODY_DIGS,),
    practice={"bid": "bid"},
)
