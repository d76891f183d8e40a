"""Plays simulated deals out with two sides of any size, one of which may be a secret: a called ace, with its duties."""

from dataclasses import dataclass
from functools import cache

from game.computer.card_play.bits import CardBits
from game.computer.card_play.rollout import NOBODY, Manner, Rollout, Situation, legal_cards, lowest


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

    def legal(self, now: Situation) -> int:
        """Return the legal cards, under the duties of the called ace."""
        return legal_cards(self._bits, now.hands[now.turn], now.trick[0][1] if now.trick else 0, now.called)

    def _lead(self, now: Situation, legal: int, out: int) -> int:
        if now.side >> now.turn & 1:
            return self._lead_alone(legal, out, 0)
        searching = legal & self._sides.suit if now.called else 0
        return lowest(searching) if searching else self._lead_together(legal, out)

    def _mates(self, now: Situation) -> int:
        """Collect the places that play with whoever's turn it is, as far as these know or hope, as bits."""
        me, side, declarer = now.turn, now.side, self._sides.declarer
        partner = (side & ~(1 << declarer)).bit_length() - 1
        if partner in {me, NOBODY} or not now.hands[partner] & self._sides.ace:
            return side if side >> me & 1 else ~side
        return 1 << me if me == declarer else ~(1 << declarer)

    def _stands(self, now: Situation, holder: int) -> tuple[int, int, bool]:
        """Return the same for sides of any size; everybody trusts in luck."""
        with_me = self._mates(now)
        return with_me >> holder & 1, to_come(len(now.hands), now.turn, len(now.trick)) & ~with_me, True


@cache
def to_come(seats: int, me: int, lying: int) -> int:
    """Return the places that play to a trick after one, with so many cards lying before it, as bits."""
    return sum(1 << (me + step) % seats for step in range(1, seats - lying))
