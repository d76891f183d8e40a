"""Players that are programs. They are given a view, as a person is, and nothing else."""

from typing import Any

from game.computer.player import RandomPlayer
from game.computer.thumb import ThumbPlayer
from game.core.player import Player
from game.core.rulesets import Ruleset

__all__ = ["Player", "RandomPlayer", "ThumbPlayer", "player_for"]

_THUMB = ThumbPlayer()


def player_for(ruleset: Ruleset[Any]) -> Player:
    """Find who plays a game for a computer: its own player, else the rules of thumb of games for a pot."""
    return ruleset.player or _THUMB
