"""Plays simulated deals out with two sides of any size, one of which may be a secret: a called ace, with its duties."""

from dataclasses import dataclass
from functools import cache

from game.computer.card_play.bits import CardBits
from game.computer.card_play.rollout import (
    NOBODY,
    Manner,
    Rollout,
    Situation,
    counted_in,
    first_of,
    holding,
    legal_cards,
    lowest,
    unseen,
)

AT_STAKE = 10
"""From so many points on a trick is worth a card that others may still beat."""


@dataclass(frozen=True, slots=True)
class Sides:
    """Who declares, by place; the partner if the viewer knows them, and the called `ace` and its plain `suit` as bits.

    `searched` is whether the suit has been led in a complete trick.
    """

    declarer: int
    partner: int = NOBODY
    ace: int = 0
    suit: int = 0
    searched: bool = False

    def enter(self, now: Situation) -> None:
        """Enter in a world who plays together in it, and whether the called ace still has its duties."""
        holder = next((place for place, hand in enumerate(now.hands) if hand & self.ace), self.partner)
        now.side = 1 << self.declarer | (1 << holder if holder != NOBODY else 0)
        now.called = 0 if self.searched else self.ace


class SidedRollout(Rollout):
    """Plays for one's side, as far as each player may know it.

    Before the called ace falls, the declarer trusts nobody, its holder knows everything, and the others hope that all
    but the declarer are on their side.
    """

    def __init__(self, bits: CardBits, manner: Manner, sides: Sides) -> None:
        super().__init__(bits, manner)
        self._sides = sides

    def _take(self, now: Situation) -> int:
        me = now.turn
        legal = self.legal(now)
        if not legal & (legal - 1):
            return legal
        out = unseen(now, me)
        if now.trick:
            return self._follow(now, legal, out)
        if now.side >> me & 1:
            return self._lead_alone(legal, out, 0)
        searching = legal & self._sides.suit if now.called else 0
        return lowest(searching) if searching else self._lead_together(legal, out)

    def legal(self, now: Situation) -> int:
        """Return the legal cards, under the duties of the called ace."""
        return legal_cards(self._bits, now.hands[now.turn], now.trick[0][1] if now.trick else 0, now.called)

    def _mates(self, now: Situation) -> int:
        """Collect the places that play with whoever's turn it is, as far as these know or hope, as bits."""
        me, side, declarer = now.turn, now.side, self._sides.declarer
        partner = (side & ~(1 << declarer)).bit_length() - 1
        if partner in {me, NOBODY} or not now.hands[partner] & self._sides.ace:
            return side if side >> me & 1 else ~side
        return 1 << me if me == declarer else ~(1 << declarer)

    def _follow(self, now: Situation, legal: int, out: int) -> int:
        """Smear points on a partner's trick, take a trick that is worth it, else give away little."""
        bits, me, trick = self._bits, now.turn, now.trick
        holder, best = holding(bits, trick)
        with_me = self._mates(now)
        mates, rival_to_come = with_me >> holder & 1, to_come(len(now.hands), me, len(trick)) & ~with_me
        above = self._above(trick, best)
        if mates and (not rival_to_come or not out & above):
            return lowest(first_of(bits.rich, legal))
        winning = legal & above
        if winning and not rival_to_come:
            return self._win(trick, legal, winning)
        if likely := self._likely(trick, winning, out):
            return self._win(trick, legal, likely)
        if sure := self._sure(trick, winning, out):
            plain = sure & ~bits.trumps
            return lowest(first_of(bits.rich, plain)) if plain else lowest(sure)
        cheapest = lowest(first_of(bits.cheap, legal))
        dared = cheapest & winning or counted_in(bits, trick) >= AT_STAKE
        return lowest(first_of(bits.cheap, winning)) if winning and dared and not mates else cheapest


@cache
def to_come(seats: int, me: int, lying: int) -> int:
    """Return the places that play to a trick after one, with so many cards lying before it, as bits."""
    return sum(1 << (me + step) % seats for step in range(1, seats - lying))
