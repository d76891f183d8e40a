"""Models learnt offline for games with bidding: the chance of winning a game, from a few features of a hand.

The values are stored as JSON: the recipe, its figures, the models and their digest. The file is read on first use.
"""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from math import exp
from pathlib import Path
from typing import Final, NamedTuple

from game.computer.binding import MadeFor, digest

STEEPEST: Final = 30.0
"""Beyond this, a chance is certain."""


class Model(NamedTuple):
    """One weight per feature; a logistic curve turns the weighted sum into a chance."""

    features: Sequence[str]
    weights: Sequence[float]

    def chance(self, counted: Sequence[float]) -> float:
        """Return the chance of winning a game with a hand of these features."""
        total = sum([weight * number for weight, number in zip(self.weights, counted, strict=True)])
        return 1 / (1 + exp(-max(-STEEPEST, min(STEEPEST, total))))


def file_beside(module: str) -> Path:
    """Return the path of the file of values next to a module."""
    return Path(module).parent / "bids.json"


@cache
def models(path: Path) -> Mapping[str, Model]:
    """Read the models of a file once; raises `ValueError` if their digest does not match."""
    told = json.loads(path.read_text(encoding="utf-8"))
    if digest(told["models"]) != told["sha256"]:
        raise ValueError(f"the values in {path.name} are not those that were learnt")
    return {name: Model(tuple(model), tuple(model.values())) for name, model in told["models"].items()}


def made_for(path: Path) -> MadeFor:
    """Return the rules that the models of a file were learnt under."""
    return MadeFor(**json.loads(path.read_text(encoding="utf-8"))["rules"])
