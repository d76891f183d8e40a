"""Rounds of Bock and of Ramsch, one deal for each seat: their triggers, and the remaining deals (S18, S19).

They are house rules and off by default. The remaining deals are carried from deal to deal (`carry`): `bock` and
`ramsch`. A round that has begun is played to its end, and calls for no other.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from game.core.deal import Deal
from game.core.questions import Choose
from game.core.view import View
from game.games.skat.cards import GRAND
from game.games.skat.contract import Contract
from game.games.skat.options import SkatOptions
from game.games.skat.ramsch import RAMSCH, SHOVED

BOCK: Final = "bock"
RAMSCH_ROUND: Final = "ramsch-round"
GRAND_HAND: Final = "grand-hand"
SIXTY: Final = 60
MUCH: Final = 120
"""A game of this many points triggers a Bock round if the usual triggers apply."""


def calls_for_bock(rules: SkatOptions, contract: Contract, score: int, points: int | None = None) -> bool:
    """Whether a round of Bock follows a game: after 60 to 60, 120 or more, or a successful Kontra.

    `points` are the declarer's card points, unless in a null.
    """
    sixty = points == SIXTY and score < 0
    usual = sixty or abs(score) >= MUCH or (contract.kontra and score < 0)
    return {"off": False, "sixty": sixty, "usual": usual}[rules.bock]


@dataclass(frozen=True, slots=True)
class Rounds:
    """The remaining deals of Bock and of Ramsch, including this one; Ramsch comes first."""

    bock: int = 0
    ramsch: int = 0

    @classmethod
    def of(cls, deal: Deal) -> Rounds:
        """Return the rounds carried over from the previous deal."""
        return cls(deal.carry.get("bock", 0), deal.carry.get("ramsch", 0))

    @property
    def doubled(self) -> int:
        """The factor of this deal's score."""
        return 2 if self.bock and not self.ramsch else 1

    def mark(self, deal: Deal) -> None:
        """Mark the deal with the remaining number of its round."""
        if self.ramsch:
            deal.mark(RAMSCH_ROUND, self.ramsch)
        elif self.bock:
            deal.mark(BOCK, self.bock)

    def after(self, rules: SkatOptions, seats: int, *, bock_follows: bool) -> Mapping[str, int]:
        """Return the values carried to the next deal; a round of Bock that ends may be followed by one of Ramsch."""
        ramsch, bock = max(0, self.ramsch - 1), self.bock - (self.doubled > 1)
        if self.doubled > 1 and not bock and rules.after_bock == "ramsch":
            ramsch = seats
        if bock_follows and not (self.bock or self.ramsch):
            bock = seats
        return {name: left for name, left in (("bock", bock), ("ramsch", ramsch)) if left}


def contract_factor(view: View) -> int:
    """Return the factor of a declared game, by Bock, Kontra and Re."""
    return {"kontra": 2, "re": 4}.get(str(view.mark("kontra")), 1) * (2 if view.mark(BOCK) else 1)


def ramsch_factor(view: View) -> int:
    """Return the factor of a Ramsch's scores, from Bock and from shoving the skat."""
    return (2 if view.mark(BOCK) else 1) << int(view.mark(SHOVED) or 0)


async def grand_or_ramsch(deal: Deal, doubled: int) -> Contract | None:
    """Offer each in turn a grand from the hand in a round of Ramsch; `None` if no one plays it."""
    for seat in deal.players():
        if await deal.ask(seat, Choose("grand_hand", (GRAND_HAND, RAMSCH), RAMSCH)) == GRAND_HAND:
            return Contract(seat, 0, hand=True, game=GRAND, cards={*deal.hands[seat]}, doubled=doubled)
    return None
