"""The declarer's contract, and its value: matadors, multiplier, score, a club's extras (D3; sections 5 and 6)."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType
from typing import Final, NamedTuple

from game.core.cards import Card
from game.core.deal import Deal
from game.core.view import View
from game.games.skat.cards import (
    GAMES,
    GRAND,
    JACK,
    NULL,
    NULL_OUVERT,
    NULLS,
    SUITS,
    SUITS_AND_GRAND,
    trumps_of,
)
from game.games.skat.options import SkatOptions
from game.kits.points.counting import ALL_POINTS, ALL_TRICKS, OUT_OF_SCHNEIDER, WON_FROM

BASES: Final[Mapping[str, int]] = MappingProxyType(
    {"clubs": 12, "spades": 11, "hearts": 10, "diamonds": 9, GRAND: 24},
)
NULL_VALUES: Final[Mapping[tuple[str, bool], int]] = MappingProxyType(
    {(NULL, False): 23, (NULL, True): 35, (NULL_OUVERT, False): 46, (NULL_OUVERT, True): 59},
)
"""The values of a null, with the skat taken or from the hand."""
LEVELS: Final = ("none", "schneider", "schwarz", "open")
STEPS: Final = ("game", "hand", "schneider", "schneider_announced", "schwarz", "schwarz_announced", "open")
"""The multipliers of a game besides its matadors, in the order in which players count them aloud."""
SCHNEIDER_FROM: Final = ALL_POINTS - OUT_OF_SCHNEIDER + 1
"""The points with which a declarer makes the others schneider."""
MORE_STEPS: Final = 2
"""Schneider and schwarz can be reached unannounced; from the hand, there are `MORE_IN_HAND` steps more."""
MORE_IN_HAND: Final = 5


@dataclass(slots=True)
class Contract:
    """The declarer and the game; `bid` is the last bid, `doubled` the factor by Bock, `kontra` and Re.

    `cards` are those that the declarer knows when naming the game: his hand, and the cards put away.
    """

    declarer: int
    bid: int
    hand: bool = False
    game: str = ""
    announced: str = LEVELS[0]
    cards: Collection[Card] = ()
    doubled: int = 1
    kontra: bool = False

    @property
    def is_null(self) -> bool:
        """Whether the declarer must not take a trick."""
        return self.game in NULLS

    @property
    def is_open(self) -> bool:
        """Whether the declarer's hand is open."""
        return self.game == NULL_OUVERT or self.announced == "open"

    @property
    def level(self) -> int:
        """The announcement as a number: nothing, schneider, schwarz, open."""
        return LEVELS.index(self.announced)

    @property
    def announces_all_tricks(self) -> bool:
        """Whether schwarz, or an open hand, was announced."""
        return self.level >= LEVELS.index("schwarz")

    @property
    def promised(self) -> int:
        """The card points with which a suit game or a grand is won."""
        return SCHNEIDER_FROM if self.level >= 1 else WON_FROM

    @property
    def null_value(self) -> int:
        """The value of the null."""
        return NULL_VALUES[self.game, self.hand]


def games_allowed(contract: Contract, cards: Collection[Card], rules: SkatOptions) -> Sequence[str]:
    """List the games that may be named: a null must reach the bid, others too if the options say so (S3).

    `cards` are those that the declarer knows: his hand, and the cards put away.
    """

    def reaches_bid(game: str) -> bool:
        return most_possible(cards, game, hand=contract.hand) >= contract.bid

    named: Sequence[str] = SUITS_AND_GRAND
    if rules.check_announcement == "maximum_possible":
        named = [*filter(reaches_bid, SUITS_AND_GRAND)] or SUITS_AND_GRAND
    return [*named, *filter(reaches_bid, NULLS)]


def games_shown(contract: Contract) -> Sequence[str]:
    """List the games that may be named as far as everybody knows: a null has the same value with any cards (S3)."""
    too_low = [game for (game, hand), value in NULL_VALUES.items() if hand == contract.hand and value < contract.bid]
    return [game for game in GAMES if game not in too_low]


def safe_game(allowed: Sequence[str], hand: Sequence[Card]) -> str:
    """Return the suit with the most cards in hand, without jacks; a grand if no suit may be named."""
    held = [card.suit for card in hand if card.rank != JACK]
    suits = [suit for suit in SUITS if suit in allowed]
    return max(suits, key=held.count, default=GRAND)


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


def most_possible(cards: Collection[Card], game: str, *, hand: bool) -> int:
    """Return the maximum value of a game, given the cards that the declarer knows.

    From the hand the skat may change the matadors; unknown cards count as missing.
    """
    return least_possible(cards, game, hand=hand, more=MORE_IN_HAND if hand else MORE_STEPS)


def least_possible(cards: Collection[Card], game: str, *, hand: bool, more: int = 0) -> int:
    """Return the minimum value of a game, given the cards that the declarer knows; with `more` steps, if it has any."""
    if game in NULLS:
        return NULL_VALUES[game, hand]
    return BASES[game] * (matadors(cards, game).length + 1 + hand + more)


@dataclass(frozen=True)
class Reckoning:
    """A finished suit game or grand: the declarer's card `points`, in `tricks` tricks.

    `cards` are the ten that the declarer played and the two that lay in the skat or were put away.
    """

    contract: Contract
    cards: Collection[Card]
    points: int
    tricks: int

    @cached_property
    def matadors(self) -> Matadors:
        """The run of the highest trumps."""
        return matadors(self.cards, self.contract.game)

    @property
    def steps(self) -> Mapping[str, int]:
        """The multiplier as players count it aloud: the running total at each step, 0 for steps not counted (S8)."""
        running, steps = self.matadors.length, dict[str, int]()
        for step, counts in zip(STEPS, self._counted, strict=True):
            running += counts
            steps[step] = running if counts else 0
        return steps

    @cached_property
    def _counted(self) -> tuple[bool, ...]:
        level, tricks = self.contract.level, self.tricks
        schneider = level >= 1 or not OUT_OF_SCHNEIDER <= self.points <= ALL_POINTS - OUT_OF_SCHNEIDER
        schwarz = level >= 2 or tricks in {0, ALL_TRICKS}
        return True, self.contract.hand, schneider, level >= 1, schwarz, level >= 2, level >= 3

    @property
    def multiplier(self) -> int:
        """The sum of the matadors and all steps."""
        return self.matadors.length + sum(self._counted)

    @property
    def base(self) -> int:
        """The base value of the game."""
        return BASES[self.contract.game]

    @cached_property
    def value(self) -> int:
        """The final value of the game, whether or not the announcement was reached."""
        return self.base * self.multiplier

    @property
    def overbid(self) -> bool:
        """Whether it is worth less than the bid."""
        return self.value < self.contract.bid

    @property
    def made(self) -> bool:
        """Whether the declarer has the points, and reached the announcement."""
        enough = self.points >= self.contract.promised
        return enough and (self.contract.level < 2 or self.tricks == ALL_TRICKS)

    @property
    def score(self) -> int:
        """The score: the value, or minus twice that if lost; overbid, based on the least sufficient value (S4)."""
        if self.overbid:
            return -2 * self.base * -(-self.contract.bid // self.base)
        return self.value if self.made else -2 * self.value


OWN: Final = 50
OTHERS: Final[Mapping[int, int]] = {3: 40, 4: 30}
"""Everybody else's points for a game that a declarer loses, by the number of people at the table."""
LIST_WON, LIST_LOST, LIST_OTHERS = "list-won", "list-lost", "list-others"


def sharing(of: Deal | View, rules: SkatOptions) -> Sequence[int]:
    """List the seats that share in the result, with a dealer who sits out unless the options exclude him (S15)."""
    return [seat for seat in of.everybody() if of.active[seat] or rules.sitting_out == "settles"]


def extras(of: Deal | View, rules: SkatOptions, declarer: int, *, won: bool) -> Mapping[int, tuple[int, str]]:
    """Return each seat's points in addition to those of the game, with the reason; none if game points count."""
    if rules.scoring == "game_points":
        return {}
    if won:
        return {declarer: (OWN, LIST_WON)}
    others = [seat for seat in sharing(of, rules) if seat != declarer]
    return {declarer: (-OWN, LIST_LOST)} | dict.fromkeys(others, (OTHERS[of.seats], LIST_OTHERS))
