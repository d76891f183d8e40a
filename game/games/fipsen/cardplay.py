"""The computer's choice of a card: the declarer draws trumps, the three others play into each other's hands."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.core.cards import Card
from game.core.view import View


class Position:
    """A player's knowledge during the tricks: its cards, its side, and the cards that may be against it."""

    def __init__(self, view: View, me: int) -> None:
        self.me = me
        self.view = view
        self.ordering = view.ordering
        self.hand = view.hand(me).cards or ()
        self.declarer = next(mark.seat for mark in view.marks if mark.name == "declarer")
        self.out = unseen(view, me)

    @property
    def declares(self) -> bool:
        """Whether this player plays alone against the others."""
        return self.me == self.declarer

    def trumps(self, cards: Iterable[Card]) -> list[Card]:
        """Filter the trumps, the highest first."""
        return sorted(filter(self.ordering.is_trump, cards), key=self.ordering.strength, reverse=True)

    def against(self, card: Card) -> int:
        """Count the higher cards of the same suit that may be in another hand."""
        follows, strength = self.ordering.follows[card], self.ordering.strength
        height = strength(card)
        return sum([strength(other) > height for other in self.out if follows(other)])

    def rank(self, card: Card) -> tuple[bool, bool, int]:
        """Order cards by the value of keeping them: trumps, then suit winners, then high cards."""
        return self.ordering.is_trump(card), not self.against(card), self.ordering.strength(card)

    def is_enemy(self, seat: int) -> bool:
        """Whether a seat plays against this one."""
        return self.declares or seat == self.declarer


def unseen(view: View, me: int) -> set[Card]:
    """Collect the cards that a player has not seen: in other hands, or out of play."""
    gone = {card for trick in view.tricks for _, card in trick.plays} | {card for _, card in view.trick}
    return {*view.pack.cards} - gone - {*(view.hand(me).cards or ())} - {*(view.zone("aside", me).cards or ())}


def card_to_play(view: View, me: int, cards: Sequence[Card]) -> Card:
    """Choose one of the legal cards."""
    known = Position(view, me)
    if view.trick:
        return follow(known, cards)
    return lead_alone(known, cards) if known.declares else lead_together(known, cards)


def lead_alone(known: Position, cards: Sequence[Card]) -> Card:
    """Draw the outstanding trumps, then play the highest cards."""
    mine, theirs = known.trumps(cards), known.trumps(known.out)
    if mine and theirs and (len(mine) > 2 or not known.against(mine[0])):
        return mine[0]
    plain = [card for card in cards if card not in mine]
    sure = [card for card in plain if not known.against(card)]
    if sure:
        return max(sure, key=lambda card: still_out(known, card))
    return max(plain or mine, key=known.ordering.strength)


def lead_together(known: Position, cards: Sequence[Card]) -> Card:
    """Play a winner if the declarer may have to follow, else low from a short suit."""
    plain = [card for card in cards if not known.ordering.is_trump(card)]
    sure = [card for card in plain if not known.against(card)]
    if sure:
        return max(sure, key=lambda card: still_out(known, card))
    suits = [known.ordering.suit(card) for card in cards]
    return min(plain or cards, key=lambda card: (suits.count(known.ordering.suit(card)), known.rank(card)))


def still_out(known: Position, card: Card) -> int:
    """Count the cards of a suit with which others may have to follow."""
    return sum(map(known.ordering.follows[card], known.out))


def follow(known: Position, cards: Sequence[Card]) -> Card:
    """Win the trick from an opponent if possible; else throw away the least valuable card."""
    seat, best = known.ordering.winner(known.view.trick)
    winning = sorted((card for card in cards if known.ordering.beats(card, best)), key=known.rank)
    to_come = enemies_to_come(known)
    if not winning or (not known.is_enemy(seat) and (not to_come or is_safe(known, best))):
        return min(cards, key=known.rank)
    if not to_come:
        return winning[0]
    safe = [card for card in winning if is_safe(known, card)]
    if safe:
        return safe[0]
    if not known.is_enemy(seat):
        return min(cards, key=known.rank)
    return winning[0] if known.ordering.is_trump(winning[0]) else winning[-1]


def enemies_to_come(known: Position) -> bool:
    """Whether an opponent is still to play to this trick."""
    played = {seat for seat, _ in known.view.trick} | {known.me}
    return any(known.is_enemy(seat) for seat in range(known.view.seats) if seat not in played)


def is_safe(known: Position, card: Card) -> bool:
    """Whether no outstanding card of its suit, or no card at all, beats it."""
    led = known.ordering.suit(known.view.trick[0][1])
    return not known.against(card) and (known.ordering.is_trump(card) or known.ordering.suit(card) == led)


def takes_the_rest(view: View, me: int) -> bool:
    """Whether a declarer on lead takes every remaining trick, however the other cards lie."""
    known = Position(view, me)
    mine, theirs = known.trumps(known.hand), known.trumps(known.out)
    plain = [card for card in known.hand if card not in mine]
    return _runs(known, mine) and (not plain or len(mine) >= len(theirs)) and _all_run(known, plain)


def _all_run(known: Position, cards: Sequence[Card]) -> bool:
    suits = {known.ordering.suit(card) for card in cards}
    return all(_runs(known, [card for card in cards if known.ordering.suit(card) == suit]) for suit in suits)


def _runs(known: Position, cards: Sequence[Card]) -> bool:
    """Whether each card of one suit, led from the top, is the highest when its turn comes."""
    down = sorted(cards, key=known.ordering.strength, reverse=True)
    return all(not known.against(card) or place >= still_out(known, card) for place, card in enumerate(down))
