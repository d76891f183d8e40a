"""Two-letter notation for French cards, used by the examples of the rules: `cA` is the ace of clubs.

>>> codes_of("take discard:cA+dT")
('take', 'discard:clubs-ace+diamonds-ten')
"""

from itertools import chain
from typing import Any, Final

from game.core.cards import PIQUET_32
from game.core.parts import Example

_CODES: Final = {
    f"{suit[0]}{sign}": f"{suit}-{rank}"
    for suit in PIQUET_32.suits
    for sign, rank in zip("AKQJT987", PIQUET_32.ranks, strict=True)
}


def codes_of(words: str) -> tuple[str, ...]:
    """Split words at blanks and commas, and replace the cards in them by their codes."""
    return tuple(map(_written, words.replace(",", " ").split()))


def _written(word: str) -> str:
    head, colon, cards = word.rpartition(":")
    return head + colon + "+".join(_CODES.get(card, card) for card in cards.split("+"))


def in_turn(*hands: str) -> str:
    """Interleave hands: the first card of each, then the second, as they are dealt or played."""
    return " ".join(chain.from_iterable(zip(*map(str.split, hands), strict=True)))


def filled(cards: str) -> str:
    """Order the Piquet pack so that these cards come first."""
    first = codes_of(cards)
    return " ".join([*first, *(card.code for card in PIQUET_32.cards if card.code not in first)])


def example(key: str, seats: int, pack: str, *said: str, **more: Any) -> Example:
    """Create an example dealt by the last seat; what is said are the answers, cards in two letters."""
    return Example(key, seats, seats - 1, (" ".join(codes_of(pack)),), codes_of(" ".join(said)), **more)
