"""The worked examples of Lupfen in Liechtenstein, by their ids in the rules, played through the script."""

import pytest

from game.games.lupfen import LIECHTENSTEIN
from tests.game.games.support import Game, begin, hands_taking

PACK = LIECHTENSTEIN.pack(LIECHTENSTEIN.choose({}), 4)
TRUMP = "bK"


def play(seats: int, winners: str, *said: str, pot: int = 0, turn_up: str = TRUMP) -> Game:
    """Deal so that `winners` take the tricks, declare, and play."""
    return begin(LIECHTENSTEIN, hands_taking(PACK, winners, seats), turn_up=turn_up, pot=pot).say(*said).tricks()


def test_li_1_thirds_remainder_and_a_penalty() -> None:
    game = play(4, "ABB", "A lift", "A 2", "B join", "C drop", "D join")
    assert game.settled == "A+4 B+6 C+0 D-10"
    assert game.pot == 10
    assert game.net == "A+1 B+3 C-1 D-13"
    assert game.next_dealer == "A"


def test_li_2_everybody_else_drops() -> None:
    said = ("A decline", "B lift", "B 3", "C drop", "D drop", "A drop")
    game = play(4, "BBB", *said, pot=10)
    assert game.settled == "A+0 B+17 C+0 D+0"
    assert game.pot == 0
    assert game.net == "A-1 B+13 C-1 D-1"
    assert not game.driver.deal.tricks


def test_li_3_dry_lifter_takes_the_remainder_and_pays() -> None:
    game = play(3, "BBC", "A lift", "A 2", "B join", "C join", pot=2)
    assert game.settled == "A-9 B+6 C+3"
    assert game.pot == 11
    assert game.net == "A-12 B+3 C+0"


def test_li_4_three_unters_of_another() -> None:
    hands = ["aA rA sA", "aU rU sU", "aK rK sK", "aB rB sB"]
    game = begin(LIECHTENSTEIN, hands, turn_up=TRUMP, pot=3).say("A lift", "A 3", "B join", "C join", "D drop")
    assert game.over
    assert game.announced() == ["three-unters B"]
    assert game.settled == "A-15 B+15 C-16 D+0"
    assert game.pot == 32
    assert game.net == "A-19 B+11 C-20 D-1"


def test_li_5_three_unters_of_the_lifter() -> None:
    hands = ["aU rU sU", "aA rA sA", "aK rK sK", "aB rB sB"]
    game = begin(LIECHTENSTEIN, hands, turn_up=TRUMP, pot=2).say("A lift", "A 2", "B join", "C join", "D join")
    assert game.settled == "A+14 B-14 C-14 D-14"
    assert game.pot == 42
    assert game.net == "A+11 B-17 C-17 D-17"


def test_li_6_one_trick_each() -> None:
    game = play(4, "ABC", "A lift", "A 1", "B join", "C join", "D drop", pot=2)
    assert game.settled == "A+3 B+3 C+3 D+0"
    assert game.pot == 0
    assert game.net == "A+1 B+1 C+1 D-1"


def test_li_7_everybody_declines() -> None:
    game = play(4, "ABC", "A decline", "B decline", "C decline", "D decline")
    assert game.announced() == ["thrown-in"]
    assert (game.pot, game.net) == (4, "A-1 B-1 C-1 D-1")
    assert game.next_dealer == "A"
    again = begin(LIECHTENSTEIN, hands_taking(PACK, "ABC", 4), turn_up=TRUMP, pot=game.pot)
    assert again.pot == 8


def test_li_8_lifter_without_a_trick() -> None:
    game = play(3, "CCC", "A lift", "A 4", "B drop", "C join", pot=9)
    assert game.settled == "A-18 B+0 C+18"
    assert game.pot == 20
    assert game.net == "A-23 B-1 C+13"


def test_li_9_five_players() -> None:
    game = play(5, "ACC", "A lift", "A 2", "B join", "C join", "D join", "E join", pot=10)
    assert game.settled == "A+9 B-25 C+16 D-25 E-25"
    assert game.pot == 75
    assert game.net == "A+6 B-28 C+13 D-28 E-28"


def test_li_10_one_exchange_with_five_players() -> None:
    hands = ["aU rU sO", "aA rA sA", "aB rB sB", "bU sU rO", "aK rK sK"]
    game = begin(LIECHTENSTEIN, hands, turn_up="bA", bottom="aO bB bK bO")
    game.say("A lift", "A 1", "B join", "C join", "D join", "E join")
    assert "exchange" in game.choices
    game.say("A exchange")
    assert game.hand("A") == {"bB", "bK", "bO"}
    assert game.stock() == ["aO"]
    assert game.choices == {"bB", "bK", "bO"}
    game.say("A bB", "B aA", "C aB")
    assert (game.asked, game.choices) == ("D", {"bU"})


def test_li_11_two_exchanges_with_four_players() -> None:
    hands = ["aU rU sO", "aA rA sA", "aB rB sB", "bU sU rO"]
    bottom = "aK aO sK rK bB bK bO"
    game = begin(LIECHTENSTEIN, hands, turn_up="bA", bottom=bottom)
    game.say("A lift", "A 1", "B join", "C drop", "D join", "A exchange")
    assert game.hand("A") == {"bB", "bK", "bO"}
    game.say("A bB", "B aA")
    assert game.choices == {"bU", "exchange"}
    game.say("D exchange")
    assert game.hand("D") == {"aO", "sK", "rK"}
    assert game.stock() == ["aK"]


@pytest.mark.parametrize("drawn", ["bU sU bO"])
def test_li_11_no_second_exchange_of_the_same_seat(drawn: str) -> None:
    hands = ["aU rU sO", "aA rA sA", "aB rB sB", "aK rK sK"]
    game = begin(LIECHTENSTEIN, hands, turn_up="bA", bottom=drawn)
    game.say("A lift", "A 1", "B join", "C drop", "D join", "A exchange")
    assert game.choices == {"bU", "sU", "bO"}
