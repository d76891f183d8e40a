"""Deals that explain the score: FI-1, FI-20 and FI-21 of fipsen.md."""

from typing import Final

from game.games.shorthand import example

EXAMPLES: Final = (
    example(
        "three-ruten",
        4,
        "d7 cA sA cK c8 s8 cJ c9 s9 cQ c7 sT s7 cT h7 h8 hJ h9 hQ hT hK hA sJ sQ sK",
        "three ruten pass pass pass discard:s7+cT",
        "cA c8 c9 c7 sA s8 s9 sT d7 h9 hT cQ",
        "stop",
    ),
    example(
        "gone-on",
        4,
        "c8 hA h8 s8 cK c9 hT sQ sK s9 d7 sT cJ sA h9 h7 cA cQ s7 hJ sJ cT hK hQ c7",
        "pass pass two plain pass discard:hT+cJ spades",
        "hA s8 hJ s9 sJ h7 c9 sQ sA sT c8 cQ",
        "go_on spades-king diamonds-seven hearts-eight clubs-king",
    ),
    example(
        "kieker",
        4,
        "c9 cJ c7 cT s8 s7 sJ cQ cK h7 sT h9 cA d7 sQ c8 sA hT hJ h8 s9 sK hK hA hQ",
        "pass kieker pass pass discard:d7+s7+s8+cT+cA hearts",
        "sQ sA sJ s9 hA h8 h7 c7 hK hJ h9 c8 hQ cQ sK c9",
    ),
)
