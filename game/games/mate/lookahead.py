"""Looking ahead in Mate: a few moves while hands are full, to the end when few cards are left.

Sets of cards are numbers with a bit for each card, and the cards are numbered from the highest suit and rank down: an
answer wins a move if its number is the smaller one.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from game.core.cards import Card
from game.games.mate.cards import MATE_20, value

CARDS: Final = MATE_20.cards
NUMBERS: Final = {card: number for number, card in enumerate(CARDS)}
WORTH: Final = tuple(map(value, CARDS))


def set_of(cards: Iterable[Card]) -> int:
    """Write cards as a set."""
    return sum(1 << NUMBERS[card] for card in cards)


SUITED: Final = tuple(set_of(other for other in CARDS if other.suit == card.suit) for card in CARDS)
RANKED: Final = tuple(set_of(other for other in CARDS if other.rank == card.rank) for card in CARDS)
LIKE: Final = tuple(suited | ranked for suited, ranked in zip(SUITED, RANKED, strict=True))
"""For each card those that can answer it, in suit or in rank."""
UNBOUND: Final = 10_000
"""More than anybody can score."""
THINNED: Final = (1.0, 0.45, 0.2, 0.09, 0.04, 0.02, 0.01, 0.005)
"""How likely a card is to mate when so many answers to it are still out."""


@lru_cache(maxsize=4096)
def numbers(cards: int) -> Sequence[int]:
    """List the numbers of the cards in a set."""
    return tuple(number for number in range(len(CARDS)) if cards >> number & 1)


def answers(hand: int, led: int) -> int:
    """Give the cards of a hand that answer the one that was led, empty for a mate."""
    return hand & SUITED[led] or hand & RANKED[led]


class Side(NamedTuple):
    """One player: the cards he may hold, whether he foreplaced one, and the last card he played."""

    hand: int
    foreplaced: int
    last: int = -1

    def without(self, card: int) -> Side:
        """Play a card."""
        return Side(self.hand & ~(1 << card), self.foreplaced, card)


def promise(leader: Side, other: Side, move: int) -> float:
    """Rate a position that is not looked into any further, in points for whoever leads: threats of both sides."""
    return _threat(leader, other, move) - _threat(other, leader, move)


def _threat(one: Side, other: Side, move: int) -> float:
    """Sum up what cards may mate: each its points, by how many answers to it the other side holds."""
    total, hand, extra = 0.0, other.hand, move + one.foreplaced
    for card in numbers(one.hand):
        left = (hand & LIKE[card]).bit_count()
        total += WORTH[card] * (extra + left) * THINNED[left]
    return total


def led(leader: Side, other: Side, move: int, depth: int, least: float = -UNBOUND, most: float = UNBOUND) -> float:
    """Find the points, those of the other side taken off, that the leader of a move gets who plays best."""
    if not (leader.hand and other.hand):
        return last_move(leader, other, move)
    if not depth:
        return promise(leader, other, move)
    best = least
    for card in numbers(leader.hand):
        best = max(best, after_lead(leader, other, card, move, depth, best, most))
        if best >= most:
            break
    return best


def after_lead(leader: Side, other: Side, card: int, move: int, depth: int, least: float, most: float) -> float:
    """Find the same once a card is led: its points if it mates, else what the best answer leaves."""
    possible = answers(other.hand, card)
    if not possible:
        return WORTH[card] * (move + leader.foreplaced)
    worst = most
    for answer in numbers(possible):
        worst = min(worst, after_answer(leader, other, card, answer, move, depth, least, worst))
        if worst <= least:
            break
    return worst


def after_answer(
    leader: Side, other: Side, card: int, answer: int, move: int, depth: int, least: float, most: float
) -> float:
    """Find the same once it is answered as well: the winner leads the next move."""
    mine, theirs = leader.without(card), other.without(answer)
    if answer < card:
        return -led(theirs, mine, move + 1, depth - 1, -most, -least)
    return led(mine, theirs, move + 1, depth - 1, least, most)


def last_move(leader: Side, other: Side, move: int) -> float:
    """Score the move in which a side has no card left and plays its last one again; both without cards is a draw."""
    if not (leader.hand or other.hand):
        return 0
    again = not leader.hand
    held = other.hand or 1 << other.last
    mates = [card for card in numbers(leader.hand or 1 << leader.last) if not answers(held, card)]
    return max((WORTH[card] for card in mates), default=0) * (move + leader.foreplaced) * (2 if again else 1)
