"""What an answer brings, as a game's own player knows it without playing deals out by their script."""

import random
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol, runtime_checkable

from game.core.lines import Line
from game.core.view import View


class Brought(NamedTuple):
    """An answer's gain in a world, the number of tricks its seat has taken, and facts of the game (`outlook`).

    `won` is how likely its seat comes out ahead by it, from 0 to 1; `None` if that says nothing about the answer.
    """

    gain: float
    tricks: int = 0
    facts: Mapping[str, float] = {}
    won: float | None = None


@runtime_checkable
class Foresees(Protocol):
    """A game's own player that knows what answers bring, in chips, and what to say about the hand as a whole."""

    def brought(self, view: View, usual: Any, rng: random.Random) -> Mapping[Any, Sequence[Brought]]:
        """Return what each answer brings, in one world or in many, the same worlds for all; empty if unknown."""
        ...

    def plan(self, view: View) -> Line | None:
        """Return what the player has in mind with the hand; `None` if there is nothing to say."""
        ...


@runtime_checkable
class Weighs(Protocol):
    """A game's own player that knows only the gains of answers better than playouts do."""

    def gains(self, view: View, usual: Any, rng: random.Random) -> Mapping[Any, Sequence[float]]:
        """Return each answer's gains, in one world or in many, the same worlds for all."""
        ...
