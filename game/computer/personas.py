"""How daring a computer is: in what it stakes, never in how it plays its cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, Protocol, runtime_checkable

from game.computer.worth import mean
from game.core.player import Player
from game.core.questions import Amount, Question

EVEN: Final = "even"
BOLD: Final = "bold"
CAREFUL: Final = "careful"
LEANINGS: Final[Mapping[str, float]] = MappingProxyType({EVEN: 0.0, BOLD: 1.0, CAREFUL: -1.0})
"""Which way each persona leans: above 0 towards the bolder answer, below towards the more careful one."""
PERSONAS: Final = tuple(LEANINGS)
SWAY: Final = 0.25
"""What leaning is worth to whoever compares answers, in parts of what the deal brings or costs on average."""


@runtime_checkable
class Leaning(Protocol):
    """A game's own player that stakes more, or less, as it leans."""

    def leaning(self, lean: float, searcher: Player, /) -> Player:
        """Give the same player as somebody who leans so, and who may ask one that plays out deals in thought."""
        ...


def leaning_of(persona: str) -> float:
    """Tell which way a persona leans; raises `ValueError` for one that does not exist."""
    if persona not in LEANINGS:
        raise ValueError(f"there is no persona {persona!r}, but {', '.join(LEANINGS)}")
    return LEANINGS[persona]


def boldness(question: Question[Any], answer: Any) -> float:
    """Tell how bold an answer is, between 0, the safe one, and 1; numbers are the bolder the higher they are."""
    if isinstance(question, Amount):
        return (answer - question.low) / max(1, question.high - question.low)
    return float(answer != question.safe)


def swayed(gains: Mapping[Any, Sequence[float]], question: Question[Any], lean: float) -> dict[Any, list[float]]:
    """See what answers bring as somebody does who leans so: bold answers are worth a little more, or less."""
    stake = mean([abs(gain) for brought in gains.values() for gain in brought]) if any(gains.values()) else 0.0
    return {
        answer: [gain + lean * SWAY * stake * boldness(question, answer) for gain in brought]
        for answer, brought in gains.items()
    }
