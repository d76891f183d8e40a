"""Skat: one declarer against two, an auction of numbers, ten tricks, matadors, and Ramsch when no one bids (D3)."""

from game.computer.player import MixedPlayer
from game.core.cards import PIQUET_32
from game.core.options import Stakes
from game.core.parts import Computer, Manual, Telling, course_in, examples_in
from game.core.rulesets import Family, Foreseen, Ruleset
from game.games.skat.auction import PASS
from game.games.skat.cards import ranking
from game.games.skat.computer.player import SKAT_PLAYER
from game.games.skat.computer.strong_player import STRONG_PLAYER
from game.games.skat.options import GROUPS, USUAL, SkatOptions, club
from game.games.skat.script import play
from game.games.skat.telling import counts, deal_lines, declared, hand_lines, headline, summary
from game.kits.points.options import SCORE, equal_dealing
from game.kits.points.settlement import card_points

_TERMS = (
    "places", "bid", "hold", "declarer", "skat", "hand", "matadors", "grand", "null", "schneider", "kontra", "ramsch",
    "cards",
)  # fmt: skip

SKAT: Ruleset[SkatOptions] = Ruleset(
    id="skat",
    family="skat",
    revision=2,
    options=SkatOptions,
    script=play,
    least_seats=3,
    most_seats=4,
    best_seats=3,
    turns=11,
    ahead=lambda _: (Foreseen(("bid", "hold"), (PASS,), PASS),),
    pack=lambda _options, _seats: PIQUET_32,
    stakes=Stakes("{point_value}", ("1", "2", "5", "10")),
    pot=False,
    tallies=(SCORE,),
    reason_to_end=equal_dealing,
    ordering=ranking("spades"),
    telling=Telling(
        counts=lambda record, seat: counts(SKAT, record, seat),
        declared=lambda record, seat: declared(SKAT, record, seat),
        summary=summary,
        headline=headline,
        deal_lines=deal_lines,
        hand_lines=hand_lines,
        outlook=card_points,
    ),
    computer=Computer(
        player=SKAT_PLAYER,
        levels={"club": MixedPlayer(STRONG_PLAYER, SKAT_PLAYER), "strong": STRONG_PLAYER},
        staking_kinds=frozenset(("bid", "hold", "skat", "announce", "kontra", "re", "grand_hand")),
    ),
    manual=Manual(
        home=__file__,
        groups=GROUPS,
        terms=_TERMS,
        presets={
            "skat": USUAL,
            "skat-list-12": club(12),
            "skat-list-24": club(24),
            "skat-list-36": club(36),
            "skat-list-48": club(48),
        },
        emblem="diamonds-jack hearts-jack spades-jack clubs-jack",
        course=course_in(__file__),
        sections=("deal", "bid", "game", "value", "play", "score", "ramsch", "end"),
        examples=examples_in(__file__, PIQUET_32),
    ),
)
FAMILY = Family(50, (SKAT,))
