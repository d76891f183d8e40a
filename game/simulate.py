"""Deals without people: consecutive deals of a session, the same for the same seed on every machine."""

import random
from collections.abc import Iterator, Mapping
from typing import Any

from game.core.bank import Balances
from game.core.driver import Driver, Setup
from game.core.options import Options
from game.core.record import Record, record_of
from game.core.rulesets import Outcome, Ruleset
from game.core.shuffle import Seal, secret_from
from game.core.view import Player
from game.core.visibility import view_of


def simulate(
    ruleset: Ruleset[Any], options: Options, seats: int, deals: int, seed: str, player: Player
) -> Iterator[Record]:
    """Play consecutive deals and yield the record of each; everything follows from `seed`.

    Options that end a session are ignored: `deals` deals are played. Raises `Refused("seats-outside")` and the
    ruleset's own refusals of the number of seats.
    """
    ruleset.check_seats(options, seats)
    dealer = first_dealer(options, seats, seed)
    before = Balances.opening(seats)
    carry: Mapping[str, int] = {}
    tallies: Mapping[str, tuple[int, ...]] = {}
    for number in range(1, deals + 1):
        deck = Seal(secret_from(f"{seed}|{number}"))
        driver = Driver(Setup(ruleset, options, number, dealer, before, deck, carry, tallies))
        outcome = play_out(driver, player, random.Random(f"{seed}|{number}"))  # noqa: S311
        yield record_of(driver)
        before, dealer, carry, tallies = driver.after, outcome.next_dealer, outcome.carry, driver.tallies_after


def first_dealer(options: Options, seats: int, seed: str) -> int:
    """Draw the first dealer from the seed, or use the first seat if the options say so."""
    return int(secret_from(f"{seed}|dealer"), 16) % seats if options.first_dealer == "random" else 0


def play_out(driver: Driver, player: Player, rng: random.Random) -> Outcome:
    """Let one player answer for all seats until the deal is over."""
    while driver.outcome is None:
        driver.answer(player.choose(view_of(driver, driver.seat), rng))
    return driver.outcome
