"""The levels of computers, and their personas: how much risk they take when staking, never in card play.

They play by rules of thumb, occasional short searches, or long searches and solved tables.
"""

import random
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final

from game.computer.binding import holds, own_player
from game.computer.evaluate import SURE
from game.computer.player import Biasable, MixedPlayer, RulePlayer, asked
from game.computer.search import Effort, Searcher
from game.core.rulesets import Ruleset
from game.core.view import Player, View

BEGINNER: Final = "beginner"
CLUB: Final = "club"
STRONG: Final = "strong"
LEVELS: Final = (BEGINNER, CLUB, STRONG)
"""From the weakest to the strongest."""
EVEN: Final = "even"
BOLD: Final = "bold"
CAREFUL: Final = "careful"
RISK_BIASES: Final[Mapping[str, float]] = MappingProxyType({EVEN: 0.0, BOLD: 1.0, CAREFUL: -1.0})
"""The risk bias of each persona: above 0 for bolder answers, below for more careful ones."""
PERSONAS: Final = tuple(RISK_BIASES)
SAFE_PLAYER: Final = RulePlayer({})
"""Plays any game with safe answers: for cards, the lowest legal one unless the question names another."""

EFFORTS: Final[Mapping[str, Effort]] = MappingProxyType(
    {
        CLUB: Effort(worlds=30, answers=500, certainty=2.0, sure=SURE),
        STRONG: Effort(worlds=120, answers=1_300, ways=60, filter_worlds=True, sure=SURE),
    }
)
"""A few worlds are nearly as good as many: Club is weaker because it searches only for every other answer."""


@dataclass(frozen=True, slots=True, eq=False)
class BookPlayer:
    """Plays its game's solved entries, and leaves every other answer to another player."""

    ruleset: Ruleset[Any]
    other: Player
    risk_bias: float = 0.0

    def choose(self, view: View, rng: random.Random) -> Any:
        """Return an answer."""
        answer = self.ruleset.computer.solved(view, rng, self.risk_bias)
        return answer if answer is not None and answer in asked(view).answers else self.other.choose(view, rng)


def player_for(ruleset: Ruleset[Any]) -> Player:
    """Return the rule-of-thumb player: the game's own, else one that answers safely."""
    own = ruleset.computer.player
    return own if own is not None and holds(own, ruleset) else SAFE_PLAYER


def player_of(level: str, ruleset: Ruleset[Any], persona: str = EVEN) -> Player:
    """Return the player for a level and a persona; raises `ValueError` for unknown ones."""
    if persona not in RISK_BIASES:
        raise ValueError(f"there is no persona {persona!r}, but {', '.join(RISK_BIASES)}")
    if level not in LEVELS:
        raise ValueError(f"there is no player of the level {level!r}, but {', '.join(LEVELS)}")
    risk_bias = RISK_BIASES[persona]
    if level == BEGINNER:
        return player_for(ruleset)
    thinker = thinker_of(level, ruleset, risk_bias)
    return BookPlayer(ruleset, thinker, risk_bias) if level == STRONG else thinker


def thinker_of(level: str, ruleset: Ruleset[Any], risk_bias: float) -> Player:
    """Return the player for a level above Beginner: the game's own, else one that searches."""
    own, rules = own_player(ruleset, level), player_for(ruleset)
    searcher = Searcher(ruleset, rules, EFFORTS[level], risk_bias)
    if own is not None:
        return own.with_bias(risk_bias, searcher) if isinstance(own, Biasable) else own
    return searcher if level == STRONG else MixedPlayer(searcher, rules)


def persona_matters(ruleset: Ruleset[Any], level: str) -> bool:
    """Whether a persona affects how a level plays a game."""
    own = own_player(ruleset, level)
    return level != BEGINNER and bool(ruleset.computer.staking_kinds) and (own is None or isinstance(own, Biasable))
