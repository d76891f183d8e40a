"""The worked examples of Lupfen in Vorarlberg, by their ids in the rules, played through the script."""

from typing import Any

import pytest

from game.games.lupfen import VORARLBERG
from tests.game.games.support import Game, begin, hands_taking

PACK = VORARLBERG.pack(VORARLBERG.choose({}), 4)
TRUMP = "bK"
FORCE = ("round", None)


def play(seats: int, winners: str, *said: str, pot: int = 0, **options: Any) -> Game:
    """Deal so that `winners` take the tricks, declare, and play."""
    return begin(VORARLBERG, hands_taking(PACK, winners, seats), turn_up=TRUMP, pot=pot, **options).say(*said).tricks()


def kind_of(game: Game) -> str:
    return str(game.driver.deal.marks[FORCE].value)


def next_kind(game: Game) -> str:
    """Return the kind of the next deal: a forced round or a lifted one."""
    return kind_of(begin(VORARLBERG, hands_taking(PACK, "ABC", 4), turn_up=TRUMP, pot=game.pot))


def test_vo_1_a_penalty_keeps_the_pot() -> None:
    game = play(4, "ABB", "A lift", "B join", "C join", "D fold", pot=9)
    assert game.net == "A+3 B+6 C-9 D+0"
    assert game.pot == 9
    assert next_kind(game) == "lifted"


def test_vo_2_two_dry_players_double_the_pot() -> None:
    # B speaks first in the example: here B is called A, and the dealer C.
    game = play(3, "AAA", "A lift", "B join", "C join", pot=9)
    assert game.net == "A+9 B-9 C-9"
    assert game.pot == 18
    assert next_kind(game) == "lifted"


def test_vo_3_force() -> None:
    game = play(4, "AAB")
    assert kind_of(game) == "force"
    assert game.settled == "A+8 B+4 C-12 D-12"
    assert game.net == "A+5 B+1 C-15 D-15"
    assert game.pot == 24
    assert next_kind(game) == "lifted"


def test_vo_4_force_in_which_everybody_takes_a_trick() -> None:
    game = play(3, "ABC")
    assert game.settled == "A+3 B+3 C+3"
    assert game.net == "A+0 B+0 C+0"
    assert game.pot == 0
    again = begin(VORARLBERG, hands_taking(PACK, "ABC", 3), turn_up=TRUMP, pot=game.pot)
    assert (kind_of(again), again.pot) == ("force", 9)


def test_vo_5_three_unters_in_a_force() -> None:
    game = begin(VORARLBERG, ["aA lA hA", "aK lK hK", "aU lU hU", "aT lT hT"], turn_up=TRUMP)
    assert game.announced() == ["three-unters C"]
    assert game.settled == "A-12 B-12 C+12 D-12"
    assert game.pot == 36


def test_vo_6_three_unters_of_the_lifter() -> None:
    game = begin(VORARLBERG, ["aU lU hU", "aK lK hK", "aA lA hA", "aT lT hT"], turn_up=TRUMP, pot=12)
    game.say("A lift", "B join", "C fold", "D join")
    assert game.net == "A+12 B-12 C+0 D-12"
    assert game.pot == 24


def test_vo_7_three_unters_of_the_only_other_player() -> None:
    game = begin(VORARLBERG, ["aA lA hA", "aK lK hK", "aU lU hU", "aT lT hT"], turn_up=TRUMP, pot=12)
    game.say("A lift", "B fold", "C join", "D fold")
    assert game.net == "A-12 B+0 C+12 D+0"
    assert game.pot == 12


@pytest.mark.parametrize(
    ("winners", "net"),
    [pytest.param("CCC", "A-48 B+0 C+24", id="VO-8"), pytest.param("AAA", "A+24 B+0 C-48", id="VO-8b")],
)
def test_vo_8_blind_lift_doubles_the_penalty(winners: str, net: str) -> None:
    game = play(3, winners, "A blind_lift", "B fold", "C join", pot=24, blind_lupf=True)
    assert game.net == net
    assert game.pot == 48


def test_vo_9_force_of_six() -> None:
    # Eighteen cards cannot be three suits of five: D, E and F hold trumps, which A draws.
    hands = ["bA lO aO", "aT lA hK", "aK lT hA", "bK lK hT", "bO lU hO", "bU aA hU"]
    game = begin(VORARLBERG, hands, turn_up="bT")
    game.say("A bA", "B aT", "C aK", "D bK", "E bO", "F bU")
    game.say("A lO", "B lA", "C lT", "D lK", "E lU", "F aA")
    assert game.settled == "A+6 B+6 C+6 D-18 E-18 F-18"
    assert game.pot == 54


def test_vo_10a_nobody_joins_a_weak_hand() -> None:
    game = weak_hand_lifts().say("B fold", "C fold", "D fold")
    assert game.net == "A+24 B+0 C+0 D+0"
    assert (game.pot, next_kind(game)) == (0, "force")


def test_vo_10b_scrap() -> None:
    game = weak_hand_lifts().say("B join", "C fold", "D fold", "A scrap")
    assert game.announced() == ["scrap A"]
    assert (game.pot, game.net) == (24, "A+0 B+0 C+0 D+0")
    assert kind_of(game) == "lifted"
    assert game.driver.deal.dealer == 3
    assert (game.asked, game.kind) == ("A", "lift")
    assert game.hand("A") == {"aA", "lK", "hO"}


def weak_hand_lifts() -> Game:
    hands = ["aU lU hO", "aA lA hA", "aK lK hK", "aT lT hT"]
    game = begin(VORARLBERG, hands, turn_up=TRUMP, pot=24, again=hands_taking(PACK, "ABC", 4))
    return game.say("A lift")


def test_vo_11_shoving() -> None:
    hands = hands_taking(PACK, "CCD", 4)
    game = begin(VORARLBERG, hands, turn_up=TRUMP, deals="B", dealer_stake=3, shoving=True)
    game.say("D shove", "A shove", "B deal").tricks()
    assert game.paid("stake") == "A-3 B-3 C+0 D-3"
    assert game.settled == "A-21 B-21 C+14 D+7"
    assert game.pot == 42
    assert game.next_dealer == "C"


def test_vo_12_compulsory_hearts() -> None:
    hands = ["aA lK bK", "aK lA bT", "aT lT bA", "aO lO bO"]
    game = begin(VORARLBERG, hands, turn_up="hK", pot=24, compulsory_hearts=True)
    game.say("A lift")
    assert game.announced() == ["all-must-play"]
    game.say("A aA", "B aK", "C aT", "D aO", "A lK", "B lA", "C lT", "D lO")
    assert game.net == "A+8 B+8 C+8 D-24"
    assert game.pot == 24


def test_vo_13_everybody_passes() -> None:
    game = play(4, "ABC", "A pass", "B pass", "C pass", "D pass", pot=24)
    assert (game.pot, game.net) == (24, "A+0 B+0 C+0 D+0")
    assert game.next_dealer == "A"
    assert next_kind(game) == "lifted"


def test_vo_14_a_pot_that_is_emptied_forces_the_next_round() -> None:
    game = play(4, "AAB", "A lift", "B join", "C fold", "D fold", pot=24)
    assert game.net == "A+16 B+8 C+0 D+0"
    assert (game.pot, next_kind(game)) == (0, "force")
