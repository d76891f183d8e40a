"""Fipsen as played around Prisdorf: one declarer against three, five tricks, a bid of 28 and the Kieker."""

from game.core.options import Stakes
from game.core.parts import Computer, Manual, Telling, examples_in
from game.core.rulesets import Family, Foreseen, Ruleset
from game.games.fipsen.auction import PASS
from game.games.fipsen.computer.player import CLUB_PLAYER, FIPSEN_PLAYER, STRONG_PLAYER
from game.games.fipsen.contract import FIPSEN_25
from game.games.fipsen.options import GROUPS, FipsenOptions
from game.games.fipsen.script import play
from game.games.fipsen.telling import counts, hand_lines, headline, summary
from game.kits.points.options import SCORE, points_end

FIPSEN: Ruleset[FipsenOptions] = Ruleset(
    id="fipsen",
    family="fipsen",
    revision=2,
    options=FipsenOptions,
    script=play,
    least_seats=4,
    most_seats=4,
    best_seats=4,
    turns=6,
    ahead=lambda _: (Foreseen(("bid",), (PASS,), PASS),),
    pack=lambda _options, _seats: FIPSEN_25,
    stakes=Stakes("{point_value}", ("1", "2", "5", "10")),
    pot=False,
    tallies=(SCORE,),
    reason_to_end=points_end,
    telling=Telling(counts=counts, summary=summary, headline=headline, hand_lines=hand_lines),
    computer=Computer(
        player=FIPSEN_PLAYER,
        levels={"club": CLUB_PLAYER, "strong": STRONG_PLAYER},
        staking_kinds=frozenset(("bid", "terms", "go-on")),
        believed_kinds=frozenset(("bid", "terms", "trump")),
        doubt=0.01,
    ),
    manual=Manual(
        home=__file__,
        groups=GROUPS,
        terms=("bid", "hold", "hand", "ruten", "durch", "kieker", "skat", "go-on", "cards"),
        presets={"fipsen": {}},
        sections=("deal", "bid", "kieker", "play", "score", "end"),
        examples=examples_in(__file__, FIPSEN_25),
        emblem="clubs-ace diamonds-seven spades-ace",
    ),
)
FAMILY = Family(40, (FIPSEN,))
