"""The toys keep every promise that the games of the catalogue keep: deal by deal, in the record, and for computers."""

import json
import random
from typing import Any

import pytest

from game.computer import RandomPlayer, player_for
from game.core.bank import Balances
from game.core.driver import Driver, Setup, replay
from game.core.record import as_line, check, record_of
from game.core.rulesets import Ruleset
from game.core.show import view_of
from game.core.shuffle import Seal, secret_from
from game.simulate import simulate
from tests.game.games.watching import watch
from tests.toys.catalogue import TOYS, every_toy
from tests.toys.no_chips import HIGH_CARD
from tests.toys.no_tricks import MARKET


def begin(toy: Ruleset[Any], seed: str) -> Driver:
    seats = toy.best_seats
    return Driver(Setup(toy, toy.choose({}), 1, 0, Balances.opening(seats), Seal(secret_from(seed))))


@every_toy
@pytest.mark.parametrize("seed", range(8))
def test_a_toy_keeps_its_secrets_and_its_chips(toy: Ruleset[Any], seed: int) -> None:
    driver, rng = begin(toy, str(seed)), random.Random(seed)
    watch(driver)
    while driver.question is not None:
        driver.answer(RandomPlayer().choose(view_of(driver, driver.seat), rng))
        watch(driver)
    answers = [asked.answer for asked in driver.answered]
    assert replay(driver.setup, answers).deal.events == driver.deal.events
    assert check(json.loads(as_line(record_of(driver))), TOYS) == []


@every_toy
def test_a_toy_is_simulated_by_computers(toy: Ruleset[Any]) -> None:
    options, player = toy.choose({}), player_for(toy)
    for seats in range(toy.least_seats, toy.most_seats + 1):
        for record in simulate(toy, options, seats, 5, "toy", player):
            assert check(record, TOYS) == []


def test_a_game_without_tricks_has_none_in_its_record() -> None:
    options = MARKET.choose({})
    assert [record["tricks"] for record in simulate(MARKET, options, 3, 4, "x", RandomPlayer())] == [[]] * 4


def test_a_game_without_chips_counts_points_from_deal_to_deal() -> None:
    played = list(simulate(HIGH_CARD, HIGH_CARD.choose({}), 4, 6, "x", RandomPlayer()))
    assert all(record["payments"] == [] for record in played)
    assert [sum(record["tallies_after"]["score"]) for record in played] == [1, 2, 3, 4, 5, 6]
