"""What the others' turns tell about their hands: all cards that they take and give away are seen.

A hand counts less for each turn in which the rules of thumb would have done something else with it. Strong players do
what the rules of thumb do in more than nine turns of ten.
"""

from __future__ import annotations

import random
from bisect import bisect
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise
from math import inf
from typing import Final

from game.core.events import Answered, CardsKnown, ZoneRevealed
from game.core.view import View
from game.games.schwimmen.computer.fast_deal import FastRules, best_change, set_of
from game.games.schwimmen.computer.player import KEEP_FROM
from game.games.schwimmen.hands import SCHNAUZ
from game.games.schwimmen.script import TABLE

DOUBT: Final = 0.05
"""The factor of a hand's likelihood for each time that its player has unexpectedly closed, or has not."""
UNUSUAL: Final = 0.005
"""The factor for each unexpected exchange: fewer than one in ten is, and then it may be any of ten."""
TRIES: Final = 8
"""Draws of any hand before the hands without cards that lie elsewhere are listed."""
NEARLY: Final = 11
"""Some close with at most this many doubled points less than the threshold."""
ALIKE: Final = 1.0
"""A hand is as good as another that promises less than so many doubled points more."""


@dataclass(slots=True)
class Turn:
    """An answer about the table, and the cards that were given and taken with it.

    `table` are the open cards before it, none if it is the dealer's choice. `number` counts the turns before it, and
    `closed` is whether somebody had closed.
    """

    answer: str
    table: int
    number: int
    closed: bool
    given: int = 0
    taken: int = 0


def turns_by_seat(view: View) -> Mapping[int, Sequence[Turn]]:
    """Return the turns of each seat, the last first."""
    found: defaultdict[int, list[Turn]] = defaultdict(list)
    turn, table, number, closed = Turn("", 0, 0, closed=False), 0, 0, False
    for event in view.events:
        if isinstance(event, Answered) and event.kind in {"table", "turn", "close"}:
            turn = Turn(event.answer, table, number - (event.kind == "close"), closed)
            found[event.seat].insert(0, turn)
            number, closed = number + (event.kind == "turn"), closed or event.answer == "close"
        elif isinstance(event, ZoneRevealed) and event.zone == TABLE:
            table = set_of(event.cards)
        elif isinstance(event, CardsKnown):
            cards = set_of(event.cards)
            if event.target == TABLE:
                table |= cards
                turn.given |= cards if event.source[0] == "hand" else 0
            elif event.source == TABLE:
                table &= ~cards
                turn.taken |= cards if event.target[0] == "hand" else 0
    return found


@dataclass(frozen=True, slots=True)
class Possible:
    """Possible hands of a player, and their likelihoods added up."""

    hands: Sequence[int]
    up_to: Sequence[float]

    @classmethod
    def of(cls, likely: Mapping[int, float]) -> Possible:
        """Create from the likelihood of each hand."""
        return cls([*likely], [*accumulate(likely.values())])

    def spread(self, number: int, rng: random.Random) -> Sequence[int]:
        """Draw hands, each as often as it is likely, within one."""
        first = rng.random()
        drawn = [self._at((first + each) / number) for each in range(number)]
        rng.shuffle(drawn)
        return drawn

    def drawn(self, used: int, rng: random.Random) -> int:
        """Draw a hand without used cards; no cards if each of the hands has some of them."""
        for _ in range(TRIES):
            hand = self._at(rng.random())
            if not hand & used:
                return hand
        weights = [0.0 if hand & used else more for hand, more in zip(self.hands, self._likely(), strict=True)]
        return rng.choices(self.hands, weights)[0] if any(weights) else 0

    def _likely(self) -> Iterator[float]:
        return (more - before for before, more in pairwise((0.0, *self.up_to)))

    def _at(self, share: float) -> int:
        return self.hands[bisect(self.up_to, share * self.up_to[-1], hi=len(self.hands) - 1)]


def likelihood(rules: FastRules, players: int, turns: Sequence[Turn], hand: int) -> float:
    """Return how likely a hand is after turns, the last first, compared with one that explains all of them."""
    likely = 1.0
    for turn in turns:
        if rules.hands.points[hand] >= SCHNAUZ:  # it would have been shown
            return likely * DOUBT
        before = hand & ~turn.taken | turn.given
        likely *= _factor(rules, players, turn, before, hand)
        hand = before
    return likely


def _factor(rules: FastRules, players: int, turn: Turn, before: int, after: int) -> float:
    """Return how likely it is that a turn makes one hand of another, compared with one by rules of thumb."""
    known = rules.hands
    if turn.answer == "swap":
        return 1.0
    if turn.answer == "keep":
        return 1.0 if known.points[before] >= KEEP_FROM else DOUBT
    wanted = rules.closes_from(turn.number, players) if not turn.closed else inf
    closed, points = turn.answer == "close", known.points[before]
    if closed or turn.answer == "go_on":
        return 1.0 if closed == (points >= wanted) else DOUBT if points >= wanted - NEARLY else UNUSUAL
    rating = known.points if turn.closed else known.promise
    most = max(rating[before], rating[best_change(known, before, turn.table, rating)])
    closes = points >= wanted and not rules.close_after
    return (DOUBT if closes else 1.0) * (1.0 if rating[after] > most - ALIKE else UNUSUAL)
