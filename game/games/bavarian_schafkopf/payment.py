"""What a game is worth and who pays whom: the tariff, Schneider, Schwarz, runners, and the factor (section 6)."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from game.core.cards import Card
from game.core.deal import Deal
from game.core.ordering import Ordering
from game.core.view import View
from game.games.bavarian_schafkopf.games import BETTEL, HOCHZEIT, KINDS, RUF, SIE, SOLO, Contract
from game.games.bavarian_schafkopf.options import BavarianOptions
from game.kits.points.counting import OUT_OF_SCHNEIDER, WON_FROM

SCHNEIDER_FROM: Final = 91
TOUT_TIMES: Final = 2
SIE_TIMES: Final = 4


def runners(ordering: Ordering, cards: Sequence[Card], mine: Collection[Card], least: int) -> int:
    """Count the highest trumps in one side's hands, from the top without a gap; fewer than `least` count nothing.

    `cards` are the pack's, `mine` those that the declaring side was dealt.
    """
    trumps = ordering.sort(filter(ordering.is_trump, cards))
    held = [card in mine for card in trumps]
    length = next((place for place, has in enumerate(held) if has != held[0]), len(held))
    return length if length >= least else 0


def least_runners(contract: Contract) -> int:
    """Return from how many on runners count: two where the trumps have one rank of pictures, else three (G18)."""
    return 2 if len(KINDS[contract.kind].pictures) == 1 else 3


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended for the declaring side: its card points and tricks, of `all_tricks`, and the runners."""

    contract: Contract
    points: int
    tricks: int
    all_tricks: int
    runners: int

    @property
    def won(self) -> bool:
        """Whether the declaring side has won."""
        if self.contract.kind == BETTEL:
            return not self.tricks
        return self.tricks == self.all_tricks if self.contract.is_tout else self.points >= WON_FROM

    @property
    def _levels(self) -> bool:
        return not self.contract.is_tout and self.contract.kind != BETTEL

    @property
    def schneider(self) -> bool:
        """Whether the losers have too few card points: declarers up to 30, their opponents up to 29 (G17)."""
        return self._levels and not OUT_OF_SCHNEIDER <= self.points < SCHNEIDER_FROM

    @property
    def schwarz(self) -> bool:
        """Whether the losers have no trick."""
        return self._levels and self.tricks in {0, self.all_tricks}

    def value(self, rules: BavarianOptions, factor: int) -> int:
        """Return what each loser pays, in points (G17 to G21)."""
        contract, extra = self.contract, rules.tariff_extra
        times = SIE_TIMES if contract.bid == SIE else TOUT_TIMES if contract.is_tout else 1
        added = extra * (self.schneider + self.schwarz + self.runners)
        return factor * times * (tariff_of(contract.kind, rules) + added)

    def shares(self, value: int, seats: int) -> list[int]:
        """Return what each seat wins or loses: alone three times as much (G23)."""
        declaring = self.contract.declaring
        sign = 1 if self.won else -1
        own = (seats - len(declaring)) // len(declaring)
        return [sign * value * (own if seat in declaring else -1) for seat in range(seats)]


def tariff_of(kind: str, rules: BavarianOptions) -> int:
    """Return the price of a game without extras, in points."""
    if kind in {RUF, HOCHZEIT}:
        return rules.tariff_ruf
    return rules.tariff_solo if kind in {SOLO, SIE} else rules.tariff_wenz


def result_of(of: Deal | View, contract: Contract, dealt: Collection[Card], points: int = 0, tricks: int = 0) -> Result:
    """Return the result of a game; `dealt` are the cards that the declaring side held before the first trick."""
    run = 0 if contract.kind == BETTEL else runners(of.ordering, of.pack.cards, dealt, least_runners(contract))
    return Result(contract, points, tricks, len(of.pack.cards) // of.seats, run)
