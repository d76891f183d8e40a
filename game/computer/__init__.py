"""Computer players. They are given a view, like a person, and nothing else."""

from game.computer.levels import BEGINNER, EVEN, LEVELS, PERSONAS, player_for, player_of
from game.computer.player import RandomPlayer
from game.core.view import Player

__all__ = ["BEGINNER", "EVEN", "LEVELS", "PERSONAS", "Player", "RandomPlayer", "player_for", "player_of"]
