"""Players with values of their own: legal in every question under any house rules, and the same each time."""

import random
from typing import Any

import pytest

from game.computer import player_of
from game.computer.levels import STRONG
from game.core.rulesets import Ruleset
from game.core.show import view_of
from game.games.fipsen import FIPSEN
from game.games.schafkopf import SCHAFKOPF
from game.games.skat import SKAT
from tests.game.games.strategies import random_driver


@pytest.mark.parametrize("ruleset", [SKAT, SCHAFKOPF, FIPSEN], ids=lambda ruleset: ruleset.id)
def test_it_plays_deals_to_the_end_under_any_house_rules(ruleset: Ruleset[Any]) -> None:
    player = player_of(STRONG, ruleset)
    for seed in range(6):
        driver = random_driver(ruleset, random.Random(f"strong {seed}"))
        while driver.question is not None:
            view, chance = view_of(driver, driver.seat), len(driver.given)
            answer = player.choose(view, random.Random(chance))
            assert answer in driver.question.answers
            if chance % 7 == 0:
                assert player.choose(view, random.Random(chance)) == answer
            driver.answer(answer)
        assert driver.outcome is not None
