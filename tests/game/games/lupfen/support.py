"""Deals of Lupfen that several tests begin with."""

from typing import Any

from game.core.rulesets import Ruleset
from game.games.lupfen import VORARLBERG
from tests.game.games.support import Game, begin

LI_ALL = ("A lift", "A 1", "B join", "C join")
VO_ALL = ("A lift", "B join", "C join")


def weak(ruleset: Ruleset[Any], *said: str, **more: Any) -> Game:
    """Deal two Unders and an Ober to C, who deals, and to nobody else."""
    x = ruleset.pack(ruleset.choose({}), 3).suits[1][0]
    hands = [f"aA {x}A bA", f"aK {x}K bK", f"aU {x}U aO"]
    return begin(ruleset, hands, turn_up=more.pop("turn_up", "bO"), pot=9, **more).say(*said)


def everybody_plays(ruleset: Ruleset[Any]) -> tuple[str, ...]:
    return VO_ALL if ruleset is VORARLBERG else LI_ALL
