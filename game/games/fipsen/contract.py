"""The pack of Fipsen, bids, contracts, and their values in auction and score (D3; section 2 of fipsen's manual)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from types import MappingProxyType
from typing import Final

from game.core.cards import PIQUET_32, Card, Pack
from game.core.view import View

RUTEN: Final = "diamonds"
"""The suit of a single card; as trumps it is the highest of all."""
FIPSEN_25: Final = Pack(
    "fipsen25", (card for card in PIQUET_32.cards if card.suit != RUTEN or card.rank == "seven"), PIQUET_32.artwork
)
"""Piquet without the diamonds, except the seven."""
SURRENDER: Final = "surrender"
SURRENDER_COSTS: Final = 5
NUMBERS: Final[Mapping[str, int]] = MappingProxyType({"two": 2, "three": 3, "four": 4, "five": 5})
TERMS: Final = (
    "plain", "hand", "ruten", "durch", "hand_ruten", "hand_durch", "ruten_durch", "hand_ruten_durch",
)  # fmt: skip
ALL_TRICKS: Final = 5
KIEKER_HALVES: Final = 9


def from_the_lowest(card: Card) -> tuple[int, int]:
    """Order cards from the lowest rank up, equal ranks as ♦ ♥ ♠ ♣."""
    return card.power, -FIPSEN_25.suits.index(card.suit)


@dataclass(frozen=True)
class Bid:
    """A number of tricks and the terms for winning them; every Five and the Kieker are Durch."""

    number: str
    terms: str = "plain"

    @property
    def tricks(self) -> int:
        """The number of tricks bid."""
        return NUMBERS.get(self.number, ALL_TRICKS)

    @property
    def hand(self) -> bool:
        """Whether it is played without the skat."""
        return "hand" in self.terms

    @property
    def ruten(self) -> bool:
        """Whether diamonds are trumps."""
        return "ruten" in self.terms

    @property
    def durch(self) -> bool:
        """Whether all five tricks must be won."""
        return "durch" in self.terms or self.tricks == ALL_TRICKS

    @property
    def needed(self) -> int:
        """The number of tricks that make the contract."""
        return ALL_TRICKS if self.durch else self.tricks

    @cached_property
    def value(self) -> int:
        """The value of the contract in points: the number, doubled by each of its terms."""
        return self.tricks << self.hand + self.ruten + self.durch


KIEKER: Final = Bid("kieker")
"""Bid with no face card in hand; like a Five except for its place in the auction, below a Six."""

BIDS: Final = tuple(
    Bid(number, terms) for number, terms in product(NUMBERS, TERMS) if number != "five" or "durch" not in terms
)
"""The 28 bids of a number; further terms of a Five would mean Durch twice."""


def written(halves: int) -> str:
    """Format half points, such as `4½`."""
    return f"{halves // 2}½" if halves % 2 else str(halves // 2)


class Scale:
    """The value of bids in an auction, in half points, as the Kieker counts four and a half (I1).

    `standing` is each bid's own, `worded` what the text of a bid needs. By the least value that is sufficient, `enough`
    are the bids of a number, and `spans` the range of values of each number's, such as `6–24`.
    """

    def __init__(self, *, durch_counts: bool) -> None:
        own = {bid: bid.value * (2 if bid.number != "five" or durch_counts else 1) for bid in BIDS}
        self.standing: Mapping[Bid, int] = {**own, KIEKER: KIEKER_HALVES}
        self.worded: Mapping[Bid, Mapping[str, str]] = {
            bid: {"number": bid.number, "terms": bid.terms, "value": written(halves)}
            for bid, halves in self.standing.items()
        }
        self.enough: Sequence[Sequence[Bid]] = [
            [bid for bid in BIDS if own[bid] >= least] for least in range(max(own.values()) + 2)
        ]
        self.spans: Sequence[Mapping[str, Mapping[str, str]]] = [
            {number: {"value": _span([own[bid] for bid in bids if bid.number == number])} for number in numbers}
            for bids in self.enough
            for numbers in [dict.fromkeys(bid.number for bid in bids)]
        ]


def _span(values: Sequence[int]) -> str:
    return "–".join(dict.fromkeys((written(min(values)), written(max(values)))))


SCALES: Final = {"ten": Scale(durch_counts=True), "five": Scale(durch_counts=False)}
"""The values by the option `five_bid_value`."""


@dataclass(slots=True)
class Contract:
    """The winning bid, its bidder, the trumps named, and whether the declarer went on after winning the tricks."""

    declarer: int
    bid: Bid
    trump: str = ""
    gone_on: bool = False

    @property
    def must_win_all(self) -> bool:
        """Whether losing the next trick loses the contract."""
        return self.bid.durch or self.gone_on

    @property
    def value(self) -> int:
        """Its value in points: diamonds that were not bid double it, and so does going on (I4, I8)."""
        ruten_unbid = self.trump == RUTEN and not self.bid.ruten
        return self.bid.value << ruten_unbid + self.gone_on

    def score(self, *, made: bool) -> int:
        """Return the declarer's score: the value, or minus twice the value if lost."""
        return self.value if made else -2 * self.value


def bid_of(view: View, seat: int) -> Bid:
    """Return the bid that a seat is marked with."""
    return Bid(str(view.mark("bid", seat)), str(view.mark("terms", seat)))


def bid_played(view: View) -> Bid:
    """Return the bid of the contract that is played."""
    return Bid(str(view.mark("contract")), str(view.mark("terms")))
