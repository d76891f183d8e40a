"""What the strong player of Schafkopf infers about cards that it does not see."""

import random
from typing import Any

from game.computer.levels import STRONG
from game.core.visibility import view_of
from game.games.bavarian_schafkopf import BAVARIAN_SCHAFKOPF
from game.games.bavarian_schafkopf.cards import LONG
from game.games.bavarian_schafkopf.computer.hands import chance
from game.games.bavarian_schafkopf.computer.reading import contract_of, read
from tests.game.games.bavarian_schafkopf.support import A_CALLS_LEAVES, called, dealt, hands_with

WORLDS = 60
SOLO = "aO lO hU hA hT h8 lA a7"
PLAYER: Any = BAVARIAN_SCHAFKOPF.computer.levels[STRONG]


def test_defenders_consider_hands_worth_a_solo() -> None:
    game = dealt(hands_with(SOLO)).say("A solo, B pass, C pass, D pass, A hearts")
    reading, rng = read(view_of(game.driver, 1)), random.Random(1)
    hands = [reading.bits.of(reading.hidden.situation(rng).hands[0]) for _ in range(WORLDS)]
    chances = [chance(hand, LONG, "solo", "hearts") for hand in hands]
    assert sum(chances) / WORLDS > 0.5
    assert len({tuple(hand) for hand in hands}) > WORLDS / 2


def test_the_player_of_the_called_ace_is_the_partner() -> None:
    game = called().say("A l7, B l9, C lA")
    assert contract_of(view_of(game.driver, 3)).partner == 2


def test_nobody_who_had_to_play_the_called_ace_is_believed_to_hold_it() -> None:
    game = dealt(stoss="off").say(A_CALLS_LEAVES).say("A l7, B l9")
    reading, rng = read(view_of(game.driver, 3)), random.Random(1)
    ace = reading.bits.bit[LONG.card("leaves-ace")]
    assert all(reading.hidden.situation(rng).hands[2] & ace for _ in range(WORLDS))


def test_the_strong_player_weighs_stoss_as_well_as_cards() -> None:
    game = called().say("A aU")
    view = view_of(game.driver, 1)
    brought = PLAYER.brought(view, "stoss", random.Random(1))
    assert {*brought} - {*(view.hand(1).cards or ())} == {"stoss"}
