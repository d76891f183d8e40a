"""The strong player of Skat: it bids by what was learnt, and plays cards by the worlds that its view allows."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from game.computer.card_play.thinker import Effort, Thinker
from game.computer.card_play.thinking_player import ThinkingPlayer
from game.computer.rules import Rule
from game.computer.strength import own_hand
from game.core.cards import Card
from game.core.questions import Choose, PickCards
from game.core.view import View
from game.games.skat.auction import HOLD, PASS
from game.games.skat.cards import NULL, NULL_OUVERT
from game.games.skat.player import SKAT_PLAYER, announce, own_bid, own_discards
from game.games.skat.reading import read
from game.games.skat.reckoning import GAMES, SUITS_AND_GRAND
from game.games.skat.script import HAND as FROM_HAND
from game.games.skat.script import TAKE
from game.games.skat.trying import try_out, unknown_cards
from game.games.skat.values import BEFORE, HAND, Values, learnt, promise, worth

EFFORT: Final = Effort()
DARE: Final = 0.42
DARE_NULL: Final = 0.8
"""The chance of a game from which it is bid."""
SWAY: Final = 0.06
"""By so much less chance the bold bid, and by so much more the careful."""
SURE: Final = 0.9
"""The chance from which a game is played from the hand."""
WORLDS: Final = 200
"""So many worlds are played out before Kontra."""
FINALISTS: Final = 8
FEW_GAMES: Final = 3
"""So many of the most promising ways to put cards away are tried out, and so many games."""
DEALS: Final = 60
"""In so many deals each of them."""


def known(view: View) -> Values:
    """Give what was learnt, for the viewer's place."""
    return learnt(forehand=view.seat == (view.dealer + 1) % view.seats)


def limit(view: View, lean: float = 0.0) -> int:
    """Give the highest bid that the viewer's ten cards are good for, 0 for none."""
    values, hand = known(view), own_hand(view)
    tried = [(BEFORE, game, DARE - lean * SWAY) for game in SUITS_AND_GRAND]
    tried += [(BEFORE, NULL, DARE_NULL), (HAND, NULL, SURE), (HAND, NULL_OUVERT, SURE)]
    reached = [
        worth(hand, game, hand=when == HAND) for when, game, dare in tried if values.chance(when, hand, game) >= dare
    ]
    return max(reached, default=0)


def bid(view: View, question: Choose, rng: random.Random, *, lean: float) -> str:
    """Name the next value while the hand is good for it."""
    return question.choices[0] if int(question.choices[0]) <= limit(view, lean) else PASS


def hold(view: View, question: Choose, rng: random.Random, *, lean: float) -> str:
    """Hold a value while the hand is good for it."""
    value = question.notes[HOLD]["value"]
    return HOLD if isinstance(value, int) and value <= limit(view, lean) else PASS


def skat(view: View, question: Choose, rng: random.Random) -> str:
    """Play from the hand what is nearly sure without the skat, and worth more than anything with it."""
    values, hand, bid = known(view), own_hand(view), own_bid(view)

    def best(when: str) -> float:
        reaching = [(game, value) for game in GAMES if (value := worth(hand, game, hand=when == HAND)) >= bid]
        return max((promise(values.chance(when, hand, game), value) for game, value in reaching), default=0.0)

    sure = max(values.chance(HAND, hand, game) for game in GAMES)
    return FROM_HAND if sure >= SURE and best(HAND) > best(BEFORE) else TAKE


def discard(view: View, question: PickCards, rng: random.Random) -> tuple[Card, ...]:
    """Put away what leaves the most promising game."""
    options = known(view).options(question.cards, own_bid(view), FINALISTS)
    brought = try_out(view, [(option.game, option.away) for option in options], _deals(view, rng))
    away = max(options, key=lambda option: option.gain + brought[option.game, option.away]).away
    return tuple(card for card in question.cards if card in away)


def game(view: View, question: Choose, rng: random.Random) -> str:
    """Name the most promising game."""
    values, hand, from_hand = known(view), own_hand(view), bool(view.mark("hand"))
    away, bid = tuple(own_discards(view)), own_bid(view)
    options = [values.option(hand, game, away, bid, hand=from_hand) for game in question.choices]
    options = sorted(options, key=lambda option: -option.gain)[:FEW_GAMES]
    brought = try_out(view, [(option.game, away) for option in options], _deals(view, rng))
    return max(options, key=lambda option: option.gain + brought[option.game, away]).game


def _deals(view: View, rng: random.Random) -> Sequence[Sequence[Card]]:
    """Deal the cards that a declarer does not know."""
    unknown = unknown_cards(view)
    return [rng.sample(unknown, len(unknown)) for _ in range(DEALS)]


def kontra(view: View, question: Choose, rng: random.Random) -> str:
    """Double what brings something as it stands."""
    outcomes = Thinker(read(view), EFFORT, rng).outcomes(WORLDS)
    return question.kind if sum(outcomes) > 0 else question.safe


def rules(lean: float) -> Mapping[str, Rule]:
    """Give the rules of somebody who leans so."""
    return {
        "bid": partial(bid, lean=lean),
        "hold": partial(hold, lean=lean),
        "skat": skat,
        "discard": discard,
        "game": game,
        "announce": announce,
        "kontra": kontra,
        "re": kontra,
    }


STRONG_PLAYER: Final = ThinkingPlayer(rules, SKAT_PLAYER, read, EFFORT)
