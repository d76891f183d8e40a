"""The computer's choice of a card: points go into tricks of its own side, and in a least away from itself."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from game.core.cards import Card
from game.core.view import View
from game.games.schafkopf.cards import ORDERING, TRUMPS, points_of

STRONG: Final = 6
"""From this many trumps on, a declarer draws the opponents' trumps."""
WORTH_A_TRUMP: Final = 8
"""From this many points on, a trick is worth a high trump while others still play to it."""


class Position:
    """A player's knowledge during the tricks: its side, the trick, and the cards that may be against it."""

    def __init__(self, view: View, me: int) -> None:
        self.me = me
        self.trick = view.trick
        self.seats = view.seats
        self.hand = view.hand(me).cards or ()
        self.declarer = next((mark.seat for mark in view.marks if mark.name == "declarer"), None)
        gone = {card for trick in view.tricks for _, card in trick.plays} | {card for _, card in view.trick}
        self.out = {*view.pack.cards} - gone - {*self.hand} - {*(view.zone("aside", me).cards or ())}

    def is_enemy(self, seat: int) -> bool:
        """Whether a seat plays against this one."""
        return self.declarer is None or self.declarer in {self.me, seat}

    def against(self, card: Card) -> int:
        """Count the higher cards of its own suit that may be in another hand."""
        suit, strength = ORDERING.suit(card), ORDERING.strength(card)
        return sum(ORDERING.suit(other) == suit and ORDERING.strength(other) > strength for other in self.out)

    def still_out(self, suit: str) -> int:
        """Count the cards of a suit that the player has not seen."""
        return sum(ORDERING.suit(card) == suit for card in self.out)

    @property
    def to_come(self) -> list[int]:
        """The seats that play to the trick after this one."""
        played = {seat for seat, _ in self.trick} | {self.me}
        return [seat for seat in range(self.seats) if seat not in played]

    @property
    def enemies_to_come(self) -> bool:
        """Whether any of them is an opponent."""
        return any(map(self.is_enemy, self.to_come))

    def holds(self, card: Card) -> bool:
        """Whether a card winning the trick is likely to hold it, whoever is still to play."""
        if not self.enemies_to_come:
            return True
        if ORDERING.is_trump(card):
            return not self.against(card)
        led = ORDERING.suit(self.trick[0][1]) if self.trick else ORDERING.suit(card)
        return ORDERING.suit(card) == led and not self.against(card) and self.still_out(led) > len(self.to_come)


def card_to_play(view: View, me: int, cards: Sequence[Card]) -> Card:
    """Choose one of the legal cards."""
    known = Position(view, me)
    if known.declarer is None:
        return duck(known, cards) if known.trick else lead_low(known, cards)
    if known.trick:
        return follow(known, cards)
    return lead_alone(known, cards) if known.declarer == me else lead_against(known, cards)


def cheapness(card: Card) -> tuple[int, bool, int]:
    """Order cards by how cheaply they are given to the other side: no points first, then no trump, then low."""
    return points_of([card]), ORDERING.is_trump(card), ORDERING.strength(card)


def thrift(card: Card) -> tuple[bool, int]:
    """Order cards by how cheaply they win a trick, the lowest first and trumps last."""
    return ORDERING.is_trump(card), ORDERING.strength(card)


def trumps_of(cards: Iterable[Card]) -> list[Card]:
    """Filter the trumps, the highest first."""
    return sorted(filter(ORDERING.is_trump, cards), key=ORDERING.strength, reverse=True)


def lead_alone(known: Position, cards: Sequence[Card]) -> Card:
    """Draw trumps from strength, then play the highest plain cards, then a low card."""
    mine, theirs = trumps_of(cards), known.still_out(TRUMPS)
    if mine and theirs and (not known.against(mine[0]) or len(mine) >= STRONG):
        return mine[0]
    sure = [card for card in cards if not ORDERING.is_trump(card) and not known.against(card)]
    if sure:
        return max(sure, key=lambda card: known.still_out(ORDERING.suit(card)))
    if mine and theirs and len(mine) > theirs:
        return mine[-1]
    return min(cards, key=cheapness)


def lead_against(known: Position, cards: Sequence[Card]) -> Card:
    """Play a winner while the declarer may have to follow, else low from a short suit."""
    plain = [card for card in cards if not ORDERING.is_trump(card)]
    sure = [card for card in plain if not known.against(card) and known.still_out(ORDERING.suit(card)) > 1]
    if sure:
        return max(sure, key=lambda card: known.still_out(ORDERING.suit(card)))
    suits = [ORDERING.suit(card) for card in cards]
    return min(plain or cards, key=lambda card: (points_of([card]) > 4, suits.count(ORDERING.suit(card)), thrift(card)))


def follow(known: Position, cards: Sequence[Card]) -> Card:
    """Smear points on a trick that is safe with one's side, win a trick that is worth it, else give little away."""
    seat, best = ORDERING.winner(known.trick)
    if not known.is_enemy(seat) and known.holds(best):
        return max(cards, key=lambda card: (points_of([card]), not ORDERING.is_trump(card), -ORDERING.strength(card)))
    winning = sorted(ORDERING.beating(cards, best), key=thrift)
    safe = [card for card in winning if known.holds(card)]
    if safe and not known.enemies_to_come:
        return richest(safe, at_stake(known))
    if not winning or not known.is_enemy(seat):
        return min(cards, key=cheapness)
    if safe:
        return safe[0]
    lying = at_stake(known)
    dared = [card for card in winning if points_of([card]) < WORTH_A_TRUMP]
    return dared[-1] if dared and lying >= WORTH_A_TRUMP else (dared or [min(cards, key=cheapness)])[0]


def at_stake(known: Position) -> int:
    """Sum the points in the trick."""
    return points_of(card for _, card in known.trick)


def richest(winning: Sequence[Card], lying: int) -> Card:
    """Win with the most valuable card; high trumps are kept for tricks that are worth them."""
    counting = [card for card in winning if card.rank in {"ace", "ten"}]
    return max(counting, key=lambda card: points_of([card])) if counting else winning[0]


def lead_low(known: Position, cards: Sequence[Card]) -> Card:
    """Lead the card that others are most likely to take in a least."""
    return max(cards, key=lambda card: (known.against(card), -points_of([card]), -ORDERING.strength(card)))


def duck(known: Position, cards: Sequence[Card]) -> Card:
    """Throw points away below the trick, or else take it as cheaply as possible."""
    best = ORDERING.winner(known.trick)[1]
    winning = ORDERING.beating(cards, best)
    below = [card for card in cards if card not in winning]
    if below:
        return max(below, key=lambda card: (points_of([card]), ORDERING.strength(card)))
    if known.to_come:
        return min(winning, key=thrift)
    return min(winning, key=lambda card: (points_of([card]), -ORDERING.strength(card)))
