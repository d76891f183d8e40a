"""Deals for worked examples, played by the ruleset's own script: the game's own, or two found by searching."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any

from game.computer.player import RandomPlayer
from game.core.bank import Balances
from game.core.driver import Driver, Setup, replay
from game.core.errors import BrokenRules, Refused
from game.core.events import Announced, Event, HandShown
from game.core.record import RecordedDeck
from game.core.rulesets import Choice, Example, Options, Ruleset
from game.core.show import view_of
from game.core.shuffle import Seal, secret_from
from game.core.view import View

SEATS = 3
TRIES = 400
MOST_QUESTIONS = 60
_PLAYER = RandomPlayer()


def worked_examples(ruleset: Ruleset[Any], options: Options) -> Iterator[tuple[Example, View]]:
    """Play a game's examples by the house rules in force, or by their own rules if those do not allow them."""
    for example in ruleset.manual.examples:
        for chosen in ({**options.model_dump(), **example.options}, example.options):
            deal = _example_deal(ruleset, example, chosen)
            if deal:
                yield example, deal
                break


def _example_deal(ruleset: Ruleset[Any], example: Example, chosen: Mapping[str, Choice]) -> View | None:
    try:
        setup = Setup(
            ruleset=ruleset,
            options=ruleset.choose(chosen),
            number=1,
            dealer=example.dealer,
            before=Balances.opening(example.seats),
            deck=RecordedDeck([codes.split() for codes in example.packs]),
            tallies=example.tallies or ruleset.first_tallies(example.seats),
        )
        driver = replay(setup, example.answers)
    except (Refused, BrokenRules):
        return None
    return view_of(driver, None) if driver.outcome else None


def example_deals(ruleset: Ruleset[Options], options: Options) -> tuple[View, ...]:
    """Find two deals, the second starting with the first one's pot: one with a player without a trick, one without."""
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
        setup = setup._replace(tallies=ruleset.first_tallies(len(before.seats)))
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
    """Whether nothing unusual happened, so that the sums are self-explanatory."""
    return not any(_special(event) for event in deal.events)


def _special(event: Event) -> bool:
    return isinstance(event, HandShown) or (isinstance(event, Announced) and event.seat is not None)


def _penalties(deal: View) -> int:
    return sum(active and taken == 0 for active, taken in zip(deal.active, deal.taken, strict=True))
