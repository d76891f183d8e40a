"""The bids of Fipsen, and their values in the auction and in the score (D3; section 2 of fipsen's manual)."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import product
from types import MappingProxyType
from typing import Final

from game.games.fipsen.options import FipsenOptions

NUMBERS: Final[Mapping[str, int]] = MappingProxyType({"two": 2, "three": 3, "four": 4, "five": 5})
TERMS: Final = (
    "plain", "hand", "ruten", "durch", "hand_ruten", "hand_durch", "ruten_durch", "hand_ruten_durch",
)  # fmt: skip
DOUBLINGS: Final = ("hand", "ruten", "durch")
ALL_TRICKS: Final = 5
KIEKER_HALVES: Final = 9


@dataclass(frozen=True)
class Bid:
    """A number of tricks and the terms for winning them; every Five and the Kieker are Durch."""

    number: str
    terms: str = "plain"

    @cached_property
    def named(self) -> frozenset[str]:
        """The terms that were named."""
        return frozenset(self.terms.split("_")).intersection(DOUBLINGS)

    @property
    def tricks(self) -> int:
        """The number of tricks bid."""
        return NUMBERS.get(self.number, ALL_TRICKS)

    @property
    def hand(self) -> bool:
        """Whether it is played without the skat."""
        return "hand" in self.named

    @property
    def ruten(self) -> bool:
        """Whether diamonds are trumps."""
        return "ruten" in self.named

    @property
    def durch(self) -> bool:
        """Whether all five tricks must be won."""
        return "durch" in self.named or self.tricks == ALL_TRICKS

    @property
    def needed(self) -> int:
        """The number of tricks that make the contract."""
        return ALL_TRICKS if self.durch else self.tricks

    @cached_property
    def value(self) -> int:
        """The value of the contract in points: the number, doubled by each of its terms."""
        return self.tricks << self.hand + self.ruten + self.durch

    @property
    def words(self) -> str:
        """The bid in the notation of marks, such as `three` or `three_hand_ruten`."""
        return self.number if self.terms == "plain" else f"{self.number}_{self.terms}"


KIEKER: Final = Bid("kieker")
"""Bid with no face card in hand; like a Five except for its place in the auction, below a Six."""

BIDS: Final = tuple(
    Bid(number, terms) for number, terms in product(NUMBERS, TERMS) if number != "five" or "durch" not in terms
)
"""The 28 bids of a number; further terms of a Five would mean Durch twice."""


def standing(bid: Bid, rules: FipsenOptions) -> int:
    """Return a bid's rank in the auction, in half points, as the Kieker counts four and a half (I1)."""
    return _standing(bid, rules.five_bid_value)


@cache  # a search asks for the same bids a thousand times
def _standing(bid: Bid, five_bid_value: str) -> int:
    if bid == KIEKER:
        return KIEKER_HALVES
    durch_counts = bid.number != "five" or five_bid_value == "ten"
    return 2 * bid.value if durch_counts else bid.value


def written(halves: int) -> str:
    """Format half points, such as `4½`."""
    return f"{halves // 2}½" if halves % 2 else str(halves // 2)


def enough(rules: FipsenOptions, least: int) -> tuple[Bid, ...]:
    """List the bids of a number worth at least `least` half points."""
    return _enough(rules.five_bid_value, least)


@cache
def _enough(five_bid_value: str, least: int) -> tuple[Bid, ...]:
    return tuple(bid for bid in BIDS if _standing(bid, five_bid_value) >= least)


def spans(rules: FipsenOptions, least: int) -> Mapping[str, Mapping[str, str]]:
    """Return the range of values of each number's sufficient bids, such as `6–24`."""
    return _spans(rules.five_bid_value, least)


@cache
def _spans(five_bid_value: str, least: int) -> Mapping[str, Mapping[str, str]]:
    halves: dict[str, list[int]] = {}
    for bid in _enough(five_bid_value, least):
        halves.setdefault(bid.number, []).append(_standing(bid, five_bid_value))
    return MappingProxyType({number: {"value": _span(min(some), max(some))} for number, some in halves.items()})


def _span(low: int, high: int) -> str:
    return written(low) if low == high else f"{written(low)}–{written(high)}"
