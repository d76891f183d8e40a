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


@pytest.mark.parametrize(
    ("winners", "seats", "said", "pot", "net", "left", "kinds"),
    [
        pytest.param("ABB", 4, "A lift, B join, C join, D fold", 9, "A+3 B+6 C-9 D+0", 9, "lifted lifted", id="VO-1"),
        # B speaks first in the example: here B is called A, and the dealer C.
        pytest.param("AAA", 3, "A lift, B join, C join", 9, "A+9 B-9 C-9", 18, "lifted lifted", id="VO-2"),
        pytest.param("AAB", 4, "", 0, "A+5 B+1 C-15 D-15", 24, "force lifted", id="VO-3"),
        pytest.param("ABC", 3, "", 0, "A+0 B+0 C+0", 0, "force force", id="VO-4"),
        pytest.param("CCC", 3, "A blind_lift, B fold, C join", 24, "A-48 B+0 C+24", 48, "lifted lifted", id="VO-8"),
        pytest.param("AAA", 3, "A blind_lift, B fold, C join", 24, "A+24 B+0 C-48", 48, "lifted lifted", id="VO-8b"),
        pytest.param(
            "ABC", 4, "A pass, B pass, C pass, D pass", 24, "A+0 B+0 C+0 D+0", 24, "lifted lifted", id="VO-13"
        ),
        pytest.param("AAB", 4, "A lift, B join, C fold, D fold", 24, "A+16 B+8 C+0 D+0", 0, "lifted force", id="VO-14"),
    ],
)
def test_a_deal_pays_as_stated_and_determines_the_kind_of_the_next(
    winners: str, seats: int, said: str, pot: int, net: str, left: int, kinds: str
) -> None:
    game = play(seats, winners, *([said] if said else []), pot=pot, blind_lupf="blind" in said)
    assert (game.net, game.pot, f"{kind_of(game)} {next_kind(game)}") == (net, left, kinds)
    assert game.next_dealer == "A"


def test_vo_5_three_unters_in_a_force() -> None:
    game = begin(VORARLBERG, ["aA lA hA", "aK lK hK", "aU lU hU", "aT lT hT"], turn_up=TRUMP)
    assert game.announced() == ["three-unters C"]
    assert game.settled == "A-12 B-12 C+12 D-12"
    assert game.pot == 36


def test_vo_6_three_unters_held_by_the_lifter() -> None:
    game = begin(VORARLBERG, ["aU lU hU", "aK lK hK", "aA lA hA", "aT lT hT"], turn_up=TRUMP, pot=12)
    game.say("A lift", "B join", "C fold", "D join")
    assert game.net == "A+12 B-12 C+0 D-12"
    assert game.pot == 24


def test_vo_7_three_unters_held_by_the_only_other_player() -> None:
    game = begin(VORARLBERG, ["aA lA hA", "aK lK hK", "aU lU hU", "aT lT hT"], turn_up=TRUMP, pot=12)
    game.say("A lift", "B fold", "C join", "D fold")
    assert game.net == "A-12 B+0 C+12 D+0"
    assert game.pot == 12


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
