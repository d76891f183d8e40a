"""Belief: a world is likely if the others would have made the same declarations with its cards."""

import random
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any, Final, NamedTuple

from game.computer.imagined import World
from game.computer.player import asked
from game.computer.reconstruct import reconstruct
from game.computer.worlds import Mixing, worlds
from game.core.driver import Driver
from game.core.questions import Choose
from game.core.rulesets import Ruleset
from game.core.view import Player, View
from game.core.visibility import live_view

DRAWS: Final = 3
FIRST: Final = 60
"""The first steps of a walk through worlds, which lead to likely ones."""
STRIDE: Final = 3
"""Of the steps after that, one in so many is used."""
WALKED: Final = 24
"""The worlds of one walk."""
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


class Imagining(NamedTuple):
    """Imagines worlds of views; `player` chooses the unseen answers of others, whose declarations are `expected`."""

    ruleset: Ruleset[Any]
    player: Player
    expected: Expected

    def drawn(self, view: View, number: int, rng: random.Random) -> Iterator[World]:
        """Return at most `number` worlds, whether they are likely or not."""
        return worlds(view, self.ruleset, self.player, number, rng)

    def likely(
        self, view: View, number: int, rng: random.Random, doubt: random.Random | None = None, draws: int = DRAWS
    ) -> Iterator[World]:
        """Return at most `number` mostly likely worlds, out of `draws` times as many.

        `rng` draws the worlds; `doubt` decides which unlikely ones to drop.
        """
        doubt = doubt or rng
        drawn = self.drawn(view, number * draws, rng)
        return islice((each for each in drawn if likelihood(each, self.expected, doubt, doubt.random())), number)

    def walked(self, view: View, number: int, rng: random.Random) -> Iterator[World]:
        """Return about `number` worlds, each as often as it is likely, where hardly any of those drawn is.

        They are found step by step: two hidden cards change places, unless that makes the world too unlikely.
        """

        def likely(world: World, least: float) -> float:
            return likelihood(world, self.expected, rng, least)

        for _ in range(0, number, WALKED):
            if plot := reconstruct(view, self.ruleset, rng):
                steps = Mixing(view, self.ruleset, self.player, plot).steps(likely, rng)
                yield from islice(steps, FIRST, FIRST + WALKED * STRIDE, STRIDE)


def likelihood(world: World, expected: Expected, rng: random.Random, least: float) -> float:
    """Return how likely the others' declarations are in a world, from 0 to 1, or 0 for at most `least`."""
    driver, likely, doubt = Driver(world.setup, quiet=True), 1.0, world.setup.ruleset.computer.doubt
    for number, answer in enumerate(world.answers):
        question = driver.question
        if isinstance(question, Choose) and driver.seat != world.seat and number >= world.abandoned:
            likely *= 1.0 if expected(live_view(driver), rng) in {None, answer} else doubt
            if likely <= least:
                return 0.0
        if question:
            driver.suppose(question, answer)
    return likely
