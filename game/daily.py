"""The deals of a day: the same cards for everybody, sealed together, each played alone against computers.

A day is a calendar day in UTC, written `2026-11-23`. Its packs are a separate round for each ruleset, mixed with the
day and the ruleset's id, and opened when the day is over.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, timedelta
from typing import Any, Final, NamedTuple

from game.computer.gains import counted
from game.computer.levels import STRONG
from game.core.bank import Balances
from game.core.driver import Driver, Setup, replay
from game.core.errors import BrokenRules, Refused
from game.core.record import record_of
from game.core.rulesets import Catalogue, Ruleset
from game.core.shared_packs import RoundSeal
from game.reports.past import PastDeal
from game.table.accounts import COMPUTERS, account_of
from game.table.alone import DAY
from game.table.ports import AnswerRow, DealRow

ME: Final = 0
"""The person's seat."""


def is_daily(id: str) -> bool:
    """Whether an id is that of a person's daily deals, and not of a table."""
    return id.startswith(DAY)


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


@dataclass(frozen=True, slots=True)
class DailyDeal:
    """A person's deal so far; `result` is in chips or points, once it is over."""

    number: int
    revision: int
    answers: tuple[str, ...] = ()
    result: float | None = None
    ended: int | None = None


@dataclass(frozen=True, slots=True)
class DailyPlay:
    """A person's daily play: their deals in a ruleset, by number."""

    id: str
    day: str
    ruleset: str
    person: int
    name: str
    deals: Mapping[int, DailyDeal] = field(default_factory=dict[int, DailyDeal])

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


def replayed(whole: DailySet, deal: DailyDeal) -> Driver:
    """Replay a deal as far as it was played.

    Raises `Refused` or `BrokenRules` if that is no longer possible.
    """
    if deal.revision != whole.ruleset.revision:
        raise BrokenRules(f"the deal was begun under revision {deal.revision} of {whole.ruleset.id}")
    return replay(whole.setup(deal.number), deal.answers)


def past_of(play: DailyPlay, whole: DailySet, number: int, names: Sequence[str], *, opened: bool) -> PastDeal | None:
    """Return a daily deal for display as a past deal; `None` before it is over.

    It includes its seal once `opened`. Raises what `replayed` raises.
    """
    deal = play.deals.get(number)
    if deal is None or deal.result is None:
        return None
    driver, seal = replayed(whole, deal), whole.seal.deal(number)
    setup = driver.setup
    row = DealRow(
        number=number,
        ruleset=play.ruleset,
        revision=deal.revision,
        options=setup.options.model_dump(),
        dealer=setup.dealer,
        before=setup.before,
        secret=seal.secret if opened else "",
        cut=seal.cut,
        carry={},
        accounts=(account_of(play.person), *(COMPUTERS,) * (len(names) - 1)),
        names=tuple(names),
        source=setup.source,
    )
    answers = [
        AnswerRow(number, place, asked.seat, asked.answer, "", play.person if asked.seat == ME else None)
        for place, asked in enumerate(driver.answered)
    ]
    record, whole_seal = record_of(driver), whole.seal if opened else None
    return PastDeal(play.id, row, seal.fingerprint, opened, answers, deal.ended, False, record, whole_seal)


def play_problems(play: DailyPlay, secret: str | None, commitment: str, catalogue: Catalogue) -> Iterator[str]:
    """Report problems with a person's written deals; those of another revision are not replayed."""
    seal = sealed(secret or "", play.day, play.ruleset) if secret else None
    if seal is None or seal.commitment != commitment:
        yield "its round is missing, or has another secret"
        return
    whole = DailySet(catalogue.find(play.ruleset), play.day, seal)
    for deal in play.deals.values():
        if deal.revision == whole.ruleset.revision:
            yield from (f"deal {deal.number}: {problem}" for problem in _deal_problems(whole, deal))


def _deal_problems(whole: DailySet, deal: DailyDeal) -> Iterator[str]:
    try:
        driver = replayed(whole, deal)
    except (Refused, BrokenRules) as error:
        yield f"it does not replay: {error}"
        return
    if (driver.outcome is None) != (deal.result is None):
        yield "it is over and has no result, or has one and is not over"
    elif driver.outcome and deal.result != counted(driver, ME):
        yield f"it has brought {counted(driver, ME)}, not {deal.result}"
