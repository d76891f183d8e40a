"""How the adviser's bench evaluates statements and costly choices."""

import pytest

from bench import adviser
from bench.adviser import Decile, Stated, costliest, costs_again, deciles, play, replayed, statements
from game.computer.judging import Judge
from game.computer.levels import BEGINNER
from game.computer.search import Effort
from game.computer.weighing import Weighing
from game.games.schwimmen import SCHWIMMEN


def test_correlated_statements_about_one_deal_count_as_one() -> None:
    apart = Decile.of([Stated(number, 0.5, number % 2 == 0) for number in range(100)])
    together = Decile.of([Stated(number // 10, 0.5, number // 10 % 2 == 0) for number in range(100)])
    assert (apart.stated, apart.came_true, apart.number) == (0.5, 0.5, 100)
    assert apart.error == pytest.approx(0.05)
    assert together.error == pytest.approx(0.05 * 10**0.5)


def test_a_few_correct_statements_prove_nothing() -> None:
    assert Decile.of([Stated(number, 0.9, came_true=True) for number in range(4)]).error == 0.25


def test_statements_are_grouped_by_tenths() -> None:
    found = deciles([Stated(1, 0.05, came_true=False), Stated(2, 0.95, came_true=True), Stated(3, 1.0, came_true=True)])
    assert [each.number for each in found] == [1, 2]


def test_the_adviser_states_chances_in_deals_of_strong_computers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(adviser, "EFFORT", Effort(worlds=20, answers=400, least=4))
    found = [*statements(SCHWIMMEN, 1)]
    assert len({each.deal for each in found}) == 1
    assert all(0 <= each.chance <= 1 for each in found)


def test_only_a_worse_choice_is_confirmed_as_costly(monkeypatch: pytest.MonkeyPatch) -> None:
    again = Effort(worlds=100, answers=4_000, least=4)
    monkeypatch.setattr(adviser, "AGAIN", again)
    judge, weighing = Judge(SCHWIMMEN), Weighing(SCHWIMMEN, again)
    deals = (costliest(judge, play(SCHWIMMEN, BEGINNER, number), number) for number in range(20))
    found = next(filter(None, deals))
    assert replayed(weighing, found).sure
    assert not replayed(weighing, found._replace(better=found.given, given=found.better)).sure
    assert [*costs_again(SCHWIMMEN, 1)] == [True]
