"""Lookahead in Mate: a few moves while hands are full, to the end when few cards are left.

Sets of cards are numbers with a bit for each card, and the cards are numbered from the highest suit and rank down: an
answer wins a move if its number is smaller.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from game.computer.binding import MadeFor
from game.core.cards import Card
from game.games.mate.cards import MATE_20, value

MADE_FOR: Final = MadeFor(revision=1, options="c6153c6aad20a1a0")
"""The rules that this reimplements, as `tests/game/computer/test_second_implementations.py` proves."""
CARDS: Final = MATE_20.cards
NUMBERS: Final = {card: number for number, card in enumerate(CARDS)}
WORTH: Final = tuple(map(value, CARDS))


def set_of(cards: Iterable[Card]) -> int:
    """Convert cards to a set."""
    return sum(1 << NUMBERS[card] for card in cards)


SUITED: Final = tuple(set_of(other for other in CARDS if other.suit == card.suit) for card in CARDS)
RANKED: Final = tuple(set_of(other for other in CARDS if other.rank == card.rank) for card in CARDS)
LIKE: Final = tuple(suited | ranked for suited, ranked in zip(SUITED, RANKED, strict=True))
"""For each card those that can answer it, in suit or in rank."""
UNBOUND: Final = 10_000
"""More than anyone can score."""
MOST_WORTH: Final = max(WORTH) + 1
THINNED: Final = (1.0, 0.45, 0.2, 0.09, 0.04, 0.02, 0.01, 0.005)
"""The likelihood that a card mates, by the number of possible answers to it still out."""


@lru_cache(maxsize=4096)
def numbers(cards: int) -> Sequence[int]:
    """List the numbers of the cards in a set."""
    return tuple(number for number in range(len(CARDS)) if cards >> number & 1)


def answers(hand: int, led: int) -> int:
    """Return the legal answers of a hand to a lead, empty for a mate."""
    return hand & SUITED[led] or hand & RANKED[led]


class Side(NamedTuple):
    """One player: possible cards, whether he foreplaced a card, and the last card played."""

    hand: int
    foreplaced: int
    last: int = -1


def promise(leader: Side, other: Side, move: int) -> float:
    """Rate a position that is not searched further, in points for the leader: threats of both sides."""
    return _threat(leader, other, move) - _threat(other, leader, move)


def _threat(one: Side, other: Side, move: int) -> float:
    """Sum the threats of mate: each card's points, weighted by the number of answers the other side holds."""
    total, hand, extra = 0.0, other.hand, move + one.foreplaced
    for card in numbers(one.hand):
        left = (hand & LIKE[card]).bit_count()
        total += WORTH[card] * (extra + left) * THINNED[left]
    return total


class TooFar(Exception):
    """The limit of positions is exceeded."""


class Lookahead:
    """Searches a question; positions reached in several ways are searched once.

    `foreplaced` is the number of cards that each of the two sides has foreplaced. From move `horizon` on, positions are
    rated statically; after `most` positions, `TooFar` is raised.
    """

    def __init__(self, foreplaced: tuple[int, int], horizon: int = UNBOUND, most: int = UNBOUND) -> None:
        self._foreplaced = foreplaced
        self._horizon = horizon
        self.left = most
        self._known: dict[tuple[int, int, int], tuple[float, int, int]] = {}

    def led(
        self, side: int, mine: int, theirs: int, move: int, least: float = -UNBOUND, most: float = UNBOUND
    ) -> float:
        """Return the point difference that the leader of a move achieves under best play.

        Values of at most `least`, or of at least `most`, may be inexact.
        """
        key, first = (side, mine, theirs), -1
        if key in self._known:
            value, beyond, first = self._known[key]
            if not beyond or (value >= most if beyond > 0 else value <= least):
                return value
        if move >= self._horizon:
            extra = self._foreplaced
            return promise(Side(mine, extra[side]), Side(theirs, extra[1 - side]), move)
        self.left -= 1
        if self.left < 0:
            raise TooFar
        value, first = self._best(side, mine, theirs, move, least, most, first)
        self._known[key] = value, (value >= most) - (value <= least), first
        return value

    def _best(
        self, side: int, mine: int, theirs: int, move: int, least: float, most: float, first: int
    ) -> tuple[float, int]:
        """Try the leads: mating ones, then `first`, then those with the fewest answers."""
        best, chosen, others = -UNBOUND, -1, list[tuple[bool, int, int]]()
        for card in numbers(mine):
            possible = theirs & SUITED[card] or theirs & RANKED[card]
            if possible:
                others.append((card != first, possible.bit_count() * MOST_WORTH - WORTH[card], card))
            elif WORTH[card] * (move + self._foreplaced[side]) > best:
                best, chosen = WORTH[card] * (move + self._foreplaced[side]), card
        others.sort()
        for _, _, card in others:
            if best >= most:
                break
            value = self.after_lead(side, mine, theirs, card, move, max(best, least), most)
            if value > best:
                best, chosen = value, card
        return best, chosen

    def after_lead(
        self, side: int, mine: int, theirs: int, card: int, move: int, least: float = -UNBOUND, most: float = UNBOUND
    ) -> float:
        """Return the same after a lead: its points if it mates, else the value after the best answer."""
        possible = theirs & SUITED[card] or theirs & RANKED[card]
        if not possible:
            return WORTH[card] * (move + self._foreplaced[side])
        worst = most
        for answer in numbers(possible):
            worst = min(worst, self.after_answer(side, mine, theirs, card, answer, move, least, worst))
            if worst <= least:
                break
        return worst

    def after_answer(
        self,
        side: int,
        mine: int,
        theirs: int,
        card: int,
        answer: int,
        move: int,
        least: float = -UNBOUND,
        most: float = UNBOUND,
    ) -> float:
        """Return the same after the answer: the winner leads the next move."""
        mine &= ~(1 << card)
        theirs &= ~(1 << answer)
        if not (mine and theirs):
            extra = self._foreplaced
            one, other = Side(mine, extra[side], card), Side(theirs, extra[1 - side], answer)
            return -last_move(other, one, move + 1) if answer < card else last_move(one, other, move + 1)
        if answer < card:
            return -self.led(1 - side, theirs, mine, move + 1, -most, -least)
        return self.led(side, mine, theirs, move + 1, least, most)


def last_move(leader: Side, other: Side, move: int) -> float:
    """Score the move in which a side without cards replays its last one; it is a draw if both have none."""
    if not (leader.hand or other.hand):
        return 0
    again = not leader.hand
    held = other.hand or 1 << other.last
    mates = [card for card in numbers(leader.hand or 1 << leader.last) if not answers(held, card)]
    return max((WORTH[card] for card in mates), default=0) * (move + leader.foreplaced) * (2 if again else 1)
