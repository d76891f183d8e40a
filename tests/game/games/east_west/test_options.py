"""The questions of East–West: which rows are offered, and what a card completes."""

import pytest

from game.core.errors import Refused
from game.core.visibility import view_of
from tests.game.games.east_west.support import DRAWN_8, LAID_8, begin


def test_the_rows_that_are_not_full_are_offered_and_the_first_of_them_is_safe() -> None:
    game = begin("hJ sK c8", DRAWN_8)
    assert (game.asked, game.kind, game.choices) == ("A", "place", {"top", "middle", "bottom"})
    for name in LAID_8[:19]:
        game.driver.answer(name)
    question = game.question
    assert (question.answers, question.safe) == (("top", "bottom"), "top")
    with pytest.raises(Refused, match="no-such-answer"):
        game.driver.answer_text("middle")


def test_a_row_that_a_card_completes_is_told_to_everybody() -> None:
    game = begin("hJ sK c8", DRAWN_8)
    noted: list[object] = []
    for name in LAID_8:
        view = view_of(game.driver, None)
        assert view.asked is not None
        noted += [note["made"] for choice, note in view.asked.notes.items() if choice == name]
        game.driver.answer(name)
    assert noted == ["straight", "straight", "flush", "three"]
