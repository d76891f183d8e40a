"""Worlds for a view: they tell it the same, in every game, and contain nothing that its viewer could exclude."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from game.computer import player_for
from game.computer.imagined import World, tells_the_same
from game.computer.reconstruct import reconstruct
from game.computer.worlds import worlds
from game.core.driver import Driver
from game.core.rulesets import Ruleset
from game.core.view import View
from game.core.visibility import view_of
from game.games.lupfen import LIECHTENSTEIN
from tests.game.games.strategies import random_driver
from tests.game.games.support import begin
from tests.game.games.worlds import shown
from tests.game.games.worlds import worlds as true_worlds
from tests.harness.catalogue import every_ruleset
from tests.soak.report import count

EACH = 4


def views(ruleset: Ruleset[Any], deals: int, part: float) -> Iterator[tuple[Driver, View]]:
    """Yield some views of seats that are asked, in random deals under random house rules."""
    player = player_for(ruleset)
    for seed in range(deals):
        rng = random.Random(f"{ruleset.id} {seed}")
        driver = random_driver(ruleset, rng)
        while driver.question is not None:
            view = view_of(driver, driver.seat)
            if rng.random() < part:
                yield driver, view
            answers = list(driver.question.answers)
            driver.answer(player.choose(view, rng) if seed % 2 else rng.choice(answers))


def told(world: World) -> Driver:
    """Return a recorded world."""
    driver = Driver(world.setup)
    for answer in world.answers:
        driver.answer(answer)
    return driver


def check_worlds(ruleset: Ruleset[Any], deals: int, part: float) -> tuple[int, int]:
    """Compare the views in worlds with the original views; return the number of views, and of those without a world."""
    seen = without = 0
    for number, (driver, view) in enumerate(views(ruleset, deals, part)):
        found = list(worlds(view, ruleset, player_for(ruleset), EACH, random.Random(number)))
        for world in found:
            assert shown(view_of(told(world), view.seat)) == shown(view)
            assert world.driver().question is not None
        keeps_the_real_world(driver, view, ruleset)
        seen += 1
        without += not found
    return seen, without


def keeps_the_real_world(driver: Driver, view: View, ruleset: Ruleset[Any]) -> None:
    """Check that what is inferred from the cards played holds for the true hands."""
    assert tells_the_same(driver, view)
    plot = reconstruct(view, ruleset, random.Random(1))
    for bound in plot.bound if plot else ():
        if bound.pack == driver.deal.shuffles - 1 and not driver.deal.taken_up:
            for card in driver.deal.hands[bound.seat]:
                assert bound.card in bound.obligation([bound.card, card], bound.plays, bound.ordering)[0]


@every_ruleset
def test_a_world_shows_its_viewer_exactly_the_view_and_the_real_one_is_never_excluded(ruleset: Ruleset[Any]) -> None:
    seen, without = check_worlds(ruleset, 8, 0.15)
    assert seen >= 4
    assert without <= seen / 10


@pytest.mark.soak
@every_ruleset
def test_a_world_shows_its_viewer_exactly_the_view_in_many_deals(ruleset: Ruleset[Any]) -> None:
    seen, without = check_worlds(ruleset, 400, 0.3)
    count(views_with_worlds=seen - without)
    assert without <= seen / 25, "computers play by rules of thumb if no world is found"


@every_ruleset
def test_two_deals_that_look_the_same_have_the_same_worlds(ruleset: Ruleset[Any]) -> None:
    compared = 0
    for number, (driver, view) in enumerate(views(ruleset, 30, 0.1)):
        for other in true_worlds(driver, driver.seat, random.Random(number), tries=2):
            here, there = (
                [
                    (world.answers, world.setup.deck.order(view.pack, 0))
                    for world in worlds(each, ruleset, player_for(ruleset), 2, random.Random(number))
                ]
                for each in (view, view_of(other, view.seat))
            )
            assert here == there
            compared += 1
        if compared >= 4:
            return
    raise AssertionError("hardly any two deals looked the same")


def test_every_hidden_card_can_be_in_every_place() -> None:
    view = view_of(begin(LIECHTENSTEIN, ["aA rA sA", "aU rO sB", "aK rK sK"], turn_up="bK").driver, 0)
    lying = Counter(
        card for world in worlds(view, LIECHTENSTEIN, player_for(LIECHTENSTEIN), 850, random.Random(1))
        for card in world.driver().deal.hands[1]
    )  # fmt: skip
    assert len(lying) == 17
    assert all(110 < number < 190 for number in lying.values())
