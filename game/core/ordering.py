"""How a game ranks the cards of a deal: which suit a card belongs to, how high it stands there, what it counts.

An ordering is made once for a pack and a trump, and everything that compares cards uses it: duties, winners of
tricks, safe answers, the order of a hand. Jacks that are trumps and tens above kings are orderings like any other.

>>> from game.core.cards import PIQUET_32
>>> nine, ace = PIQUET_32.hand("hearts-nine clubs-ace")
>>> plain(PIQUET_32, "hearts").winner([(0, ace), (1, nine)])
(1, hearts-nine)
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from operator import attrgetter

from game.core.cards import Card, Pack

Plays = Sequence[tuple[int, Card]]


class Ordering:
    """How the cards of `pack` rank while `trump` beats all other suits (empty: no suit does).

    `suit` gives the suit a card belongs to in this deal, whatever is printed on it, `strength` its place there, the
    highest the greatest number, `points` what it counts when it is taken. `order` is the order of the suits in a
    sorted hand: trumps first and then as in the pack, unless the game says otherwise.
    """

    __slots__ = ("_places", "_points", "strengths", "suits", "trump")

    def __init__(
        self,
        pack: Pack,
        trump: str = "",
        *,
        suit: Callable[[Card], str] = attrgetter("suit"),
        strength: Callable[[Card], int] = attrgetter("power"),
        points: Callable[[Card], int] = lambda _: 0,
        order: Sequence[str] = (),
    ) -> None:
        self.trump = trump
        self.suits: Mapping[Card, str] = {card: suit(card) for card in pack.cards}
        self.strengths: Mapping[Card, int] = {card: strength(card) for card in pack.cards}
        self._points = {card: points(card) for card in pack.cards}
        suits = list(dict.fromkeys((*order, trump, *self.suits.values())))
        ranked = sorted(pack.cards, key=lambda card: (suits.index(self.suits[card]), -self.strengths[card]))
        self._places = {card: place for place, card in enumerate(ranked)}

    def __repr__(self) -> str:
        """Name the trump; an ordering knows all cards and would print them."""
        return f"Ordering(trump={self.trump!r})"

    def suit(self, card: Card) -> str:
        """The suit that a card belongs to."""
        return self.suits[card]

    def strength(self, card: Card) -> int:
        """How high a card stands in its suit."""
        return self.strengths[card]

    def points(self, card: Card) -> int:
        """What a card counts."""
        return self._points[card]

    def is_trump(self, card: Card) -> bool:
        """Whether a card is a trump."""
        return self.suits[card] == self.trump

    def beats(self, card: Card, best: Card) -> bool:
        """Whether `card`, played later, takes the trick from `best`."""
        suit = self.suits[card]
        if suit == self.suits[best]:
            return self.strengths[card] > self.strengths[best]
        return suit == self.trump

    def winner(self, plays: Plays) -> tuple[int, Card]:
        """Find the play that wins: the highest trump, otherwise the highest card of the suit led."""
        suits, strengths, trump = self.suits, self.strengths, self.trump
        best = plays[0]
        best_suit, best_strength = suits[best[1]], strengths[best[1]]
        for play in plays[1:]:
            card = play[1]
            suit = suits[card]
            if strengths[card] > best_strength if suit == best_suit else suit == trump:
                best, best_suit, best_strength = play, suit, strengths[card]
        return best

    def lowest(self, cards: Iterable[Card]) -> Card:
        """Find the lowest card, the first of equal ones; a trump stands above all other cards."""
        return min(cards, key=lambda card: (self.suits[card] == self.trump, self.strengths[card]))

    def sort(self, cards: Iterable[Card]) -> list[Card]:
        """Sort a hand: suit by suit, each from the highest card down."""
        return sorted(cards, key=self._places.__getitem__)


@cache
def plain(pack: Pack, trump: str = "") -> Ordering:
    """Rank cards as the pack itself does, with one of its suits as trumps or with none."""
    return Ordering(pack, trump)
