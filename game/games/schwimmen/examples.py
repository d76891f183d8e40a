"""Deals that explain the game: SW-1, SW-2 and SW-11 of schwimmen.md."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.core.cards import PIQUET_32
from game.core.rulesets import Example
from game.games.shorthand import RANKS, code_of, codes_of


def _pack(hands: str, table: str = "") -> str:
    """Order a pack so that the hands, separated by commas, are dealt singly from the first seat on, then the table."""
    dealt = [hand.split() for hand in hands.split(",")]
    first = [code_of(hand[number]) for number in range(3) for hand in dealt] + [*codes_of(table)]
    return " ".join([*first, *(card.code for card in PIQUET_32.cards if card.code not in first)])


def _answers(said: str) -> Sequence[str]:
    return [code_of(word) if word[1:] in RANKS else word for word in said.split()]


EXAMPLES: Final = (
    Example("schnauz", 4, 3, (_pack("sA dK d7, hK hQ d8, s8 cT h9, cA cK cQ"),), (), tallies={"lives": (3, 3, 3, 3)}),
    Example("feuer", 4, 3, (_pack("cA sA hA, c7 s9 cK, s8 d9 c9, h7 dT hJ"),), (), tallies={"lives": (1, 3, 1, 0)}),
    Example(
        "closed",
        3,
        2,
        (_pack("h7 hK c7, sA s8 s9, d9 dT cK", "hQ sK dA"),),
        (*_answers("keep first c7 second s8 pass close pass third d9"),),
        tallies={"lives": (3, 0, 1)},
    ),
)
