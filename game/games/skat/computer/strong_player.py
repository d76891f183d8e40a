"""The strong player of Skat: it bids by learnt models, and plays cards by sampling worlds."""

import random
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from game.computer.card_play.bits import CardBits
from game.computer.card_play.rollout import Manner, Rollout, Situation
from game.computer.card_play.thinker import CardEffort, Thinker
from game.computer.card_play.thinking_player import ThinkingPlayer
from game.computer.evaluate import mean
from game.computer.learnt import made_for
from game.computer.player import own_hand
from game.computer.rules import Rule
from game.core.cards import Card
from game.core.questions import Choose, PickCards
from game.core.view import View
from game.games.skat.auction import HOLD, PASS
from game.games.skat.cards import ranking
from game.games.skat.computer.bidding import Prospects, prospects
from game.games.skat.computer.chances import FILE, NULLS, Option, WinChances, learnt
from game.games.skat.computer.player import (
    SKAT_PLAYER,
    announce,
    grand_hand,
    hand_on,
    own_bid,
    own_discards,
    shove_skat,
)
from game.games.skat.computer.reading import MADE_FOR, SLIGHTLY, read
from game.games.skat.reckoning import Reckoning, null_value
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


HAND: Final = 10
Plan = tuple[str, tuple[Card, ...]]
"""A game, and the cards put away for it; empty from the hand."""


def unknown_cards(view: View) -> Sequence[Card]:
    """List the cards unknown to the declarer."""
    own = {*own_hand(view), *own_discards(view)}
    return [card for card in view.pack.cards if card not in own]


def try_out(view: View, plans: Sequence[Plan], deals: Sequence[Sequence[Card]]) -> Mapping[Plan, float]:
    """Play each plan in all deals of the unknown cards by quick rules; return its average points."""
    own = [*own_hand(view), *own_discards(view)]
    bits = {game: CardBits(ranking(game), view.pack) for game, _ in plans}
    return {
        (game, away): mean([_played(view, game, away, bits[game], own, rest) for rest in deals]) for game, away in plans
    }


def _played(
    view: View, game: str, away: Sequence[Card], bits: CardBits, own: Sequence[Card], rest: Sequence[Card]
) -> float:
    """Play a game once: the opponents get ten cards each, and the rest is the skat."""
    order = view.everybody()
    place = [seat for seat in order if view.active[seat]].index(view.seat or 0)
    hands = [bits.mask(rest[:HAND]), bits.mask(rest[HAND : 2 * HAND])]
    hands.insert(place, bits.mask(card for card in own if card not in away))
    now = Situation.first(hands, bits.mask(away), bits.mask(rest[2 * HAND :]), place)
    null, from_hand = game in NULLS, bool(view.mark("hand"))
    Rollout(bits, Manner(avoiding=null, ends_with_a_trick=null)).finish(now)
    if null:
        return null_value(game, hand=from_hand) * (-2 if now.tricks[place] else 1)
    points = now.points[place] + bits.count(now.put | now.left)
    cards = {*own, *rest[2 * HAND :]}
    reckoning = Reckoning(cards, game, from_hand, "none", own_bid(view), points, now.tricks[place])
    return reckoning.score + SLIGHTLY * points
