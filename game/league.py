"""A league: who plays better than whom, by what finished sessions have brought people, season by season.

Nothing here is kept: it follows from the results each time, and is the same in whatever order they come. What the same
people played together on a day is one meeting, in which they are ranked by what it has brought each of them.
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

Every = Literal["month", "quarter"]
MONTHS: Final[Mapping[Every, int]] = {"month": 1, "quarter": 3}
"""How many months a season has."""
NO_SEASONS: Final = "off"
DAY: Final = 86_400
CARRIED: Final = 6
"""How many seasons before are looked at; of what was known before them, less than a sixtieth would be left."""
KEPT: Final = 0.5
"""How much of what was known at the end of a season is still known at the beginning of the next one."""
MOST_WEIGHT: Final = 3.0
"""How much a meeting counts at most, however long it was."""
CENTRE, STEP, SURE = 1_000, 40, 2
"""A rating is shown around the centre, so many points for each of the model's; its bounds are `SURE` sigmas away."""
_MODEL: Final = PlackettLuce(tau=0.0)  # what is known fades between seasons, not with every meeting
_NAME: Final = re.compile(r"(20\d\d)-(?:Q([1-4])|(0[1-9]|1[0-2]))", re.ASCII)


class Season(NamedTuple):
    """Some months of the calendar in UTC, from `first` on, which is counted from the year 0."""

    first: int
    months: int

    @classmethod
    def at(cls, when: float, every: Every) -> Season:
        """Return the season of a moment, in seconds since 1970."""
        day = datetime.fromtimestamp(when, UTC)
        return cls._with(day.year * 12 + day.month - 1, every)

    @classmethod
    def named(cls, name: str, every: Every) -> Season | None:
        """Return the season in which the one of a name begins; `None` for no name of a season."""
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
        """When it begins, in seconds since 1970."""
        year, month = divmod(self.first, 12)
        return int(datetime(year, month + 1, 1, tzinfo=UTC).timestamp())

    @property
    def ends(self) -> int:
        """When the next one begins."""
        return self.after(1).begins

    def after(self, seasons: int) -> Season:
        """Return the season that is so many later."""
        return Season(self.first + seasons * self.months, self.months)

    @property
    def looked_at(self) -> list[Season]:
        """The seasons that ratings of this one follow from, the oldest first and itself last."""
        return [self.after(number) for number in range(-CARRIED, 1)]


class LeagueDeal(NamedTuple):
    """A finished deal: when its session ended, in seconds since 1970, and what it has brought each person in it."""

    ended: float
    ruleset: str
    results: dict[int, int]


class Rating(NamedTuple):
    """How well somebody plays: a mean and how uncertain it is, both in the model's own measure."""

    mu: float = _MODEL.mu
    sigma: float = _MODEL.sigma

    @property
    def points(self) -> int:
        """The rating as it is shown."""
        return round(CENTRE + STEP * (self.mu - _MODEL.mu))

    @property
    def give(self) -> int:
        """How far off it may be as it is shown: the truth lies within 19 times of 20."""
        return round(STEP * SURE * self.sigma)

    def carried(self) -> Rating:
        """Return what it is worth at the beginning of the next season."""
        sure, usual = self.sigma**2, _MODEL.sigma**2
        return Rating(_MODEL.mu + KEPT * (self.mu - _MODEL.mu), sqrt(usual + KEPT * (sure - usual)))


class Meeting(NamedTuple):
    """What the same people played together on a day: how many deals, and what these brought each of them."""

    deals: int
    results: Mapping[int, int]


class Line(NamedTuple):
    """How somebody stands in a season, after so many deals with others."""

    person: int
    deals: int
    rating: Rating


class Beside(NamedTuple):
    """How much more somebody brought home a deal than a strong computer with the same cards, and how sure that is."""

    person: int
    deals: int
    mean: float
    error: float


class Standings(NamedTuple):
    """A season: everybody who played with others, and everybody who played deals of the day, the best first.

    Who has played fewer than `least` deals is not listed.
    """

    season: Season
    least: int
    lines: Sequence[Line]
    besides: Sequence[Beside]

    @property
    def people(self) -> set[int]:
        """Everybody who has played enough."""
        return {each.person for each in (*self.lines, *self.besides) if each.deals >= self.least}

    def of(self, person: int) -> Line | None:
        """Return how a person stands, listed or not."""
        return next((line for line in self.lines if line.person == person), None)

    def listed(self, people: Iterable[int]) -> Standings:
        """Leave only those of some people who have played enough."""
        allowed = self.people.intersection(people)
        lines, besides = (
            [each for each in listed if each.person in allowed and each.deals >= self.least]
            for listed in (self.lines, self.besides)
        )
        return Standings(self.season, self.least, lines, besides)  # pyright: ignore[reportArgumentType]


def whole_meeting(rulesets: Sequence[Ruleset[Any]]) -> int:
    """Return how many deals of a game make a whole meeting, and are the fewest to be listed: four days of `/daily`."""
    return 4 * max(ruleset.daily_deals for ruleset in rulesets)


def standings(
    season: Season, deals: Iterable[LeagueDeal], differences: Mapping[int, Sequence[float]], whole: int
) -> Standings:
    """Rank everybody in a season by finished deals of all the seasons it looks at, and by differences to the par.

    `whole` is how many deals make a whole meeting.
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
    """Put together what the same people played on each day (since 1970) by the same rules; nobody meets themselves."""
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

    Every meeting is rated from how people stood in the morning, and what all of them say is added up: as Gaussians
    multiply, by precisions, each to the power of the meeting's weight. So their order is of no account.
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
