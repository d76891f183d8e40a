"""The computer's choice of a card: points go into tricks of its own side, and in a least away from itself."""

from collections.abc import Sequence
from typing import Final

from game.core.cards import Card
from game.core.view import View
from game.games.schafkopf.cards import ORDERING
from game.kits.points.counting import points_on
from game.kits.tricks.computer.position import Position

STRONG: Final = 6
"""From this many trumps on, a declarer draws the opponents' trumps."""
WORTH_A_TRUMP: Final = 8
"""From this many points on, a trick is worth a high trump while others still play to it."""


def holds(known: Position, card: Card) -> bool:
    """Whether a card winning the trick is likely to hold it, whoever is still to play."""
    if not known.enemies_to_come:
        return True
    if ORDERING.is_trump(card):
        return not known.against(card)
    led = known.view.trick[0][1] if known.view.trick else card
    return ORDERING.follows[led](card) and not known.against(card) and known.still_out(led) > len(known.to_come)


def card_to_play(view: View, cards: Sequence[Card]) -> Card:
    """Choose one of the legal cards."""
    known = Position(view)
    if known.declarer is None:
        return duck(known, cards) if known.view.trick else lead_low(known, cards)
    if known.view.trick:
        return follow(known, cards)
    return lead_alone(known, cards) if known.declares else lead_against(known, cards)


def cheapness(card: Card) -> tuple[int, bool, int]:
    """Order cards by how cheaply they are given to the other side: no points first, then no trump, then low."""
    return points_on(card), ORDERING.is_trump(card), ORDERING.strength(card)


def thrift(card: Card) -> tuple[bool, int]:
    """Order cards by how cheaply they win a trick, the lowest first and trumps last."""
    return ORDERING.is_trump(card), ORDERING.strength(card)


def lead_alone(known: Position, cards: Sequence[Card]) -> Card:
    """Draw trumps from strength, then play the highest plain cards, then a low card."""
    mine, theirs = known.trumps(cards), len(known.trumps(known.out))
    if mine and theirs and (not known.against(mine[0]) or len(mine) >= STRONG):
        return mine[0]
    sure = [card for card in known.plain(cards) if not known.against(card)]
    if sure:
        return max(sure, key=known.still_out)
    if mine and theirs and len(mine) > theirs:
        return mine[-1]
    return min(cards, key=cheapness)


def lead_against(known: Position, cards: Sequence[Card]) -> Card:
    """Play a winner while the declarer may have to follow, else low from a short suit."""
    plain = known.plain(cards)
    sure = [card for card in plain if not known.against(card) and known.still_out(card) > 1]
    if sure:
        return max(sure, key=known.still_out)
    suits = [ORDERING.suit(card) for card in cards]
    return min(plain or cards, key=lambda card: (points_on(card) > 4, suits.count(ORDERING.suit(card)), thrift(card)))


def follow(known: Position, cards: Sequence[Card]) -> Card:
    """Smear points on a trick that is safe with one's side, win a trick that is worth it, else give little away."""
    seat, best = ORDERING.winner(known.view.trick)
    if not known.is_enemy(seat) and holds(known, best):
        return max(cards, key=lambda card: (points_on(card), not ORDERING.is_trump(card), -ORDERING.strength(card)))
    winning = sorted(ORDERING.beating(cards, best), key=thrift)
    safe = [card for card in winning if holds(known, card)]
    if safe and not known.enemies_to_come:
        return richest(safe)
    if not winning or not known.is_enemy(seat):
        return min(cards, key=cheapness)
    if safe:
        return safe[0]
    dared = [card for card in winning if points_on(card) < WORTH_A_TRUMP]
    return dared[-1] if dared and known.at_stake >= WORTH_A_TRUMP else (dared or [min(cards, key=cheapness)])[0]


def richest(winning: Sequence[Card]) -> Card:
    """Win with the most valuable card; high trumps are kept for tricks that are worth them."""
    counting = [card for card in winning if card.rank in {"ace", "ten"}]
    return max(counting, key=points_on) if counting else winning[0]


def lead_low(known: Position, cards: Sequence[Card]) -> Card:
    """Lead the card that others are most likely to take in a least."""
    return max(cards, key=lambda card: (known.against(card), -points_on(card), -ORDERING.strength(card)))


def duck(known: Position, cards: Sequence[Card]) -> Card:
    """Throw points away below the trick, or else take it as cheaply as possible."""
    best = ORDERING.winner(known.view.trick)[1]
    winning = ORDERING.beating(cards, best)
    below = [card for card in cards if card not in winning]
    if below:
        return max(below, key=lambda card: (points_on(card), ORDERING.strength(card)))
    if known.to_come:
        return min(winning, key=thrift)
    return min(winning, key=lambda card: (points_on(card), -ORDERING.strength(card)))
