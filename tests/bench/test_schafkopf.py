"""What the bench says of computers that play Schafkopf among themselves."""

from bench.schafkopf import played_by, told
from game.computer.levels import player_for
from game.games.schafkopf import SCHAFKOPF


def test_every_deal_is_counted() -> None:
    games = [played_by(player_for(SCHAFKOPF), number) for number in range(12)]
    figures = {figure.name.removeprefix("schafkopf, three beginner, "): figure for figure in told("beginner", games)}
    declared = figures["declared won"].parts["number"]
    assert 0 < declared < 12
    assert declared + round(figures["nobody declared"].value * 12) == 12
    assert all((game.score > 0) == (game.ended == "schafkopf-won") for game in games if game.tricks)
