"""Belief: a world is likely if the others would have made the same declarations with its cards."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator
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
"""The factor of a world's likelihood for each unexpected declaration in it."""
DRAWS: Final = 3
Expected = Callable[[View, random.Random], Any]
"""Returns the declaration expected with the cards of a view; `None` if anything is possible."""


def expected_by(ruleset: Ruleset[Any], rules: Player) -> Expected:
    """Return the expectation by a game's solved entries, else by rules of thumb for questions about stakes.

    In a game with players of its own, rules of thumb count only for its `believed_kinds`: in a long auction they would
    reproduce everyone's bids in hardly any world.
    """
    computer = ruleset.computer
    believed = computer.believed_kinds if computer.levels else computer.staking_kinds

    def expected(view: View, rng: random.Random) -> Any:
        known = computer.solved(view, rng, 0.0)
        return rules.choose(view, rng) if known is None and asked(view).kind in believed else known

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
    """Return at most `number` mostly likely worlds, out of `draws` times as many.

    `rng` draws the worlds; `doubt` decides which unlikely ones to drop.
    """
    drawn = worlds(view, ruleset, player, number * draws, rng)
    return islice((world for world in drawn if is_believed(world, expected, doubt, doubt.random())), number)


def likeliest(drawn: Iterable[World], expected: Expected, rng: random.Random, number: int) -> list[World]:
    """Return the given number of worlds with the fewest unexpected declarations of others."""
    return sorted(drawn, key=lambda world: unexpected(world, expected, rng))[:number]


def unexpected(world: World, expected: Expected, rng: random.Random) -> int:
    """Count the others' unexpected declarations in a world."""
    driver, number = Driver(world.setup, quiet=True), 0
    for answer in world.answers:
        question = driver.question
        if isinstance(question, Choose) and driver.seat != world.seat:
            number += expected(live_view(driver), rng) not in {None, answer}
        if question:
            driver.suppose(question, answer)
    return number


def is_believed(world: World, expected: Expected, rng: random.Random, drawn: float) -> bool:
    """Whether the likelihood of a world, given the others' declarations in it, exceeds a number `drawn` from 0 to 1."""
    driver, likely = Driver(world.setup, quiet=True), 1.0
    for answer in world.answers:
        question = driver.question
        if isinstance(question, Choose) and driver.seat != world.seat:
            likely *= 1.0 if expected(live_view(driver), rng) in {None, answer} else DOUBT
            if likely <= drawn:
                return False
        if question:
            driver.suppose(question, answer)
    return True
