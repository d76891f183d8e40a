"""Deals that explain the score: SK-20, SK-1 and SK-2 of skat.md."""

from typing import Final

from game.games.shorthand import example

EXAMPLES: Final = (
    example(
        "spades",
        3,
        "h8 hT dK d7 sQ s7 hK h9 hQ c8 sA dQ c9 dA dT h7 c7 s8 cJ cK cA s9 sT d8 hA cQ sK d9 dJ hJ sJ cT",
        "18 pass pass take",
        "discard:d7+h7",
        "spades",
        "dA d9 s9, sJ h8 cJ, dJ hJ d8, sT c9 sA, sK h9 dQ, sQ hQ cQ, s8 hK dK, s7 cK hT, c8 cT dT",
    ),
    example(
        "hand",
        3,
        "cJ sJ hJ d8 cT cA h8 hK cK c7 d7 sA sT sK s8 hQ dT d9 s9 c9 dK h9 dJ hA hT dA sQ cQ dQ s7 h7 c8",
        "18 hold pass pass hand",
        "spades schneider",
        "hA hQ hK, hJ sQ dJ, dA dT dK, s8 s9 s7, cA cK hT, cT c9 cJ, sJ dQ h9, sA cQ h8, sK d9 c8",
    ),
    example(
        "overbid",
        3,
        "cQ dJ dQ cJ hJ hA sJ dA s9 sT s7 cK hT c8 d9 hK h9 h7 cA d8 s8 dK c9 dT c7 sQ cT sA d7 hQ h8 sK",
        "30 pass pass take",
        "discard:s7+sT",
        "hearts",
        "dT d7 d8, dQ sA dK, h8 dJ cJ, hJ hQ hT, hA sJ c7, s8 sQ cA, c8 cT c9, hK dA cQ, h9 s9 cK",
    ),
)
