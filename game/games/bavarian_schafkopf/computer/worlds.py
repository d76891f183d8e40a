"""The worlds of a view in Schafkopf: who plays together, and declarers with hands fit for what they have announced."""

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from game.computer.card_play.bits import CardBits
from game.computer.card_play.hidden import Hidden, Place, Zone, dealt_from
from game.computer.card_play.rollout import Situation
from game.core.view import View
from game.games.bavarian_schafkopf.computer.rollout import Sides

FIRST: Final = 80
"""Exchanges of a card until the first hand of a declarer is found,"""
NEXT: Final = 4
"""and until the next one."""


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
