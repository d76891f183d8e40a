"""Twelve positions of Schafkopf and what the adviser says of them, as docs/measurements.md tells them."""

import random

import pytest

from game.computer.advice import Adviser
from game.core.visibility import view_of
from game.games.bavarian_schafkopf import BAVARIAN_SCHAFKOPF
from tests.game.games.bavarian_schafkopf.support import A_CALLS_LEAVES, called, dealt, hands_with
from tests.game.games.support import Game

FOUR_TRUMPS = "aO hO aU hA h9 l7 bK b9"
SEARCHES = (
    "hU h9 h7 aA a9 l8 b9 b7",
    "aO hO aU hT h8 l7 aK bT",
    "lO bU hA lA lK l9 bA b8",
    "lU bO hK aT a8 a7 lT bK",
)
RUNS = (
    "aO lO hU lA lK l9 l8 b7",
    "hO aU hA hT h9 l7 aK bT",
    "bO bU h8 aA a9 b9 bA b8",
    "lU hK h7 aT a8 a7 lT bK",
)
WENZ = (
    "lU hU bU aA aK lA lT b7",
    "aU hA hT hK a9 l9 bK b9",
    "aT a8 lK l8 h9 h8 bT bO",
    "aO a7 lO l7 hO h7 bA b8",
)
HIGH_WENZ = ("aU lU hU aA aK lA lT b7", "bU hA hT hK a9 l9 bK b9", *WENZ[2:])
STRONG_DEFENDER = (
    "bO aU hU hA h9 l7 a8 aT",
    "aO lO hO lU hT h8 l9 aA",
    "bU hK h7 lA lK l8 b8 bT",
    "a7 a9 aK lT bK bA b9 b7",
)
B_CALLS_LEAVES = "A pass, B ruf, C pass, D pass, B leaves"
A_PLAYS_A_WENZ = "A wenz, B pass, C pass, D pass"


def bidding(hand: str) -> Game:
    return dealt(hands_with(hand))


@pytest.mark.parametrize(
    ("game", "best"),
    [
        pytest.param(bidding("hO bU h9 h7 aT aK l9 bK"), {"pass"}, id="weiter with four low trumps"),
        pytest.param(bidding("aO hO aU hA h9 l7 a8 aT"), {"ruf"}, id="a call game with five good trumps"),
        pytest.param(bidding("aO lO hU hA hT h8 lA a7"), {"solo"}, id="a Solo with six and an ace"),
        pytest.param(bidding("aU lU aA aT lA lT hA b7"), {"wenz"}, id="a Wenz with two Unters and three aces"),
        pytest.param(
            bidding(FOUR_TRUMPS).say("A ruf, B pass, C pass, D pass"), {"leaves"}, id="the ace of the shorter suit"
        ),
        pytest.param(called(), {"hearts-ober", "acorns-ober"}, id="the declarer draws trumps"),
        pytest.param(dealt(SEARCHES).say(B_CALLS_LEAVES), {"leaves-eight"}, id="an opponent searches"),
        pytest.param(
            dealt(RUNS).say(B_CALLS_LEAVES), {"leaves-king", "leaves-nine", "leaves-eight"}, id="the partner runs away"
        ),
        pytest.param(
            dealt(WENZ).say(A_PLAYS_A_WENZ, "A lU, B aU"), {"acorns-ten", "bells-ten"}, id="smear a sure trick"
        ),
        pytest.param(
            dealt(HIGH_WENZ).say(A_PLAYS_A_WENZ, "A aU, B bU"),
            {"hearts-nine", "hearts-eight", "leaves-eight"},
            id="no points for the declarer's trick",
        ),
        pytest.param(dealt(STRONG_DEFENDER).say(A_CALLS_LEAVES, "A aU"), {"stoss"}, id="Stoß with three high Obers"),
        pytest.param(called().say("A aU"), {"bells-ober", "bells-under"}, id="no Stoß with four trumps"),
    ],
)
def test_the_adviser_agrees_with_a_good_player(game: Game, best: set[str]) -> None:
    view = view_of(game.driver, game.driver.seat)
    assert Adviser(BAVARIAN_SCHAFKOPF).advice(view, random.Random(1)).best in best
