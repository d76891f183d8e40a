"""A league: ratings of people's play, from the results of finished sessions, season by season.

Nothing here is stored: ratings are computed from the results each time, whatever their order. Everything the same
people played together on a day is one meeting, in which they are ranked by their results.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from math import fsum, sqrt
from statistics import fmean, stdev
from typing import Any, Final, Literal, NamedTuple

from openskill.models import PlackettLuce

from game.core.rulesets import Ruleset
from game.reports.lists import places

Every = Literal["month", "quarter"]
MONTHS: Final[Mapping[Every, int]] = {"month": 1, "quarter": 3}
"""The number of months of a season."""
NO_SEASONS: Final = "off"
DAY: Final = 86_400
CARRIED: Final = 6
"""The number of earlier seasons considered; less than a sixtieth of anything older would remain."""
KEPT: Final = 0.5
"""The fraction of knowledge carried over from one season to the next."""
MOST_WEIGHT: Final = 3.0
"""The maximum weight of a meeting, however long it was."""
CENTRE, STEP, SURE = 1_000, 40, 2
"""Ratings are displayed around the centre, `STEP` points for each of the model's; the bounds are `SURE` sigmas away."""
_MODEL: Final = PlackettLuce(tau=0.0)  # uncertainty grows between seasons, not with every meeting
_NAME: Final = re.compile(r"(20\d\d)-(?:Q([1-4])|(0[1-9]|1[0-2]))", re.ASCII)


class Season(NamedTuple):
    """A period of months in UTC, starting with `first`, which is counted from the year 0."""

    first: int
    months: int

    @classmethod
    def at(cls, when: float, every: Every) -> Season:
        """Return the season of a moment, in seconds since 1970."""
        day = datetime.fromtimestamp(when, UTC)
        return cls._with(day.year * 12 + day.month - 1, every)

    @classmethod
    def named(cls, name: str, every: Every) -> Season | None:
        """Return the season in which the named one begins; `None` if it is not a season's name."""
        found = _NAME.fullmatch(name)
        if found is None:
            return None
        return cls._with(int(found[1]) * 12 + (3 * int(found[2]) - 3 if found[2] else int(found[3]) - 1), every)

    @classmethod
    def _with(cls, month: int, every: Every) -> Season:
        return cls(month - month % MONTHS[every], MONTHS[every])

    @property
    def name(self) -> str:
        """The name, `2026-11` or `2026-Q4`."""
        year, month = divmod(self.first, 12)
        return f"{year:04}-{month + 1:02}" if self.months == 1 else f"{year:04}-Q{month // 3 + 1}"

    @property
    def begins(self) -> int:
        """Its beginning, in seconds since 1970."""
        year, month = divmod(self.first, 12)
        return int(datetime(year, month + 1, 1, tzinfo=UTC).timestamp())

    @property
    def ends(self) -> int:
        """The beginning of the next one."""
        return self.after(1).begins

    def after(self, seasons: int) -> Season:
        """Return the season that many seasons later."""
        return Season(self.first + seasons * self.months, self.months)

    @property
    def looked_at(self) -> list[Season]:
        """The seasons that determine the ratings of this one, the oldest first and itself last."""
        return [self.after(number) for number in range(-CARRIED, 1)]


class LeagueDeal(NamedTuple):
    """A finished deal: the end of its session, in seconds since 1970, and each person's result."""

    ended: float
    ruleset: str
    results: dict[int, int]


class Rating(NamedTuple):
    """A person's playing strength: a mean and its uncertainty, both on the model's scale."""

    mu: float = _MODEL.mu
    sigma: float = _MODEL.sigma

    @property
    def points(self) -> int:
        """The rating for display."""
        return round(CENTRE + STEP * (self.mu - _MODEL.mu))

    @property
    def give(self) -> int:
        """The margin of error for display: the truth lies within it 19 times out of 20."""
        return round(STEP * SURE * self.sigma)

    def carried(self) -> Rating:
        """Return the rating at the beginning of the next season."""
        sure, usual = self.sigma**2, _MODEL.sigma**2
        return Rating(_MODEL.mu + KEPT * (self.mu - _MODEL.mu), sqrt(usual + KEPT * (sure - usual)))


class Meeting(NamedTuple):
    """What the same people played together on a day: the number of deals, and each person's result."""

    deals: int
    results: Mapping[int, int]


class Line(NamedTuple):
    """A person's standing in a season, after a number of deals with others."""

    person: int
    deals: int
    rating: Rating


class Beside(NamedTuple):
    """A person's lead per deal over a strong computer with the same cards, with its margin of error."""

    person: int
    deals: int
    mean: float
    error: float


class Standings(NamedTuple):
    """A season: everybody who played with others, and everybody who played daily deals, the best first.

    People with fewer than `least` deals are not listed.
    """

    season: Season
    least: int
    lines: Sequence[Line]
    besides: Sequence[Beside]

    @property
    def people(self) -> set[int]:
        """Everybody who has played enough deals."""
        return {each.person for each in (*self.lines, *self.besides) if each.deals >= self.least}

    def of(self, person: int) -> Line | None:
        """Return a person's standing, listed or not."""
        return next((line for line in self.lines if line.person == person), None)

    @property
    def placed(self) -> list[tuple[int, Line]]:
        """The lines with their places, by what is sure of a rating; equal ones share a place."""
        return [*zip(places([line.rating.points - line.rating.give for line in self.lines]), self.lines, strict=True)]

    def listed(self, people: Iterable[int]) -> Standings:
        """Keep only those of the given people who have played enough."""
        allowed = self.people.intersection(people)
        lines, besides = (
            [each for each in listed if each.person in allowed and each.deals >= self.least]
            for listed in (self.lines, self.besides)
        )
        return Standings(self.season, self.least, lines, besides)  # pyright: ignore[reportArgumentType]


def whole_meeting(rulesets: Sequence[Ruleset[Any]]) -> int:
    """Return the number of deals that make a whole meeting, also the minimum to be listed: four days of `/daily`."""
    return 4 * max(ruleset.daily_deals for ruleset in rulesets)


def standings(
    season: Season, deals: Iterable[LeagueDeal], differences: Mapping[int, Sequence[float]], whole: int
) -> Standings:
    """Rank everybody in a season by the finished deals of all seasons considered, and by differences from par.

    `whole` is the number of deals that make a whole meeting.
    """
    days = meetings(deals)
    ratings: dict[int, Rating] = {}
    for each in season.looked_at:
        ratings = {person: rating.carried() for person, rating in ratings.items()}
        for day in range(each.begins // DAY, each.ends // DAY):
            ratings |= rated(ratings, days.get(day, ()), whole)
    played: Counter[int] = Counter()
    for day in range(season.begins // DAY, season.ends // DAY):
        for meeting in days.get(day, ()):
            played.update(dict.fromkeys(meeting.results, meeting.deals))
    lines = [Line(person, count, ratings[person]) for person, count in played.items()]
    lines.sort(key=lambda line: (line.rating.give - line.rating.points, -line.rating.mu, line.person))
    return Standings(season, whole, lines, _beside(differences))


def meetings(deals: Iterable[LeagueDeal]) -> dict[int, list[Meeting]]:
    """Group what the same people played on each day (since 1970) by the same rules; no one meets themselves."""
    together: defaultdict[tuple[int, str, frozenset[int]], list[LeagueDeal]] = defaultdict(list)
    for deal in deals:
        if len(deal.results) > 1:
            together[int(deal.ended // DAY), deal.ruleset, frozenset(deal.results)].append(deal)
    found: defaultdict[int, list[Meeting]] = defaultdict(list)
    for (day, _ruleset, people), played in together.items():
        results = {person: sum(deal.results[person] for deal in played) for person in sorted(people)}
        found[day].append(Meeting(len(played), results))
    return found


def rated(ratings: Mapping[int, Rating], day: Iterable[Meeting], whole: int) -> dict[int, Rating]:
    """Return the new ratings of all who met on a day.

    Every meeting is rated from the standings in the morning, and their effects are combined as Gaussians multiply, by
    precisions, each to the power of the meeting's weight. So their order does not matter.
    """
    told: defaultdict[int, list[tuple[float, float]]] = defaultdict(list)
    for meeting in day:
        weight = min(MOST_WEIGHT, meeting.deals / whole)
        before = [ratings.get(person, Rating()) for person in meeting.results]
        teams = [[_MODEL.create_rating([rating.mu, rating.sigma])] for rating in before]
        after = _MODEL.rate(teams, ranks=[float(-result) for result in meeting.results.values()])
        for person, old, (new,) in zip(meeting.results, before, after, strict=True):
            sharper = new.sigma**-2 - old.sigma**-2
            told[person].append((weight * sharper, weight * (new.mu - old.mu) * new.sigma**-2))
    return {person: _told(ratings.get(person, Rating()), parts) for person, parts in told.items()}


def _told(rating: Rating, parts: Sequence[tuple[float, float]]) -> Rating:
    precision = fsum([rating.sigma**-2, *(sharper for sharper, _ in parts)])
    return Rating(rating.mu + fsum(pull for _, pull in parts) / precision, sqrt(1 / precision))


def _beside(differences: Mapping[int, Sequence[float]]) -> list[Beside]:
    found = [
        Beside(person, len(each), fmean(each), SURE * stdev(each) / sqrt(len(each)))
        for person, each in differences.items()
        if len(each) > 1
    ]
    return sorted(found, key=lambda each: (-each.mean, each.person))
