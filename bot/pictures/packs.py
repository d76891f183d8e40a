"""What the pictures know about packs: the order of suits and ranks, and the letters in the corners.

Cards are named by their code, suit-rank, such as "roses-banner"; a code may exist in two packs, so the style names the
pack.
"""

from dataclasses import dataclass
from typing import Literal

PackName = Literal["swiss", "salzburg", "french"]
Language = Literal["de", "en"]

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
    """A pack of cards: its suits, its ranks from the highest, and its corner letters by language."""

    suits: tuple[str, ...]
    ranks: tuple[str, ...]
    letters: dict[Language, dict[str, str]]

    def codes(self) -> tuple[str, ...]:
        """All card codes, suit by suit, from the highest rank down."""
        return tuple(f"{suit}-{rank}" for suit in self.suits for rank in self.ranks)


_COURTS = {"king": "K", "ober": "O", "under": "U"}
_SWISS = {"ace": "A", "banner": "B"} | _COURTS
PACKS: dict[PackName, Pack] = {
    "swiss": Pack(
        ("acorns", "roses", "shields", "bells"),
        ("ace", "banner", "king", "ober", "under"),
        {"de": _SWISS, "en": _SWISS},
    ),
    "salzburg": Pack(
        ("acorns", "leaves", "hearts", "bells"),
        ("ace", "ten", "king", "ober", "under"),
        {"de": {"ace": "S", "ten": "10"} | _COURTS, "en": {"ace": "A", "ten": "10"} | _COURTS},
    ),
    "french": Pack(
        ("clubs", "spades", "hearts", "diamonds"),
        ("ace", "king", "queen", "jack", *SPELLED),
        {
            "de": {"ace": "A", "king": "K", "queen": "D", "jack": "B"} | SPELLED,
            "en": {"ace": "A", "king": "K", "queen": "Q", "jack": "J"} | SPELLED,
        },
    ),
}
SUIT_MARKS: dict[Language, dict[str, str]] = {
    "de": {
        "acorns": "Ei", "roses": "Ro", "shields": "Si", "bells": "Se", "leaves": "La", "hearts": "He",
        "clubs": "Kr", "spades": "Pi", "diamonds": "Ka",
    },
    "en": {
        "acorns": "Ac", "roses": "Ro", "shields": "Sh", "bells": "Be", "leaves": "Le", "hearts": "He",
        "clubs": "Cl", "spades": "Sp", "diamonds": "Di",
    },
}  # fmt: skip


def split(code: str, pack: PackName) -> tuple[str, str]:
    """Split a card code into suit and rank; ValueError if the pack has no such card."""
    suit, _, rank = code.partition("-")
    known = PACKS[pack]
    if suit not in known.suits or rank not in known.ranks:
        raise ValueError(f"the {pack} pack has no card {code!r}")
    return suit, rank


def two_ended(pack: PackName, rank: str) -> bool:
    """Whether a card looks the same from both sides of the table and so has marks in two corners."""
    return pack == "french" or rank == "ten" or (pack == "swiss" and rank == "ace")
