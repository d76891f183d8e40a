"""Deals that explain the score: SC-20, SC-2 and SC-7 of schafkopf.md."""

from typing import Final

from game.games.shorthand import example

EXAMPLES: Final = (
    example(
        "picked",
        3,
        "cQ hA d9 sK hJ c7 d7 dK sT cJ dJ hT hK h7 s8 s9 c8 h8 dT dQ sQ sJ d8 hQ h9 cT cA cK sA dA s7 c9",
        "pass pass pick",
        "discard:c9+sT",
        "cQ hJ d7, hQ dT sQ, dQ d9 c7, cJ h7 c8, sJ s8 h8, dJ h9 s9, dA hK sK, dK hT cK, d8 cT cA",
    ),
    example(
        "lost",
        3,
        "cQ hA c7 dJ h7 cA hJ h8 c9 hQ d9 h9 cK s9 dQ hT c8 sK s8 hK s7 sA sT d7 d8 sJ dK sQ cT dA cJ dT",
        "pick",
        "discard:hQ+d9",
        "cQ dJ hJ, hA h7 h8, c7 cA c9, hT hK h9, c8 s7 cK, s9 sK sA, sT dQ s8, d7 dK dA, cJ d8 sQ",
    ),
    example(
        "least",
        3,
        "d7 s9 hT dA sK h9 cJ sA hA cA dJ cT c8 s8 h8 hJ cK sQ dQ cQ c9 sJ hQ s7 c7 h7 d9 dT d8 sT dK hK",
        "pass pass pass",
        "d7 dA cJ, sA s9 sK, hA hT h9, cQ cT hJ, c9 c8 cK, sQ sJ s8, dQ hQ h8, sT s7 d9, dT dK c7",
    ),
)
