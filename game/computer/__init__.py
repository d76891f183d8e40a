"""Players that are programs. They are given a view, as a person is, and nothing else."""

from typing import Any

from game.computer.player import RandomPlayer
from game.computer.thumb import THUMB_PLAYER
from game.core.player import Player
from game.core.rulesets import Ruleset

__all__ = ["THUMB_PLAYER", "Player", "RandomPlayer", "player_for"]


def player_for(ruleset: Ruleset[Any]) -> Player:
    """Find who plays a game for a computer: its own player, else the rules of thumb of games for a pot."""
    return ruleset.player or THUMB_PLAYER
