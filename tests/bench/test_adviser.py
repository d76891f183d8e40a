"""What the bench of the adviser makes of statements and of costly choices."""

import pytest

from bench import adviser
from bench.adviser import Decile, Stated, costliest, costs_again, deciles, play, replayed, statements
from game.computer.judging import Judge
from game.computer.levels import BEGINNER
from game.computer.search import Effort
from game.computer.weighing import Weighing
from game.games.schwimmen import SCHWIMMEN


def test_statements_about_one_deal_count_as_one_where_they_come_true_together() -> None:
    apart = Decile.of([Stated(number, 0.5, number % 2 == 0) for number in range(100)])
    together = Decile.of([Stated(number // 10, 0.5, number // 10 % 2 == 0) for number in range(100)])
    assert (apart.stated, apart.came_true, apart.number) == (0.5, 0.5, 100)
    assert apart.error == pytest.approx(0.05)
    assert together.error == pytest.approx(0.05 * 10**0.5)


def test_few_statements_that_all_come_true_are_no_proof() -> None:
    assert Decile.of([Stated(number, 0.9, came_true=True) for number in range(4)]).error == 0.25


def test_statements_are_grouped_by_tenths() -> None:
    found = deciles([Stated(1, 0.05, came_true=False), Stated(2, 0.95, came_true=True), Stated(3, 1.0, came_true=True)])
    assert [each.number for each in found] == [1, 2]


def test_strong_computers_state_chances_in_their_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(adviser, "EFFORT", Effort(worlds=20, answers=400, least=4))
    found = [*statements(SCHWIMMEN, 1)]
    assert len({each.deal for each in found}) == 1
    assert all(0 <= each.chance <= 1 for each in found)


def test_only_a_choice_that_is_worse_is_confirmed(monkeypatch: pytest.MonkeyPatch) -> None:
    again = Effort(worlds=100, answers=4_000, least=4)
    monkeypatch.setattr(adviser, "AGAIN", again)
    judge, weighing = Judge(SCHWIMMEN), Weighing(SCHWIMMEN, again)
    deals = (costliest(judge, play(SCHWIMMEN, BEGINNER, number), number) for number in range(20))
    found = next(filter(None, deals))
    assert replayed(weighing, found).sure
    assert not replayed(weighing, found._replace(better=found.given, given=found.better)).sure
    assert [*costs_again(SCHWIMMEN, 1)] == [True]
