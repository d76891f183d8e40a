"""Worked examples of Kettle: deals that the rules and the practice deal tell."""

from game.core.cards import PIQUET_32
from game.core.parts import Example

EXAMPLES = (
    Example(
        key="alone",
        seats=3,
        dealer=2,
        packs=(" ".join(PIQUET_32.by_code),),
        answers=("play", "pass", "pass"),
    ),
)
