"""The results of rounds, the standings, and the prizes of an evening for play money.

A round's result is what the game itself counts: points, else chips. With the same cards it is the difference from the
mean of all tables in the same seat, so that nobody wins just by good cards; if only one table was played to its end
there is nothing to compare. People who had to sit out, took a seat late, or sat at a table that was broken off get the
mean of the round's people. A round that somebody misses by themselves brings them nothing, and no more than the mean,
as in clubs; whoever was absent from all of them is not ranked, and neither are computers.

A separate figure is each person's lead over strong computers in the same seat, which decides nothing.

Ties: in games with a declarer more games won are ahead, then fewer lost, as on lists of clubs; in others the better
best round. People who are equal in that too share the place.

Prizes are paid from everybody's entry fee. Nothing moves before the end, so a cancelled evening costs nobody anything.
Computers neither pay nor win.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import groupby
from typing import Final, NamedTuple

from game.evenings.evening import Evening
from game.evenings.parts import Round
from game.reports.debts import Transfer, fewest_transfers
from game.reports.lists import ListSums, together
from game.table.ports import account_of

SEVERAL: Final = 2
MISSED_IS_NOTHING: Final = 1
"""The first edition in which a round missed by oneself does not bring the mean."""


class Line(NamedTuple):
    """A person's standing: their place, their results of the rounds in order, and the total.

    `beside` is their lead over strong computers in the same seats with the same cards, in the rounds for which it is
    known; `None` if it is known for none. `sums` are those of their lists, in games with a declarer.
    """

    place: int
    user: int
    name: str
    rounds: tuple[Fraction, ...]
    beside: int | None = None
    sums: ListSums | None = None

    @property
    def total(self) -> Fraction:
        """The total result of all rounds."""
        return sum(self.rounds, Fraction())


def gains(played: Round, *, same: bool) -> list[tuple[Fraction, ...]]:
    """Return the gain of each seat at each table; empty for tables that were broken off.

    With the `same` cards at several tables all gains in one seat sum to zero.
    """
    results = [table.results for table in played.tables]
    counted = [each for each in results if each]
    if not same or len(counted) < SEVERAL:
        return [tuple(map(Fraction, each)) for each in results]
    means = [Fraction(sum(seat), len(seat)) for seat in zip(*counted, strict=True)]
    return [tuple(value - mean for value, mean in zip(each, means, strict=False)) for each in results]


def compares(evening: Evening) -> bool:
    """Whether the standings compare tables: several have finished a round with the same cards."""
    results = (sum(bool(table.results) for table in played.tables) for played in evening.finished)
    return evening.plan.same and any(counted >= SEVERAL for counted in results)


def scores(played: Round, *, same: bool) -> tuple[dict[int, Fraction], Fraction]:
    """Return a round's results of the people who played, by their ids, and their mean."""
    found = {
        seat.user: gain
        for table, brought in zip(played.tables, gains(played, same=same), strict=True)
        for seat, gain in zip(table.seats, brought, strict=False)
        if seat.user is not None and not (seat.late or seat.absent)
    }
    return found, Fraction(sum(found.values()), len(found)) if found else Fraction()


def standings(evening: Evening) -> list[Line]:
    """Rank everybody who has played in a finished round, the leader first."""
    names = {
        seat.user: seat.name
        for each in evening.finished
        for table in each.tables
        for seat in table.seats
        if seat.user is not None and not seat.absent
    }
    rounds = [_brought(each, names, evening) for each in evening.finished]
    brought = {user: tuple(each[user] for each in rounds) for user in names}
    lists, beside = _lists(evening.finished), beside_strong(evening.finished)
    lines = _placed(brought, names, lists)
    return [line._replace(beside=beside.get(line.user), sums=lists.get(line.user)) for line in lines]


def _brought(played: Round, users: Iterable[int], evening: Evening) -> dict[int, Fraction]:
    found, mean = scores(played, same=evening.plan.same)
    sat = (seat for table in played.tables for seat in table.seats if not seat.absent)
    excused = {seat.user for seat in (*played.byes, *sat)}
    missed = mean if evening.edition < MISSED_IS_NOTHING else min(mean, Fraction())
    return {user: found.get(user, mean if user in excused else missed) for user in users}


def _lists(finished: Iterable[Round]) -> dict[int, ListSums]:
    """Return the sums of people's lists, by their ids; empty in games without a declarer."""
    found: dict[int, list[ListSums]] = {}
    for played in finished:
        for table in played.tables:
            for seat, sums in zip(table.seats, table.lists, strict=False):
                if seat.user is not None and not (seat.late or seat.absent):
                    found.setdefault(seat.user, []).append(sums)
    return {user: together(sums) for user, sums in found.items()}


def beside_strong(finished: Sequence[Round]) -> dict[int, int]:
    """Return people's leads over strong computers in their seats, by their ids."""
    found = Counter[int]()
    for played in finished:
        for table in played.tables:
            for seat, home, par in zip(table.seats, table.results, played.par, strict=False):
                if seat.user is not None and not (seat.late or seat.absent):
                    found[seat.user] += home - par
    return dict(found)


class TeamLine(NamedTuple):
    """A team's standing: its place, its name, and its members' mean."""

    place: int
    name: str
    mean: Fraction


def team_standings(evening: Evening) -> list[TeamLine]:
    """Rank teams by their members' mean, the leader first; ties share a place."""
    teams = {guest.user: guest.team for guest in evening.guests if guest.team}
    totals: dict[str, list[Fraction]] = {}
    for line in standings(evening):
        if line.user in teams:
            totals.setdefault(teams[line.user], []).append(line.total)
    means = {name: sum(each, Fraction()) / len(each) for name, each in totals.items()}
    order = sorted(means, key=lambda name: (-means[name], name.casefold()))
    return [TeamLine(1 + sum(other > means[name] for other in means.values()), name, means[name]) for name in order]


def most_different(tables: Sequence[Mapping[int, Sequence[int]]]) -> tuple[int, int] | None:
    """Find the deal and the seat with the largest spread of results between tables with the same cards.

    `tables` are the seats' results of each deal, by its number; the first wins a tie. `None` if no two tables have a
    deal in common, or none differ.
    """
    found: dict[tuple[int, int], int] = {}
    for deal in sorted({number for table in tables for number in table}):
        results = [table[deal] for table in tables if deal in table]
        for seat, in_seat in enumerate(zip(*results, strict=False)):
            found[deal, seat] = max(in_seat) - min(in_seat)
    best = max(found, key=lambda each: found[each], default=None)
    return best if best and found[best] else None


def _placed(
    brought: Mapping[int, Sequence[Fraction]], names: Mapping[int, str], lists: Mapping[int, ListSums]
) -> list[Line]:
    def parting(user: int) -> tuple[Fraction | int, ...]:
        sums = lists.get(user, ListSums())
        return (sums.won, -sums.lost) if lists else (max(brought[user]),)

    keys = {user: (sum(each, Fraction()), *parting(user)) for user, each in brought.items()}
    order = sorted(keys, key=lambda user: (*(-value for value in keys[user]), names[user].casefold(), user))
    ahead = [*keys.values()]
    return [
        Line(1 + sum(other > keys[user] for other in ahead), user, names[user], tuple(brought[user])) for user in order
    ]


SHARES: Final[Sequence[tuple[int, tuple[int, ...]]]] = ((8, (50, 30, 20)), (4, (70, 30)), (2, (100,)))
"""For each minimum number of people, the percentages of all entry fees for the first places."""


def shares(people: int) -> tuple[int, ...]:
    """Return the percentage of all entry fees for each of the first places."""
    return next((parts for least, parts in SHARES if people >= least), ())


def prizes(evening: Evening) -> dict[int, int]:
    """Return the prizes, by the winners' ids; an indivisible remainder goes to whoever signed up first.

    People who tie share the prizes of the places that they occupy.
    """
    lines, stake = standings(evening), evening.plan.stake
    parts = shares(len(lines))
    pool = stake * len(lines)
    amounts = [pool * part // 100 for part in parts] + [0] * (len(lines) - len(parts))
    if parts:
        amounts[0] += pool - sum(amounts)
    signed = {guest.user: number for number, guest in enumerate(evening.guests)}
    found: dict[int, int] = {}
    for place, group in groupby(lines, key=lambda line: line.place):
        tied = sorted((line.user for line in group), key=lambda user: signed.get(user, len(signed)))
        share, odd = divmod(sum(amounts[place - 1 : place - 1 + len(tied)]), len(tied))
        found |= {user: share + (number < odd) for number, user in enumerate(tied)}
    return {user: prize for user, prize in found.items() if prize}


def payouts(evening: Evening) -> dict[int, int]:
    """Return everybody's winnings less the entry fee, by their ids; they sum to zero."""
    won = prizes(evening)
    if not won:
        return {}
    return {line.user: won.get(line.user, 0) - evening.plan.stake for line in standings(evening)}


def apart(evening: Evening, user: int) -> dict[str, int]:
    """Return what an evening for play money has moved for a person: its entry, below 0, and the prize, if any."""
    prize = prizes(evening).get(user, 0)
    return (
        {"evening-entry": -evening.plan.stake, **({"evening-prize": prize} if prize else {})}
        if user in payouts(evening)
        else {}
    )


def transfers(evening: Evening) -> list[Transfer]:
    """Return who pays whom at the end, by account; empty without stakes, or if someone is alone."""
    return fewest_transfers({account_of(user): chips for user, chips in payouts(evening).items()})
