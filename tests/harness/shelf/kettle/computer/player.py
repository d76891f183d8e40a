"""The computer that plays Kettle by rules of thumb: those of all games for a pot, and one of its own."""

import random
from typing import Final

from game.computer.player import RulePlayer, strength_key
from game.core.cards import Card
from game.core.questions import PickCards
from game.core.view import View
from game.kits.pot.computer.player import POT_PLAYER


def exchange(view: View, question: PickCards, rng: random.Random) -> tuple[Card, ...]:
    """Put away the lowest cards that are neither trumps nor aces, as many as may be exchanged."""
    poor = [card for card in question.cards if not view.ordering.is_trump(card) and card.rank != "ace"]
    given = sorted(poor, key=lambda card: strength_key(view, card))[: question.high]
    return tuple(card for card in question.cards if card in given)


KETTLE_PLAYER: Final = RulePlayer({**POT_PLAYER.rules, "exchange": exchange})
"""Answers by rules of thumb, safely where it has none."""
