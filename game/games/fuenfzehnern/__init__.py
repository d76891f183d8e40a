"""Fünfzehnern, also called Fifteens: fifteen points a suit, no trumps, and a duty to lead on (D3)."""

from game.core.cards import PIQUET_32
from game.core.options import Stakes
from game.core.parts import Computer, Manual, Telling, examples_in
from game.core.rulesets import Family, Ruleset
from game.games.fuenfzehnern.cards import PACK_WITHOUT
from game.games.fuenfzehnern.computer.player import FUENFZEHNERN_PLAYER
from game.games.fuenfzehnern.computer.strong_player import STRONG_PLAYER
from game.games.fuenfzehnern.script import GROUPS, FuenfzehnernOptions, play
from game.games.fuenfzehnern.telling import counts, hand_lines, headline, summary
from game.kits.points.options import SCORE, points_end

FOUR = 4

FUENFZEHNERN: Ruleset[FuenfzehnernOptions] = Ruleset(
    id="fuenfzehnern",
    family="fuenfzehnern",
    revision=1,
    options=FuenfzehnernOptions,
    script=play,
    least_seats=3,
    most_seats=FOUR,
    best_seats=FOUR,
    turns=7,
    pack=lambda options, seats: PIQUET_32 if seats == FOUR else PACK_WITHOUT[options.dropped_suit],
    stakes=Stakes("{point_value}", ("1", "2", "5", "10")),
    pot=False,
    tallies=(SCORE._replace(pooled=True),),
    reason_to_end=points_end,
    telling=Telling(counts=counts, summary=summary, headline=headline, hand_lines=hand_lines),
    computer=Computer(player=FUENFZEHNERN_PLAYER, levels={"strong": STRONG_PLAYER}),
    manual=Manual(
        home=__file__,
        groups=GROUPS,
        terms=("bound", "unbeatable", "zwang", "fifteen", "cards"),
        presets={"fuenfzehnern": {"claims": True}},
        sections=("deal", "play", "lead", "zwang", "score", "end"),
        examples=examples_in(__file__, PIQUET_32),
        emblem="hearts-queen hearts-king hearts-ace",
    ),
)
FAMILY = Family(70, (FUENFZEHNERN,))
