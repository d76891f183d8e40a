"""The strong player of Schafkopf: when it picks and what it buries."""

import random

import pytest

from game.computer import player_of
from game.computer.levels import STRONG
from game.core.show import view_of
from game.games.schafkopf import SCHAFKOPF
from tests.game.games.schafkopf.support import dealt
from tests.game.games.support import Game, short

PLAYER = player_of(STRONG, SCHAFKOPF)


def chosen(game: Game) -> str:
    """Return its answer, cards in two letters."""
    question = game.driver.question
    assert question is not None
    written = question.write(PLAYER.choose(view_of(game.driver, game.driver.seat), random.Random(1)))
    for card in game.driver.deal.pack.cards:
        written = written.replace(card.code, short(card))
    return written


@pytest.mark.parametrize(
    ("hand", "answer"),
    [
        ("cQ sQ hQ cJ sJ dA dT cA s7 s8", "pick"),
        ("cQ sQ dQ cJ hJ dA dK d9 cA s7", "pick"),
        ("c7 c8 s9 s8 h7 h8 h9 d7 d8 hK", "pass"),
        ("cT cK sT s9 s8 hT h9 h8 d7 d8", "pass"),
    ],
)
def test_it_picks_with_many_high_trumps_and_passes_without(hand: str, answer: str) -> None:
    assert chosen(dealt(hand)) == answer


def test_it_buries_points_and_neither_trumps_nor_aces() -> None:
    game = dealt("cQ sQ hQ cJ sJ dA dT cA s7 h8", "sA sK s9 s8 hA hK h9 h7 dK d9", "c7 c8 c9 cK cT d7 d8 dQ hJ dJ")
    buried = set(chosen(game.say("A pick")).removeprefix("discard:").split("+"))
    assert buried & {"sT", "hT"}
    assert not buried & {"cQ", "sQ", "hQ", "cJ", "sJ", "dA", "dT", "cA"}


def test_it_pulls_trumps_from_strength() -> None:
    game = dealt("cQ sQ hQ cJ sJ dA dT cA s7 s8", "sA sK s9 sT hA hK h9 h7 dK d9")
    assert chosen(game.say("A pick", "A discard:s7+s8")) in {"cQ", "sQ", "hQ"}
