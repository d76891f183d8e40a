"""The packs of Schafkopf, long and short, German and French, and the ranking of the cards in each game (section 1)."""

from functools import cache
from typing import Final

from game.core.cards import PIQUET_32, Card, Pack
from game.core.ordering import Ordering
from game.kits.points.counting import with_pictures

OBER: Final = "ober"
UNDER: Final = "under"
_SUITS: Final = ("acorns", "leaves", "hearts", "bells")
_RANKS: Final = ("ace", "ten", "king", OBER, UNDER, "nine", "eight", "seven")
_GERMAN: Final = {"queen": OBER, "jack": UNDER}

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
    return _GERMAN.get(card.rank, card.rank)


@cache
def ranking(pack: Pack, pictures: tuple[str, ...], suit: str = "", *, trumps: bool = True) -> Ordering:
    """Rank a pack whose trumps are these ranks, by suit from acorns to bells, and below them a whole suit, if any."""
    named = [next(card.rank for card in pack.cards if rank_of(card) == german) for german in pictures]
    return with_pictures(pack, named, suit, suit or "-".join(pictures), trumps=trumps)
