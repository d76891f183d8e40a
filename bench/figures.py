"""Measured figures, formatted for people and programs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import hypot, sqrt
from statistics import quantiles
from typing import Any, NamedTuple

from game.computer.evaluate import error, mean


class Goal(NamedTuple):
    """A bound that a figure should keep: `>=` or `<=` a value."""

    sign: str
    value: float

    def met(self, figure: float) -> bool:
        """Whether a figure keeps the bound."""
        return figure >= self.value if self.sign == ">=" else figure <= self.value

    def __str__(self) -> str:
        return f"{self.sign} {self.value:g}"


class Figure(NamedTuple):
    """One line of the table: a figure, its goal if it has one, and the values it was computed from."""

    name: str
    value: float
    unit: str
    goal: Goal | None = None
    parts: Mapping[str, float] = {}

    @property
    def verdict(self) -> str:
        """Whether the goal is met, in words; empty without one."""
        if self.goal is None:
            return ""
        return "met" if self.goal.met(self.value) else "missed"

    def json(self) -> dict[str, Any]:
        """Return the figure as JSON data."""
        written: dict[str, Any] = {"name": self.name, "value": round(self.value, 4), "unit": self.unit}
        if self.goal:
            written |= {"goal": str(self.goal), "met": self.goal.met(self.value)}
        return written | {"parts": {name: round(value, 4) for name, value in self.parts.items()}}

    def __str__(self) -> str:
        start = f"{self.name:<38}{_number(self.value):>10} {self.unit:<12}{self.goal or ''!s:<9}{self.verdict:<8}"
        return (start + ", ".join(f"{name} {_number(value)}" for name, value in self.parts.items())).rstrip()


class Mean(NamedTuple):
    """The mean of some numbers, or the share of what was true, with its standard error and the sample's size."""

    value: float
    error: float
    of: int

    @classmethod
    def over(cls, numbers: Sequence[float]) -> Mean:
        """Return the mean of some numbers."""
        return cls(mean(numbers), error(numbers), len(numbers)) if numbers else cls(0, 0, 0)

    @property
    def least(self) -> float:
        """The lower bound: the mean minus two errors."""
        return self.value - 2 * self.error

    @property
    def most(self) -> float:
        """The upper bound: the mean plus two errors."""
        return self.value + 2 * self.error

    def errors(self, number: int) -> float:
        """Return the mean in standard errors of a sample of this size."""
        return self.value / (self.error * sqrt(self.of / number)) if self.error else 0.0

    def less(self, other: Mean) -> Mean:
        """Return the difference from another mean."""
        return Mean(self.value - other.value, hypot(self.error, other.error), min(self.of, other.of))

    def figure(self, name: str, unit: str = "", goal: Goal | None = None) -> Figure:
        """Return the mean as a figure."""
        return Figure(name, self.value, unit, goal, {"error": self.error, "of": self.of})


def at_least(value: float) -> Goal:
    """Set a lower bound."""
    return Goal(">=", value)


def at_most(value: float) -> Goal:
    """Set an upper bound."""
    return Goal("<=", value)


def p99(seconds: Sequence[float]) -> float:
    """Return the time within which all but one in a hundred are."""
    return quantiles(seconds, n=100)[98] if len(seconds) > 1 else seconds[0]


def _number(value: float) -> str:
    return f"{value:,.0f}" if abs(value) >= 1_000 else f"{value:.3g}"
