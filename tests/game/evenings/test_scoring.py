"""How evenings are scored where somebody is absent, and where totals are equal."""

from fractions import Fraction

import pytest

from game.evenings.evening import EDITION
from game.evenings.parts import Round
from game.evenings.standings import payouts, standings
from game.reports.lists import ListSums
from tests.game.evenings.plans import evening, planned, round_of


def test_a_team_is_the_same_however_its_name_is_written() -> None:
    now = evening(3, plan=planned(seating="teams")).in_team(1, "Rot").in_team(2, " rot ").in_team(3, "Blau")
    assert [guest.team for guest in now.guests] == ["Rot", "Rot", "Blau"]
    assert [guest.team for guest in now.in_team(1, "ROT").guests] == ["rot".title(), "Rot", "Blau"]
    assert now.in_team(2, "").guests[1].team == ""


def with_lists(played: Round, *lists: tuple[ListSums, ...]) -> Round:
    """Return a round with the sums of each table's list."""
    tables = (table.replace(lists=sums) for table, sums in zip(played.tables, lists, strict=True))
    return played.replace(tables=tuple(tables))


def test_equal_lists_are_parted_by_games_won_then_by_games_lost() -> None:
    sums = [ListSums(won=won, lost=lost) for won, lost in ((3, 1), (4, 2), (3, 0), (3, 1))]
    played = with_lists(round_of([(60, 60, 60, 60)]), tuple(sums))
    lines = standings(evening(rounds=(played,), plan=planned(same=False)))
    assert [(line.user, line.place) for line in lines] == [(2, 1), (3, 2), (1, 3), (4, 3)]
    assert lines[0].sums == ListSums(won=4, lost=2)


def test_whoever_never_comes_wins_nothing_and_pays_nothing() -> None:
    now = round_of([(9, 0, -9, 0)])
    (table,) = now.tables
    gone = table.seats[0].replace(absent=True)
    now = now.replace(tables=(table.replace(seats=(gone, *table.seats[1:])),))
    plan = planned(same=False, stake=10)
    made = evening(rounds=(now,), plan=plan, phase="over", edition=EDITION)
    assert [line.user for line in standings(made)] == [2, 4, 3]
    assert 1 not in payouts(made)


@pytest.mark.parametrize(("others", "brings"), [((8, 4, 0, 4), 0), ((-8, -4, 0, -4), -4)])
def test_a_round_that_somebody_misses_brings_nothing_and_no_more_than_the_mean(
    others: tuple[int, ...], brings: int
) -> None:
    rounds = (round_of([(5, 0, 0, 0)]), round_of([others], first=2))
    made = evening(rounds=rounds, plan=planned(same=False), edition=EDITION)
    lines = {line.user: line for line in standings(made)}
    assert lines[1].rounds == (5, brings)
    assert {line.user: line for line in standings(made.replace(edition=0))}[1].rounds[1] == Fraction(sum(others), 4)
