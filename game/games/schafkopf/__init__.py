"""Schafkopf for three: fourteen fixed trumps, a widow of two cards, one declarer against two, or a least."""

from game.core.cards import PIQUET_32
from game.core.options import Stakes
from game.core.parts import Computer, Manual, Telling, examples_in
from game.core.rulesets import Family, Foreseen, Ruleset
from game.core.vocabulary import CLAIMS, GIVING_UP
from game.games.schafkopf.cards import ORDERING
from game.games.schafkopf.computer.player import SCHAFKOPF_PLAYER, STRONG_PLAYER
from game.games.schafkopf.options import GROUPS, SchafkopfOptions
from game.games.schafkopf.script import PASS, PICK, play
from game.games.schafkopf.telling import counts, deal_lines, hand_lines, headline, summary
from game.kits.points.options import SCORE, equal_dealing
from game.kits.points.settlement import card_points
from game.kits.tricks.options import SINGLE

SCHAFKOPF: Ruleset[SchafkopfOptions] = Ruleset(
    id="schafkopf",
    family="schafkopf",
    revision=2,
    options=SchafkopfOptions,
    script=play,
    least_seats=3,
    most_seats=3,
    best_seats=3,
    turns=10,
    ahead=lambda _: (Foreseen(("pick",), (PICK, PASS), PASS),),
    pack=lambda _options, _seats: PIQUET_32,
    stakes=Stakes("{point_value}", ("1", "2", "5", "10")),
    ordering=ORDERING,
    pot=False,
    tallies=(SCORE,),
    reason_to_end=equal_dealing,
    telling=Telling(
        counts=lambda record, seat: counts(SCHAFKOPF, record, seat),
        summary=summary,
        headline=headline,
        deal_lines=deal_lines,
        hand_lines=hand_lines,
        outlook=card_points,
    ),
    computer=Computer(
        player=SCHAFKOPF_PLAYER,
        levels={"strong": STRONG_PLAYER},
        staking_kinds=frozenset(("pick",)),
        believed_kinds=frozenset(("pick",)),
    ),
    manual=Manual(
        home=__file__,
        groups=GROUPS,
        terms=("widow", "pick", "bury", "least", "points", "schneider", "cards"),
        presets={"schafkopf": {CLAIMS: True, GIVING_UP: SINGLE}},
        emblem="diamonds-queen spades-queen clubs-queen",
        sections=("deal", "bid", "play", "score", "least", "end"),
        examples=examples_in(__file__, PIQUET_32),
    ),
)
FAMILY = Family(60, (SCHAFKOPF,))
