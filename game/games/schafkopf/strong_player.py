"""The strong player of Schafkopf: it picks by what was learnt, and plays cards by the worlds that its view allows."""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import partial
from typing import Final

from game.computer.card_play.thinker import Effort
from game.computer.card_play.thinking_player import ThinkingPlayer
from game.computer.rules import Rule
from game.computer.strength import own_hand
from game.core.cards import Card
from game.core.questions import Choose, PickCards
from game.core.view import View
from game.games.schafkopf.player import SCHAFKOPF_PLAYER
from game.games.schafkopf.reading import read
from game.games.schafkopf.script import PASS, PICK
from game.games.schafkopf.values import Values, learnt

EFFORT: Final = Effort()
DARE: Final = 0.4
"""The chance from which it picks."""
SWAY: Final = 0.06
"""By so much less chance the bold pick, and by so much more the careful."""


def known(view: View) -> Values:
    """Give what was learnt, for the viewer's place."""
    return learnt(forehand=view.seat == (view.dealer + 1) % view.seats)


def pick(view: View, question: Choose, rng: random.Random, *, dare: float) -> str:
    """Pick with a hand that promises to win."""
    return PICK if known(view).chance(own_hand(view)) >= dare else PASS


def discard(view: View, question: PickCards, rng: random.Random) -> tuple[Card, ...]:
    """Bury what leaves the best chance."""
    away = known(view).buried(question.cards)
    return tuple(card for card in question.cards if card in away)


def rules(lean: float) -> Mapping[str, Rule]:
    """Give the rules of somebody who leans so."""
    return {"pick": partial(pick, dare=DARE - lean * SWAY), "discard": discard}


STRONG_PLAYER: Final = ThinkingPlayer(rules, SCHAFKOPF_PLAYER, read, EFFORT)
