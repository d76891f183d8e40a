"""Simulated games of East–West: rows are bit sets of cards, and each card goes where it raises the hopes most."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from game.computer.binding import MadeFor
from game.core.cards import PIQUET_32, Card
from game.games.east_west.hands import FIVE, Hand, poker_hand
from game.games.east_west.script import ROOM, ROWS

MADE_FOR: Final = MadeFor(revision=1, options="9992ef376de1ceb5")
"""The rules that this reimplements, as `tests/game/computer/test_second_implementations.py` proves."""
CARDS: Final = PIQUET_32.cards
BITS: Final = {card: 1 << number for number, card in enumerate(CARDS)}
DRAWS: Final = ROOM * len(ROWS)
"""The number of cards that each side lays."""
WORTH: Final[Mapping[str, float]] = MappingProxyType({
    "straight_flush": 1.0, "four": 0.98, "full_house": 0.92, "flush": 0.84, "straight": 0.72, "three": 0.56,
    "two_pair": 0.42, "pair": 0.22, "high_card": 0.03,
})  # fmt: skip
"""About how often a hand of each kind wins its row."""
FINER: Final = 0.008
HOPES: Final[Mapping[str, tuple[float, float]]] = MappingProxyType({
    "1": (0.12, 0.04), "11": (0.23, 0.029), "11s": (0.27, 0.023), "11r": (0.16, 0.04), "11sr": (0.22, 0.034),
    "111": (0.21, 0.027), "111s": (0.27, 0.018), "111r": (0.23, 0.03), "111sr": (0.25, 0.03),
    "1111": (0.19, 0.003), "1111s": (0.37, 0.024), "1111r": (0.27, 0.036), "1111sr": (0.28, 0.093),
    "2": (0.33, 0.036), "21": (0.33, 0.04), "211": (0.36, 0.015), "22": (0.56, 0.035),
    "3": (0.62, 0.025), "31": (0.65, 0.027), "4": (0.98, 0.0),
})  # fmt: skip
"""The expected final value of an incomplete row, and the gain for each card that its side still has to lay.

The key lists the number of cards of each rank, then s if all are of one suit and r if they are within reach of a
straight. The figures come from games in which both sides laid their cards by them.
"""

Sides = Sequence[list[int]]
"""Each side's rows, from the top down, including the cards of the board."""


def set_of(cards: Iterable[Card]) -> int:
    """Convert cards to a set."""
    return sum(BITS[card] for card in cards)


def cards_of(row: int) -> Sequence[Card]:
    """List the cards of a set."""
    return [card for card, bit in BITS.items() if row & bit]


@lru_cache(maxsize=1 << 15)
def hand(row: int, *, flush_first: bool, ace_low: bool) -> Hand:
    """Evaluate a full row."""
    return poker_hand(cards_of(row), flush_first=flush_first, ace_low=ace_low)


@lru_cache(maxsize=1 << 16)
def hopes(row: int) -> tuple[float, float]:
    """Return a row's expected final value, and the gain for each card that its side still has to lay."""
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
    """Find the row in which a card raises the hopes most, with `left` cards still to lay after it."""
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
    """Let both sides lay the cards of the stock in turn, starting with side `first`, until it is empty."""
    laid = [sum(row.bit_count() for row in rows) - len(rows) for rows in sides]
    for card in stock:
        rows = sides[first]
        laid[first] += 1
        rows[best_place(rows, card, DRAWS - laid[first])] |= card
        first = 1 - first
