"""Games of East–West in thought: rows are sets of cards as bits, and each card goes where it raises the hopes most."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from game.computer.binding import MadeFor
from game.core.cards import PIQUET_32, Card
from game.games.east_west.hands import FIVE, Hand, poker_hand
from game.games.east_west.script import ROOM, ROWS

MADE_FOR: Final = MadeFor(revision=1, options="9992ef376de1ceb5")
"""The rules that this repeats; `tests/game/computer/test_second_implementations.py` proves that it does."""
CARDS: Final = PIQUET_32.cards
BITS: Final = {card: 1 << number for number, card in enumerate(CARDS)}
DRAWS: Final = ROOM * len(ROWS)
"""The cards that each side lays."""
WORTH: Final[Mapping[str, float]] = MappingProxyType({
    "straight_flush": 1.0, "four": 0.98, "full_house": 0.92, "flush": 0.84, "straight": 0.72, "three": 0.56,
    "two_pair": 0.42, "pair": 0.22, "high_card": 0.03,
})  # fmt: skip
"""How often a hand of each kind wins its row, about."""
FINER: Final = 0.008
HOPES: Final[Mapping[str, tuple[float, float]]] = MappingProxyType({
    "1": (0.12, 0.04), "11": (0.23, 0.029), "11s": (0.27, 0.023), "11r": (0.16, 0.04), "11sr": (0.22, 0.034),
    "111": (0.21, 0.027), "111s": (0.27, 0.018), "111r": (0.23, 0.03), "111sr": (0.25, 0.03),
    "1111": (0.19, 0.003), "1111s": (0.37, 0.024), "1111r": (0.27, 0.036), "1111sr": (0.28, 0.093),
    "2": (0.33, 0.036), "21": (0.33, 0.04), "211": (0.36, 0.015), "22": (0.56, 0.035),
    "3": (0.62, 0.025), "31": (0.65, 0.027), "4": (0.98, 0.0),
})  # fmt: skip
"""What a row that is not full comes to in the end, and by how much more for each card that its side has still to lay.

A row is told by how many cards of each rank it has, with s if all are of a suit and r if they are in reach of a
straight. The figures are those of games in which both laid their cards by them.
"""

Sides = Sequence[list[int]]
"""The rows of either side, from the top down, each with the card of the board."""


def set_of(cards: Iterable[Card]) -> int:
    """Write cards as a set."""
    return sum(BITS[card] for card in cards)


def cards_of(row: int) -> Sequence[Card]:
    """List the cards of a set."""
    return [card for card, bit in BITS.items() if row & bit]


@lru_cache(maxsize=1 << 15)
def hand(row: int, *, flush_first: bool, ace_low: bool) -> Hand:
    """Find what a full row is."""
    return poker_hand(cards_of(row), flush_first=flush_first, ace_low=ace_low)


@lru_cache(maxsize=1 << 16)
def hopes(row: int) -> tuple[float, float]:
    """Return what a row comes to in the end, and by how much more for each card that its side has still to lay."""
    cards = cards_of(row)
    if len(cards) == FIVE:
        full = poker_hand(cards)
        return WORTH[full.kind] + FINER * full.powers[0], 0.0
    powers = [card.power for card in cards]
    each = sorted((powers.count(power) for power in set(powers)), reverse=True)
    suited = len(cards) > 1 and len({card.suit for card in cards}) == 1
    near = len(cards) > 1 and len(each) == len(cards) and max(powers) - min(powers) < FIVE
    return HOPES["".join(map(str, each)) + "s" * suited + "r" * near]


def best_place(rows: Sequence[int], card: int, left: int) -> int:
    """Find the row in which a card raises the hopes most, with so many cards still to lay after it."""
    best, most = -1, -FIVE * 1.0
    for place, row in enumerate(rows):
        if row.bit_count() < FIVE:
            now, by_now = hopes(row)
            then, by_then = hopes(row | card)
            gained = then - now + (by_then - by_now) * left
            if gained > most:
                best, most = place, gained
    return best


def play_on(sides: Sides, first: int, stock: Sequence[int]) -> None:
    """Let both lay the cards of the stock in turn, from the side `first` on, until there are none."""
    laid = [sum(row.bit_count() for row in rows) - len(rows) for rows in sides]
    for card in stock:
        rows = sides[first]
        laid[first] += 1
        rows[best_place(rows, card, DRAWS - laid[first])] |= card
        first = 1 - first
