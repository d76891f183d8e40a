"""Exhaustive search of the card play: the value of every answer matches a calculation by hand."""

import random

import pytest

from game.computer import player_for
from game.computer.endgame import Endgame
from game.computer.evaluate import TooLong
from game.computer.gains import gain
from game.computer.imagined import World
from game.computer.search import Effort, Searcher
from game.core.show import view_of
from game.games.lupfen import LIECHTENSTEIN
from tests.game.games.support import Game, begin, cards_of, short

MANY = 1_000


def world_of(game: Game) -> World:
    """Return the true world."""
    return World(game.driver.setup, [answer for _, _, answer in game.driver.given], game.driver.seat)


def two_play(mine: str, other: str) -> Game:
    """A lifts for one chip and leads, B joins, C drops: twelve chips in the pot, a third of them for each trick."""
    game = begin(LIECHTENSTEIN, [mine, other, "aK rK sK"], turn_up="bK", pot=7)
    return game.say("A lift", "A 1", "B join", "C drop")


def brings(game: Game, card: str) -> float:
    """Return the value of a card to A; the pot before the deal belongs to all three equally."""
    (played,) = cards_of(game.driver.deal.pack, card)
    return Endgame(world_of(game), MANY, MANY, gain, gain).after(played)


@pytest.mark.parametrize("card", ["bA", "rA", "sO"])
def test_two_sure_tricks_are_two_thirds_whatever_is_led(card: str) -> None:
    assert brings(two_play("bA rA sO", "bB rB sB"), card) == pytest.approx(8 - 2 - 7 / 3)


def test_a_trump_led_into_a_higher_one_costs_every_trick() -> None:
    game = two_play("rA rB bO", "bA sA aA")
    assert brings(game, "rA") == pytest.approx(8 - 2 - 7 / 3)
    assert brings(game, "bO") == pytest.approx(-12 - 2 + (12 - 7) / 3)


def test_there_is_a_limit_to_the_ways() -> None:
    game = two_play("rA rB bO", "bA sA aA")
    with pytest.raises(TooLong):
        Endgame(world_of(game), 1, MANY, gain, gain).after(game.driver.deal.hands[0][0])


def test_what_is_not_card_play_is_not_looked_at() -> None:
    game = begin(LIECHTENSTEIN, ["rA rB bO", "bA sA aA", "aK rK sK"], turn_up="bK", pot=7)
    with pytest.raises(TooLong):
        Endgame(world_of(game), MANY, MANY, gain, gain).after("lift")


def test_a_thinker_looks_to_the_end_where_it_can() -> None:
    game = two_play("rA rB bO", "bA sA aA")
    player = Searcher(LIECHTENSTEIN, player_for(LIECHTENSTEIN), Effort(30, 5_000, ways=MANY))
    view = view_of(game.driver, 0)
    gains = player.gains(view, game.driver.deal.hands[0][0], random.Random(1))
    assert {len(brought) for brought in gains.values()} == {30}
    assert short(player.choose(view, random.Random(1))) != "bO"
