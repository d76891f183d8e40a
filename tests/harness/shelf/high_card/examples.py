"""Worked examples of High Card: deals that the rules and the practice deal tell."""

from game.core.cards import PIQUET_32
from game.core.parts import Example

EXAMPLES = (
    Example(
        key="ace-wins",
        seats=2,
        dealer=1,
        packs=(" ".join(PIQUET_32.by_code),),
        answers=("clubs-ace", "clubs-jack"),
    ),
)
