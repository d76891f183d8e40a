"""Who plays with whom, where everybody knows it; secret sides are in the tests of Schafkopf for four."""

import pytest

from game.core.visibility import view_of
from game.core.vocabulary import DECLARING, DEFENDING
from game.games.catalogue import CATALOGUE
from tests.game.games.strategies import dealt


@pytest.mark.parametrize(("ruleset", "defenders"), [("skat", 2), ("fipsen", 3)])
def test_a_declarer_plays_alone_against_all_who_take_part(ruleset: str, defenders: int) -> None:
    driver = dealt(CATALOGUE.find(ruleset), "6")
    assert view_of(driver, None).sides == {}
    while (declarer := view_of(driver, None).marked("declarer")) is None:
        assert driver.question
        driver.answer(driver.question.answers[0])
    sides = {**view_of(driver, None).sides}
    assert sides.pop(declarer) == DECLARING
    assert [*sides.values()] == [DEFENDING] * defenders
