"""Equivalence classes of hands in Lupfen: suits other than trumps are interchangeable, so 1,140 hands form 95 classes.

The solver (`research/entry/solver.c`) numbers the classes in the same way: by the rank of their keys, ascending.
"""

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import Final

from game.core.cards import SWISS_20, Card, Pack

HAND: Final = 3
BITS: Final = 5
"""The bits of a suit's mask, one for each rank."""


def lift_key(hand: Sequence[Card], suits: Sequence[str]) -> int:
    """Encode a hand before there are trumps."""
    return _written(sorted((_mask(hand, suit) for suit in suits), reverse=True))


def join_key(hand: Sequence[Card], turned: Card, suits: Sequence[str]) -> int:
    """Encode a hand together with the card turned up for trumps."""
    plain = sorted((_mask(hand, suit) for suit in suits if suit != turned.suit), reverse=True)
    return _written([turned.power, _mask(hand, turned.suit), *plain])


@cache
def lift_classes(pack: Pack = SWISS_20) -> dict[int, int]:
    """Number the classes of hands before there are trumps, by key."""
    return _numbered({lift_key(hand, pack.suits) for hand in combinations(pack.cards, HAND)})


@cache
def join_classes(pack: Pack = SWISS_20) -> dict[int, int]:
    """Number the classes of hands with a turned-up card, by key."""
    trump = pack.suits[0]
    turned = [card for card in pack.cards if card.suit == trump]
    return _numbered(
        {
            join_key(hand, turn, pack.suits)
            for turn in turned
            for hand in combinations([card for card in pack.cards if card != turn], HAND)
        }
    )


def _mask(hand: Sequence[Card], suit: str) -> int:
    return sum(1 << card.power for card in hand if card.suit == suit)


def _written(masks: Sequence[int]) -> int:
    key = 0
    for mask in masks:
        key = key << BITS | mask
    return key


def _numbered(keys: set[int]) -> dict[int, int]:
    return {key: number for number, key in enumerate(sorted(keys))}
