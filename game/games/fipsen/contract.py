"""The declarer's contract: the bid that won the auction, and its later changes."""

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
    """The winning bid, its bidder, the trumps named, and whether the declarer went on after winning the tricks."""

    declarer: int
    bid: Bid
    trump: str = ""
    gone_on: bool = False

    @property
    def must_win_all(self) -> bool:
        """Whether losing the next trick loses the contract."""
        return self.bid.durch or self.gone_on

    @property
    def value(self) -> int:
        """Its value in points: diamonds that were not bid double it, and so does going on (I4, I8)."""
        ruten_unbid = self.trump == RUTEN and not self.bid.ruten
        return self.bid.value << ruten_unbid + self.gone_on

    def score(self, *, made: bool) -> int:
        """Return the declarer's score: the value, or minus twice the value if lost."""
        return self.value if made else -2 * self.value
