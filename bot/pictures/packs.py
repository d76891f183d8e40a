"""The pictures' knowledge of packs: the order of suits and ranks, and the letters in the corners.

Cards are named by their code, suit-rank, such as "roses-banner"; a code may exist in two packs, so the style names the
pack.
"""

from dataclasses import dataclass
from typing import Final, Literal

from bot.pictures.amounts import PLAIN, Digits

PackName = Literal["swiss", "salzburg", "bavarian", "french"]

SPELLED = {
    "ten": "10",
    "nine": "9",
    "eight": "8",
    "seven": "7",
    "six": "6",
    "five": "5",
    "four": "4",
    "three": "3",
    "two": "2",
}


@dataclass(frozen=True, slots=True)
class Pack:
    """A pack of cards: its suits, and its ranks from the highest."""

    suits: tuple[str, ...]
    ranks: tuple[str, ...]

    def codes(self) -> tuple[str, ...]:
        """Return all card codes, suit by suit, from the highest rank down."""
        return tuple(f"{suit}-{rank}" for suit in self.suits for rank in self.ranks)


GERMAN: Final = Pack(
    ("acorns", "leaves", "hearts", "bells"), ("ace", "ten", "king", "ober", "under", "nine", "eight", "seven")
)
PACKS: dict[PackName, Pack] = {
    "swiss": Pack(("acorns", "roses", "shields", "bells"), ("ace", "banner", "king", "ober", "under")),
    "salzburg": GERMAN,
    "bavarian": GERMAN,
    "french": Pack(("clubs", "spades", "hearts", "diamonds"), ("ace", "king", "queen", "jack", *SPELLED)),
}


@dataclass(frozen=True, slots=True)
class Letters:
    """The lettering on cards and discs in a language; anything missing is derived from its code.

    `ranks` are the letters in the corners, `suits` initials next to the symbols, `dealer` is on the dealer's disc;
    `digits` is the number format.
    """

    ranks: tuple[tuple[str, str], ...] = ()
    suits: tuple[tuple[str, str], ...] = ()
    dealer: str = "D"
    digits: Digits = PLAIN

    def rank(self, rank: str) -> str:
        """Return the letter of a rank, or its number."""
        return dict(self.ranks).get(rank) or SPELLED.get(rank) or rank[:1].upper()

    def suit(self, suit: str) -> str:
        """Return the initials of a suit."""
        return dict(self.suits).get(suit) or suit[:2].title()


CODES: Final = Letters()


def split(code: str, pack: PackName) -> tuple[str, str]:
    """Split a card code into suit and rank; ValueError if the pack has no such card."""
    suit, _, rank = code.partition("-")
    known = PACKS[pack]
    if suit not in known.suits or rank not in known.ranks:
        raise ValueError(f"the {pack} pack has no card {code!r}")
    return suit, rank


def two_ended(pack: PackName, rank: str) -> bool:
    """Whether a card looks the same from both sides of the table and so has marks in two corners."""
    return pack == "french" or rank in SPELLED or (pack == "swiss" and rank == "ace")
