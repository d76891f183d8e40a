"""Deals that explain the game: SW-1 and SW-11 of schwimmen.md, and a Feuer."""

from typing import Final

from game.games.shorthand import example, filled, in_turn

EXAMPLES: Final = (
    example("schnauz", 4, filled(in_turn("sA dK d7", "hK hQ d8", "s8 cT h9", "cA cK cQ")), tallies={"lives": (3,) * 4}),
    example(
        "feuer", 4, filled(in_turn("cA sA hA", "c7 s9 cK", "s8 d9 c9", "h7 dT hJ")), tallies={"lives": (1, 3, 1, 1)}
    ),
    example(
        "closed",
        3,
        filled(in_turn("h7 hK c7", "sA s8 s9", "d9 dT cK") + " hQ sK dA"),
        "keep first c7 second s8 pass close pass third d9",
        tallies={"lives": (3, 0, 1)},
    ),
)
