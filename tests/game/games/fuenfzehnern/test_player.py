"""The computer player of Fünfzehnern: it keeps its points, takes those of others, and clearly beats chance."""

import random
from itertools import product

import pytest

from game.computer import Player, RandomPlayer, player_for
from game.core.bank import Balances
from game.core.driver import Driver, Setup
from game.core.questions import Choose
from game.core.show import view_of
from game.core.shuffle import Seal, secret_from
from game.games.fuenfzehnern import FUENFZEHNERN
from tests.game.games.fuenfzehnern.support import deal

COMPUTER = player_for(FUENFZEHNERN)
DEALS = 200


def test_it_leads_cards_that_win() -> None:
    assert deal("cA cK d7 d8 s7 s8 h7 h8").chosen(COMPUTER) in {"cA", "cK"}


def test_it_takes_a_trick_full_of_points_with_the_last_card() -> None:
    game = deal("sJ d7", "sQ d8", "sT d9", "sK s7 h7 h8 h9 c7 c8 c9").say("A sJ", "B sQ", "C sT")
    assert game.chosen(COMPUTER) == "sK"


def test_it_saves_its_points_from_a_trick_that_is_lost() -> None:
    game = deal("sA d7", "sK sQ s7", "sT d9", "sJ").say("A sA")
    assert game.chosen(COMPUTER) == "s7"


def test_it_gives_nothing_to_others_where_it_cannot_follow() -> None:
    game = deal("sA s7", "hA hK hQ hJ hT c7 d8 d9").say("A sA")
    assert game.chosen(COMPUTER) in {"c7", "d8", "d9"}


def test_it_calls_zwang_where_nothing_else_wins() -> None:
    assert deal("cK cQ cJ cT d7 s7 h7 h8").chosen(COMPUTER) == "zwang_clubs"


def test_it_has_no_choice_after_zwang() -> None:
    game = deal("sA cK cQ c7 d7", "cA cT s7", "s8", "s9").play("sA s7 s8 s9").say("A zwang_clubs")
    assert game.chosen(COMPUTER) == "cA"


def test_what_it_does_not_know_it_answers_safely() -> None:
    game = deal("cA")
    game.driver.question = Choose("sing", ("sing", "be_silent"), "be_silent")
    assert game.chosen(COMPUTER) == "be_silent"


def score_of_one(one: Player, others: Player, seats: int) -> float:
    """Let one player sit in every seat in turn; return its average score."""
    total = 0
    for number, me in product(range(DEALS // seats), range(seats)):
        rng = random.Random(number)
        deck = Seal(secret_from(f"{seats} {number}"))
        setup = Setup(FUENFZEHNERN, FUENFZEHNERN.choose({}), 1, number % seats, Balances.opening(seats), deck)
        driver = Driver(setup)
        while driver.question is not None:
            player = one if driver.seat == me else others
            driver.answer(player.choose(view_of(driver, driver.seat), rng))
        total += driver.deal.tallies["score"][me]
    return total / DEALS


@pytest.mark.parametrize("seats", [3, 4])
def test_it_beats_chance_clearly(seats: int) -> None:
    """A single random player among computers loses as clearly; a deal is about fifteen points."""
    assert score_of_one(COMPUTER, RandomPlayer(), seats) > 4
    assert score_of_one(RandomPlayer(), COMPUTER, seats) < -3


def test_the_same_view_gives_the_same_answer() -> None:
    game = deal("cA cK d7 d8 s7 s8 h7 h8")
    assert game.chosen(COMPUTER) == game.chosen(COMPUTER)
