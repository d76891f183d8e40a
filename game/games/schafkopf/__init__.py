"""Schafkopf for three: fourteen fixed trumps, a widow of two cards, one declarer against two, or a least."""

from game.core.cards import PIQUET_32
from game.core.options import Stakes
from game.core.rulesets import Ruleset
from game.games.points.options import SCORE, equal_dealing
from game.games.schafkopf.cards import ORDERING
from game.games.schafkopf.examples import EXAMPLES
from game.games.schafkopf.options import GROUPS, SchafkopfOptions
from game.games.schafkopf.player import SCHAFKOPF_PLAYER
from game.games.schafkopf.script import play
from game.games.schafkopf.strong_player import STRONG_PLAYER
from game.games.schafkopf.telling import counts, deal_lines, hand_lines, headline, summary

SCHAFKOPF: Ruleset[SchafkopfOptions] = Ruleset(
    id="schafkopf",
    family="schafkopf",
    revision=1,
    options=SchafkopfOptions,
    script=play,
    least_seats=3,
    most_seats=3,
    best_seats=3,
    pack=lambda _options, _seats: PIQUET_32,
    stakes=Stakes("{point_value}", ("1", "2", "5", "10")),
    groups=GROUPS,
    terms=("widow", "pick", "bury", "least", "points", "schneider", "cards"),
    ordering=ORDERING,
    presets={"schafkopf": {}},
    pot=False,
    tallies=(SCORE,),
    reason_to_end=equal_dealing,
    player=SCHAFKOPF_PLAYER,
    players={"strong": STRONG_PLAYER},
    dares=frozenset(("pick",)),
    counts=counts,
    summary=summary,
    headline=headline,
    deal_lines=deal_lines,
    hand_lines=hand_lines,
    emblem="diamonds-queen spades-queen clubs-queen",
    rules_sections=("deal", "bid", "play", "score", "least", "end"),
    examples=EXAMPLES,
)
