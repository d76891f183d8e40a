"""What a computer player is."""

from __future__ import annotations

import random
from typing import Any, Protocol

from game.core.view import View


class Player(Protocol):
    """A player, who answers the open question of a view."""

    def choose(self, view: View, rng: random.Random) -> Any:
        """Return a legal answer to `view.question`; the same view and the same state of `rng` give the same answer."""
        ...
