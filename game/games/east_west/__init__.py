"""East–West by Reiner Knizia: two players, three rows, poker hands that share a card, everything open (D3)."""

from game.computer.player import MixedPlayer
from game.core.cards import PIQUET_32
from game.core.options import Stakes
from game.core.parts import Computer, Manual, Telling, examples_in
from game.core.rulesets import Family, Ruleset, Tally
from game.core.vocabulary import SCORE
from game.games.east_west.computer.player import EAST_WEST_PLAYER
from game.games.east_west.computer.thinking_player import STRONG_PLAYER
from game.games.east_west.script import GROUPS, EastWestOptions, play
from game.games.east_west.telling import board, counts, headline, summary
from game.kits.points.options import points_end

EAST_WEST: Ruleset[EastWestOptions] = Ruleset(
    id="east-west",
    family="east-west",
    revision=1,
    options=EastWestOptions,
    script=play,
    least_seats=2,
    most_seats=2,
    best_seats=2,
    turns=10,
    pack=lambda _options, _seats: PIQUET_32,
    stakes=Stakes("{stake}", ("1", "2", "5", "10")),
    pot=False,
    tricks=False,
    hands=False,
    tallies=(Tally(SCORE, 0),),
    reason_to_end=points_end,
    telling=Telling(
        counts=lambda record, seat: counts(EAST_WEST, record, seat), summary=summary, headline=headline, board=board
    ),
    computer=Computer(
        card_play=frozenset(("place",)),
        player=EAST_WEST_PLAYER,
        levels={"club": MixedPlayer(STRONG_PLAYER, EAST_WEST_PLAYER), "strong": STRONG_PLAYER},
    ),
    manual=Manual(
        home=__file__,
        groups=GROUPS,
        terms=("row", "pair", "straight", "flush", "full-house", "four"),
        presets={"east-west": {}},
        emblem="spades-jack spades-queen spades-king",
        sections=("deal", "turns", "hands", "win", "end"),
        examples=examples_in(__file__, PIQUET_32),
    ),
)
FAMILY = Family(90, (EAST_WEST,))
