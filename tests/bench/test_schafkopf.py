"""What the bench says of computers that play Schafkopf among themselves."""

import pytest

from bench.schafkopf import played_by, told
from game.computer.levels import player_for
from game.games.schafkopf import SCHAFKOPF
from research.entry.solver import has_compiler


@pytest.mark.skipif(not has_compiler(), reason="there is no C compiler")
def test_every_deal_is_counted_and_each_side_throws_points_away() -> None:
    games = [played_by(player_for(SCHAFKOPF), number) for number in range(6)]
    figures = {figure.name.removeprefix("schafkopf, three beginner, "): figure for figure in told("beginner", games)}
    declared = figures["declared won"].parts["number"]
    assert 0 < declared < 6
    assert declared + round(figures["nobody declared"].value * 6) == 6
    assert all((game.score > 0) == (game.ended == "schafkopf-won") for game in games if game.tricks)
    for side in ("declarer", "defenders"):
        assert figures[f"thrown, {side}"].parts["number"] == declared
        assert figures[f"thrown, {side}"].value > 0
