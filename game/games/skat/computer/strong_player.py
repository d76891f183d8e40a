"""The strong player of Skat: it bids by learnt models, and plays cards by sampling worlds."""

import random
from collections.abc import Mapping
from functools import partial
from typing import Final

from game.computer.binding import made_for
from game.computer.card_play.thinker import CardEffort, ThinkingPlayer
from game.computer.player import Rule
from game.core.cards import Card
from game.core.questions import Choose, PickCards
from game.core.view import View
from game.games.skat.computer.chances import FILE, learnt
from game.games.skat.computer.doubling import kontra, re
from game.games.skat.computer.foresight import foresight, games, planned
from game.games.skat.computer.naming import tried
from game.games.skat.computer.player import (
    SKAT_PLAYER,
    announce,
    bidding,
    grand_hand,
    hand_on,
    own_bid,
    shove_skat,
)
from game.games.skat.computer.prospects import LEAST, prospects
from game.games.skat.computer.reading import MADE_FOR, read
from game.games.skat.script import HAND as FROM_HAND
from game.games.skat.script import TAKE
from game.kits.tricks.computer.consent import consent

EFFORT: Final = CardEffort()
BIAS_WEIGHT: Final = 4.0
"""Points by which that is lower for the bold, and higher for the careful."""


def justified(view: View, bid: int, risk_bias: float = 0.0) -> bool:
    """Whether the viewer's ten cards justify a bid."""
    return prospects(view).justifies(bid, LEAST - risk_bias * BIAS_WEIGHT)


def skat(view: View, question: Choose, rng: random.Random) -> str:
    """Play from the hand if that gains more than taking the skat."""
    hopes, bid = prospects(view), own_bid(view)
    return FROM_HAND if hopes.from_hand(bid) > hopes.with_skat(bid) else TAKE


def discard(view: View, question: PickCards, rng: random.Random) -> tuple[Card, ...]:
    """Put away the cards that leave the most promising game."""
    options = [*learnt(forehand=view.seat == view.forehand).options(question.cards)]
    away = tried(view, options, rng)[0].option.away
    return tuple(card for card in question.cards if card in away)


def game(view: View, question: Choose, rng: random.Random) -> str:
    """Name the most promising game."""
    return tried(view, [*games(view, question)], rng)[0].option.game


def rules(risk_bias: float) -> Mapping[str, Rule]:
    """Return the rules of a player with this bias."""
    return {
        **bidding(partial(justified, risk_bias=risk_bias)),
        "skat": skat,
        "discard": discard,
        "game": game,
        "announce": announce,
        "kontra": kontra,
        "re": re,
        "claim": consent(read),
        "grand_hand": grand_hand,
        "shove_skat": shove_skat,
        "hand_on": hand_on,
    }


STRONG_PLAYER: Final = ThinkingPlayer(
    rules, SKAT_PLAYER, read, EFFORT, (MADE_FOR, made_for(FILE)), foresight=foresight, planned=planned
)
