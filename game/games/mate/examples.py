"""Rounds that explain the score: MA-8 and MA-9 of mate.md, each with a second game after it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.core.rulesets import Example
from game.games.shorthand import code_of

CARD: Final = 2


def _codes(words: str) -> Sequence[str]:
    """Replace cards by their codes, and leave other answers as they are."""
    return [code_of(word) if len(word) == CARD else word for word in words.split()]


def _example(key: str, pack: str, first: str, second: str) -> Example:
    """Create a round dealt by the second seat, with the answers of both games."""
    return Example(key, 2, 1, (" ".join(_codes(pack)),), (*_codes(first), *_codes(second)))


EXAMPLES: Final = (
    _example(
        "mate",
        "hA dQ dK cT cQ sT dT cA sA cK hK s7 hT h7 c7 dA sK sQ hQ d7",
        "foreplace sT skip cK c7 dT dK hQ h7 dA dQ cA cT sA s7 sQ cQ hK sK",
        "skip skip dT dK sT s7 dA dQ cK cQ sQ",
    ),
    _example(
        "overmate",
        "dT cA s7 dQ hQ sK dK hT hA dA cK sA sQ hK c7 cQ cT h7 sT d7",
        "skip foreplace cA d7 dQ s7 sT dK dT hQ hT cT cK sK sQ cQ c7 hA hK dA",
        "skip skip sK s7 cQ c7 sT sA sQ",
    ),
)
