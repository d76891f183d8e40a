"""Computer players. They are given a view, like a person, and nothing else."""

from game.computer.levels import BEGINNER, LEVELS, player_for, player_of
from game.computer.personas import EVEN, PERSONAS
from game.computer.player import RandomPlayer
from game.core.player import Player

__all__ = ["BEGINNER", "EVEN", "LEVELS", "PERSONAS", "Player", "RandomPlayer", "player_for", "player_of"]
