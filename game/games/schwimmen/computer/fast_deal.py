"""Simulated deals of Schwimmen: cards are bits, hands are sets of them, and everybody plays by the rules of thumb.

The value and the promise of three cards are looked up, so that a turn takes a hundredth of the time in a deal that is
played by its script.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from math import inf
from typing import Final, NamedTuple

from game.computer.binding import MadeFor
from game.core.cards import PIQUET_32, Card
from game.games.schwimmen.hands import FEUER, SCHNAUZ, hopes, value_of

MADE_FOR: Final = MadeFor(revision=1, options="60787764b1c99e8e")
"""The rules that this reimplements, as `tests/game/computer/test_second_implementations.py` proves."""
CARDS: Final = PIQUET_32.cards
BITS: Final = {card: 1 << number for number, card in enumerate(CARDS)}
HAND: Final = 3
TIES: Final = 10
"""More than the number of suits or ranks that break ties between hands."""
NOBODY: Final = -1


def set_of(cards: Iterable[Card]) -> int:
    """Convert cards to a set."""
    return sum(BITS[card] for card in cards)


class HandTable(NamedTuple):
    """By sets of three cards: points including tie-breaks, the promise while the deal is open, and the cards."""

    points: dict[int, float]
    promise: dict[int, float]
    cards: dict[int, tuple[int, ...]]


@lru_cache(maxsize=2)
def hand_table(*, three_of_a_kind: bool) -> HandTable:
    """Evaluate all sets of three cards, under the house rule for three equal cards."""
    known = HandTable({}, {}, {})
    for hand in combinations(CARDS, HAND):
        number, value = set_of(hand), value_of(hand, three_of_a_kind=three_of_a_kind)
        known.points[number] = value.doubled + value.tie / TIES
        known.promise[number] = known.points[number] + (0 if value.special else hopes(hand))
        known.cards[number] = tuple(BITS[card] for card in hand)
    return known


class FastRules(NamedTuple):
    """The rules of simulated deals: the values of hands, and the thresholds for closing, by round.

    `first_close` is the number of turns before anybody may close, `most_turns` that before hands are compared; with
    `close_after` a player closes after a turn, which counts already, and not instead of one.
    """

    hands: HandTable
    close_from: Sequence[float]
    first_close: int
    most_turns: int
    close_after: bool
    by_suit: bool
    feuer_all_lose: bool

    def closes_from(self, turns: int, players: int) -> float:
        """Return the threshold for closing after a number of turns, if no one has."""
        return self.close_from[min(turns // players, len(self.close_from) - 1)] if turns >= self.first_close else inf


@dataclass(slots=True)
class FastDeal:
    """A simulated deal, without events or questions; it ends where the stock would be restocked.

    Players are numbered in turn, starting after the dealer; `at` is the player whose turn it is.
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
        """Return a copy, to continue in another way."""
        return FastDeal(
            self.rules, [*self.hands], self.table, self.stock, self.at, self.turns, self.passes, self.closer, self.over
        )

    def take(self, hand: int) -> None:
        """Let the player whose turn it is take a hand from its own cards and the table's; the rest is the new table."""
        both = self.hands[self.at] | self.table
        self.hands[self.at], self.table = hand, both & ~hand
        self.passes = 0
        self.over = self.rules.hands.points[hand] >= SCHNAUZ

    def end_turn(self) -> None:
        """Go on to the next player unless hands are compared; after a round of passes, with a new table."""
        self.turns += 1
        self.at = (self.at + 1) % len(self.hands)
        if self.closer != NOBODY:
            self.over |= self.at == self.closer
            return
        self.over |= self.turns >= self.rules.most_turns
        if self.passes >= len(self.hands) and not self.over:
            self._refresh()

    def _refresh(self) -> None:
        """Turn up a new table; without enough cards for one, the deal ends."""
        self.passes = 0
        self.over = len(self.stock) < HAND
        self.table, self.stock = sum(self.stock[:HAND]), self.stock[HAND:]

    def play_on(self) -> int:
        """Let everybody play by rules of thumb until hands are compared; return the number of turns taken."""
        first = self.turns
        while not self.over:
            self.play_turn()
        return self.turns - first

    def play_turn(self) -> None:
        """Let the player whose turn it is play by rules of thumb."""
        known, hand = self.rules.hands, self.hands[self.at]
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

    def close_after_turn(self) -> None:
        """Let the player whose turn it was close, if the options allow it."""
        if self.rules.close_after and not self.over and self.will_close():
            self.closer = self.at

    def will_close(self) -> bool:
        """Whether the player whose turn it is closes."""
        wanted = self.rules.closes_from(self.turns + self.rules.close_after, len(self.hands))
        return self.closer == NOBODY and self.rules.hands.points[self.hands[self.at]] >= wanted

    def losers(self) -> Sequence[int]:
        """List the players who lose."""
        worths = [self.rules.hands.points[hand] for hand in self.hands]
        if self.rules.feuer_all_lose and max(worths) >= FEUER:
            return [player for player, value in enumerate(worths) if value < FEUER]
        if not self.rules.by_suit:
            worths = [int(value) for value in worths]
        lowest = min(worths)
        return [player for player, value in enumerate(worths) if value == lowest]


def best_change(known: HandTable, hand: int, table: int, rating: dict[int, float]) -> int:
    """Find the best hand reachable by one exchange: a card for a card, or all three."""
    best, most = table, rating[table]
    for given in known.cards[hand]:
        rest = hand ^ given
        for taken in known.cards[table]:
            value = rating[rest | taken]
            if value > most:
                best, most = rest | taken, value
    return best
