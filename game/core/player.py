"""The interface of computer players."""

import random
from typing import Any, Protocol

from game.core.view import View


class Player(Protocol):
    """A player that answers the open question of a view."""

    def choose(self, view: View, rng: random.Random) -> Any:
        """Return a legal answer to `view.question`; deterministic for the same view and state of `rng`."""
        ...
