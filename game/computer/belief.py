"""Which worlds are worth looking at: those in which the others have declared what they would with such cards."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from game.computer.imagined import World
from game.core.driver import Driver
from game.core.live import live_view
from game.core.questions import Choose
from game.core.view import View

DOUBT: Final = 0.1
"""How likely a world is kept in which somebody has declared something else than was expected, for each time."""
Expected = Callable[[View, random.Random], Any]
"""Tells what would be declared with the cards of a view; nothing where anything may be."""


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
