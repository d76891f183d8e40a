"""What computer players answer by rules of thumb."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import pytest

from game.computer import player_for
from game.core.parts import Computer
from game.core.questions import Choose
from game.games.lupfen import LIECHTENSTEIN, VORARLBERG
from game.kits.pot.computer.player import POT_PLAYER
from tests.game.games.support import Game, begin


def lifted(*hands: str, said: str = "A lift, A 1, B join, C join", **more: Any) -> Game:
    return begin(LIECHTENSTEIN, [*hands], turn_up="bK", **more).say(*said.split(", "))


def before_lifting(first: str) -> Game:
    return begin(LIECHTENSTEIN, [first, "aB rB sB", "aK rK sK"], turn_up="bK")


def scrapping() -> Game:
    game = begin(VORARLBERG, ["aU lU hO", "aA lA hA", "aK lK hK"], turn_up="bK", pot=9)
    return game.say("A lift", "B join", "C join")


JOINING = ("aA rA sA", "bA bB aK", "aU rO sU")
ANSWERS: Mapping[str, tuple[Callable[[], Game], str]] = {
    "it lifts with three sows": (lambda: before_lifting("aA rA sA"), "lift"),
    "and not with three poor cards": (lambda: before_lifting("aU rO sU"), "decline"),
    "it joins with the best trumps": (lambda: lifted(*JOINING, said="A lift, A 1", pot=10), "join"),
    "and drops with nothing": (lambda: lifted(*JOINING, said="A lift, A 1, B join", pot=10), "drop"),
    "it exchanges a weak hand": (lambda: lifted("aU rU sO", "aA rA sA", "aK rK sK"), "exchange"),
    "and scraps it": (scrapping, "scrap"),
    "it leads the highest trump": (lambda: lifted("bA bO rA", "aA rK sA", "aK rO sK"), "bA"),
    "the last to play wins as cheaply as possible": (
        lambda: lifted("aO rU sU", "aK rK sK", "aA aB rO").say("A aO", "B aK"), "aB",
    ),
    "it throws away low what cannot win": (lambda: lifted("aA rU sU", "aK aO sK", "rA bB rO").say("A aA"), "aO"),
}  # fmt: skip


@pytest.mark.parametrize(("dealt", "answer"), ANSWERS.values(), ids=ANSWERS)
def test_computers_answer_what_the_position_asks_for(dealt: Callable[[], Game], answer: str) -> None:
    assert dealt().chosen(POT_PLAYER) == answer


def test_it_pays_more_for_a_better_hand() -> None:
    strong = lifted("bA bB rA", "aU rO sB", "aK rK sK", said="A lift")
    weak = lifted("rO aK sU", "aU rU sB", "aA rK sK", said="A lift")
    assert int(strong.chosen(POT_PLAYER)) > int(weak.chosen(POT_PLAYER))


def test_it_answers_an_unknown_question_safely() -> None:
    game = before_lifting("aA rA sA")
    game.driver.question = Choose("sing", ("sing", "be_silent"), "be_silent")
    assert game.chosen(POT_PLAYER) == "be_silent"


def test_a_game_without_a_player_of_its_own_is_played_safely() -> None:
    safe = player_for(replace(LIECHTENSTEIN, computer=Computer()))
    assert before_lifting("aA rA sA").chosen(safe) == "decline"
    assert lifted("aA aU bO", "rA rO sB", "aK rK sK").chosen(safe) == "aU"
