"""Models learnt offline, and what binds them and fast rules to the rules they were made for: no others use them.

A model tells the chance of winning a game with bidding from a few features of a hand. The values are stored as JSON:
the recipe, its figures, the models and their digest.
"""

from __future__ import annotations

import hashlib
import json
import logging
from collections.abc import Collection, Mapping, Sequence
from functools import cache
from math import exp
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol, runtime_checkable

from game.core.options import OptionField, Options
from game.core.rulesets import Ruleset
from game.core.view import Player
from game.core.vocabulary import CLAIMS, GIVING_UP

log = logging.getLogger(__name__)
LENGTH = 16
"""The number of hexadecimal digits of a digest of rules."""


class MadeFor(NamedTuple):
    """The rules that something was made for: the script's revision, and the digest of its options."""

    revision: int
    options: str

    @classmethod
    def now(cls, ruleset: Ruleset[Any]) -> MadeFor:
        """Return the current rules of a ruleset."""
        return cls(ruleset.revision, options_digest(ruleset.options))


@runtime_checkable
class Bound(Protocol):
    """A player that is valid only for certain rules, all of `made_for`."""

    @property
    def made_for(self) -> Collection[MadeFor]:
        """The rules that it and its precomputed data were made for."""
        ...


def own_player(ruleset: Ruleset[Any], level: str) -> Player | None:
    """Return the game's own player of a level, if there is one for these rules."""
    own = ruleset.computer.levels.get(level)
    return own if own is not None and holds(own, ruleset) else None


def holds(player: Player, ruleset: Ruleset[Any]) -> bool:
    """Whether a player was made for the current rules; if not, that is logged once."""
    bound = player.made_for if isinstance(player, Bound) else ()
    now = MadeFor.now(ruleset)
    return all(made == now or _refuse(ruleset.id, made, now) for made in bound)


@cache
def _refuse(ruleset: str, made: MadeFor, now: MadeFor) -> bool:
    log.warning("%s: its own player was made for %s and not for %s; it searches instead", ruleset, made, now)
    return False


@cache
def options_digest(options: type[Options]) -> str:
    """Return the digest of a game's options: their names, kinds, bounds and defaults.

    Claims are left out: without a claim, play is the same.
    """
    known = sorted(options.model_fields.items())
    fields = [OptionField.of(name, field) for name, field in known if name not in {CLAIMS, GIVING_UP}]
    told = [repr((each.name, each.kind, each.default, each.low, each.high, each.literals)) for each in fields]
    return digest(told)[:LENGTH]


def values_digest(options: Options, but: Collection[str]) -> str:
    """Return the digest of the chosen values, except for the options in `but`."""
    return digest(options.model_dump(mode="json", exclude=set(but)))[:LENGTH]


def digest(written: Mapping[str, Any] | list[str]) -> str:
    """Return the digest of plain data."""
    return hashlib.sha256(json.dumps(written, sort_keys=True).encode()).hexdigest()


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
