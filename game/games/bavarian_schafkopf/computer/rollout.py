"""Simulated deals with two sides of any size, one of which may be a secret: a called ace, with its duties.

Their worlds, in which declarers have hands fit for what they have announced, and how they are played out.
"""

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from game.computer.card_play.bits import CardBits
from game.computer.card_play.hidden import Hidden, Place, Zone, dealt_from
from game.computer.card_play.rollout import NOBODY, Manner, Rollout, Situation, legal_cards, lowest
from game.core.view import View

FIRST: Final = 80
"""Exchanges of a card until the first hand of a declarer is found,"""
NEXT: Final = 4
"""and until the next one."""


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


class SidedHidden(Hidden):
    """The worlds of a view, in each of which it is known who plays together.

    A declarer's hidden cards are found step by step: one of them is exchanged, and the hand is kept if it is `believed`
    more, or else as often as it is believed less. So hands come up as often as they are likely, however rare they are.
    """

    def __init__(
        self,
        view: View,
        bits: CardBits,
        sides: Sides,
        missing: Mapping[int, int],
        believed: Callable[[int], float] | None,
    ) -> None:
        super().__init__(view, bits, sides.declarer, missing)
        self._sides = sides
        self._believed = believed
        self._zone: Zone = ("hand", self.seats[sides.declarer])
        self._hand = 0

    def situation(self, rng: random.Random) -> Situation:
        """Assign places to the hidden cards."""
        now = super().situation(rng)
        self._sides.enter(now)
        return now

    def _dealt(self, places: Sequence[Place], rng: random.Random) -> Mapping[Zone, int] | None:
        """Deal the declarer a hand, then the others; `None` if that fails."""
        declarer = next((place for place in places if place.zone == self._zone), None)
        if self._believed is None or declarer is None:
            return super()._dealt(places, rng)
        possible = [bit for bit in self._pool if not bit & declarer.banned]
        if len(possible) < declarer.number:
            return None
        hand = self._walked(possible, declarer.number, self._believed, rng)
        left = [bit for bit in self._pool if not bit & hand]
        others = dealt_from(left, [place for place in places if place is not declarer], rng)
        return others and {**others, self._zone: hand}

    def _walked(
        self, possible: Sequence[int], number: int, believed: Callable[[int], float], rng: random.Random
    ) -> int:
        """Take some steps from the last hand of the declarer, or many from any hand."""
        known, steps = self._known[self._zone], NEXT if self._hand else FIRST
        held = [bit for bit in possible if bit & self._hand] or rng.sample(possible, number)
        others = [bit for bit in possible if bit not in held]
        hand = sum(held)
        chance = believed(known | hand)
        for _ in range(steps if others else 0):
            given, taken = rng.randrange(number), rng.randrange(len(others))
            changed = hand ^ held[given] ^ others[taken]
            now = believed(known | changed)
            if now >= chance * rng.random():
                hand, chance = changed, now
                held[given], others[taken] = others[taken], held[given]
        self._hand = hand
        return hand


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
