"""The packs of Schafkopf, long and short, German and French, and the ranking of the cards in each game (section 1)."""

from functools import cache
from typing import Final

from game.core.cards import PIQUET_32, Card, Pack
from game.core.ordering import Ordering

OBER: Final = "ober"
UNDER: Final = "under"
_SUITS: Final = ("acorns", "leaves", "hearts", "bells")
_RANKS: Final = ("ace", "ten", "king", OBER, UNDER, "nine", "eight", "seven")
_FRENCH: Final = {"queen": OBER, "jack": UNDER}
_FROM_THE_LOWEST: Final = ("seven", "eight", "nine", UNDER, OBER, "king", "ten", "ace")
_POINTS: Final = {"ace": 11, "ten": 10, "king": 4, OBER: 3, UNDER: 2}

LONG: Final = Pack.of("bavarian32", _SUITS, _RANKS, "bavarian")


def _short(name: str, pack: Pack) -> Pack:
    return Pack(name, [card for card in pack.cards if card.rank not in {"eight", "seven"}], pack.artwork)


SHORT: Final = _short("bavarian24", LONG)
SHORT_FRENCH: Final = _short("piquet24", PIQUET_32)
PACKS: Final = {
    ("long", "german"): LONG,
    ("short", "german"): SHORT,
    ("long", "french"): PIQUET_32,
    ("short", "french"): SHORT_FRENCH,
}
"""The packs by the values of the options `cards` and `suits`; each has its suits from the highest to the lowest."""
HEARTS: Final = "hearts"


def rank_of(card: Card) -> str:
    """Return a card's rank in German terms: a queen is an Ober, a jack an Under."""
    return _FRENCH.get(card.rank, card.rank)


def points_on(card: Card) -> int:
    """Return the card points of a card."""
    return _POINTS.get(rank_of(card), 0)


@cache
def ranking(pack: Pack, pictures: tuple[str, ...], suit: str = "") -> Ordering:
    """Rank a pack whose trumps are these ranks, by suit from acorns to bells, and below them a whole suit, if any."""
    trump = suit or "-".join(pictures)

    def belongs(card: Card) -> str:
        return trump if rank_of(card) in pictures else card.suit

    def strength(card: Card) -> int:
        rank = rank_of(card)
        if rank not in pictures:
            return _FROM_THE_LOWEST.index(rank)
        above = len(pictures) - pictures.index(rank)
        return len(_FROM_THE_LOWEST) + above * len(pack.suits) - pack.suits.index(card.suit)

    return Ordering(pack, trump, suit=belongs, strength=strength, points=points_on, order=(trump,) if trump else ())
