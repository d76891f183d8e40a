"""East–West by Reiner Knizia: two players, three rows, poker hands that share a card, everything open (D3)."""

from game.computer.distracted import Distracted
from game.core.cards import PIQUET_32
from game.core.options import Stakes
from game.core.rulesets import Ruleset
from game.games.east_west.board import board
from game.games.east_west.examples import EXAMPLES
from game.games.east_west.options import GROUPS, EastWestOptions
from game.games.east_west.script import play
from game.games.east_west.telling import counts, headline, summary
from game.games.east_west.thinking_player import RULES, STRONG_PLAYER
from game.games.points.options import SCORE, points_end

EAST_WEST: Ruleset[EastWestOptions] = Ruleset(
    id="east-west",
    family="east-west",
    revision=1,
    options=EastWestOptions,
    script=play,
    least_seats=2,
    most_seats=2,
    best_seats=2,
    pack=lambda _options, _seats: PIQUET_32,
    stakes=Stakes("{stake}", ("1", "2", "5", "10")),
    groups=GROUPS,
    terms=("row", "pair", "straight", "flush", "full-house", "four"),
    presets={"east-west": {}},
    pot=False,
    tricks=False,
    hands=False,
    tallies=(SCORE,),
    reason_to_end=points_end,
    card_play=frozenset(("place",)),
    player=RULES,
    players={"club": Distracted(STRONG_PLAYER, RULES), "strong": STRONG_PLAYER},
    counts=lambda record, seat: counts(EAST_WEST, record, seat),
    summary=summary,
    headline=headline,
    board=board,
    emblem="spades-jack spades-queen spades-king",
    rules_sections=("deal", "turns", "hands", "win", "end"),
    examples=EXAMPLES,
)
