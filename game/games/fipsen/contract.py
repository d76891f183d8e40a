"""What the declarer plays for: the bid that won the auction, and what has become of it since."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.games.fipsen.bids import Bid
from game.games.fipsen.cards import RUTEN

SURRENDER: Final = "surrender"
WON: Final = "fipsen-won"
LOST: Final = "fipsen-lost"
SURRENDERED: Final = "surrendered"
SURRENDER_COSTS: Final = 5


@dataclass(slots=True)
class Contract:
    """The bid that stands, who made it, the trumps he named and whether he has gone on after winning his tricks."""

    declarer: int
    bid: Bid
    trump: str = ""
    gone_on: bool = False

    @property
    def must_win_all(self) -> bool:
        """Whether the next trick that is lost loses the contract."""
        return self.bid.durch or self.gone_on

    @property
    def value(self) -> int:
        """What it is worth in points: diamonds that were not bid double it, and so does going on (I4, I8)."""
        ruten_unbid = self.trump == RUTEN and not self.bid.ruten
        return self.bid.value << ruten_unbid + self.gone_on

    def score(self, *, made: bool) -> int:
        """Return what the declarer wins, or loses twofold."""
        return self.value if made else -2 * self.value
