"""Worked examples of Schafkopf: deals that the rules and the practice deal tell (BY-50, BY-51, BY-52).

Cards have two letters: `lA` is the ace of leaves, `aO` the Ober of acorns, `hU` the Unter of hearts.
"""

from itertools import chain
from typing import Final

from game.core.parts import Example
from game.games.bavarian_schafkopf.cards import LONG

_SIGNS: Final = "ATKOU987"
_CODES: Final = {
    f"{suit[0]}{sign}": f"{suit}-{rank}" for suit in LONG.suits for sign, rank in zip(_SIGNS, LONG.ranks, strict=True)
}


def _example(key: str, hands: tuple[str, ...], said: str, played: str) -> Example:
    """Create an example: the four hands, dealt in two batches, what was said, and the cards played."""
    dealt = [hand.split() for hand in hands]
    order = [*chain.from_iterable(hand[:4] for hand in dealt), *chain.from_iterable(hand[4:] for hand in dealt)]
    answers = (*said.split(), *(_CODES[card] for card in played.replace(",", "").split()))
    return Example(key, len(hands), len(hands) - 1, (" ".join(_CODES[card] for card in order),), answers)


EXAMPLES: Final = (
    _example(
        "search",
        (
            "aO hO aU hA h9 l7 a8 aT",
            "bO bU hT h8 lT l9 aA b8",
            "lO hU h7 lA lK l8 bA bT",
            "lU hK a9 a7 aK bK b9 b7",
        ),
        "ruf pass pass pass leaves",
        "a8 aA bA aK, l9 lA lU l7, a9 aT hT lO, hU hK hO h8, aO bU h7 a7, aU bO l8 bK, b8 bT b7 hA",
    ),
    _example(
        "run-away",
        (
            "aO hO aU hA h9 l7 a8 aT",
            "bO bU hT h8 l9 aA b8 b7",
            "lO hU h7 lA lK l8 lT bT",
            "lU hK a9 a7 aK bK b9 bA",
        ),
        "ruf pass pass pass leaves",
        "hA bU hU hK, lK a7 l7 l9, bT bA aO b7, hO h8 lO lU, l8 a9 h9 hT, aA lT aK a8, b8 lA b9 aU",
    ),
    _example(
        "wenz",
        (
            "aU lU hU aA aT lA hA bA",
            "aK a8 lK l8 hK h8 bK b9",
            "aO a7 lO l7 hO h7 bO b8",
            "a9 lT l9 hT h9 bT bU b7",
        ),
        "wenz pass pass pass",
        "aU a8 a7 bU, lA l8 l7 l9, hA h8 h7 h9, bA b9 b8 b7, aA aK aO a9, hU lK lO lT, lU hK hO hT",
    ),
)
