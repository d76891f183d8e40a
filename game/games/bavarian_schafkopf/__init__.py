"""Schafkopf as in Bavaria: four players, a called ace with a secret partner, or one against three."""

from game.core.options import Stakes
from game.core.parts import Computer, Manual, Telling, course_in, examples_in
from game.core.rulesets import Family, Foreseen, Ruleset
from game.games.bavarian_schafkopf.cards import LONG, PACKS
from game.games.bavarian_schafkopf.computer.player import CLUB_PLAYER, STRONG_PLAYER, THUMB_PLAYER
from game.games.bavarian_schafkopf.games import PASS, first_ranking
from game.games.bavarian_schafkopf.options import GROUPS, INN, USUAL, BavarianOptions, tariff
from game.games.bavarian_schafkopf.script import play
from game.games.bavarian_schafkopf.telling import counts, deal_lines, declared, hand_lines, headline, summary
from game.kits.points.options import SCORE, equal_dealing
from game.kits.points.settlement import card_points

_STAKING = frozenset(("bid", "must", "legen", "stoss", "retour", "marry"))

BAVARIAN_SCHAFKOPF: Ruleset[BavarianOptions] = Ruleset(
    id="bavarian-schafkopf",
    family="bavarian-schafkopf",
    revision=1,
    options=BavarianOptions,
    script=play,
    least_seats=4,
    most_seats=4,
    best_seats=4,
    turns=8,
    ahead=lambda _: (Foreseen(("bid",), (PASS,), PASS),),
    pack=lambda options, _seats: PACKS[options.cards, options.suits],
    stakes=Stakes("{point_value}", ("1", "2", "5", "10")),
    ordering=first_ranking,
    pot=False,
    namesake="schafkopf",
    tallies=(SCORE._replace(pooled=True),),
    reason_to_end=equal_dealing,
    telling=Telling(
        counts=lambda record, seat: counts(BAVARIAN_SCHAFKOPF, record, seat),
        declared=declared,
        summary=summary,
        headline=headline,
        deal_lines=deal_lines,
        hand_lines=hand_lines,
        outlook=card_points,
    ),
    computer=Computer(
        player=THUMB_PLAYER,
        levels={"club": CLUB_PLAYER, "strong": STRONG_PLAYER},
        staking_kinds=_STAKING,
        believed_kinds=frozenset(("bid",)),
    ),
    manual=Manual(
        home=__file__,
        groups=GROUPS,
        terms=("ruf", "wenz", "solo", "tout", "search", "run-away", "smear", "stoss", "runners", "schneider", "cards"),
        presets={
            "bavarian-schafkopf": USUAL,
            "bavarian-schafkopf-5-20": tariff(5, 20),
            "bavarian-schafkopf-10-20": tariff(10, 20),
            "bavarian-schafkopf-short": {**USUAL, "cards": "short"},
            "bavarian-schafkopf-inn": INN,
        },
        emblem="hearts-ober leaves-ober acorns-ober",
        course=course_in(__file__),
        sections=("deal", "games", "bid", "call", "play", "score", "double", "passed", "end"),
        examples=examples_in(__file__, LONG),
    ),
)
FAMILY = Family(55, (BAVARIAN_SCHAFKOPF,))
