"""How well a person has played: what was given away, apart from luck."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from game.computer.judging import Judgement

Calendar = Callable[[int], tuple[int, int]]
"""The year and the month of a time in seconds since 1970."""


class JudgedChoice(NamedTuple):
    """An answer that was given, as records write it, at a step of a replay, and what it was worth."""

    step: int
    given: str
    judgement: Judgement

    @property
    def cost(self) -> float:
        """What was given away with it, if that is beyond chance."""
        return self.judgement.cost if self.judgement.sure else 0.0


class Judged(NamedTuple):
    """What was found out about a seat in a deal: its result, in chips or points, and each choice that was judged."""

    result: float
    choices: tuple[JudgedChoice, ...]


@dataclass(frozen=True, slots=True)
class JudgedDeal:
    """A deal of a person: what it has brought them, in chips or points, and every choice of theirs that was judged.

    `money` is what it has brought them in the ledger, in chips, without any part of what is left in the pot. `opened`
    tells whether its session has ended, `when` when that was begun, in seconds since 1970.
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
        """What better choices would have brought."""
        return sum(choice.cost for choice in self.choices)


class Month(NamedTuple):
    """What was given away per deal in a month of a year."""

    year: int
    month: int
    deals: int
    given_away: float


@dataclass(frozen=True, slots=True)
class Performance:
    """How a person has played some deals."""

    deals: tuple[JudgedDeal, ...]

    @property
    def result(self) -> float:
        """What they have brought."""
        return sum(deal.result for deal in self.deals)

    @property
    def money(self) -> int:
        """What they have brought in the ledger, in chips."""
        return sum(deal.money for deal in self.deals)

    @property
    def given_away(self) -> float:
        """What better choices would have brought beside that."""
        return sum(deal.given_away for deal in self.deals)

    @property
    def luck(self) -> float:
        """What they would have brought without anything given away.

        A person who plays as well as the others and gives nothing away can expect nothing, so the rest is luck.
        """
        return self.result + self.given_away

    @property
    def choices(self) -> int:
        """How many choices were judged."""
        return sum(len(deal.choices) for deal in self.deals)

    def costliest(self, most: int) -> Sequence[tuple[JudgedDeal, JudgedChoice]]:
        """List the choices with which most was given away, the costliest first."""
        every = [(deal, choice) for deal in self.deals for choice in deal.choices if choice.cost]
        return sorted(every, key=lambda each: -each[1].cost)[:most]

    def months(self, calendar: Calendar) -> Iterator[Month]:
        """Yield what was given away month by month; `calendar` tells the year and the month of a time."""
        found: dict[tuple[int, int], list[JudgedDeal]] = {}
        for deal in self.deals:
            found.setdefault(calendar(deal.when), []).append(deal)
        for (year, month), deals in sorted(found.items()):
            yield Month(year, month, len(deals), sum(deal.given_away for deal in deals) / len(deals))
