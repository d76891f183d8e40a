"""The strong player of Schafkopf: it picks by learnt models, and plays cards by sampling worlds."""

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
DARE: Final = (0.46, 0.36, 0.28)
"""The least learnt chance for picking, from forehand to the dealer: the models do not know how many have passed."""
BIAS_WEIGHT: Final = 0.06
"""The amount by which that chance is lower for the bold, and higher for the careful."""


def known(view: View) -> WinChances:
    """Return the learnt estimates for the viewer's position."""
    return learnt(forehand=view.seat == view.forehand)


def pick(view: View, question: Choose, rng: random.Random, *, risk_bias: float) -> str:
    """Pick with a hand that is likely to win."""
    dare = DARE[((view.seat or 0) - view.dealer - 1) % view.seats] - risk_bias * BIAS_WEIGHT
    return PICK if known(view).chance(own_hand(view)) >= dare else PASS


def discard(view: View, question: PickCards, rng: random.Random) -> tuple[Card, ...]:
    """Bury the cards that leave the best chance."""
    away = known(view).buried(question.cards)
    return tuple(card for card in question.cards if card in away)


def rules(risk_bias: float) -> Mapping[str, Rule]:
    """Return the rules of a player with this bias."""
    return {"pick": partial(pick, risk_bias=risk_bias), "discard": discard, "claim": consent(read)}


STRONG_PLAYER: Final = ThinkingPlayer(rules, SCHAFKOPF_PLAYER, read, EFFORT, (MADE_FOR, made_for(FILE)))
