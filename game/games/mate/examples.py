"""Rounds that explain the score: MA-8 and MA-9 of mate.md, each with a second game after it."""

from typing import Final

from game.games.shorthand import example

EXAMPLES: Final = (
    example(
        "mate",
        2,
        "hA dQ dK cT cQ sT dT cA sA cK hK s7 hT h7 c7 dA sK sQ hQ d7",
        "foreplace sT skip cK c7 dT dK hQ h7 dA dQ cA cT sA s7 sQ cQ hK sK",
        "skip skip dT dK sT s7 dA dQ cK cQ sQ",
    ),
    example(
        "overmate",
        2,
        "dT cA s7 dQ hQ sK dK hT hA dA cK sA sQ hK c7 cQ cT h7 sT d7",
        "skip foreplace cA d7 dQ s7 sT dK dT hQ hT cT cK sK sQ cQ c7 hA hK dA",
        "skip skip sK s7 cQ c7 sT sA sQ",
    ),
)
