"""Test players that provoke situations that chance and the computer rarely reach."""

import random
from typing import Any

from game.computer import Player, RandomPlayer, player_for
from game.core.view import View
from game.games.schwimmen import SCHWIMMEN


class Patient:
    """Nearly always passes and hardly ever closes, so that tables and stocks run out."""

    def choose(self, view: View, rng: random.Random) -> Any:
        assert view.question is not None
        return view.question.safe if rng.random() < 0.99 else rng.choice(list(view.question.answers))


class Restless:
    """Swaps cards in every turn and never closes, so that all rounds are played."""

    def choose(self, view: View, rng: random.Random) -> Any:
        assert view.question is not None
        answers = [answer for answer in view.question.answers if answer not in ("close", "pass")]
        return rng.choice(answers)


class Mixed:
    """Has a random one of several players answer each question."""

    def __init__(self, *players: Player) -> None:
        self._players = players

    def choose(self, view: View, rng: random.Random) -> Any:
        return rng.choice(self._players).choose(view, rng)


COMPUTER = player_for(SCHWIMMEN)
PLAYERS: dict[str, Player] = {
    "random": RandomPlayer(),
    "computer": COMPUTER,
    "patient": Patient(),
    "restless": Restless(),
    "mixed": Mixed(RandomPlayer(), COMPUTER, Patient()),
}
