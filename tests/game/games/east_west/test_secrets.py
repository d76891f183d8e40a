"""Secrecy in East–West: every world with another order of the stock tells the same story."""

import random

import pytest

from game.core.show import view_of
from game.games.east_west.examples import DRAWN_8, LAID_8, laid
from tests.game.games.east_west.support import begin
from tests.game.games.worlds import shown, worlds


@pytest.mark.parametrize("number", [0, 7, 19])
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_the_stock_could_lie_in_any_order(number: int, viewer: int | None) -> None:
    game = begin("hJ sK c8", DRAWN_8)
    for name in laid(LAID_8)[:number]:
        game.driver.answer(name)
    others = [*worlds(game.driver, viewer, random.Random(number), 8)]
    assert others
    for other in others:
        assert other.deal.stock != game.driver.deal.stock
        assert shown(view_of(other, viewer)) == shown(view_of(game.driver, viewer))
