"""The value of five cards as a poker hand of the Piquet pack (section 4 of the rules).

>>> from game.core.cards import PIQUET_32
>>> row = PIQUET_32.hand("hearts-jack hearts-seven hearts-nine hearts-ten hearts-queen")
>>> poker_hand(row).kind
'flush'
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple

from game.core.cards import PIQUET_32, Card

FIVE: Final = 5
KINDS: Final = (
    "high_card", "pair", "two_pair", "three", "straight", "flush", "full_house", "four", "straight_flush",
)  # fmt: skip
FLUSH_FIRST: Final = (*KINDS[:5], "full_house", "flush", *KINDS[7:])
"""The order in houses where a flush beats a full house (E2)."""
ACE_LOW: Final = (7, 3, 2, 1, 0)
BELOW_SEVEN: Final = -1
RANKS: Final = PIQUET_32.ranks[::-1]
"""The ranks by power, lowest first."""
BY_NUMBERS: Final[Mapping[tuple[int, ...], str]] = MappingProxyType(
    {(4, 1): "four", (3, 2): "full_house", (3, 1, 1): "three", (2, 2, 1): "two_pair"}
)


class Hand(NamedTuple):
    """The value of a row: higher is better, equal hands are tied (EW-4).

    `powers` are those of the deciding ranks, the most important one first: of four, three and pairs, then of the other
    cards from the highest down.
    """

    strength: int
    powers: tuple[int, ...]
    kind: str

    @property
    def ranks(self) -> tuple[str, ...]:
        """The deciding ranks, in the same order."""
        return tuple(RANKS[power] for power in self.powers if power != BELOW_SEVEN)


def poker_hand(cards: Sequence[Card], *, flush_first: bool = False, ace_low: bool = False) -> Hand:
    """Evaluate five cards; `ace_low` makes A-7-8-9-10 the lowest straight (E3, EW-5)."""
    powers = sorted((card.power for card in cards), reverse=True)
    counted = sorted(Counter(powers).items(), key=lambda item: (-item[1], -item[0]))
    deciding, numbers = tuple(power for power, _ in counted), tuple(number for _, number in counted)
    if ace_low and deciding == ACE_LOW:
        deciding = (*ACE_LOW[1:], BELOW_SEVEN)
    straight = len(deciding) == FIVE and deciding[0] - deciding[-1] == FIVE - 1
    kind = _kind(numbers, straight=straight, flush=len({card.suit for card in cards}) == 1)
    return Hand((FLUSH_FIRST if flush_first else KINDS).index(kind), deciding[:1] if straight else deciding, kind)


def _kind(numbers: tuple[int, ...], *, straight: bool, flush: bool) -> str:
    if straight:
        return "straight_flush" if flush else "straight"
    if flush:
        return "flush"
    return BY_NUMBERS.get(numbers, "pair" if len(numbers) < FIVE else "high_card")
