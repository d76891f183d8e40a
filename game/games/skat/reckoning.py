"""The value of a game: matadors, multiplier, value and score, and a club's extras (D3; sections 5 and 6 of skat.md)."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType
from typing import Final, NamedTuple

from game.core.cards import Card
from game.games.skat.cards import GRAND, NULL, NULL_OUVERT, SUITS, trumps_of
from game.games.skat.options import SkatOptions

SUITS_AND_GRAND: Final = (*SUITS, GRAND)
GAMES: Final = (*SUITS_AND_GRAND, NULL, NULL_OUVERT)
BASES: Final[Mapping[str, int]] = MappingProxyType(
    {"clubs": 12, "spades": 11, "hearts": 10, "diamonds": 9, GRAND: 24},
)
NULLS: Final[Mapping[tuple[str, bool], int]] = MappingProxyType(
    {(NULL, False): 23, (NULL, True): 35, (NULL_OUVERT, False): 46, (NULL_OUVERT, True): 59},
)
LEVELS: Final = ("none", "schneider", "schwarz", "open")
STEPS: Final = ("game", "hand", "schneider", "schneider_announced", "schwarz", "schwarz_announced", "open")
"""The multipliers of a game besides its matadors, in the order in which players count them aloud."""
ALL_POINTS: Final = 120
ALL_TRICKS: Final = 10
NEEDED: Final = 61
OUT_OF_SCHNEIDER: Final = 31
SCHNEIDER_FROM: Final = ALL_POINTS - OUT_OF_SCHNEIDER + 1
MORE_STEPS: Final = 2
"""Schneider and schwarz can be reached unannounced; from the hand, `MORE_IN_HAND` steps may add to the matadors."""
MORE_IN_HAND: Final = 6


class Matadors(NamedTuple):
    """The unbroken run of the highest trumps that a player holds (`held`), or lacks."""

    length: int
    held: bool


def matadors(cards: Collection[Card], game: str) -> Matadors:
    """Count the matadors in a suit game or a grand, from the jack of clubs down."""
    trumps = trumps_of(game)
    held = trumps[0] in cards
    for length, trump in enumerate(trumps):
        if (trump in cards) != held:
            return Matadors(length, held)
    return Matadors(len(trumps), held)


@dataclass(frozen=True)
class Reckoning:
    """A finished suit game or grand: the declarer's `points`, in `tricks` tricks.

    `cards` are the ten that the declarer played and the two that lay in the skat or were put away.
    """

    cards: Collection[Card]
    game: str
    hand: bool
    announced: str
    bid: int
    points: int
    tricks: int

    @cached_property
    def level(self) -> int:
        """The announcement as a number: nothing, schneider, schwarz, open."""
        return LEVELS.index(self.announced)

    @cached_property
    def matadors(self) -> Matadors:
        """The run of the highest trumps."""
        return matadors(self.cards, self.game)

    @cached_property
    def steps(self) -> Mapping[str, int]:
        """The multiplier as players count it aloud: the running total at each step, 0 for steps not counted (S8)."""
        running, steps = self.matadors.length, dict[str, int]()
        for step, counts in zip(STEPS, self._counted, strict=True):
            running += counts
            steps[step] = running if counts else 0
        return steps

    @cached_property
    def _counted(self) -> tuple[bool, ...]:
        """Whether each of the steps counts."""
        level, tricks = self.level, self.tricks
        schneider = level >= 1 or not OUT_OF_SCHNEIDER <= self.points <= ALL_POINTS - OUT_OF_SCHNEIDER
        schwarz = level >= 2 or tricks in {0, ALL_TRICKS}
        return True, self.hand, schneider, level >= 1, schwarz, level >= 2, level >= 3

    @property
    def multiplier(self) -> int:
        """The sum of the matadors and all steps."""
        return self.matadors.length + sum(self._counted)

    @property
    def base(self) -> int:
        """The base value of the game."""
        return BASES[self.game]

    @cached_property
    def value(self) -> int:
        """The final value of the game, whether or not the announcement was reached."""
        return self.base * self.multiplier

    @property
    def overbid(self) -> bool:
        """Whether it is worth less than the bid."""
        return self.value < self.bid

    @property
    def made(self) -> bool:
        """Whether the declarer has the points, and reached the announcement."""
        enough = self.points >= (SCHNEIDER_FROM if self.level >= 1 else NEEDED)
        return enough and (self.level < 2 or self.tricks == ALL_TRICKS)

    @property
    def score(self) -> int:
        """The score: the value, or minus twice that if lost; overbid, based on the least sufficient value (S4)."""
        if self.overbid:
            return -2 * self.base * -(-self.bid // self.base)
        return self.value if self.made else -2 * self.value


def null_value(game: str, *, hand: bool) -> int:
    """Return the value of a null."""
    return NULLS[game, hand]


def most_possible(cards: Collection[Card], game: str, *, hand: bool) -> int:
    """Return the maximum value of a suit game or grand, given the cards that the declarer knows.

    From the hand the skat may change the matadors; unknown cards count as missing.
    """
    steps = 1 + (MORE_IN_HAND if hand else MORE_STEPS)
    return BASES[game] * (matadors(cards, game).length + steps)


def least_possible(cards: Collection[Card], game: str, *, hand: bool) -> int:
    """Return the minimum value of a suit game or grand, given the cards that the declarer knows."""
    return BASES[game] * (matadors(cards, game).length + 1 + hand)


OWN: Final = 50
OTHERS: Final[Mapping[int, int]] = {3: 40, 4: 30}
"""Everybody else's points for a game that a declarer loses, by the number of people at the table."""
LIST_WON, LIST_LOST, LIST_OTHERS = "list-won", "list-lost", "list-others"


def extras(
    rules: SkatOptions, declarer: int, others: Sequence[int], seats: int, *, won: bool
) -> Mapping[int, tuple[int, str]]:
    """Return each seat's points in addition to those of the game, with their reasons; empty if game points count."""
    if rules.scoring == "game_points":
        return {}
    if won:
        return {declarer: (OWN, LIST_WON)}
    return {declarer: (-OWN, LIST_LOST)} | dict.fromkeys(others, (OTHERS[seats], LIST_OTHERS))
