"""A person's statistics: actions taken from the records, results taken from the ledger."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from game.core.parts import Counts
from game.reports.past import money_in

MOST_DEALS: Final = 2_000
"""The number of latest deals that statistics cover."""
LIFTS: Final = "lifts"
"""The game's own count of deals that a player took on; of these the won ones are counted too (`stats-lifts`)."""


@dataclass(frozen=True, slots=True)
class PlayedDeal:
    """A finished deal: its session, the accounts by seat, and its record."""

    table: str
    accounts: Sequence[str]
    record: Mapping[str, Any]


@dataclass(slots=True)
class Statistics:
    """Totals of a person's deals; amounts in chips.

    `lifts` are deals that the person took on, by the game's own count, `lifts_won` those of them that won chips;
    `played` are deals with tricks in which the person stayed in; `dry` those of them without a trick of theirs.
    `evenings` are the results of each session by the ledger, including the share of the leftover pot. `beats` and
    `beaten` count, by account, deals in which one won chips and the other lost some. `counts` are the games' own
    counts.
    """

    deals: int = 0
    lifts: int = 0
    lifts_won: int = 0
    played: int = 0
    tricks: int = 0
    dry: int = 0
    betes: int = 0
    bete_chips: int = 0
    evenings: Mapping[str, int] = field(default_factory=dict[str, int])
    beats: Counter[str] = field(default_factory=Counter[str])
    beaten: Counter[str] = field(default_factory=Counter[str])
    counts: Counter[str] = field(default_factory=Counter[str])

    @property
    def result(self) -> int:
        """The total result of all sessions."""
        return sum(self.evenings.values())

    @property
    def best(self) -> str | None:
        """The session with the best result."""
        return max(self.evenings, key=self.evenings.__getitem__, default=None)

    @property
    def worst(self) -> str | None:
        """The session with the worst result."""
        return min(self.evenings, key=self.evenings.__getitem__, default=None)


def statistics_of(
    account: str, deals: Iterable[PlayedDeal], evenings: Mapping[str, int], counts: Counts = lambda _record, _seat: {}
) -> Statistics:
    """Compute the statistics of an account's holder in these deals; deals in which they did not sit are left out.

    `evenings` are their results of each session by the ledger, `counts` returns a game's own counts for a seat in a
    deal, from its record.
    """
    total = Statistics(evenings=evenings)
    for deal in deals:
        if account in deal.accounts:
            seat = deal.accounts.index(account)
            _count(total, deal, seat, counts(deal.record, seat))
    return total


def _count(total: Statistics, deal: PlayedDeal, seat: int, own: Mapping[str, int]) -> None:
    record, won = deal.record, results(deal.record)
    total.deals += 1
    total.counts.update({name: count for name, count in own.items() if name != LIFTS})
    lifts = own.get(LIFTS, 0)
    total.lifts += lifts
    total.lifts_won += lifts if won[seat] > 0 else 0
    _count_tricks(total, record, seat)
    paid = ("penalty", f"seat:{seat}")
    penalties = [pay["amount"] for pay in record["payments"] if (pay["reason"], pay["from"]) == paid]
    total.betes += bool(penalties)
    total.bete_chips += sum(penalties)
    _count_rivals(total, deal, won, seat)


def _count_tricks(total: Statistics, record: Mapping[str, Any], seat: int) -> None:
    stayed = any(player == seat for trick in record["tricks"] for player, _ in trick["plays"])
    if not stayed:
        return
    taken = sum(trick["winner"] == seat for trick in record["tricks"])
    total.played += 1
    total.tricks += taken
    total.dry += not taken


def _count_rivals(total: Statistics, deal: PlayedDeal, won: Sequence[int], seat: int) -> None:
    for other, account in enumerate(deal.accounts):
        if won[seat] > 0 > won[other]:
            total.beats[account] += 1
        elif won[other] > 0 > won[seat]:
            total.beaten[account] += 1


def results(record: Mapping[str, Any]) -> list[int]:
    """Return each seat's result of a deal, in chips."""
    return [money_in(record, seat) for seat in range(len(record["bank"]["seats"]))]
