"""The pack of Mate: ranks, values, and legal answers (D3; section 1 of mate's manual)."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from game.core.cards import Card, Pack
from game.core.ordering import Legal, Ordering, Plays

MATE_20: Final = Pack.of(
    "mate20", ("clubs", "spades", "hearts", "diamonds"), ("ace", "ten", "king", "queen", "seven"), "french"
)
"""The suits are ranked from the highest to the lowest as well (M8)."""

VALUES: Final[Mapping[str, int]] = MappingProxyType({"ace": 11, "ten": 10, "seven": 7, "king": 4, "queen": 3})


def value(card: Card) -> int:
    """Return a card's value for mating, before multiplication."""
    return VALUES[card.rank]


def answers(hand: Sequence[Card], plays: Plays, _ordering: Ordering) -> Legal:
    """Answer in suit if able, else in rank (M11). Holding neither is mate: no card is legal."""
    if not plays:
        return hand, "free"
    led = plays[0][1]
    suited = [card for card in hand if card.suit == led.suit]
    return (suited, "suit") if suited else ([card for card in hand if card.rank == led.rank], "rank")


def beats(answer: Card, led: Card) -> bool:
    """Whether an answer wins the move: the higher rank of a suit, the higher suit of a rank."""
    if answer.suit == led.suit:
        return answer.power > led.power
    return MATE_20.suits.index(answer.suit) < MATE_20.suits.index(led.suit)
