"""The computer that plays High Card by a rule of thumb."""

import random
from typing import Any

from game.computer.player import asked
from game.core.view import View


class HighCardPlayer:
    """Lays its highest card."""

    def choose(self, view: View, rng: random.Random) -> Any:
        """Choose from the answers to the open question."""
        return max(asked(view).answers, key=lambda card: card.power)
