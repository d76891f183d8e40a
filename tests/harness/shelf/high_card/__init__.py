"""High Card: everybody plays one card, and the highest one scores a point."""

from game.core.cards import PIQUET_32
from game.core.options import Stakes
from game.core.parts import Computer, Manual, Telling, examples_in
from game.core.rulesets import Family, Ruleset
from game.kits.points.options import SCORE, SESSION, points_end
from tests.harness.shelf.high_card.computer.player import HighCardPlayer
from tests.harness.shelf.high_card.script import HighCardOptions, play
from tests.harness.shelf.high_card.telling import headline

HIGH_CARD = Ruleset(
    id="high-card",
    family="high-card",
    revision=1,
    options=HighCardOptions,
    script=play,
    least_seats=2,
    most_seats=6,
    best_seats=4,
    turns=1,
    pack=lambda _options, _seats: PIQUET_32,
    stakes=Stakes("{point_value}", ("1", "5")),
    pot=False,
    tricks=False,
    tallies=(SCORE,),
    reason_to_end=points_end,
    telling=Telling(headline=headline),
    computer=Computer(player=HighCardPlayer()),
    manual=Manual(
        home=__file__,
        groups={"stakes": ("point_value",), "dealing": ("hidden_hands",), "session": SESSION},
        sections=("lay", "end"),
        terms=("high-card",),
        examples=examples_in(__file__, PIQUET_32),
        emblem="hearts-king hearts-ace",
    ),
)
FAMILY = Family(910, (HIGH_CARD,))
