"""The strong player of Skat: it bids by learnt models, and plays cards by sampling worlds."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from game.computer.card_play.thinker import CardEffort, Thinker
from game.computer.card_play.thinking_player import ThinkingPlayer
from game.computer.learnt import made_for
from game.computer.player import own_hand
from game.computer.rules import Rule
from game.core.cards import Card
from game.core.questions import Choose, PickCards
from game.core.view import View
from game.games.skat.auction import HOLD, PASS
from game.games.skat.computer.bidding import Prospects, prospects
from game.games.skat.computer.chances import FILE, Option, WinChances, learnt
from game.games.skat.computer.player import (
    SKAT_PLAYER,
    announce,
    grand_hand,
    hand_on,
    own_bid,
    own_discards,
    shove_skat,
)
from game.games.skat.computer.reading import MADE_FOR, read
from game.games.skat.computer.trying import try_out, unknown_cards
from game.games.skat.script import HAND as FROM_HAND
from game.games.skat.script import TAKE
from game.kits.tricks.computer.consent import consent

EFFORT: Final = CardEffort()
LEAST: Final = 1.0
"""The least average gain from declaring for which it bids, in points of the score."""
BIAS_WEIGHT: Final = 4.0
"""Points by which that is lower for the bold, and higher for the careful."""
WORLDS: Final = 200
"""Worlds played out before Kontra."""
FINALISTS: Final = 8
FEW_GAMES: Final = 3
"""The number of promising discards, and of games, that are tried out."""
DEALS: Final = 60
"""Deals in which each is tried."""


def known(view: View) -> WinChances:
    """Return the learnt estimates for the viewer's position."""
    return learnt(forehand=view.seat == view.forehand)


def promising(view: View) -> Prospects:
    """Return the prospects of the viewer's ten cards."""
    return prospects(frozenset(own_hand(view)), forehand=view.seat == view.forehand)


def limit(view: View, risk_bias: float = 0.0) -> int:
    """Return the highest bid justified by the viewer's ten cards, 0 for none."""
    return promising(view).limit(LEAST - risk_bias * BIAS_WEIGHT)


def bid(view: View, question: Choose, rng: random.Random, *, risk_bias: float) -> str:
    """Name the next value while the hand justifies it."""
    return question.choices[0] if int(question.choices[0]) <= limit(view, risk_bias) else PASS


def hold(view: View, question: Choose, rng: random.Random, *, risk_bias: float) -> str:
    """Hold a value while the hand justifies it."""
    value = question.notes[HOLD]["value"]
    return HOLD if isinstance(value, int) and value <= limit(view, risk_bias) else PASS


def skat(view: View, question: Choose, rng: random.Random) -> str:
    """Play from the hand if that gains more than taking the skat."""
    hopes, bid = promising(view), own_bid(view)
    return FROM_HAND if hopes.from_hand(bid) > hopes.with_skat(bid) else TAKE


def discard(view: View, question: PickCards, rng: random.Random) -> tuple[Card, ...]:
    """Put away the cards that leave the most promising game."""
    options = [*known(view).options(question.cards)]
    away = _best(view, options, FINALISTS, rng).away
    return tuple(card for card in question.cards if card in away)


def game(view: View, question: Choose, rng: random.Random) -> str:
    """Name the most promising game."""
    values, hand, from_hand = known(view), own_hand(view), bool(view.mark("hand"))
    away = tuple(own_discards(view))
    return _best(
        view, [values.option(hand, game, away, hand=from_hand) for game in question.choices], FEW_GAMES, rng
    ).game


def _best(view: View, options: Sequence[Option], number: int, rng: random.Random) -> Option:
    """Try the most promising options out, and return the best by model and trial combined."""
    bid = own_bid(view)
    finalists = sorted(options, key=lambda option: -option.gain(bid))[:number]
    brought = try_out(view, [(option.game, option.away) for option in finalists], _deals(view, rng))
    return max(finalists, key=lambda option: option.gain(bid) + brought[option.game, option.away])


def _deals(view: View, rng: random.Random) -> Sequence[Sequence[Card]]:
    """Deal the cards unknown to the declarer."""
    unknown = unknown_cards(view)
    return [rng.sample(unknown, len(unknown)) for _ in range(DEALS)]


def kontra(view: View, question: Choose, rng: random.Random) -> str:
    """Double if the game as it stands is profitable."""
    outcomes = Thinker(read(view), EFFORT, rng).outcomes(WORLDS)
    return question.kind if sum(outcomes) > 0 else question.safe


def rules(risk_bias: float) -> Mapping[str, Rule]:
    """Return the rules of a player with this bias."""
    return {
        "bid": partial(bid, risk_bias=risk_bias),
        "hold": partial(hold, risk_bias=risk_bias),
        "skat": skat,
        "discard": discard,
        "game": game,
        "announce": announce,
        "kontra": kontra,
        "re": kontra,
        "claim": consent(read),
        "grand_hand": grand_hand,
        "shove_skat": shove_skat,
        "hand_on": hand_on,
    }


STRONG_PLAYER: Final = ThinkingPlayer(rules, SKAT_PLAYER, read, EFFORT, (MADE_FOR, made_for(FILE)))
