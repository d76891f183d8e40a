"""The strong player of Schafkopf: when it picks and what it buries."""

import pytest

from game.computer import player_of
from game.computer.levels import STRONG
from game.games.schafkopf import SCHAFKOPF
from tests.game.games.schafkopf.support import dealt

PLAYER = player_of(STRONG, SCHAFKOPF)


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
    assert dealt(hand).chosen(PLAYER) == answer


def test_it_buries_points_and_neither_trumps_nor_aces() -> None:
    game = dealt("cQ sQ hQ cJ sJ dA dT cA s7 h8", "sA sK s9 s8 hA hK h9 h7 dK d9", "c7 c8 c9 cK cT d7 d8 dQ hJ dJ")
    buried = set(game.say("A pick").chosen(PLAYER).removeprefix("discard:").split("+"))
    assert buried & {"sT", "hT"}
    assert not buried & {"cQ", "sQ", "hQ", "cJ", "sJ", "dA", "dT", "cA"}


def test_it_pulls_trumps_from_strength() -> None:
    game = dealt("cQ sQ hQ cJ sJ dA dT cA s7 s8", "sA sK s9 sT hA hK h9 h7 dK d9")
    assert game.say("A pick", "A discard:s7+s8").chosen(PLAYER) in {"cQ", "sQ", "hQ"}
