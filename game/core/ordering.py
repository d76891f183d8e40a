"""How a game ranks the cards of a deal, each card's suit, its rank and its points, and which may be played to a trick.

An ordering is created once for a pack and a trump, and all comparisons of cards use it: duties, winners of tricks, safe
answers, the order of a hand. Jacks as trumps and tens above kings are orderings like any other.

An obligation takes the hand, the plays of the trick so far, and the deal's ordering; it returns the legal cards and the
name of the duty that forbids the others (`free` if none does).

>>> from game.core.cards import PIQUET_32
>>> nine, ace = PIQUET_32.hand("hearts-nine clubs-ace")
>>> plain(PIQUET_32, "hearts").winner([(0, ace), (1, nine)])
(1, hearts-nine)
>>> follow_trump(PIQUET_32.hand("spades-ace hearts-seven"), [(0, ace)], plain(PIQUET_32, "hearts"))
([hearts-seven], 'trump')
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence, Set
from functools import cache
from operator import attrgetter
from types import MappingProxyType
from typing import Any

from game.core.cards import Card, Pack

Plays = Sequence[tuple[int, Card]]


class Ordering:
    """How the cards of `pack` rank while `trump` beats all other suits (empty: no suit does).

    `suit` returns the suit that a card belongs to in this deal, whatever is printed on it, `strength` its rank within
    that suit, higher is better, `points` its value when taken. `order` is the order of the suits in a sorted hand:
    trumps first and then as in the pack, unless the game specifies another.

    Everything is computed up front, because computers that search constantly ask who follows suit and who wins:
    `is_trump(card)` and `follows[led](card)` are set look-ups.
    """

    __slots__ = (
        *("_heights", "_led", "_pack", "_places", "_strengths", "_suits"),
        *("follows", "is_trump", "points", "strength", "suit", "trump"),
    )  # fmt: skip

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
        self._pack = pack
        self._suits = {card: suit(card) for card in pack.cards}
        self._strengths = {card: strength(card) for card in pack.cards}
        self.suit: Callable[[Card], str] = self._suits.__getitem__
        self.strength: Callable[[Card], int] = self._strengths.__getitem__
        self.points: Callable[[Card], int] = {card: points(card) for card in pack.cards}.__getitem__
        suits = list(dict.fromkeys((*order, trump, *self._suits.values())))
        ranked = sorted(pack.cards, key=lambda card: (suits.index(self._suits[card]), -self._strengths[card]))
        self._places = {card: place for place, card in enumerate(ranked)}
        of = {name: frozenset(card for card in pack.cards if self._suits[card] == name) for name in suits}
        self.is_trump: Callable[[Card], bool] = of[trump].__contains__
        self.follows: Mapping[Card, Callable[[Card], bool]] = {
            card: of[name].__contains__ for card, name in self._suits.items()
        }
        self._heights = self._heights_with(of[trump])
        led = {name: self._heights_with(of[trump], of[name]) for name in suits}
        self._led = {card: led[name] for card, name in self._suits.items()}

    def _heights_with(self, trumps: Set[Card], led: Set[Card] | None = None) -> dict[Card, int]:
        """Rank trumps above all other cards; if a suit is led, other plain suits get -1."""
        lowest, highest = min(self._strengths.values()), max(self._strengths.values())
        heights = {card: strength - lowest for card, strength in self._strengths.items()}
        if led is not None:
            heights = {card: height if card in led else -1 for card, height in heights.items()}
        return heights | {card: self._strengths[card] + highest - 2 * lowest + 1 for card in trumps}

    def __repr__(self) -> str:
        """Return the trump only; printing all cards would be too long."""
        return f"Ordering(trump={self.trump!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        """Store the properties of the cards instead of the functions that computed them."""
        cards, order = self._pack.cards, dict.fromkeys(self._suits[card] for card in self._places)
        told = [(self.suit(card), self.strength(card), self.points(card)) for card in cards]
        return _made_again, (self._pack, self.trump, tuple(order), told)

    def beats(self, card: Card, best: Card) -> bool:
        """Whether `card`, played later, takes the trick from `best`."""
        heights = self._led[best]
        return heights[card] > heights[best]

    def beating(self, cards: Iterable[Card], best: Card) -> list[Card]:
        """Filter the cards that would take the trick from `best`."""
        heights = self._led[best]
        highest = heights[best]
        return [card for card in cards if heights[card] > highest]

    def winner(self, plays: Plays) -> tuple[int, Card]:
        """Find the winning play: the highest trump, otherwise the highest card of the suit led."""
        best = plays[0]
        heights = self._led[best[1]]
        highest = -1
        for play in plays:
            height = heights[play[1]]
            if height > highest:
                best, highest = play, height
        return best

    def lowest(self, cards: Iterable[Card]) -> Card:
        """Find the lowest card, the first among equals; a trump ranks above all other cards."""
        return min(cards, key=self._heights.__getitem__)

    def sort(self, cards: Iterable[Card]) -> list[Card]:
        """Sort a hand by suit, each from the highest card down."""
        return sorted(cards, key=self._places.__getitem__)

    def arranged(self, key: Callable[[Card], Any]) -> Ordering:
        """Return a copy of this ordering that sorts hands by another key."""
        other = object.__new__(Ordering)
        for name in self.__slots__:
            setattr(other, name, getattr(self, name))
        other._places = {card: place for place, card in enumerate(sorted(self._pack.cards, key=key))}
        return other


def _made_again(pack: Pack, trump: str, order: Sequence[str], told: Sequence[tuple[str, int, int]]) -> Ordering:
    """Rebuild an ordering from the output of `__reduce__`."""
    suits, strengths, points = (dict(zip(pack.cards, values, strict=True)) for values in zip(*told, strict=True))
    return Ordering(
        pack, trump, suit=suits.__getitem__, strength=strengths.__getitem__, points=points.__getitem__, order=order
    )


@cache
def plain(pack: Pack, trump: str = "") -> Ordering:
    """Rank cards as the pack itself does, with one of its suits as trumps or without trumps."""
    return Ordering(pack, trump)


Legal = tuple[Sequence[Card], str]
Obligation = Callable[[Sequence[Card], Plays, Ordering], Legal]


def follow(hand: Sequence[Card], plays: Plays, ordering: Ordering) -> Legal:
    """Follow suit if able; else any card (D0, "The Play"; D4, 1821 and 1859)."""
    if not plays:
        return hand, "free"
    suited = [*filter(ordering.follows[plays[0][1]], hand)]
    return (suited, "follow") if suited else (hand, "free")


def follow_trump(hand: Sequence[Card], plays: Plays, ordering: Ordering) -> Legal:
    """Follow suit if able; else any trump; else any card (D1, "Force"; D4, 1905)."""
    if not plays:
        return hand, "free"
    suited = [*filter(ordering.follows[plays[0][1]], hand)]
    if suited:
        return suited, "follow"
    trumps = [*filter(ordering.is_trump, hand)]
    return (trumps, "trump") if trumps else (hand, "free")


def follow_trump_head(hand: Sequence[Card], plays: Plays, ordering: Ordering) -> Legal:
    """Follow suit, else trump, and head the trick if able; play trumps even if they cannot overtrump."""
    cards, duty = follow_trump(hand, plays, ordering)
    return (cards, duty) if duty == "free" else _heading(cards, duty, plays, ordering)


def follow_trump_head_or_free(hand: Sequence[Card], plays: Plays, ordering: Ordering) -> Legal:
    """Like `follow_trump_head`, but a void player who cannot overtrump may play any card (T23)."""
    cards, duty = follow_trump_head(hand, plays, ordering)
    if duty == "trump" and not ordering.beats(cards[0], ordering.winner(plays)[1]):
        return hand, "free"
    return cards, duty


def _heading(cards: Sequence[Card], duty: str, plays: Plays, ordering: Ordering) -> Legal:
    if len(cards) == 1:
        return cards, duty
    heading = ordering.beating(cards, ordering.winner(plays)[1])
    if not heading or len(heading) == len(cards):
        return cards, duty
    return heading, "head"


FOLLOW_RULES: Mapping[str, Obligation] = MappingProxyType(
    {"follow": follow, "follow_trump": follow_trump, "follow_trump_head": follow_trump_head}
)
