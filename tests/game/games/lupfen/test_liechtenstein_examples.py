"""The worked examples of Lupfen in Liechtenstein, by their ids in the rules, played through the script."""

import pytest

from game.games.lupfen import LIECHTENSTEIN
from tests.game.games.support import begin, hands_taking

PACK = LIECHTENSTEIN.pack(LIECHTENSTEIN.choose({}), 4)
TRUMP = "bK"


@pytest.mark.parametrize(
    ("winners", "seats", "said", "pot", "settled", "left", "net"),
    [
        pytest.param("ABB", 4, "A lift, A 2, B join, C drop, D join", 0,
                     "A+4 B+6 C+0 D-10", 10, "A+1 B+3 C-1 D-13", id="LI-1"),
        pytest.param("BBB", 4, "A decline, B lift, B 3, C drop, D drop, A drop", 10,
                     "A+0 B+17 C+0 D+0", 0, "A-1 B+13 C-1 D-1", id="LI-2"),
        pytest.param("BBC", 3, "A lift, A 2, B join, C join", 2, "A-9 B+6 C+3", 11, "A-12 B+3 C+0", id="LI-3"),
        pytest.param("ABC", 4, "A lift, A 1, B join, C join, D drop", 2,
                     "A+3 B+3 C+3 D+0", 0, "A+1 B+1 C+1 D-1", id="LI-6"),
        pytest.param("ABC", 4, "A decline, B decline, C decline, D decline", 0,
                     "A+0 B+0 C+0 D+0", 4, "A-1 B-1 C-1 D-1", id="LI-7"),
        pytest.param("CCC", 3, "A lift, A 4, B drop, C join", 9, "A-18 B+0 C+18", 20, "A-23 B-1 C+13", id="LI-8"),
        pytest.param("ACC", 5, "A lift, A 2, B join, C join, D join, E join", 10,
                     "A+9 B-25 C+16 D-25 E-25", 75, "A+6 B-28 C+13 D-28 E-28", id="LI-9"),
    ],
)  # fmt: skip
def test_a_deal_pays_and_leaves_in_the_pot_what_is_stated(
    winners: str, seats: int, said: str, pot: int, settled: str, left: int, net: str
) -> None:
    game = begin(LIECHTENSTEIN, hands_taking(PACK, winners, seats), turn_up=TRUMP, pot=pot).say(said).tricks()
    assert (game.settled, game.pot, game.net, game.next_dealer) == (settled, left, net, "A")
    assert bool(game.driver.deal.tricks) == ("join" in said)


def test_li_4_three_unters_held_by_another_player() -> None:
    hands = ["aA rA sA", "aU rU sU", "aK rK sK", "aB rB sB"]
    game = begin(LIECHTENSTEIN, hands, turn_up=TRUMP, pot=3).say("A lift", "A 3", "B join", "C join", "D drop")
    assert game.over
    assert game.announced() == ["three-unters B"]
    assert game.settled == "A-15 B+15 C-16 D+0"
    assert game.pot == 32
    assert game.net == "A-19 B+11 C-20 D-1"


def test_li_5_three_unters_held_by_the_lifter() -> None:
    hands = ["aU rU sU", "aA rA sA", "aK rK sK", "aB rB sB"]
    game = begin(LIECHTENSTEIN, hands, turn_up=TRUMP, pot=2).say("A lift", "A 2", "B join", "C join", "D join")
    assert game.settled == "A+14 B-14 C-14 D-14"
    assert game.pot == 42
    assert game.net == "A+11 B-17 C-17 D-17"


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
