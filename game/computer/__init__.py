"""Players that are programs. They are given a view, as a person is, and nothing else."""

from game.computer.player import Player, RandomPlayer
from game.computer.thumb import ThumbPlayer

__all__ = ["Player", "RandomPlayer", "ThumbPlayer"]
