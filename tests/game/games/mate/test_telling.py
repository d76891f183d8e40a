"""Overmates and draws of Mate, which recorded deals have too few of, in the summary and in the statistics."""

from typing import Any

from game.core.lines import Line
from game.core.record import record_of
from game.core.visibility import view_of
from game.games.mate import MATE
from tests.game.games.mate.support import SEATS, Round, begun


def record(game: Round) -> dict[str, Any]:
    return record_of(game.driver)


def summary(game: Round) -> list[Line]:
    return [*MATE.telling.summary(view_of(game.driver, None))]


def test_an_overmate_counts_double_and_a_draw_is_reported() -> None:
    overmate = summary(begun("MA-9"))[0].values
    assert [overmate[name] for name in ("value", "move", "foreplaced", "again", "score")] == [11, 10, 1, 1, 242]
    assert summary(begun("MA-11")) == [Line("summary-draw", {"game": 1})]


def test_an_overmate_and_draws_of_nine_and_ten_moves_are_counted() -> None:
    overmate = MATE.telling.counts(record(begun("MA-9").skip_game()), SEATS["O"])
    assert (overmate["overmates"], overmate["mates-of-games"] >= 1) == (1, True)
    for example in ("MA-11", "MA-12"):
        game = begun(example).foreplace(L="♥K" if example == "MA-12" else "♥7").skip_game()
        drawn = [MATE.telling.counts(record(game), seat) for seat in (0, 1)]
        assert drawn[0]["draws-of-games"] == drawn[1]["draws-of-games"] >= 1
        assert drawn[0]["mates-of-games"] == drawn[1]["mated-of-games"]
        assert sum(counted["foreplaced-of-games"] for counted in drawn) == 2 + (example == "MA-12")
