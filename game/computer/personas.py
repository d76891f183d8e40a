"""Personas: how much risk a computer takes when staking, never in card play."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, Protocol, runtime_checkable

from game.computer.evaluate import mean
from game.core.player import Player
from game.core.questions import Amount, Question

EVEN: Final = "even"
BOLD: Final = "bold"
CAREFUL: Final = "careful"
RISK_BIASES: Final[Mapping[str, float]] = MappingProxyType({EVEN: 0.0, BOLD: 1.0, CAREFUL: -1.0})
"""The risk bias of each persona: above 0 for bolder answers, below for more careful ones."""
PERSONAS: Final = tuple(RISK_BIASES)
BIAS_WEIGHT: Final = 0.25
"""The bonus of the boldest answer at a bias of 1, as a fraction of the deal's average gain or loss."""


@runtime_checkable
class Biasable(Protocol):
    """A game's own player whose risk can be adjusted."""

    def with_bias(self, risk_bias: float, searcher: Player, /) -> Player:
        """Return the same player with a risk bias; it may leave answers to `searcher`, which has the same bias."""
        ...


def risk_bias_of(persona: str) -> float:
    """Return the risk bias of a persona; raises `ValueError` for an unknown one."""
    if persona not in RISK_BIASES:
        raise ValueError(f"there is no persona {persona!r}, but {', '.join(RISK_BIASES)}")
    return RISK_BIASES[persona]


def boldness(question: Question[Any], answer: Any) -> float:
    """Return the boldness of an answer, from 0, the safe one, to 1; higher numbers are bolder."""
    if isinstance(question, Amount):
        return (answer - question.low) / max(1, question.high - question.low)
    return float(answer != question.safe)


def biased(gains: Mapping[Any, Sequence[float]], question: Question[Any], risk_bias: float) -> dict[Any, list[float]]:
    """Return gains as valued by a player with a risk bias: those of bold answers slightly higher, or lower."""
    stake = mean([abs(gain) for brought in gains.values() for gain in brought]) if any(gains.values()) else 0.0
    return {
        answer: [gain + risk_bias * BIAS_WEIGHT * stake * boldness(question, answer) for gain in brought]
        for answer, brought in gains.items()
    }
