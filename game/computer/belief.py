"""Belief: a world is likely if the others would have declared as they did with those cards."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any, Final

from game.computer.imagined import World
from game.computer.player import asked
from game.computer.worlds import worlds
from game.core.driver import Driver
from game.core.live import live_view
from game.core.player import Player
from game.core.questions import Choose
from game.core.rulesets import Ruleset
from game.core.view import View

DOUBT: Final = 0.1
"""How likely a world is kept for each declaration in it that was not expected."""
DRAWS: Final = 3
Expected = Callable[[View, random.Random], Any]
"""Returns what would be declared with the cards of a view; `None` where anything may be."""


def expected_by(ruleset: Ruleset[Any], rules: Player) -> Expected:
    """Expect what a game knows by heart, else what is staked by rules of thumb.

    Of a game with players of its own only the first is expected: its auctions are long, and there is hardly a world in
    which everybody would have bid by rules of thumb what was bid.
    """

    def expected(view: View, rng: random.Random) -> Any:
        known = ruleset.computer.solved(view, rng, 0.0)
        by_thumb = not ruleset.computer.levels and asked(view).kind in ruleset.computer.staking_kinds
        return rules.choose(view, rng) if known is None and by_thumb else known

    return expected


def likely_worlds(
    view: View,
    ruleset: Ruleset[Any],
    player: Player,
    expected: Expected,
    number: int,
    rng: random.Random,
    doubt: random.Random,
    draws: int = DRAWS,
) -> Iterator[World]:
    """Return at most `number` worlds, mostly likely ones, out of `draws` times as many.

    Those are made by `rng`, and by `doubt` the unlikely ones are left out.
    """
    drawn = worlds(view, ruleset, player, number * draws, rng)
    return islice((world for world in drawn if doubt.random() < belief(world, expected, doubt)), number)


def belief(world: World, expected: Expected, rng: random.Random) -> float:
    """Return how likely a world is, from 0 to 1, by what others have declared in it."""
    driver, likely = Driver(world.setup, quiet=True), 1.0
    for answer in world.answers:
        question = driver.question
        if isinstance(question, Choose) and driver.seat != world.seat:
            likely *= 1.0 if expected(live_view(driver), rng) in {None, answer} else DOUBT
        if question:
            driver.suppose(question, answer)
    return likely
