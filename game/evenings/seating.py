"""Assignment of people to tables: sizes of tables, people who sit out, and as few repeated encounters as possible."""

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from game.core.errors import Refused
from game.evenings.evening import LEAST_PEOPLE, Evening
from game.evenings.parts import Guest, RoundTable, Seating, Sitter
from game.evenings.standings import standings

TRIES: Final = 400
"""Starting points to improve, divided by the number of people."""
APART: Final = 1_000
"""The number of past encounters attributed to members of one team, for seating."""
Met = Mapping[frozenset[int], int]


class Places(NamedTuple):
    """The number of people at each table, and the number who sit out."""

    sizes: tuple[int, ...]
    byes: int


def places(people: int, size: int, allowed: Sequence[int], *, computers: bool) -> Places:
    """Divide people among tables of the given size.

    With computers nobody sits out, and the tables' numbers of computers differ by at most one. Without them tables have
    `allowed` sizes: as few people as possible sit out, and then the sizes are as close as possible to the given one.
    """
    if computers:
        count = -(-people // size)
        return Places(tuple(people // count + (place < people % count) for place in range(count)), 0)
    best: list[tuple[int, int, tuple[int, ...]]] = [(0, 0, ())]
    for number in range(1, people + 1):
        out, far, sizes = best[number - 1]
        ways: list[tuple[int, int, tuple[int, ...]]] = [(out + 1, far, sizes)]
        for each in allowed:
            if each <= number:
                out, far, sizes = best[number - each]
                ways.append((out, far + (each - size) ** 2, (*sizes, each)))
        best.append(min(ways, key=lambda way: (way[0], way[1], len(way[2]))))
    out, _, sizes = best[people]
    return Places(tuple(sorted(sizes, reverse=True)), out)


def drawn(people: Sequence[int], sizes: Sequence[int], met: Met, chance: random.Random) -> list[list[int]]:
    """Seat people by lot, keeping apart those who have met, the more so the more often.

    From several starting points, people swap seats as long as that helps; the best result is used.
    """
    best: list[list[int]] = []
    for _ in range(1 + TRIES // max(1, len(people))):
        tables = _cut(chance.sample([*people], len(people)), sizes)
        _improve(tables, met)
        if not best or cost(tables, met) < cost(best, met):
            best = tables
        if not cost(best, met):
            break
    return [chance.sample(table, len(table)) for table in best]


def cost(tables: Sequence[Sequence[int]], met: Met) -> int:
    """Return the cost of repeated encounters: for each pair at a table, the square of how often they have met."""
    return sum(met.get(frozenset(pair), 0) ** 2 for table in tables for pair in combinations(table, 2))


def _cut(order: Sequence[int], sizes: Sequence[int]) -> list[list[int]]:
    ends = [sum(sizes[: place + 1]) for place in range(len(sizes))]
    return [[*order[end - size : end]] for end, size in zip(ends, sizes, strict=True)]


def _improve(tables: list[list[int]], met: Met) -> None:
    """Swap two people of different tables until no swap helps any more."""
    better = True
    while better:
        better = False
        for one, other in combinations(tables, 2):
            for first in range(len(one)):
                for second in range(len(other)):
                    before = cost((one, other), met)
                    if before:
                        one[first], other[second] = other[second], one[first]
                        if cost((one, other), met) < before:
                            better = True
                        else:
                            one[first], other[second] = other[second], one[first]


class Seated(NamedTuple):
    """The people at each table, and those who sit out."""

    tables: list[list[Guest]]
    byes: list[Guest]


def seated(evening: Evening, allowed: Sequence[int], chance: random.Random) -> Seated:
    """Seat the people of the next round, by lot or by standings; those who have sat out least sit out first.

    People of one team sit at different tables, as far as possible. Raises `Refused("evening-too-few")`.
    """
    players, plan = evening.players(), evening.plan
    sizes, byes = places(len(players), plan.size, allowed, computers=plan.computers)
    if len(players) < LEAST_PEOPLE or not sizes:
        raise Refused("evening-too-few", least=LEAST_PEOPLE if plan.computers else min(allowed, default=LEAST_PEOPLE))
    by_lot = chance.sample(players, len(players))
    before = sat_out(evening)
    resting = {guest.user for guest in sorted(by_lot, key=lambda guest: before[guest.user])[:byes]}
    known = {guest.user: guest for guest in by_lot if guest.user not in resting}
    if plan.seating == "standings" and evening.finished:
        ahead = {line.user: number for number, line in enumerate(standings(evening))}  # newcomers come last
        tables = _cut(sorted(known, key=lambda user: ahead.get(user, len(ahead))), sizes)
    else:
        tables = drawn([*known], sizes, encounters(evening) + _of_one_team([*known.values()], plan.seating), chance)
    return Seated([[known[user] for user in table] for table in tables], [g for g in by_lot if g.user in resting])


def encounters(evening: Evening) -> Counter[frozenset[int]]:
    """Count how often each two people have sat at one table."""
    return Counter(
        frozenset(pair)
        for each in evening.rounds
        for table in each.tables
        for pair in combinations([seat.user for seat in table.seats if seat.user is not None], 2)
    )


def sat_out(evening: Evening) -> Counter[int]:
    """Count how often each person has sat out."""
    return Counter(seat.user for each in evening.rounds for seat in each.byes if seat.user is not None)


def _of_one_team(guests: Sequence[Guest], seating: Seating) -> Counter[frozenset[int]]:
    """Return the pairs of team-mates, counted as if they had met very often, to seat them apart."""
    pairs = combinations(guests, 2) if seating == "teams" else ()
    mates = (frozenset((one.user, other.user)) for one, other in pairs if one.team and one.team == other.team)
    return Counter(dict.fromkeys(mates, APART))


def free_seat(evening: Evening, user: int) -> tuple[RoundTable, int] | None:
    """Find a computer's seat for a person who comes and has none in the round: its table, and its position there.

    It is at the table with the most computers; `None` if there is no such seat.
    """
    if evening.round is None or evening.table_of(user) or all(guest.user != user for guest in evening.coming("comes")):
        return None
    places = [
        (table, place)
        for table in evening.round.tables
        for place, seat in enumerate(table.seats)
        if seat.user is None and table.table and not table.done
    ]
    return max(places, key=lambda each: (sum(seat.user is None for seat in each[0].seats), -each[1]), default=None)


def seated_late(evening: Evening, user: int) -> Evening:
    """Seat a person who comes late on a computer's seat in the current round.

    Raises `Refused("evening-no-free-seat")`.
    """
    free = free_seat(evening, user)
    if free is None or evening.round is None:
        raise Refused("evening-no-free-seat")
    table, place = free
    sitter = Sitter(user=user, name=evening.guest(user).name, late=True)
    seats = (*table.seats[:place], sitter, *table.seats[place + 1 :])
    after = evening.with_table(table.replace(seats=seats))
    byes = tuple(seat for seat in evening.round.byes if seat.user != user)
    return after.with_round(len(evening.rounds), byes=byes)
