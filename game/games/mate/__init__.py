"""Mate: two players and no luck, as both play the same two hands; mate late, and with a high card (D3)."""

from game.core.options import Stakes
from game.core.parts import Computer, Manual, Telling, examples_in
from game.core.rulesets import Family, Ruleset, Tally
from game.games.mate.cards import MATE_20
from game.games.mate.computer.exact_player import ExactPlayer
from game.games.mate.computer.player import MatePlayer
from game.games.mate.script import GROUPS, MateOptions, play, reason_to_end
from game.games.mate.telling import board, counts, deal_lines, hand_lines, headline, summary
from game.kits.points.options import SCORE

MATE: Ruleset[MateOptions] = Ruleset(
    id="mate",
    family="mate",
    revision=1,
    options=MateOptions,
    script=play,
    least_seats=2,
    most_seats=2,
    best_seats=2,
    turns=19,
    daily_deals=1,
    evening_deals=4,
    pack=lambda _options, _seats: MATE_20,
    stakes=Stakes("{point_value}", ("1", "2", "5", "10")),
    pot=False,
    tallies=(SCORE, Tally("match", 0, keeps=False, worth=0.0)),
    reason_to_end=reason_to_end,
    telling=Telling(
        counts_tricks=False,
        board=board,
        counts=counts,
        summary=summary,
        headline=headline,
        deal_lines=deal_lines,
        hand_lines=hand_lines,
    ),
    computer=Computer(player=MatePlayer(), levels={"club": MatePlayer(few=6, depth=3), "strong": ExactPlayer()}),
    manual=Manual(
        home=__file__,
        groups=GROUPS,
        terms=("mate", "move", "foreplace", "overmate", "round", "cards"),
        presets={"mate": {}},
        emblem="clubs-seven clubs-ten clubs-ace",
        sections=("deal", "foreplace", "play", "score", "end"),
        examples=examples_in(__file__, MATE_20),
    ),
)
FAMILY = Family(80, (MATE,))
