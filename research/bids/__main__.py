"""Learn the hand values that strong players bid by, and write them to the game's folder.

`python -m research.bids skat` simulates deals in which every promising game of a hand is tried, and fits weights to
the results; the next round uses these when cards are put away. Takes a few minutes on one core, compiles nothing, and
gives the same file for the same seed. Figures are of deals not used for fitting.
"""

import argparse
import json
import random
from collections import defaultdict
from collections.abc import Mapping, Sequence
from importlib import import_module
from multiprocessing import Pool
from pathlib import Path
from typing import Any, Final

from game.computer.binding import MadeFor, digest
from game.computer.binding import Model
from game.games.catalogue import CATALOGUE
from research.bids.fitting import Sample, fitted, surprise

GAMES: Final = ("skat", "schafkopf", "bavarian_schafkopf")
DIGITS: Final = 3
AT_A_TIME: Final = 250
"""Deals simulated at a time, each time from a seed of their own."""


def learnt(game: str, rounds: Sequence[int], seed: int) -> Mapping[str, Model]:
    """Simulate and fit, round by round."""
    models: Mapping[str, Model] = {}
    for number, deals in enumerate(rounds):
        samples = played(game, models, deals, f"{seed} {number}")
        features_of = import_module(f"research.bids.{game}").features_of
        models = {name: model(features_of(name), samples[name]) for name in sorted(samples)}
    return models


def played(game: str, models: Mapping[str, Model], deals: int, seed: str) -> Mapping[str, Sequence[Sample]]:
    """Simulate deals, some at a time in each of several processes."""
    found = defaultdict[str, list[Sample]](list)
    with Pool() as pool:
        parts = (
            (game, models, min(AT_A_TIME, deals - first), f"{seed} {first}") for first in range(0, deals, AT_A_TIME)
        )
        for samples in pool.imap(part, parts):
            for name, some in samples.items():
                found[name] += some
    return found


def part(given: tuple[str, Mapping[str, Model], int, str]) -> Mapping[str, Sequence[Sample]]:
    """Simulate a part of the deals."""
    game, models, deals, seed = given
    return import_module(f"research.bids.{game}").played(models, deals, random.Random(seed))  # noqa: S311


def model(features: Sequence[str], samples: Sequence[Sample]) -> Model:
    """Fit one model, rounded to the digits that are written."""
    return Model(features, [round(weight, DIGITS) for weight in fitted(samples)])


def figure(model: Model, samples: Sequence[Sample]) -> Mapping[str, float]:
    """Return a model's games and wins, its mean loss per game, and how many of the games it thought likely were won."""
    likely = [won for counted, won in samples if model.chance(counted) >= 0.75]
    return {
        "games": len(samples),
        "won": round(sum(won for _, won in samples) / len(samples), DIGITS),
        "bits lost": round(surprise(model.weights, samples), DIGITS),
        "thought likely": len(likely),
        "of these won": round(sum(likely) / max(1, len(likely)), DIGITS),
    }


def main() -> None:
    """Learn one game."""
    parser = argparse.ArgumentParser("python -m research.bids", description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--seed", type=int, default=1, help="where chance begins")
    parser.add_argument("--part", type=float, default=1.0, help="this part of the deals, for a try")
    parser.add_argument("--to", type=Path, help="where the values are written; beside the game unless named")
    given = parser.parse_args()
    game: Any = import_module(f"research.bids.{given.game}")
    rounds = [int(deals * given.part) for deals in game.ROUNDS]
    models = learnt(given.game, rounds, given.seed)
    fresh = played(given.game, models, int(game.FRESH * given.part), f"{given.seed} fresh")
    final = {name: game.as_played(name, model) for name, model in models.items()}
    written = {name: dict(zip(model.features, model.weights, strict=True)) for name, model in final.items()}
    told = {
        "recipe": {"command": f"python -m research.bids {given.game}", "deals": rounds, "seed": given.seed},
        "rules": MadeFor.now(CATALOGUE.find(given.game.replace("_", "-")))._asdict(),
        "figures": {name: figure(models[name], fresh[name]) for name in models},
        "sha256": digest(written),
        "models": written,
    }
    path: Path = given.to or game.FILE
    path.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
