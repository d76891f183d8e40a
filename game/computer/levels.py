"""How well a computer plays: by rules of thumb, now and then by a few deals in thought, or by many and by heart."""

from __future__ import annotations

import random
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from game.computer.distracted import Distracted
from game.computer.personas import EVEN, Leaning, leaning_of
from game.computer.player import asked
from game.computer.search import Effort, Searcher
from game.computer.thumb import THUMB_PLAYER
from game.core.player import Player
from game.core.rulesets import Ruleset
from game.core.view import View

BEGINNER: Final = "beginner"
CLUB: Final = "club"
STRONG: Final = "strong"
LEVELS: Final = (BEGINNER, CLUB, STRONG)
"""From the weakest to the strongest."""

EFFORTS: Final[Mapping[str, Effort]] = MappingProxyType(
    {
        CLUB: Effort(worlds=30, answers=500, certainty=2.0),
        STRONG: Effort(worlds=120, answers=1_300, ways=60, wary=True),
    }
)
"""Few worlds tell nearly as much as many: what makes Club weaker is that it answers every other question by habit."""


class KnowingPlayer:
    """Answers what its game knows by heart, as somebody who leans so, and asks another player about everything else."""

    def __init__(self, ruleset: Ruleset[Any], other: Player, lean: float = 0.0) -> None:
        self._ruleset = ruleset
        self._other = other
        self._lean = lean

    def choose(self, view: View, rng: random.Random) -> Any:
        """Give an answer."""
        answer = self._ruleset.solved(view, rng, self._lean)
        return answer if answer is not None and answer in asked(view).answers else self._other.choose(view, rng)


def player_for(ruleset: Ruleset[Any]) -> Player:
    """Find who plays a game by rules of thumb: its own player, else the rules of games for a pot."""
    return ruleset.player or THUMB_PLAYER


def player_of(level: str, ruleset: Ruleset[Any], persona: str = EVEN) -> Player:
    """Make the player of a level and a persona; raises `ValueError` for one that does not exist."""
    lean = leaning_of(persona)
    if level not in LEVELS:
        raise ValueError(f"there is no player of the level {level!r}, but {', '.join(LEVELS)}")
    if level == BEGINNER:
        return player_for(ruleset)
    thinker = thinker_of(level, ruleset, lean)
    return KnowingPlayer(ruleset, thinker, lean) if level == STRONG else thinker


def thinker_of(level: str, ruleset: Ruleset[Any], lean: float) -> Player:
    """Make the player of a level that thinks: the game's own one, else one that plays deals out in thought."""
    own, habits = ruleset.players.get(level), player_for(ruleset)
    searcher = Searcher(ruleset, habits, EFFORTS[level], lean)
    if own is not None:
        return own.leaning(lean, searcher) if isinstance(own, Leaning) else own
    return searcher if level == STRONG else Distracted(searcher, habits)


def leans(ruleset: Ruleset[Any], level: str) -> bool:
    """Tell whether a persona makes any difference to how a level plays a game."""
    own = ruleset.players.get(level)
    return level != BEGINNER and bool(ruleset.dares) and (own is None or isinstance(own, Leaning))
