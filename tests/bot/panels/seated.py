"""Deals as tables show them, without a table: a driver, names for its seats, and a viewer's view."""

import random
from collections.abc import Iterator
from typing import Any

from game.core.bank import Balances
from game.core.driver import Driver, Setup
from game.core.options import Choice
from game.core.rulesets import Ruleset
from game.core.shuffle import Seal, secret_from
from game.core.view import View
from game.core.visibility import view_of
from game.table.view import SeatView, TableView
from tests.bot.panels.support import NAMES


def dealt(ruleset: Ruleset[Any], seats: int, rng: random.Random, **chosen: Choice) -> Driver:
    """Begin a first deal."""
    setup = Setup(
        ruleset=ruleset,
        options=ruleset.choose(chosen),
        number=1,
        dealer=rng.randrange(seats),
        before=Balances.opening(seats),
        deck=Seal(secret_from(str(rng.random()))),
        tallies=ruleset.first_tallies(seats),
    )
    return Driver(setup)


def moments(driver: Driver, rng: random.Random) -> Iterator[Driver]:
    """Yield at every question of a deal and after the last one."""
    while driver.question is not None:
        yield driver
        driver.answer(rng.choice(driver.question.answers))
    yield driver


def table_view_of(driver: Driver, viewer: int | None, *, phase: str = "", computers: int = 0) -> TableView:
    """Return the view of a table where user n sits in seat n - 1, the last seats being computers'."""
    deal = view_of(driver, None if viewer is None else viewer - 1)
    seats = tuple(_seat(driver, number, computers) for number in range(deal.seats))
    now: Any = phase or ("pause" if driver.outcome else "playing")
    return TableView(
        id="k3v9",
        server=10,
        channel=20,
        viewer=viewer,
        language="en",
        phase=now,
        ruleset=driver.setup.ruleset,
        options=driver.setup.options,
        turn_seconds=60,
        seats=seats,
        playing=seats,
        deal_number=1,
        question_number=len(driver.answered),
        deal=deal,
        deadline=1_800_000_060.0,
        fingerprint="f" * 64,
        pot=deal.bank.pot,
        reserve=deal.bank.reserve,
        ending="deals-played" if phase == "over" else "",
    )


def seen(driver: Driver, viewer: int | None = None) -> tuple[TableView, View]:
    """Return what a person, or everyone, sees of a table and its deal."""
    view = table_view_of(driver, viewer)
    assert view.deal is not None
    return view, view.deal


def _seat(driver: Driver, number: int, computers: int) -> SeatView:
    computer = number >= driver.deal.seats - computers
    return SeatView(
        id=number,
        user=None if computer else number + 1,
        name=NAMES[number],
        chips=driver.deal.bank.seats[number],
        number=number,
        computer=computer,
        host=number == 0,
        dealer=number == driver.deal.dealer,
        votes_needed=2,
    )
