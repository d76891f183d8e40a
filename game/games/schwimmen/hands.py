"""The value of a hand of three in Schwimmen, and the losers of a comparison (D3; section 4 of the rules).

Points are doubled, so that the thirty and a half of three equal cards stays a whole number.
"""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from game.core.cards import Card

FEUER: Final = 64
SCHNAUZ: Final = 62
THREE_OF_A_KIND: Final = 61
SUITS: Final = ("diamonds", "hearts", "spades", "clubs")
"""From the lowest to the highest; they only break ties."""
POINTS: Final[Mapping[str, int]] = {
    "ace": 11, "king": 10, "queen": 10, "jack": 10, "ten": 10, "nine": 9, "eight": 8, "seven": 7,
}  # fmt: skip

# The bonus for two equal ranks, or for two cards of a suit that only need a third, in doubled points.
PAIR: Final = 5
NEARLY: Final = 3


class HandValue(NamedTuple):
    """The value of a hand: doubled points, and a tie-break.

    `tie` is the rank of three equal cards, otherwise the scoring suit; higher is better.
    """

    doubled: int
    tie: int

    @property
    def special(self) -> bool:
        """Whether the hand is shown at once: Feuer or Schnauz."""
        return self.doubled >= SCHNAUZ


def value_of(hand: Sequence[Card], *, three_of_a_kind: bool = True) -> HandValue:
    """Evaluate three cards; three aces are Feuer whether or not three equal cards count (W3, SW-9)."""
    rank = hand[0].rank
    if all(card.rank == rank for card in hand) and (three_of_a_kind or rank == "ace"):
        return HandValue(FEUER if rank == "ace" else THREE_OF_A_KIND, hand[0].power)
    totals = [sum(POINTS[card.rank] for card in hand if card.suit == suit) for suit in SUITS]
    best = max(totals)
    scoring = max(place for place, total in enumerate(totals) if total == best)
    return HandValue(2 * best, scoring)


def hopes(hand: Sequence[Card]) -> int:
    """Rate the potential of three cards, in doubled points."""
    ten_valued = [card for card in hand if POINTS[card.rank] >= 10]
    nearly = len({card.suit for card in ten_valued}) < len(ten_valued)
    return PAIR * (len({card.rank for card in hand}) == 2) + NEARLY * nearly


def losers(worths: Mapping[int, HandValue], *, feuer_all_lose: bool = True, by_suit: bool = True) -> tuple[int, ...]:
    """List the losing seats, in the given order.

    Everybody but the holder of a Feuer; otherwise the lowest hand, and among equal points the lower rank of three equal
    cards or the lower scoring suit, unless the options make all of those lose (SW-2 to SW-8).
    """
    if feuer_all_lose and any(one.doubled == FEUER for one in worths.values()):
        return tuple(seat for seat, one in worths.items() if one.doubled != FEUER)
    lowest = min(worths.values())
    if by_suit:
        return tuple(seat for seat, one in worths.items() if one == lowest)
    return tuple(seat for seat, one in worths.items() if one.doubled == lowest.doubled)
