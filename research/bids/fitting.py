"""Logistic regression: weights of features from the results of the hands that have them."""

from collections.abc import Sequence
from math import exp, log2
from typing import Final, NamedTuple

STEPS: Final = 7
RIDGE: Final = 1.0
"""The penalty on a weight, so that a rare feature stays near zero."""


class Sample(NamedTuple):
    """The features counted in a hand, and whether its game was won."""

    counted: Sequence[float]
    won: bool


def fitted(samples: Sequence[Sample]) -> list[float]:
    """Find the maximum-likelihood weights by Newton's method."""
    size = len(samples[0].counted)
    weights = [0.0] * size
    for _ in range(STEPS):
        slope = [-RIDGE * weight for weight in weights]
        curve = [[RIDGE * (row == column) for column in range(size)] for row in range(size)]
        for counted, won in samples:
            likely = chance(weights, counted)
            missing, weight = won - likely, likely * (1 - likely)
            present = [(place, number) for place, number in enumerate(counted) if number]
            for place, number in present:
                slope[place] += missing * number
                row, scaled = curve[place], weight * number
                for other, value in present:
                    row[other] += scaled * value
        weights = [old + step for old, step in zip(weights, solved(curve, slope), strict=True)]
    return weights


def chance(weights: Sequence[float], counted: Sequence[float]) -> float:
    """Return the winning chance under these weights."""
    total = sum([weight * number for weight, number in zip(weights, counted, strict=True)])
    return 1 / (1 + exp(-max(-30.0, min(30.0, total))))


def solved(rows: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Solve linear equations by elimination."""
    table = [[*row, value] for row, value in zip(rows, right, strict=True)]
    for place in range(len(table)):
        best = max(range(place, len(table)), key=lambda row: abs(table[row][place]))
        table[place], table[best] = table[best], table[place]
        pivot = table[place]
        for row in table[place + 1 :]:
            factor = row[place] / pivot[place]
            for column in range(place, len(row)):
                row[column] -= factor * pivot[column]
    found = [0.0] * len(table)
    for place in range(len(table) - 1, -1, -1):
        row = table[place]
        found[place] = (row[-1] - sum(row[c] * found[c] for c in range(place + 1, len(table)))) / row[place]
    return found


def surprise(weights: Sequence[float], samples: Sequence[Sample]) -> float:
    """Return how badly weights predict samples: the mean loss, in bits."""
    lost = 0.0
    for counted, won in samples:
        likely = min(max(chance(weights, counted), 1e-9), 1 - 1e-9)
        lost -= log2(likely if won else 1 - likely)
    return lost / len(samples)
