"""Deals that players play for a measurement, each the same every time: the seed is a text, and a deal has a number."""

import random
from collections.abc import Sequence
from typing import Any

from game.computer import Player
from game.core.bank import Balances
from game.core.driver import Driver, Setup
from game.core.rulesets import Ruleset
from game.core.shuffle import Seal, secret_from
from game.core.visibility import view_of


def dealt(ruleset: Ruleset[Any], seed: str, number: int, *, quiet: bool = False) -> Driver:
    """Begin a deal under the default rules, with the best number of seats; the dealer changes with the number."""
    seats, deck = ruleset.best_seats, Seal(secret_from(f"{seed}|{number}"))
    setup = Setup(ruleset, ruleset.choose({}), 1, number % seats, Balances.opening(seats), deck)
    return Driver(setup, quiet=quiet)


def answer(driver: Driver, players: Sequence[Player], seed: str) -> None:
    """Let the player who is asked answer; the last of the players has all seats that are left."""
    rng = random.Random(f"{seed}|{len(driver.given)}")  # noqa: S311
    player = players[min(driver.seat, len(players) - 1)]
    driver.answer(player.choose(view_of(driver, driver.seat), rng))


def played(driver: Driver, players: Sequence[Player], seed: str) -> Driver:
    """Play a deal to its end, and return it."""
    while driver.question is not None:
        answer(driver, players, seed)
    return driver
