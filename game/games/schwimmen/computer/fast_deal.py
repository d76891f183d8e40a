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

from game.computer.binding import MadeFor
from game.core.cards import PIQUET_32, Card
from game.games.schwimmen.hands import FEUER, SCHNAUZ, hopes, value_of

MADE_FOR: Final = MadeFor(revision=1, options="60787764b1c99e8e")
"""The rules that this repeats; `tests/game/computer/test_second_implementations.py` proves that it does."""
CARDS: Final = PIQUET_32.cards
BITS: Final = {card: 1 << number for number, card in enumerate(CARDS)}
HAND: Final = 3
TIES: Final = 10
"""More than there are suits or ranks to decide between equal hands."""
NOBODY: Final = -1


def set_of(cards: Iterable[Card]) -> int:
    """Write cards as a set."""
    return sum(BITS[card] for card in cards)


class HandTable(NamedTuple):
    """By sets of three cards: their points, ties decided, what they promise while the deal is open, and their cards."""

    points: dict[int, float]
    promise: dict[int, float]
    cards: dict[int, tuple[int, ...]]


@lru_cache(maxsize=2)
def hand_table(*, three_of_a_kind: bool) -> HandTable:
    """Value all sets of three cards, by the house rule for three equal cards."""
    known = HandTable({}, {}, {})
    for hand in combinations(CARDS, HAND):
        number, value = set_of(hand), value_of(hand, three_of_a_kind=three_of_a_kind)
        known.points[number] = value.doubled + value.tie / TIES
        known.promise[number] = known.points[number] + (0 if value.special else hopes(hand))
        known.cards[number] = tuple(BITS[card] for card in hand)
    return known


class FastRules(NamedTuple):
    """The rules of deals played in thought: the values of hands, and from where on players close, by round.

    `first_close` is the number of turns before anybody may close, `most_turns` of those before all is compared; with
    `close_after` a player closes after a turn and not instead of one.
    """

    hands: HandTable
    close_from: Sequence[float]
    first_close: int
    most_turns: int
    close_after: bool
    by_suit: bool
    feuer_all_lose: bool


@dataclass(slots=True)
class FastDeal:
    """A deal in thought, without events or questions; one in which the stock would be restocked ends instead.

    Players are numbered in turn, from the one after the dealer; `at` is whose turn it is.
    """

    rules: FastRules
    hands: list[int]
    table: int
    stock: list[int]
    at: int
    turns: int = 0
    passes: int = 0
    closer: int = NOBODY
    over: bool = False

    def copy(self) -> FastDeal:
        """Return the same deal once more, to go on with in another way."""
        return FastDeal(
            self.rules, [*self.hands], self.table, self.stock, self.at, self.turns, self.passes, self.closer, self.over
        )

    def take(self, hand: int) -> None:
        """Let anyone who's turn it is have a hand of its own cards and the table's; the others lie on the table."""
        both = self.hands[self.at] | self.table
        self.hands[self.at], self.table = hand, both & ~hand
        self.passes = 0
        self.over = self.rules.hands.points[hand] >= SCHNAUZ

    def end_turn(self) -> None:
        """Go on to the next player, unless all is compared; after a round of passes with a new table."""
        self.turns += 1
        self.at = (self.at + 1) % len(self.hands)
        if self.closer != NOBODY:
            self.over |= self.at == self.closer
            return
        self.over |= self.turns >= self.rules.most_turns
        if self.passes >= len(self.hands) and not self.over:
            self._refresh()

    def _refresh(self) -> None:
        """Turn up a new table; without enough cards for one the deal is compared."""
        self.passes = 0
        self.over = len(self.stock) < HAND
        self.table, self.stock = sum(self.stock[:HAND]), self.stock[HAND:]

    def play_on(self) -> int:
        """Let everybody play by rules of thumb until all is compared; return how many turns were taken."""
        known, first = self.rules.hands, self.turns
        while not self.over:
            hand = self.hands[self.at]
            if not self.rules.close_after and self.will_close():
                self.closer = self.at
            else:
                rating = known.promise if self.closer == NOBODY else known.points
                best = best_change(known, hand, self.table, rating)
                if rating[best] > rating[hand]:
                    self.take(best)
                else:
                    self.passes += 1
                self.close_after_turn()
            self.end_turn()
        return self.turns - first

    def close_after_turn(self) -> None:
        """Let the player whose turn it was close, where the house has it so."""
        if self.rules.close_after and not self.over and self.will_close():
            self.closer = self.at

    def will_close(self) -> bool:
        """Whether the player whose turn it is closes, where no one has."""
        rounds, rules = self.turns // len(self.hands), self.rules
        if self.closer != NOBODY or self.turns < rules.first_close:
            return False
        wanted = rules.close_from[min(rounds, len(rules.close_from) - 1)]
        return rules.hands.points[self.hands[self.at]] >= wanted

    def losers(self) -> Sequence[int]:
        """Name the players who lose."""
        worths = [self.rules.hands.points[hand] for hand in self.hands]
        if self.rules.feuer_all_lose and max(worths) >= FEUER:
            return [player for player, value in enumerate(worths) if value < FEUER]
        if not self.rules.by_suit:
            worths = [int(value) for value in worths]
        lowest = min(worths)
        return [player for player, value in enumerate(worths) if value == lowest]


def best_change(known: HandTable, hand: int, table: int, rating: dict[int, float]) -> int:
    """Find the best hand that one change brings: a card for a card, or all three."""
    best, most = table, rating[table]
    for given in known.cards[hand]:
        rest = hand ^ given
        for taken in known.cards[table]:
            value = rating[rest | taken]
            if value > most:
                best, most = rest | taken, value
    return best
