"""How well a person has played: the value given away, apart from luck."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from game.computer.judging import Judgement

Calendar = Callable[[int], tuple[int, int]]
"""Returns the year and the month of a time in seconds since 1970."""


class JudgedChoice(NamedTuple):
    """An answer, as written in records, at a step of a replay, and its judgement."""

    step: int
    given: str
    judgement: Judgement

    @property
    def cost(self) -> float:
        """The value given away with it, if statistically significant."""
        return self.judgement.cost if self.judgement.sure else 0.0


class Judged(NamedTuple):
    """The analysis of a seat in a deal: its result, in chips or points, and each judged choice."""

    result: float
    choices: tuple[JudgedChoice, ...]


@dataclass(frozen=True, slots=True)
class JudgedDeal:
    """A person's deal: their result, in chips or points, and every judged choice.

    `money` is their result in the ledger, in chips, without any share of the leftover pot. `opened` is whether its
    session has ended, `when` is the start of the session in seconds since 1970.
    """

    table: str
    number: int
    when: int
    opened: bool
    result: float
    choices: tuple[JudgedChoice, ...]
    money: int = 0

    @property
    def given_away(self) -> float:
        """The value that better choices would have added."""
        return sum(choice.cost for choice in self.choices)


class Month(NamedTuple):
    """The average value given away per deal in a month of a year."""

    year: int
    month: int
    deals: int
    given_away: float


@dataclass(frozen=True, slots=True)
class Performance:
    """A person's performance over some deals."""

    deals: tuple[JudgedDeal, ...]

    @property
    def result(self) -> float:
        """The total result."""
        return sum(deal.result for deal in self.deals)

    @property
    def money(self) -> int:
        """The total result in the ledger, in chips."""
        return sum(deal.money for deal in self.deals)

    @property
    def given_away(self) -> float:
        """The total value that better choices would have added."""
        return sum(deal.given_away for deal in self.deals)

    @property
    def luck(self) -> float:
        """The result without anything given away.

        A person who plays as well as the others and gives nothing away can expect zero, so the rest is luck.
        """
        return self.result + self.given_away

    @property
    def choices(self) -> int:
        """The number of judged choices."""
        return sum(len(deal.choices) for deal in self.deals)

    def costliest(self, most: int) -> Sequence[tuple[JudgedDeal, JudgedChoice]]:
        """List the choices that gave away the most, the costliest first."""
        every = [(deal, choice) for deal in self.deals for choice in deal.choices if choice.cost]
        return sorted(every, key=lambda each: -each[1].cost)[:most]

    def months(self, calendar: Calendar) -> Iterator[Month]:
        """Yield the value given away month by month; `calendar` returns the year and the month of a time."""
        found: dict[tuple[int, int], list[JudgedDeal]] = {}
        for deal in self.deals:
            found.setdefault(calendar(deal.when), []).append(deal)
        for (year, month), deals in sorted(found.items()):
            yield Month(year, month, len(deals), sum(deal.given_away for deal in deals) / len(deals))
