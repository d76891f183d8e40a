"""Cards as bits, for computers that simulate many deals: a hand is an integer.

The cards of a suit are adjacent, lowest first, and trumps are above all others. So if the later of two cards may win a
trick, the greater number wins it.
"""

from collections.abc import Callable, Iterable
from typing import Final

from game.core.cards import Card, Pack
from game.core.ordering import Ordering


class CardBits:
    """The bits of a pack's cards as an ordering ranks them.

    `suits` are the plain suits, `suit` maps a card's `bit_length` to its suit, and `points` to its points. `cheap`
    groups the pack by the cost of giving a card to the opponents, cheapest first, `rich` by the benefit of giving it to
    a partner; if cards count nothing, their strength is used instead.
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
        """Group the pack by the cost of its cards, cheapest first."""
        costs = sorted({*map(cost, self.cards)})
        return tuple(self.mask(card for card in self.cards if cost(card) == here) for here in costs)

    def mask(self, cards: Iterable[Card]) -> int:
        """Combine cards into a bit mask."""
        return sum(self.bit[card] for card in cards)

    def card(self, bit: int) -> Card:
        """Return the card of a bit."""
        return self.cards[bit.bit_length() - 1]

    def of(self, mask: int) -> list[Card]:
        """List the cards in a bit mask."""
        return [card for place, card in enumerate(self.cards) if mask >> place & 1]

    def count(self, mask: int) -> int:
        """Sum the points of the cards in a bit mask."""
        return sum(points for place, points in enumerate(self.points[1:]) if mask >> place & 1)


DEAR: Final = 5
"""The cost of giving away a trump, in addition to its points."""
KEPT: Final = 3
"""Points by which giving the partner a trump ranks below giving a plain card."""
