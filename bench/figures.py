"""Measured figures, formatted for people and programs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Literal, NamedTuple

Bound = Literal["at least", "at most"]


class Goal(NamedTuple):
    """A bound that a figure should keep."""

    bound: Bound
    value: float

    def met(self, figure: float) -> bool:
        """Whether a figure keeps the bound."""
        return figure >= self.value if self.bound == "at least" else figure <= self.value

    def __str__(self) -> str:
        """Return the bound as text."""
        return f"{'>=' if self.bound == 'at least' else '<='} {self.value:g}"


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


def at_least(value: float) -> Goal:
    """Set a lower bound."""
    return Goal("at least", value)


def at_most(value: float) -> Goal:
    """Set an upper bound."""
    return Goal("at most", value)


def table(figures: Iterable[Figure]) -> str:
    """Format figures as lines."""
    return "\n".join(map(_line, figures))


def _line(figure: Figure) -> str:
    goal = "" if figure.goal is None else str(figure.goal)
    start = f"{figure.name:<38}{_number(figure.value):>10} {figure.unit:<12}{goal:<9}{figure.verdict:<8}"
    return (start + _parts(figure)).rstrip()


def _parts(figure: Figure) -> str:
    return ", ".join(f"{name} {_number(value)}" for name, value in figure.parts.items())


def _number(value: float) -> str:
    return f"{value:,.0f}" if abs(value) >= 1_000 else f"{value:.3g}"
