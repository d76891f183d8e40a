"""Computer players: legal, reproducible, quick, and better than chance."""

import random
import time
from dataclasses import replace
from statistics import mean, stdev
from typing import Any

import pytest

from game.computer import Player, RandomPlayer, player_for
from game.core.bank import Balances
from game.core.driver import Driver, Setup
from game.core.parts import Computer
from game.core.questions import Choose
from game.core.rulesets import Ruleset
from game.core.show import view_of
from game.core.shuffle import Seal, secret_from
from game.core.view import View
from game.games.catalogue import CATALOGUE
from game.games.lupfen import LIECHTENSTEIN, VORARLBERG
from game.games.mate import MATE
from game.kits.pot.computer.player import POT_PLAYER
from tests.game.games.strategies import random_driver
from tests.game.games.support import begin, short

every_ruleset = pytest.mark.parametrize("ruleset", list(CATALOGUE), ids=lambda ruleset: ruleset.id)


@every_ruleset
def test_it_wins_more_than_players_by_chance(ruleset: Ruleset[Any]) -> None:
    rng, player, seats = random.Random(7), player_for(ruleset), ruleset.best_seats
    gains: list[int] = []
    for number in range(150):
        pot = 12 if ruleset.pot and number % 3 else 0
        before = Balances(pot=pot, bete=pot, seats=(0,) * seats)
        deck = Seal(secret_from(f"duel|{number}"))
        driver = Driver(Setup(ruleset, ruleset.choose({}), 1, number % seats, before, deck))
        while driver.outcome is None:
            one: Player = player if (driver.seat + number) % 2 else RandomPlayer()
            driver.answer(one.choose(view_of(driver, driver.seat), rng))
        gains.append(sum(gain if (seat + number) % 2 else -gain for seat, gain in enumerate(driver.deal.bank.seats)))
    assert mean(gains) > 3 * stdev(gains) / len(gains) ** 0.5


@every_ruleset
def test_it_answers_its_own_questions_alone_and_safely_what_it_does_not_know(ruleset: Ruleset[Any]) -> None:
    driver = random_driver(ruleset, random.Random(1))
    with pytest.raises(ValueError, match="not asked"):
        player_for(ruleset).choose(view_of(driver, None), random.Random(1))
    driver.question = Choose("sing", ("sing", "be_silent"), "be_silent")
    assert player_for(ruleset).choose(view_of(driver, driver.seat), random.Random(1)) == "be_silent"


@every_ruleset
@pytest.mark.parametrize("level", ["random", "beginner"])
def test_it_plays_every_deal_to_the_end_under_any_house_rules(ruleset: Ruleset[Any], level: str) -> None:
    player = RandomPlayer() if level == "random" else player_for(ruleset)
    for seed in range(15):
        rng = random.Random(seed)
        driver = random_driver(ruleset, rng)
        for _ in range(500):
            if driver.question is None:
                break
            answer = player.choose(view_of(driver, driver.seat), rng)
            assert answer in driver.question.answers
            driver.answer(answer)
        assert driver.outcome is not None


@every_ruleset
def test_the_same_view_and_chance_give_the_same_answer(ruleset: Ruleset[Any]) -> None:
    player = player_for(ruleset)
    for seed in range(20):
        driver = random_driver(ruleset, random.Random(seed))
        one, other = random.Random(seed), random.Random(seed)
        while driver.question is not None:
            view = view_of(driver, driver.seat)
            answer = player.choose(view, one)
            assert player.choose(view, other) == answer
            driver.answer(answer)


@pytest.mark.parametrize(("ruleset", "deals", "seconds"), [(VORARLBERG, 60, 0.0005), (MATE, 3, 0.001)])
def test_a_decision_takes_less_than_a_millisecond(ruleset: Ruleset[Any], deals: int, seconds: float) -> None:
    views: list[View] = []
    player, rng = player_for(ruleset), random.Random(1)
    for seed in range(deals):
        driver = random_driver(ruleset, random.Random(seed))
        while driver.question is not None:
            views.append(view_of(driver, driver.seat))
            driver.answer(player.choose(views[-1], rng))
    fastest = min(timed(player, views, rng) for _ in range(5))
    assert fastest / len(views) < seconds


def timed(player: Player, views: list[View], rng: random.Random) -> float:
    start = time.process_time()
    for view in views:
        player.choose(view, rng)
    return time.process_time() - start


def test_a_game_without_a_player_of_its_own_is_played_safely() -> None:
    game = begin(LIECHTENSTEIN, ["aA rA sA", "aU rO sB", "aK rK sK"], turn_up="bK")
    bare = replace(LIECHTENSTEIN, computer=Computer())
    assert player_for(bare).choose(view_of(game.driver, 0), random.Random(1)) == "decline"
    hands = ["aA aU bO", "rA rO sB", "aK rK sK"]
    game = begin(LIECHTENSTEIN, hands, turn_up="bK").say("A lift", "A 1", "B join", "C join")
    assert short(player_for(bare).choose(view_of(game.driver, 0), random.Random(1))) == "aU"


def test_it_lifts_with_three_sows_and_not_with_three_poor_cards() -> None:
    assert begin(LIECHTENSTEIN, ["aA rA sA", "aU rO sB", "aK rK sK"], turn_up="bK").chosen(POT_PLAYER) == "lift"
    assert begin(LIECHTENSTEIN, ["aU rO sU", "aA rA sA", "aK rK sK"], turn_up="bK").chosen(POT_PLAYER) == "decline"


def test_it_pays_more_for_a_better_hand() -> None:
    strong = begin(LIECHTENSTEIN, ["bA bB rA", "aU rO sB", "aK rK sK"], turn_up="bK").say("A lift")
    weak = begin(LIECHTENSTEIN, ["rO aK sU", "aU rU sB", "aA rK sK"], turn_up="bK").say("A lift")
    assert int(strong.chosen(POT_PLAYER)) > int(weak.chosen(POT_PLAYER))


def test_it_joins_with_the_best_trumps_and_drops_with_nothing() -> None:
    game = begin(LIECHTENSTEIN, ["aA rA sA", "bA bB aK", "aU rO sU"], turn_up="bK", pot=10).say("A lift", "A 1")
    assert game.chosen(POT_PLAYER) == "join"
    game.say("B join")
    assert game.chosen(POT_PLAYER) == "drop"


def test_it_exchanges_and_scraps_weak_hands() -> None:
    hands = ["aU rU sO", "aA rA sA", "aK rK sK"]
    game = begin(LIECHTENSTEIN, hands, turn_up="bK").say("A lift", "A 1", "B join", "C join")
    assert game.chosen(POT_PLAYER) == "exchange"
    hands = ["aU lU hO", "aA lA hA", "aK lK hK"]
    assert begin(VORARLBERG, hands, turn_up="bK", pot=9).say("A lift", "B join", "C join").chosen(POT_PLAYER) == "scrap"


def test_it_leads_the_highest_trump() -> None:
    hands = ["bA bO rA", "aA rK sA", "aK rO sK"]
    game = begin(LIECHTENSTEIN, hands, turn_up="bK").say("A lift", "A 1", "B join", "C join")
    assert game.chosen(POT_PLAYER) == "bA"


def test_the_last_to_play_wins_as_cheaply_as_possible() -> None:
    hands = ["aO rU sU", "aK rK sK", "aA aB rO"]
    game = begin(LIECHTENSTEIN, hands, turn_up="bK").say("A lift", "A 1", "B join", "C join", "A aO", "B aK")
    assert game.chosen(POT_PLAYER) == "aB"


def test_it_throws_away_low_what_cannot_win() -> None:
    hands = ["aA rU sU", "aK aO sK", "rA bB rO"]
    game = begin(LIECHTENSTEIN, hands, turn_up="bK").say("A lift", "A 1", "B join", "C join", "A aA")
    assert game.chosen(POT_PLAYER) == "aO"
