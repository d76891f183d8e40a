"""The invariants of Fünfzehnern (section 9 of the rules) over random house rules, seats and answers, both players."""

from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.computer import Player, RandomPlayer
from game.core.questions import PickCard
from game.games.fuenfzehnern import FUENFZEHNERN
from game.games.fuenfzehnern.computer.player import FuenfzehnernPlayer
from tests.game.games.strategies import deals_of, played_of

MOST_QUESTIONS = 7 * 4
seeds = st.integers(0, 10**9)
players = pytest.mark.parametrize("player", [RandomPlayer(), FuenfzehnernPlayer()], ids=["random", "computer"])


deals = partial(deals_of, FUENFZEHNERN, longest=MOST_QUESTIONS)
played = partial(played_of, FUENFZEHNERN)


@players
@given(seed=seeds)
def test_zwang_brings_the_ace_down(player: Player, seed: int) -> None:
    called: dict[int, str] = {}
    for driver in deals(player, seed):
        question = driver.question
        for extra in question.extras if isinstance(question, PickCard) else ():
            suit = extra.removeprefix("zwang_")
            hand = {card.code for card in driver.deal.hands[driver.seat]}
            assert {f"{suit}-king", f"{suit}-queen"} <= hand
            assert any(f"{suit}-ace" in map(repr, other) for other in driver.deal.hands)
            assert f"{suit}-ace" not in hand
        if driver.answered and driver.answered[-1].answer.startswith("zwang_"):
            called.setdefault(len(driver.deal.tricks), driver.answered[-1].answer.removeprefix("zwang_"))
    driver = played(player, seed)
    for number, suit in called.items():
        trick = driver.deal.tricks[number]
        assert trick.plays[0][1].code == f"{suit}-queen"
        assert (trick.winner, f"{suit}-ace") in [(seat, card.code) for seat, card in trick.plays]
