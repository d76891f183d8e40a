"""The strong player of Schafkopf: it picks by what was learnt, and plays cards by the worlds that its view allows."""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import partial
from typing import Final

from game.computer.card_play.thinker import CardEffort
from game.computer.card_play.thinking_player import ThinkingPlayer
from game.computer.learnt import made_for
from game.computer.player import own_hand
from game.computer.rules import Rule
from game.core.cards import Card
from game.core.questions import Choose, PickCards
from game.core.view import View
from game.games.schafkopf.computer.chances import FILE, WinChances, learnt
from game.games.schafkopf.computer.player import SCHAFKOPF_PLAYER
from game.games.schafkopf.computer.reading import MADE_FOR, read
from game.games.schafkopf.script import PASS, PICK
from game.kits.tricks.computer.consent import consent

EFFORT: Final = CardEffort()
DARE: Final = 0.4
"""The chance from which it picks."""
BIAS_WEIGHT: Final = 0.06
"""By so much less chance the bold pick, and by so much more the careful."""


def known(view: View) -> WinChances:
    """Return what was learnt, for the viewer's place."""
    return learnt(forehand=view.seat == (view.dealer + 1) % view.seats)


def pick(view: View, question: Choose, rng: random.Random, *, dare: float) -> str:
    """Pick with a hand that promises to win."""
    return PICK if known(view).chance(own_hand(view)) >= dare else PASS


def discard(view: View, question: PickCards, rng: random.Random) -> tuple[Card, ...]:
    """Bury what leaves the best chance."""
    away = known(view).buried(question.cards)
    return tuple(card for card in question.cards if card in away)


def rules(risk_bias: float) -> Mapping[str, Rule]:
    """Return the rules of a player with this bias."""
    return {"pick": partial(pick, dare=DARE - risk_bias * BIAS_WEIGHT), "discard": discard, "claim": consent(read)}


STRONG_PLAYER: Final = ThinkingPlayer(rules, SCHAFKOPF_PLAYER, read, EFFORT, (MADE_FOR, made_for(FILE)))
