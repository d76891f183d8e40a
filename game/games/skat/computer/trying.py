"""Trials of games before naming one: a declarer's results in worlds consistent with the twelve known cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from game.computer.card_play.bits import CardBits
from game.computer.card_play.rollout import Manner, Rollout, Situation
from game.computer.evaluate import mean
from game.computer.player import own_hand
from game.core.cards import Card
from game.core.view import View
from game.games.skat.cards import ranking
from game.games.skat.computer.chances import NULLS
from game.games.skat.computer.player import own_bid, own_discards
from game.games.skat.computer.reading import SLIGHTLY
from game.games.skat.reckoning import Reckoning, null_value

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
