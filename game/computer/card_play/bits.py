"""Cards as bits, for computers that play many deals out in thought: a hand is a whole number.

The cards of a suit lie side by side from the lowest up, and trumps above all others; so of two cards of which the later
may win a trick, the greater number wins it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from game.core.cards import Card, Pack
from game.core.ordering import Ordering


class CardBits:
    """The bits of a pack's cards as an ordering ranks them.

    `suits` are the plain suits, `suit` gives the suit of a card by its `bit_length`, as does `points` what it counts.
    `cheap` divides the pack by what a card costs to give to the others, the least first, `rich` by how gladly it is
    given to the own side; where cards count nothing, they are worth their strength.
    """

    __slots__ = ("all", "bit", "cards", "cheap", "points", "rich", "suit", "suits", "trumps")

    def __init__(self, ordering: Ordering, pack: Pack) -> None:
        names = list(dict.fromkeys(map(ordering.suit, pack.cards)))
        order = sorted(
            pack.cards,
            key=lambda card: (ordering.is_trump(card), names.index(ordering.suit(card)), ordering.strength(card)),
        )
        self.cards = tuple(order)
        self.bit = {card: 1 << place for place, card in enumerate(order)}
        self.all = (1 << len(order)) - 1
        masks = {name: self.mask(card for card in order if ordering.suit(card) == name) for name in names}
        self.trumps = self.mask(filter(ordering.is_trump, order))
        self.suits = tuple(mask for mask in masks.values() if mask != self.trumps)
        self.suit = (0, *(masks[ordering.suit(card)] for card in order))
        self.points = (0, *map(ordering.points, order))
        if any(self.points):
            self.cheap = self._classes(lambda card: ordering.points(card) + DEAR * ordering.is_trump(card))
            self.rich = self._classes(lambda card: KEPT * ordering.is_trump(card) - ordering.points(card))
        else:
            self.cheap = self._classes(lambda card: ordering.strength(card) + len(order) * ordering.is_trump(card))
            self.rich = self.cheap

    def _classes(self, cost: Callable[[Card], int]) -> tuple[int, ...]:
        """Divide the pack by what cards cost, the least first."""
        costs = sorted({*map(cost, self.cards)})
        return tuple(self.mask(card for card in self.cards if cost(card) == here) for here in costs)

    def mask(self, cards: Iterable[Card]) -> int:
        """Put cards into a number."""
        return sum(self.bit[card] for card in cards)

    def card(self, bit: int) -> Card:
        """Return the card of a bit."""
        return self.cards[bit.bit_length() - 1]

    def of(self, mask: int) -> list[Card]:
        """List the cards in a number."""
        return [card for place, card in enumerate(self.cards) if mask >> place & 1]

    def count(self, mask: int) -> int:
        """Count the points of the cards in a number."""
        return sum(points for place, points in enumerate(self.points[1:]) if mask >> place & 1)


DEAR: Final = 5
"""What a trump costs to give away beside its points."""
KEPT: Final = 3
"""Points by which giving the partner a trump is rated below giving a plain card."""
