"""Skat: one declarer against two, an auction of numbers, ten tricks, matadors, and Ramsch when nobody bids (D3)."""

from game.computer.distracted import Distracted
from game.core.cards import PIQUET_32
from game.core.options import Stakes
from game.core.rulesets import Ruleset
from game.games.points.options import SCORE, equal_dealing
from game.games.skat.cards import ranking
from game.games.skat.examples import EXAMPLES
from game.games.skat.options import GROUPS, SkatOptions
from game.games.skat.player import SKAT_PLAYER
from game.games.skat.script import play
from game.games.skat.strong_player import STRONG_PLAYER
from game.games.skat.telling import counts, deal_lines, hand_lines, headline, summary

SKAT: Ruleset[SkatOptions] = Ruleset(
    id="skat",
    family="skat",
    revision=1,
    options=SkatOptions,
    script=play,
    least_seats=3,
    most_seats=4,
    best_seats=3,
    pack=lambda _options, _seats: PIQUET_32,
    stakes=Stakes("{point_value}", ("1", "2", "5", "10")),
    groups=GROUPS,
    terms=(
        "places",
        "bid",
        "hold",
        "declarer",
        "skat",
        "hand",
        "matadors",
        "grand",
        "null",
        "schneider",
        "kontra",
        "ramsch",
        "cards",
    ),
    presets={"skat": {}},
    pot=False,
    tallies=(SCORE,),
    reason_to_end=equal_dealing,
    player=SKAT_PLAYER,
    players={"club": Distracted(STRONG_PLAYER, SKAT_PLAYER), "strong": STRONG_PLAYER},
    dares=frozenset(("bid", "hold", "skat", "announce", "kontra", "re")),
    counts=lambda record, seat: counts(SKAT, record, seat),
    summary=summary,
    headline=headline,
    deal_lines=deal_lines,
    hand_lines=hand_lines,
    ordering=ranking("spades"),
    emblem="diamonds-jack hearts-jack spades-jack clubs-jack",
    rules_sections=("deal", "bid", "game", "value", "play", "score", "ramsch", "end"),
    examples=EXAMPLES,
)
