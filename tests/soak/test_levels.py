"""The levels of every game against each other: in duplicate deals Strong beats Beginner, and Club lies between."""

from __future__ import annotations

from typing import Any

import pytest

from game.computer import BEGINNER, player_of
from game.computer.levels import CLUB, STRONG
from game.computer.match import Match, summary
from game.core.rulesets import Ruleset
from game.games.catalogue import CATALOGUE
from tests.soak.report import count

pytestmark = pytest.mark.soak
MOST_DEALS, BATCH, LEAST = 2_000, 50, 100
ENOUGH = 4.0
"""Seen from so many errors on, it need not be played on: that is less likely chance than three after all deals."""


def won(ruleset: Ruleset[Any], level: str, others: str) -> tuple[float, float]:
    """What a level wins alone among others in chips a deal, and its error; played until that is clear."""
    players = [player_of(level, ruleset), *[player_of(others, ruleset)] * (ruleset.best_seats - 1)]
    brought: list[Any] = []
    mean = error = 0.0
    while len(brought) < MOST_DEALS and (len(brought) < LEAST or abs(mean) < ENOUGH * error):
        seed = f"levels {len(brought)}"
        brought += Match(ruleset, ruleset.choose({}), players, BATCH, seed).play()
        mean, error = summary(brought)[0]
    count(deals_of_levels_against_each_other=len(brought))
    return mean, error


@pytest.mark.parametrize("ruleset", list(CATALOGUE), ids=lambda ruleset: ruleset.id)
def test_strong_beats_beginner_and_club_lies_between(ruleset: Ruleset[Any]) -> None:
    strong, strong_error = won(ruleset, STRONG, BEGINNER)
    assert strong > 3 * strong_error
    club, club_error = won(ruleset, CLUB, BEGINNER)
    assert club > 0
    assert club - strong < 2 * (strong_error + club_error)
    among, among_error = won(ruleset, STRONG, CLUB)
    assert among > -2 * among_error
