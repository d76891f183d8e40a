"""A choice counts as costly only if it was costly in a second sample of worlds too."""

import random
from collections.abc import Sequence
from typing import Any

import pytest

from game.computer.judging import Judge
from game.computer.weighing import Weighed, Weighing
from game.core.view import View
from game.core.visibility import view_of
from game.games.lupfen import LIECHTENSTEIN
from tests.game.games.support import begin


def blunder() -> View:
    """B thinks about joining for six chips with three low cards."""
    game = begin(LIECHTENSTEIN, ["bA bB bO", "aU rO sO", "aK rK sK"], turn_up="bK", pot=30).say("A lift", "A 6")
    return view_of(game.driver, 1)


def test_what_costs_something_is_measured_in_other_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Sequence[Any]] = []
    again = Weighing.again

    def noted(weighing: Weighing, view: View, answers: Sequence[Any], rng: random.Random) -> Weighed:
        asked.append(answers)
        return again(weighing, view, answers, rng)

    monkeypatch.setattr(Weighing, "again", noted)
    judge, rng = Judge(LIECHTENSTEIN), random.Random(1)
    costly, best = (judge.judged(blunder(), answer, rng) for answer in ("join", "drop"))
    assert asked == [("drop", "join")]
    assert costly is not None
    assert costly.sure
    assert best is not None
    assert not best.sure


def test_what_costs_nothing_the_second_time_was_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    def alike(*_: object) -> Weighed:
        return Weighed({"drop": [1.0, -1.0] * 20, "join": [-1.0, 1.0] * 20})

    monkeypatch.setattr(Weighing, "again", alike)
    judged = Judge(LIECHTENSTEIN).judged(blunder(), "join", random.Random(1))
    assert judged is not None
    assert not judged.sure
    assert judged.cost == 0
