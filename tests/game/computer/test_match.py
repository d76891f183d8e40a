"""Matches: the same deals in every seating."""

from typing import Any

import pytest

from game.computer import RandomPlayer, player_for
from game.computer.levels import SAFE_PLAYER
from game.computer.match import Match, summary
from game.games.lupfen import LIECHTENSTEIN
from game.games.schwimmen import SCHWIMMEN
from game.games.skat import SKAT


@pytest.mark.parametrize("ruleset", [LIECHTENSTEIN, SKAT, SCHWIMMEN], ids=lambda ruleset: ruleset.id)
def test_what_equal_players_win_and_lose_is_nothing(ruleset: Any) -> None:
    player = player_for(ruleset)
    for brought in Match(ruleset, ruleset.choose({}), [player] * 3, 5, "equal").play():
        assert brought == pytest.approx([0, 0, 0])


def test_rules_of_thumb_beat_chance() -> None:
    players = [player_for(SKAT), RandomPlayer(), RandomPlayer()]
    (mean, error), *_ = summary(list(Match(SKAT, SKAT.choose({}), players, 30, "chance").play()))
    assert mean > 3 * error


def test_the_pot_is_what_was_left_or_what_is_named() -> None:
    players = [player_for(LIECHTENSTEIN), SAFE_PLAYER, SAFE_PLAYER]
    options = LIECHTENSTEIN.choose({})
    left, named = (list(Match(LIECHTENSTEIN, options, players, 6, "x", pot).play()) for pot in (None, 90))
    assert max(brought[0] for brought in left) < 15 < max(brought[0] for brought in named)
