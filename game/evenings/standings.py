"""What rounds have brought people, and how they stand.

A round brings what the game itself counts: points, else chips. With the same cards it is the difference to the mean of
all tables in the same seat, so that nobody wins by good cards alone; where one table alone was played to its end there
is nothing to compare. Who sits out, is not there or has sat at a table
that was broken off gets the mean of the people of the round: never more. Computers are not ranked.

Beside it stands what somebody has brought home beyond strong computers in the same seat, which decides nothing.

Ties: whoever has the better best round is ahead; who is equal in that too shares the place.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Final, NamedTuple

from game.evenings.evening import Evening
from game.evenings.parts import Round

SEVERAL: Final = 2


class Line(NamedTuple):
    """How somebody stands: their place, what the rounds have brought them in order, and all of that together.

    `beside` is what they have brought home beyond strong computers in the same seats with the same cards, in the rounds
    of which that is known; `None` where it is known of none.
    """

    place: int
    user: int
    name: str
    rounds: tuple[Fraction, ...]
    beside: int | None = None

    @property
    def total(self) -> Fraction:
        """What all rounds have brought."""
        return sum(self.rounds, Fraction())


def gains(played: Round, *, same: bool) -> list[tuple[Fraction, ...]]:
    """Return what each seat of each table has brought home; nothing of tables that were broken off.

    With the `same` cards at several tables all gains in one seat add up to zero.
    """
    results = [table.results for table in played.tables]
    counted = [each for each in results if each]
    if not same or len(counted) < SEVERAL:
        return [tuple(map(Fraction, each)) for each in results]
    means = [Fraction(sum(seat), len(seat)) for seat in zip(*counted, strict=True)]
    return [tuple(value - mean for value, mean in zip(each, means, strict=False)) for each in results]


def scores(played: Round, *, same: bool) -> tuple[dict[int, Fraction], Fraction]:
    """Return what a round has brought the people who played, by their ids, and the mean of that."""
    found = {
        seat.user: gain
        for table, brought in zip(played.tables, gains(played, same=same), strict=True)
        for seat, gain in zip(table.seats, brought, strict=False)
        if seat.user is not None and not seat.late
    }
    return found, Fraction(sum(found.values()), len(found)) if found else Fraction()


def standings(evening: Evening) -> list[Line]:
    """Rank everybody who has sat at a table in a round that is done, whoever is ahead first."""
    rounds = [scores(each, same=evening.plan.same) for each in evening.finished]
    names = {
        seat.user: seat.name
        for each in evening.finished
        for table in each.tables
        for seat in table.seats
        if seat.user is not None
    }
    brought = {user: tuple(found.get(user, mean) for found, mean in rounds) for user in names}
    lines = _placed(brought, names)
    beside = beside_strong(evening.finished)
    return [line._replace(beside=beside.get(line.user)) for line in lines]


def beside_strong(finished: Sequence[Round]) -> dict[int, int]:
    """Return what people have brought home beyond strong computers in their seats, by their ids."""
    found = Counter[int]()
    for played in finished:
        for table in played.tables:
            for seat, home, par in zip(table.seats, table.results, played.par, strict=False):
                if seat.user is not None and not seat.late:
                    found[seat.user] += home - par
    return dict(found)


class TeamLine(NamedTuple):
    """How a team stands: its place, its name, and the mean of what its people have."""

    place: int
    name: str
    mean: Fraction


def team_standings(evening: Evening) -> list[TeamLine]:
    """Rank teams by the mean of their people, whoever is ahead first; equal ones share a place."""
    teams = {guest.user: guest.team for guest in evening.guests if guest.team}
    totals: dict[str, list[Fraction]] = {}
    for line in standings(evening):
        if line.user in teams:
            totals.setdefault(teams[line.user], []).append(line.total)
    means = {name: sum(each, Fraction()) / len(each) for name, each in totals.items()}
    order = sorted(means, key=lambda name: (-means[name], name.casefold()))
    return [TeamLine(1 + sum(other > means[name] for other in means.values()), name, means[name]) for name in order]


def most_different(tables: Sequence[Mapping[int, Sequence[int]]]) -> tuple[int, int] | None:
    """Find the deal and the seat in which what tables have won and lost with the same cards is furthest apart.

    `tables` are what each deal has brought the seats, by its number; of equals the first. `None` where two tables have
    no deal in common, or none differs.
    """
    found: dict[tuple[int, int], int] = {}
    for deal in sorted({number for table in tables for number in table}):
        results = [table[deal] for table in tables if deal in table]
        for seat, in_seat in enumerate(zip(*results, strict=False)):
            found[deal, seat] = max(in_seat) - min(in_seat)
    best = max(found, key=lambda each: found[each], default=None)
    return best if best and found[best] else None


def _placed(brought: Mapping[int, Sequence[Fraction]], names: Mapping[int, str]) -> list[Line]:
    keys = {user: (sum(each, Fraction()), max(each)) for user, each in brought.items()}
    order = sorted(keys, key=lambda user: (*(-value for value in keys[user]), names[user].casefold(), user))
    ahead = [*keys.values()]
    return [
        Line(1 + sum(other > keys[user] for other in ahead), user, names[user], tuple(brought[user])) for user in order
    ]
