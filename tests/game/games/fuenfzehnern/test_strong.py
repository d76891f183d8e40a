"""The strong player of Fünfzehnern: what it leads, and how it reads the others' leads."""

import random

from game.computer import player_of
from game.computer.levels import STRONG
from game.core.view import View
from game.core.visibility import view_of
from game.games.fuenfzehnern import FUENFZEHNERN
from game.games.fuenfzehnern.computer.strong_player import read
from tests.game.games.fuenfzehnern.support import deal
from tests.game.games.support import Game, short

PLAYER = player_of(STRONG, FUENFZEHNERN)
WORLDS = 40


def seen(game: Game) -> View:
    """Return what the seat that is asked sees."""
    return view_of(game.driver, game.driver.seat)


def believed(game: Game, seat: str) -> list[set[str]]:
    """Return the hands of a seat that the seat that is asked believes possible."""
    reading, rng = read(seen(game)), random.Random(1)
    worlds = [world for _ in range(WORLDS) if reading.likely(world := reading.hidden.situation(rng))]
    assert worlds
    return [{short(card) for card in reading.bits.of(world.hands["ABCD".index(seat)])} for world in worlds]


def test_from_a_long_suit_it_keeps_the_ace_and_leads_a_jack() -> None:
    view = seen(deal("cA cQ cJ cT sK sJ dQ dJ"))
    assert {short(PLAYER.choose(view, random.Random(seed))) for seed in range(5)} <= {"sJ", "dJ"}


def test_a_player_who_calls_zwang_is_believed_to_have_the_king() -> None:
    game = deal("cK cQ d7 d8 s7 s8 h7 h8").say("A zwang_clubs")
    assert all("cK" in hand for hand in believed(game, "A"))


def test_a_bound_leader_who_changes_suit_is_believed_void_or_unbeatable() -> None:
    game = deal("s7 c7 d7", "sA cK cA d8", "s8", "s9").play("s7 sA s8 s9").say("B cK")
    hands = believed(game, "B")
    assert all("cA" in hand or not hand & {"sK", "sQ", "sJ", "sT"} for hand in hands)
    assert any("cA" in hand for hand in hands)
