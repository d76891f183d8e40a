"""The computer player of Schafkopf: when it picks, what it buries and plays, and that it wins."""

import random

import pytest

from game.computer import Player, RandomPlayer
from game.core.bank import Balances
from game.core.driver import Driver, Setup
from game.core.show import view_of
from game.core.shuffle import Seal, secret_from
from game.games.schafkopf import SCHAFKOPF
from game.games.schafkopf.computer.player import SCHAFKOPF_PLAYER
from tests.game.games.schafkopf.support import dealt
from tests.game.games.support import short

COMPUTER = SCHAFKOPF_PLAYER
STRONG = "cQ sQ hQ cJ sJ dA dT cA s7 s8"
POOR = "c7 c8 s9 s8 h7 h8 h9 d7 d8 hK"


def test_it_picks_with_many_high_trumps_and_passes_without() -> None:
    assert dealt(STRONG).chosen(COMPUTER) == "pick"
    assert dealt(POOR).chosen(COMPUTER) == "pass"


def test_it_buries_a_suit_with_its_points_and_no_trump() -> None:
    game = dealt("cQ sQ hQ cJ sJ dA dT cA s7 h8", "sA sK s9 s8 hA hK h9 h7 dK d9", "c7 c8 c9 cK cT d7 d8 dQ hJ dJ")
    assert sorted(short(card) for card in game.driver.deal.zones["widow", None].cards) == ["hT", "sT"]
    buried = set(game.say("A pick").chosen(COMPUTER).removeprefix("discard:").split("+"))
    assert buried & {"sT", "hT"}
    assert not buried & {"cQ", "sQ", "hQ", "cJ", "sJ", "dA", "dT", "cA"}


def test_it_pulls_trumps_from_strength() -> None:
    game = dealt(STRONG, "sA sK s9 sT hA hK h9 h7 dK d9").say("A pick", "A discard:s7+s8")
    assert game.chosen(COMPUTER) == "cQ"


def test_it_adds_points_to_a_trick_of_its_side_and_none_to_the_declarers() -> None:
    hands = ("cA c7 s7 s8 h7 h8 h9 d7 d8 d9", "c9 cQ sQ hQ dQ cJ sJ hJ sA hA", "cT c8 cK sT sK hK hT dK dT dA")
    game = dealt(*hands).say("A pass", "B pick", "B discard:s9+dJ", "A cA", "B c9")
    assert game.chosen(COMPUTER) == "cT"
    game = dealt(*hands).say("A pass", "B pick", "B discard:s9+dJ", "A d9", "B cQ")
    assert game.chosen(COMPUTER) == "dK"


def test_in_a_least_it_throws_points_away_below_the_trick() -> None:
    hands = ("cA c7 s7 s8 h7 h8 h9 d7 d8 d9", "cT c9 sQ hQ dQ cJ sJ hJ sA hA", "cK c8 sT sK hK hT dK dT dA cQ")
    game = dealt(*hands).say("A pass, B pass, C pass", "A cA")
    assert game.chosen(COMPUTER) == "cT"
    assert game.say("B cT").chosen(COMPUTER) == "cK"


def test_it_answers_nobody_elses_question() -> None:
    game = dealt(STRONG)
    with pytest.raises(ValueError, match="not asked"):
        COMPUTER.choose(view_of(game.driver, 1), random.Random(1))


def gain(players: list[Player], seat: int, deals: int) -> float:
    """Play deals with a fixed seed and return a seat's average winnings, in chips."""
    total, rng = 0, random.Random(7)
    for number in range(deals):
        deck = Seal(secret_from(f"Schafkopf {number}"))
        driver = Driver(Setup(SCHAFKOPF, SCHAFKOPF.choose({}), 1, number % 3, Balances.opening(3), deck))
        while driver.question is not None:
            driver.answer(players[driver.seat].choose(view_of(driver, driver.seat), rng))
        total += driver.after.seats[seat]
    return total / deals


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_it_wins_clearly_against_chance(seat: int) -> None:
    players: list[Player] = [RandomPlayer()] * 3
    players[seat] = COMPUTER
    assert gain(players, seat, 120) > 1.5


def test_among_themselves_computers_pick_in_most_deals_and_win_about_half_of_them() -> None:
    rng, results = random.Random(1), list[int]()
    for number in range(150):
        deck = Seal(secret_from(f"among themselves {number}"))
        driver = Driver(Setup(SCHAFKOPF, SCHAFKOPF.choose({}), 1, 2, Balances.opening(3), deck))
        while driver.question is not None:
            driver.answer(COMPUTER.choose(view_of(driver, driver.seat), rng))
        results += [
            driver.deal.tallies["score"][seat]
            for name, seat in driver.deal.marks
            if name == "declarer" and seat is not None
        ]
    assert 75 <= len(results) <= 135
    assert 0.35 <= sum(score > 0 for score in results) / len(results) <= 0.75
