"""The games that a player may announce: their trumps, their rank in the auction, and who plays whom (section 2)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, NamedTuple

from game.core.cards import Card, Pack
from game.core.ordering import Ordering
from game.games.bavarian_schafkopf.cards import HEARTS, OBER, UNDER, ranking
from game.games.bavarian_schafkopf.options import BavarianOptions

RUF, HOCHZEIT, BETTEL, SOLO, SIE = "ruf", "hochzeit", "bettel", "solo", "sie"
FARBGEIER, FARBWENZ, GEIER, WENZ = "farbgeier", "farbwenz", "geier", "wenz"
TOUT: Final = "-tout"
PASS: Final = "pass"


class Kind(NamedTuple):
    """A kind of game: the ranks that are trumps, the fixed trump suit, and whether the declarer names one."""

    pictures: tuple[str, ...]
    suit: str = ""
    names_suit: bool = False


_BOTH: Final = (OBER, UNDER)
KINDS: Final = {
    HOCHZEIT: Kind(_BOTH, HEARTS),
    RUF: Kind(_BOTH, HEARTS),
    BETTEL: Kind(()),
    FARBGEIER: Kind((OBER,), names_suit=True),
    FARBWENZ: Kind((UNDER,), names_suit=True),
    GEIER: Kind((OBER,)),
    WENZ: Kind((UNDER,)),
    SOLO: Kind(_BOTH, names_suit=True),
    SIE: Kind(_BOTH, HEARTS),
}
_TOUTS: Final = ("farbgeier-tout", "farbwenz-tout", "geier-tout", "wenz-tout", "solo-tout")
BIDS: Final = (HOCHZEIT, RUF, BETTEL, FARBGEIER, FARBWENZ, GEIER, WENZ, SOLO, *_TOUTS, SIE)
"""All announcements, from the lowest to the highest (G1)."""


@cache
def kind_of(bid: str) -> str:
    """Return the game of an announcement, which may be a Tout."""
    return bid.removesuffix(TOUT)


def bids_of(rules: BavarianOptions) -> Iterator[str]:
    """Yield the announcements that the options allow."""
    off = {kind for kind in (HOCHZEIT, BETTEL, FARBGEIER, FARBWENZ, GEIER, WENZ, SIE) if not getattr(rules, kind)}
    return (bid for bid in BIDS if kind_of(bid) not in off and (rules.tout or not bid.endswith(TOUT)))


def first_ranking(pack: Pack) -> Ordering:
    """Return the ranking of the cards before a game is announced, which is that of a Ruf and of a Ramsch."""
    return ranking(pack, _BOTH, HEARTS)


def before_the_game(pack: Pack) -> Ordering:
    """Return the same ranking while nothing is trumps yet: hands are sorted as players hold them."""
    return ranking(pack, _BOTH, HEARTS, trumps=False)


def callable_suits(pack: Pack, hand: Sequence[Card]) -> list[str]:
    """List the suits whose ace may be called: the hand has another plain card of the suit, and not the ace (G3)."""
    is_trump = first_ranking(pack).is_trump
    held = {card.suit for card in hand if not is_trump(card)}
    return [suit for suit in pack.suits if suit in held and pack.card(f"{suit}-ace") not in hand]


def lone_trump(pack: Pack, hand: Sequence[Card]) -> Card | None:
    """Return a hand's only trump, with which it may offer a Hochzeit."""
    trumps = [*filter(first_ranking(pack).is_trump, hand)]
    return trumps[0] if len(trumps) == 1 else None


@cache
def _highest(pack: Pack, number: int) -> frozenset[Card]:
    return frozenset(first_ranking(pack).sort(pack.cards)[:number])


def is_sie(pack: Pack, hand: Sequence[Card]) -> bool:
    """Whether a hand is nothing but the highest trumps there are (G5)."""
    return _highest(pack, len(hand)).issuperset(hand)


def may_bid(bid: str, pack: Pack, hand: Sequence[Card]) -> bool:
    """Whether a hand allows an announcement."""
    if bid == RUF:
        return bool(callable_suits(pack, hand))
    if bid == HOCHZEIT:
        return lone_trump(pack, hand) is not None
    return bid != SIE or is_sie(pack, hand)


def open_bids(bids: Sequence[str], pack: Pack, hand: Sequence[Card]) -> list[str]:
    """List the announcements that a hand allows, of these."""
    return [bid for bid in bids if may_bid(bid, pack, hand)]


@dataclass(slots=True)
class Contract:
    """What is played: the `bid`, the `suit` that is trumps or whose ace is called, and a partner, who may be secret."""

    declarer: int
    bid: str
    suit: str = ""
    partner: int | None = None

    @property
    def kind(self) -> str:
        """The game, without Tout."""
        return kind_of(self.bid)

    @property
    def is_tout(self) -> bool:
        """Whether every trick was promised."""
        return self.bid.endswith(TOUT) or self.bid == SIE

    @property
    def declaring(self) -> tuple[int, ...]:
        """The declarer and the partner."""
        return (self.declarer,) if self.partner is None else (self.declarer, self.partner)

    def ordering(self, pack: Pack) -> Ordering:
        """Return the ranking of the cards."""
        kind = KINDS[self.kind]
        return ranking(pack, kind.pictures, self.suit if kind.names_suit else kind.suit)
