"""A rule-of-thumb computer player: take what helps most, close when the hand is likely not to be the lowest."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from itertools import product
from types import MappingProxyType
from typing import Final, cast

from game.computer.player import RulePlayer, own_hand
from game.core.cards import Card
from game.core.questions import Question
from game.core.view import View
from game.games.schwimmen.hands import SCHNAUZ, hopes, value_of
from game.games.schwimmen.script import PLACES, TABLE, SchwimmenOptions

# Doubled points. A dealer keeps a hand from here on, as half of all hands are better. A player closes from these values
# on, earlier with more players who could be lower; the others improve with each round. Simulated matches hardly differ
# for a point more or less.
KEEP_FROM = 2 * 16
CLOSE_FROM: Mapping[int, int] = MappingProxyType({2: 52, 3: 52, 4: 50, 5: 49, 6: 48, 7: 46, 8: 44})
EACH_ROUND = 2
MOST_WAITED = 58

Hand = tuple[Card, ...]


def choose_table(view: View, question: Question[str], rng: random.Random) -> str:
    """Exchange a poor hand for the unseen one."""
    return "swap" if points_of(view, own_hand(view)) < KEEP_FROM else "keep"


def turn(view: View, question: Question[str], rng: random.Random) -> str:
    """Close with a good enough hand, else make the most helpful exchange, else pass."""
    hand = own_hand(view)
    if "close" in question.answers and will_do(view, hand):
        return "close"
    change, after = best_change(view, hand)
    return change if promise(view, after) > promise(view, hand) else "pass"


def give(view: View, question: Question[Card], rng: random.Random) -> Card:
    """Choose the card whose loss leaves the best hand with the card taken."""
    taken = question.about["card"]
    if not isinstance(taken, Card):
        return question.safe
    return max(question.answers, key=lambda given: promise(view, exchanged(own_hand(view), given, taken)))


def close(view: View, question: Question[str], rng: random.Random) -> str:
    """Close after the turn with a good enough hand."""
    return "close" if will_do(view, own_hand(view)) else "go_on"


def will_do(view: View, hand: Hand) -> bool:
    """Whether a hand is likely not to be the lowest after one more turn of the others."""
    players = sum(view.active)
    return points_of(view, hand) >= close_from(players, turns_of(view) // players)


def close_from(players: int, rounds: int) -> int:
    """Return the doubled points needed to close after `rounds` rounds."""
    return min(CLOSE_FROM[players] + EACH_ROUND * rounds, MOST_WAITED)


def turns_of(view: View) -> int:
    """Count the turns taken."""
    return sum(given.kind == "turn" for given in view.answers)


def best_change(view: View, hand: Hand) -> tuple[str, Hand]:
    """Find the exchange that leaves the most promising hand, and that hand."""
    table = on_table(view)
    single = [
        (place, exchanged(hand, given, taken))
        for (place, taken), given in product(zip(PLACES, table, strict=True), hand)
    ]
    return max([*single, ("all", table)], key=lambda change: promise(view, change[1]))


def promise(view: View, hand: Hand) -> float:
    """Rate a hand: its current value and, while there are further turns, its potential."""
    now = points_of(view, hand)
    if now >= SCHNAUZ or view.marked("closer") is not None:
        return now
    return now + hopes(hand)


def exchanged(hand: Hand, given: Card, taken: Card) -> Hand:
    """Replace a card by another."""
    return tuple(taken if card is given else card for card in hand)


def points_of(view: View, hand: Sequence[Card]) -> int:
    """Return the doubled points of a hand under the house rules."""
    rules = cast("SchwimmenOptions", view.options)
    return value_of(hand, three_of_a_kind=rules.three_of_a_kind).doubled


def on_table(view: View) -> Hand:
    """Return the open cards."""
    return view.zone(*TABLE).cards or ()


SCHWIMMEN_PLAYER: Final = RulePlayer({"table": choose_table, "turn": turn, "give": give, "close": close})
