"""Which worlds are worth looking at: those in which the others have declared what they would with such cards."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from game.computer.imagined import World
from game.computer.player import asked
from game.core.driver import Driver
from game.core.live import live_view
from game.core.player import Player
from game.core.questions import Choose
from game.core.rulesets import Ruleset
from game.core.view import View

DOUBT: Final = 0.1
"""How likely a world is kept in which somebody has declared something else than was expected, for each time."""
Expected = Callable[[View, random.Random], Any]
"""Tells what would be declared with the cards of a view; nothing where anything may be."""


def expected_by(ruleset: Ruleset[Any], rules: Player) -> Expected:
    """Expect what a game knows by heart, else what is staked by rules of thumb.

    Of a game with players of its own nothing but the first is expected: its auctions are long, and there is hardly a
    world in which everybody would have bid by rules of thumb what was bid.
    """

    def expected(view: View, rng: random.Random) -> Any:
        known = ruleset.solved(view, rng, 0.0)
        by_thumb = not ruleset.players and asked(view).kind in ruleset.dares
        return rules.choose(view, rng) if known is None and by_thumb else known

    return expected


def believed(found: Iterable[World], expected: Expected, rng: random.Random) -> Iterator[World]:
    """Keep worlds, those seldom that are hard to believe."""
    return (world for world in found if rng.random() < belief(world, expected, rng))


def belief(world: World, expected: Expected, rng: random.Random) -> float:
    """Judge what others have declared in a world by what was to be expected."""
    driver, likely = Driver(world.setup, quiet=True), 1.0
    for answer in world.answers:
        if isinstance(driver.question, Choose) and driver.seat != world.seat:
            likely *= 1.0 if expected(live_view(driver), rng) in {None, answer} else DOUBT
        driver.answer(answer)
    return likely
