"""The computer player of Fipsen: it wins points from players who pick at random, and bids by its hand."""

import random
from dataclasses import dataclass
from typing import Any

import pytest

from game.computer import RandomPlayer, player_for
from game.core.view import View
from game.games.fipsen import FIPSEN
from game.simulate import simulate
from tests.game.games.fipsen.support import AGAINST_KIEKER, KIEKER, deal

COMPUTER = player_for(FIPSEN)
DEALS = 300


@dataclass(frozen=True)
class Mixed:
    """The computer player in one seat, and random players in the others."""

    seat: int

    def choose(self, view: View, rng: random.Random) -> Any:
        """Choose as the player in that seat."""
        return (COMPUTER if view.seat == self.seat else RandomPlayer()).choose(view, rng)


@pytest.mark.parametrize("seat", range(4))
def test_it_beats_three_players_who_pick_at_random(seat: int) -> None:
    *_, last = simulate(FIPSEN, FIPSEN.choose({}), 4, DEALS, "fipsen", Mixed(seat))
    scores = last["tallies_after"]["score"]
    assert scores[seat] > 0
    assert max(score for number, score in enumerate(scores) if number != seat) < 0


def test_it_makes_most_of_what_it_plays() -> None:
    results: list[int] = []
    for record in simulate(FIPSEN, FIPSEN.choose({}), 4, DEALS, "among themselves", COMPUTER):
        before, after = record["tallies"]["score"], record["tallies_after"]["score"]
        results += [now - then for then, now in zip(before, after, strict=True) if now != then]
    assert len(results) > DEALS / 2
    assert sum(result > 0 for result in results) > len(results) / 2


def test_it_bids_with_a_strong_hand_and_passes_with_a_weak_one() -> None:
    assert deal(("cA cK cQ sA hA", "c9 c8 sJ s8 h7", "cJ cT sK s7 hQ", "c7 sQ sT hK h8")).chosen(COMPUTER) != "pass"
    assert deal(("cJ s8 s7 h8 hJ", "cQ c9 sJ sA h7", "cK cT sK s9 hQ", "cA c7 sT hK c8")).chosen(COMPUTER) == "pass"


def test_it_never_bids_a_kieker_without_any_ace() -> None:
    assert deal((KIEKER, *AGAINST_KIEKER)).chosen(COMPUTER) != "kieker"
