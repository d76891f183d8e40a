"""Deals that explain the game: FZ-10 and FZ-3 of fuenfzehnern.md."""

from typing import Final

from game.games.shorthand import example, in_turn

SUIT_EACH: Final = (
    "cA cK cQ cJ cT c9 c8 c7", "d7 d8 d9 dT dJ dQ dK dA", "s7 s8 s9 sT sJ sQ sK sA", "h7 h8 h9 hT hJ hQ hK hA",
)  # fmt: skip
EXAMPLES: Final = (
    example(
        "three-seats",
        3,
        "s8 hT cK sA c9 c8 hJ sQ hK h9 c7 cT cJ s7 h8 sJ hA sT s9 h7 hQ cA cQ sK",
        "s9 s7 sT, sK s8 sQ, zwang_hearts hJ hA, h7 h8 h9, sJ hT cT, sA cQ c8, cA c9 cK",
        options={"dropped_suit": "diamonds"},
    ),
    example("all-clubs", 4, in_turn(*SUIT_EACH), in_turn(*(hand[:-3] for hand in SUIT_EACH))),
)
