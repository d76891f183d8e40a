"""Deals that explain the game: FZ-10 and FZ-3 of fuenfzehnern.md."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.core.cards import PIQUET_32
from game.core.rulesets import Example

RANKS: Final = {"A": "ace", "K": "king", "Q": "queen", "J": "jack", "T": "ten", "9": "nine", "8": "eight", "7": "seven"}
SUITS: Final = {suit[0]: suit for suit in PIQUET_32.suits}


def _codes(cards: str) -> Sequence[str]:
    """Replace cards such as `cA d7` by their codes; anything else stays as it is."""
    return [f"{SUITS[card[0]]}-{RANKS[card[1]]}" if len(card) == len("cA") else card for card in cards.split()]


def _in_turn(*hands: str) -> str:
    """Interleave hands: the first card of each, then the second, as they are dealt or played."""
    return " ".join(" ".join(cards) for cards in zip(*map(str.split, hands), strict=True))


THREE_SEATS = Example(
    "three-seats",
    3,
    2,
    (" ".join(_codes("s8 hT cK sA c9 c8 hJ sQ hK h9 c7 cT cJ s7 h8 sJ hA sT s9 h7 hQ cA cQ sK")),),
    (*_codes("s9 s7 sT sK s8 sQ zwang_hearts hJ hA h7 h8 h9 sJ hT cT sA cQ c8 cA c9 cK"),),
    options={"dropped_suit": "diamonds"},
)
ALL_CLUBS = Example(
    "all-clubs",
    4,
    3,
    (
        " ".join(
            _codes(
                _in_turn(
                    "cA cK cQ cJ cT c9 c8 c7",
                    "d7 d8 d9 dT dJ dQ dK dA",
                    "s7 s8 s9 sT sJ sQ sK sA",
                    "h7 h8 h9 hT hJ hQ hK hA",
                )
            )
        ),
    ),
    tuple(
        _codes(_in_turn("cA cK cQ cJ cT c9 c8", "d7 d8 d9 dT dJ dQ dK", "s7 s8 s9 sT sJ sQ sK", "h7 h8 h9 hT hJ hQ hK"))
    ),
)
EXAMPLES: Final = (THREE_SEATS, ALL_CLUBS)
