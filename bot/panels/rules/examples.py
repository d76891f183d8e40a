"""Worked examples of the money: real deals, played by the ruleset's own script with the stakes of today."""

from __future__ import annotations

import random
from collections.abc import Iterator

from game.computer.player import RandomPlayer
from game.core.bank import Balances
from game.core.driver import Driver, Setup
from game.core.errors import Refused
from game.core.events import Announced, Event, HandShown
from game.core.rulesets import Options, Ruleset
from game.core.show import view_of
from game.core.shuffle import Seal, secret_from
from game.core.view import View

SEATS = 3
TRIES = 400
MOST_QUESTIONS = 60
_PLAYER = RandomPlayer()


def example_deals(ruleset: Ruleset[Options], options: Options) -> tuple[View, ...]:
    """Find two deals, the second with the pot of the first: one with a player without a trick, one without."""
    for first in _deals(ruleset, options, Balances.opening(_seats(ruleset, options)), TRIES):
        if not _tells_a_penalty(first):
            continue
        for second in _deals(ruleset, options, first.bank._replace(seats=(0,) * first.seats), TRIES // 10):
            if _is_plain(second) and second.tricks and _penalties(second) == 0:
                return first, second
    return ()


def _seats(ruleset: Ruleset[Options], options: Options) -> int:
    try:
        ruleset.check_seats(options, SEATS)
    except Refused:
        return ruleset.least_seats
    return SEATS


def _deals(ruleset: Ruleset[Options], options: Options, before: Balances, tries: int) -> Iterator[View]:
    for number in range(tries):
        setup = Setup(ruleset, options, 1, len(before.seats) - 1, before, Seal(secret_from(f"example {number}")))
        played = _played(setup, random.Random(number))  # noqa: S311
        if played:
            yield played


def _played(setup: Setup, rng: random.Random) -> View | None:
    driver = Driver(setup)
    for _ in range(MOST_QUESTIONS):
        if driver.outcome:
            return view_of(driver, None)
        driver.answer(_PLAYER.choose(view_of(driver, driver.seat), rng))
    return None


def _tells_a_penalty(deal: View) -> bool:
    return bool(deal.tricks) and _is_plain(deal) and _penalties(deal) == 1 and sum(deal.active) >= 2


def _is_plain(deal: View) -> bool:
    """Tell whether nothing out of the ordinary happened, so that the sums explain themselves."""
    return not any(_special(event) for event in deal.events)


def _special(event: Event) -> bool:
    return isinstance(event, HandShown) or (isinstance(event, Announced) and event.seat is not None)


def _penalties(deal: View) -> int:
    return sum(active and taken == 0 for active, taken in zip(deal.active, deal.taken, strict=True))
