"""What lists of Skat count: points of games, won and lost games, and what they add up to."""

import random

import pytest

from game.core.parts import Declared
from game.core.record import record_of, results_of
from game.games.skat import SKAT
from game.games.skat.contract import OTHERS, OWN
from game.reports.lists import ListedDeal, ListSums, list_sums, together
from tests.bot.panels.seated import dealt, moments


def a_list(seats: int, scoring: str, deals: int = 40) -> list[ListedDeal]:
    """Play deals with random answers, which declare often."""
    rng, listed = random.Random(seats), list[ListedDeal]()
    for _ in range(deals):
        *_, driver = moments(dealt(SKAT, seats, rng, scoring=scoring), rng)
        record = record_of(driver)
        told = [SKAT.telling.declared(record, seat) for seat in range(seats)]
        listed.append(ListedDeal(told, results_of(record)))
    return listed


@pytest.mark.parametrize("seats", [3, 4])
def test_a_seeger_fabian_list_adds_bonuses_for_games_to_game_points(seats: int) -> None:
    deals = a_list(seats, "seeger_fabian")
    totals = [sum(deal.results[seat] or 0 for deal in deals) for seat in range(seats)]
    sums = list_sums(deals)
    assert [each.points + OWN * (each.won - each.lost) + OTHERS[seats] * each.against for each in sums] == totals
    assert all(each.won + each.lost for each in sums)
    assert sum(each.against for each in sums) == (seats - 1) * sum(each.lost for each in sums)


def test_without_bonuses_a_list_has_only_game_points() -> None:
    deals = a_list(3, "game_points")
    assert [each.points for each in list_sums(deals)] == [
        sum(deal.results[seat] or 0 for deal in deals) for seat in range(3)
    ]
    assert list_sums([ListedDeal([None, None], [5, -5])]) == ()
    lost = ListedDeal([Declared("G", won=False, points=-48), None, None, None], [-48, 0, 0, None])
    assert [each.against for each in list_sums([lost])] == [0, 1, 1, 0], "all who sat there, as nobody is paid for it"
    assert together([ListSums(1, 2, 3, 4), ListSums(10, 0, 0, 1)]) == ListSums(11, 2, 3, 5)
