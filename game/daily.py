"""The deals of a day: the same cards for everybody, sealed together, each played alone against computers.

A day is a calendar day in UTC, written `2026-11-23`. Its packs are a separate round for each ruleset, mixed with the
day and the ruleset's id, and opened when the day is over.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, timedelta
from typing import Any, Final, NamedTuple

from game.computer.levels import STRONG
from game.core.bank import Balances
from game.core.driver import Setup
from game.core.rulesets import Ruleset
from game.core.shuffle import RoundSeal
from game.table.occasion import Day

ME: Final = 0
"""The person's seat."""


def day_of(when: float) -> str:
    """Return the day of a moment, in seconds since 1970."""
    return datetime.fromtimestamp(when, UTC).date().isoformat()


def after(day: str, days: int = 1) -> str:
    """Return the day that many days later."""
    return (date.fromisoformat(day) + timedelta(days=days)).isoformat()


def end_of(day: str) -> int:
    """Return the end of a day, in seconds since 1970."""
    return int(datetime.combine(date.fromisoformat(after(day)), datetime.min.time(), UTC).timestamp())


def sealed(secret: str, day: str, ruleset: str) -> RoundSeal:
    """Return the seal of a day's packs for a ruleset."""
    return RoundSeal(secret, (day, ruleset))


class DailySet(NamedTuple):
    """The deals of a day in a ruleset, under its default options and with its best number of seats."""

    ruleset: Ruleset[Any]
    day: str
    seal: RoundSeal

    @property
    def occasion(self) -> Day:
        """What a person's table is for at which these deals are played."""
        ruleset, day = self.ruleset, self.day
        return Day(of=f"{day} {ruleset.id}", packs=self.seal, most=ruleset.daily_deals, until=end_of(day))

    @property
    def numbers(self) -> range:
        """The numbers of the deals."""
        return range(1, self.ruleset.daily_deals + 1)

    def setup(self, number: int) -> Setup:
        """Return the setup of a deal; the person sits at `ME`, and the dealer changes with each deal."""
        seats = self.ruleset.best_seats
        return Setup(
            self.ruleset,
            self.ruleset.choose({}),
            number,
            number % seats,
            Balances.opening(seats),
            self.seal.deal(number),
            source=self.seal.source(number),
        )


class DailyResult(NamedTuple):
    """A deal of a day as a person has played it: its number at their table, the revision of its rules, and the result.

    The result is in chips or points, `None` until it is over.
    """

    deal: int
    revision: int
    result: float | None


@dataclass(frozen=True, slots=True)
class DailyPlay:
    """A person's daily play in a ruleset, and the deals that they have begun, by their place in the day from 1.

    `id` is that of the table at which it is played.
    """

    id: str
    day: str
    ruleset: str
    person: int
    name: str
    deals: Mapping[int, DailyResult] = field(default_factory=dict[int, DailyResult])

    @property
    def results(self) -> dict[int, float]:
        """The results of the finished deals, by number."""
        return {number: deal.result for number, deal in self.deals.items() if deal.result is not None}

    def next_deal(self, whole: DailySet) -> int | None:
        """Return the number of the next deal; `None` once all are over."""
        return next((number for number in whole.numbers if number not in self.results), None)


class Par(NamedTuple):
    """A strong computer's result in a deal, in chips or points, and the level that has answered.

    The level is empty if an earlier version has stored the result, perhaps that of a weaker computer.
    """

    result: float
    level: str

    @property
    def strong(self) -> bool:
        """Whether strong computers alone have played it."""
        return self.level == STRONG


class Shared(NamedTuple):
    """What a person has shared with a server: their name, their results of a day, and the pars."""

    name: str
    person: int
    day: str
    results: Mapping[int, float]
    pars: Mapping[int, Par]

    @property
    def difference(self) -> float:
        """Their lead over the par of the finished deals."""
        return sum(result - self.pars[number].result for number, result in self.results.items() if number in self.pars)

    @property
    def all_strong(self) -> bool:
        """Whether every par of the finished deals that is there is certainly strong."""
        return all(self.pars[number].strong for number in self.results if number in self.pars)


class MonthLine(NamedTuple):
    """A line of a month: a person's name, the number of days played, and their mean difference from par per deal.

    `all_strong` is whether all those pars are certainly strong.
    """

    name: str
    days: int
    mean: float
    all_strong: bool = True


def month_lines(shared: Sequence[Shared]) -> list[MonthLine]:
    """Rank people by their mean difference from par per deal, the leader first."""
    by_person: dict[int, list[Shared]] = {}
    for each in shared:
        by_person.setdefault(each.person, []).append(each)
    lines = [_line(theirs) for theirs in by_person.values()]
    return sorted((line for line in lines if line), key=lambda line: (-line.mean, line.name))


def _line(theirs: Sequence[Shared]) -> MonthLine | None:
    deals = sum(number in each.pars for each in theirs for number in each.results)
    mean = sum(each.difference for each in theirs) / deals if deals else 0.0
    return MonthLine(theirs[-1].name, len(theirs), mean, all(each.all_strong for each in theirs)) if deals else None
