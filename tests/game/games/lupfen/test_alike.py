"""A question of Lupfen that depends on hidden cards looks like any other."""

import dataclasses
from typing import Any

import pytest

from game.core.rulesets import Ruleset
from game.core.show import view_of
from game.core.view import AskedView
from game.games.lupfen import LIECHTENSTEIN, VORARLBERG
from tests.game.games.lupfen.test_options import LI_ALL, VO_ALL, both, weak
from tests.game.games.support import Game, begin


def asked_of_all(game: Game) -> AskedView:
    """Return everyone's knowledge of the open question, as if it were put to the first seat."""
    asked = view_of(game.driver, None).asked
    assert asked is not None
    return dataclasses.replace(asked, seat=0)


@pytest.mark.parametrize(
    ("ruleset", "rules"),
    [
        (LIECHTENSTEIN, {"exchange_timing": "before_lead"}),
        (LIECHTENSTEIN, {"exchange_timing": "own_first_turn"}),
        (LIECHTENSTEIN, {"weak_hand": "scrap", "scrap_timing": "before_lead"}),
        (VORARLBERG, {"scrap_timing": "before_lead"}),
        (VORARLBERG, {"scrap_timing": "own_first_turn"}),
        (VORARLBERG, {"weak_hand": "exchange"}),
    ],
)
def test_being_asked_with_a_weak_hand_looks_as_without(ruleset: Ruleset[Any], rules: dict[str, Any]) -> None:
    game = weak(ruleset, *(VO_ALL if ruleset is VORARLBERG else LI_ALL), **rules)
    without = asked_of_all(game)
    game.say(*(("A aA", "B aK") if game.kind == "play" else ("A keep", "B keep")))
    assert game.asked == "C"
    assert {"exchange", "scrap"} & game.choices
    assert asked_of_all(game) == without


@both
def test_having_to_lift_looks_as_being_free_to(ruleset: Ruleset[Any]) -> None:
    x = ruleset.pack(ruleset.choose({}), 3).suits[1][0]
    hands = [f"aK {x}K bO", f"aA {x}A bU", f"aU {x}U bA"]
    game = begin(ruleset, hands, turn_up="bK", pot=9, compulsory_lupf=True)
    free = asked_of_all(game)
    game.say("A decline" if ruleset is LIECHTENSTEIN else "A pass")
    assert game.choices == {"lift"}
    assert asked_of_all(game) == free
