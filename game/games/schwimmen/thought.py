"""Deals of Schwimmen in thought: cards are bits, hands are sets of them, and everybody plays by the rules of thumb.

What three cards are worth, and what they promise, is looked up, so that a turn takes a hundredth of what it takes in a
deal that is played by its script.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple

from game.core.cards import PIQUET_32, Card
from game.games.schwimmen.hands import FEUER, SCHNAUZ, hopes, worth

CARDS: Final = PIQUET_32.cards
BITS: Final = {card: 1 << number for number, card in enumerate(CARDS)}
HAND: Final = 3
TIES: Final = 10
"""More than there are suits or ranks to decide between equal hands."""
NOBODY: Final = -1


def set_of(cards: Iterable[Card]) -> int:
    """Write cards as a set."""
    return sum(BITS[card] for card in cards)


class Values(NamedTuple):
    """What sets of three cards are worth, ties decided, and what they promise while nobody has closed; their cards."""

    worth: dict[int, float]
    promise: dict[int, float]
    cards: dict[int, tuple[int, ...]]


@lru_cache(maxsize=2)
def values(*, three_of_a_kind: bool) -> Values:
    """Value all sets of three cards, by the house rule for three equal cards."""
    known = Values({}, {}, {})
    for hand in combinations(CARDS, HAND):
        number, value = set_of(hand), worth(hand, three_of_a_kind=three_of_a_kind)
        known.worth[number] = value.doubled + value.tie / TIES
        known.promise[number] = known.worth[number] + (0 if value.special else hopes(hand))
        known.cards[number] = tuple(BITS[card] for card in hand)
    return known


class House(NamedTuple):
    """What deals in thought know of the house: the values of hands, and from where on players close, by round.

    `first_close` is the number of turns before anybody may close, `most_turns` of those before all is compared.
    """

    values: Values
    close_from: Sequence[float]
    first_close: int
    most_turns: int
    by_suit: bool
    feuer_all_lose: bool


@dataclass(slots=True)
class Thought:
    """A deal in thought. Players are numbered in turn, from the one after the dealer; `at` is whose turn it is."""

    house: House
    hands: list[int]
    table: int
    stock: list[int]
    at: int
    turns: int = 0
    passes: int = 0
    closer: int = NOBODY
    over: bool = False

    def copy(self) -> Thought:
        """Give the same deal once more, to go on with in another way."""
        return Thought(
            self.house, [*self.hands], self.table, self.stock, self.at, self.turns, self.passes, self.closer, self.over
        )

    def take(self, hand: int) -> None:
        """Let whoever's turn it is have a hand of its own cards and the table's; the others lie on the table."""
        both = self.hands[self.at] | self.table
        self.hands[self.at], self.table = hand, both & ~hand
        self.passes = 0
        self.over = self.house.values.worth[hand] >= SCHNAUZ

    def end_turn(self) -> None:
        """Let the next player have his turn, unless all is compared; after a round of passes with a new table."""
        self.turns += 1
        self.at = (self.at + 1) % len(self.hands)
        if self.closer != NOBODY:
            self.over |= self.at == self.closer
            return
        self.over |= self.turns >= self.house.most_turns
        if self.passes >= len(self.hands) and not self.over:
            self._refresh()

    def _refresh(self) -> None:
        """Turn up a new table; without enough cards for one the deal is compared."""
        self.passes = 0
        self.over = len(self.stock) < HAND
        self.table, self.stock = sum(self.stock[:HAND]), self.stock[HAND:]

    def play_on(self) -> int:
        """Let everybody play by rules of thumb until all is compared; gives how many turns were taken."""
        known, first = self.house.values, self.turns
        while not self.over:
            hand = self.hands[self.at]
            if self.closer == NOBODY and self.will_close(hand):
                self.closer = self.at
            else:
                rating = known.promise if self.closer == NOBODY else known.worth
                best = best_change(known, hand, self.table, rating)
                if rating[best] > rating[hand]:
                    self.take(best)
                else:
                    self.passes += 1
            self.end_turn()
        return self.turns - first

    def will_close(self, hand: int) -> bool:
        """Tell whether a player closes with a hand."""
        rounds, house = self.turns // len(self.hands), self.house
        wanted = house.close_from[min(rounds, len(house.close_from) - 1)]
        return self.turns >= house.first_close and house.values.worth[hand] >= wanted

    def losers(self) -> Sequence[int]:
        """Name the players who lose."""
        worths = [self.house.values.worth[hand] for hand in self.hands]
        if self.house.feuer_all_lose and max(worths) >= FEUER:
            return [player for player, value in enumerate(worths) if value < FEUER]
        if not self.house.by_suit:
            worths = [int(value) for value in worths]
        lowest = min(worths)
        return [player for player, value in enumerate(worths) if value == lowest]


def best_change(known: Values, hand: int, table: int, rating: dict[int, float]) -> int:
    """Find the best hand that one change brings: a card for a card, or all three."""
    best, most = table, rating[table]
    for given in known.cards[hand]:
        rest = hand ^ given
        for taken in known.cards[table]:
            value = rating[rest | taken]
            if value > most:
                best, most = rest | taken, value
    return best
