"""What a game is worth: matadors, the steps of the multiplier, value and score (D3; sections 5 and 6 of skat.md)."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType
from typing import Final, NamedTuple

from game.core.cards import Card
from game.games.skat.cards import GRAND, NULL, NULL_OUVERT, SUITS, trumps_of

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
"""What multiplies a game beside its matadors, in the order in which players count it aloud."""
ALL_POINTS: Final = 120
ALL_TRICKS: Final = 10
NEEDED: Final = 61
OUT_OF_SCHNEIDER: Final = 31
SCHNEIDER_FROM: Final = ALL_POINTS - OUT_OF_SCHNEIDER + 1
MORE_STEPS: Final = 2
"""Schneider and schwarz can be reached without a word; in hand `MORE_IN_HAND` steps may come to the matadors."""
MORE_IN_HAND: Final = 6


class Matadors(NamedTuple):
    """The unbroken run of the highest trumps that a person holds (`held`), or lacks."""

    length: int
    held: bool


def matadors(cards: Collection[Card], game: str) -> Matadors:
    """Count the matadors of cards in a suit game or a grand, from the jack of clubs down."""
    trumps = trumps_of(game)
    held = trumps[0] in cards
    for length, trump in enumerate(trumps):
        if (trump in cards) != held:
            return Matadors(length, held)
    return Matadors(len(trumps), held)


@dataclass(frozen=True)
class Reckoning:
    """A suit game or a grand that was played out: D points for the declarer, in so many tricks.

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
        """What was announced, as a number: nothing, schneider, schwarz, open."""
        return LEVELS.index(self.announced)

    @cached_property
    def matadors(self) -> Matadors:
        """The run of the highest trumps."""
        return matadors(self.cards, self.game)

    @cached_property
    def steps(self) -> Mapping[str, int]:
        """The multiplier as players count it aloud: what each step makes of it, 0 for one that does not count (S8)."""
        running, steps = self.matadors.length, dict[str, int]()
        for step, counts in zip(STEPS, self._counted, strict=True):
            running += counts
            steps[step] = running if counts else 0
        return steps

    @cached_property
    def _counted(self) -> tuple[bool, ...]:
        """Which of the steps count."""
        level, tricks = self.level, self.tricks
        schneider = level >= 1 or not OUT_OF_SCHNEIDER <= self.points <= ALL_POINTS - OUT_OF_SCHNEIDER
        schwarz = level >= 2 or tricks in {0, ALL_TRICKS}
        return True, self.hand, schneider, level >= 1, schwarz, level >= 2, level >= 3

    @property
    def multiplier(self) -> int:
        """The matadors and every step."""
        return self.matadors.length + sum(self._counted)

    @property
    def base(self) -> int:
        """What the game is multiplied with."""
        return BASES[self.game]

    @cached_property
    def value(self) -> int:
        """What the game has turned out to be worth, whether what was announced was reached or not."""
        return self.base * self.multiplier

    @property
    def overbid(self) -> bool:
        """Whether it is worth less than was bid."""
        return self.value < self.bid

    @property
    def made(self) -> bool:
        """Whether the declarer has the points, and what was announced."""
        enough = self.points >= (SCHNEIDER_FROM if self.level >= 1 else NEEDED)
        return enough and (self.level < 2 or self.tricks == ALL_TRICKS)

    @property
    def score(self) -> int:
        """What the declarer wins, or loses twofold; overbid, the least that would have been enough (S4)."""
        if self.overbid:
            return -2 * self.base * -(-self.bid // self.base)
        return self.value if self.made else -2 * self.value


def null_value(game: str, *, hand: bool) -> int:
    """Return the value of a null."""
    return NULLS[game, hand]


def most_possible(cards: Collection[Card], game: str, *, hand: bool) -> int:
    """Return what a suit game or grand can be worth at most, by the cards that the declarer knows.

    From the hand the skat may change the matadors; cards that are not known count as missing.
    """
    steps = 1 + (MORE_IN_HAND if hand else MORE_STEPS)
    return BASES[game] * (matadors(cards, game).length + steps)


def least_possible(cards: Collection[Card], game: str, *, hand: bool) -> int:
    """Return what a suit game or grand is worth if nothing more is reached, by the cards that the declarer knows."""
    return BASES[game] * (matadors(cards, game).length + 1 + hand)
