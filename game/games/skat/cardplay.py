"""The computer's choice of a card in trump games: the declarer draws trumps, the defenders play together."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.core.cards import Card
from game.core.view import View


class Position:
    """A player's knowledge during the tricks: its cards, the declarer, and the cards that may be against it."""

    def __init__(self, view: View, me: int) -> None:
        self.me = me
        self.view = view
        self.ordering = view.ordering
        self.hand = view.hand(me).cards or ()
        self.declarer = next((mark.seat for mark in view.marks if mark.name == "declarer"), None)
        self.out = unseen(view, me)

    @property
    def to_come(self) -> Sequence[int]:
        """The seats that play to this trick after the player."""
        played = {seat for seat, _ in self.view.trick} | {self.me}
        return [seat for seat, active in enumerate(self.view.active) if active and seat not in played]

    def trumps(self, cards: Iterable[Card]) -> list[Card]:
        """Filter the trumps, the highest first."""
        return sorted(filter(self.ordering.is_trump, cards), key=self.ordering.strength, reverse=True)

    def plain(self, cards: Iterable[Card]) -> list[Card]:
        """Filter the plain cards."""
        return [card for card in cards if not self.ordering.is_trump(card)]

    def against(self, card: Card) -> int:
        """Count the higher cards of the same suit that may be in another hand."""
        strength = self.ordering.strength(card)
        return sum(self.ordering.strength(other) > strength for other in self.same_suit(self.out, card))

    def same_suit(self, cards: Iterable[Card], card: Card) -> list[Card]:
        """Filter the cards of the suit that a card belongs to."""
        return [*filter(self.ordering.follows[card], cards)]

    def points(self, card: Card) -> int:
        """The points of a card."""
        return self.ordering.points(card)

    def cheapness(self, card: Card) -> tuple[bool, int, int]:
        """Order cards by the cost of giving them away: few points first, trumps last, then the lower ones."""
        return self.ordering.is_trump(card), self.points(card), self.ordering.strength(card)

    def cannot_be_beaten(self, card: Card) -> bool:
        """Whether no outstanding card takes the trick from a card."""
        return not self.ordering.beating(self.out, card)


def unseen(view: View, me: int) -> set[Card]:
    """Collect the cards that a player has not seen: in other hands, in the skat or put away."""
    gone = {card for trick in view.tricks for _, card in trick.plays} | {card for _, card in view.trick}
    own = {*(view.hand(me).cards or ()), *(view.zone("aside", me).cards or ())}
    return {*view.pack.cards} - gone - own


def card_to_play(known: Position, cards: Sequence[Card]) -> Card:
    """Choose one of the legal cards in a suit game or a grand."""
    if len(cards) == 1:
        return cards[0]
    alone = known.me == known.declarer
    if not known.view.trick:
        return lead_alone(known, cards) if alone else lead_together(known, cards)
    return follow_alone(known, cards) if alone else follow_together(known, cards)


def lead_alone(known: Position, cards: Sequence[Card]) -> Card:
    """Draw the outstanding trumps, then play the highest cards, then give up the lead cheaply."""
    mine, theirs = known.trumps(cards), known.trumps(known.out)
    if theirs and mine and (not known.against(mine[0]) or len(mine) >= len(theirs)):
        low = [card for card in mine if not known.points(card)]
        return mine[0] if not known.against(mine[0]) else (low or mine)[-1]
    plain = known.plain(cards)
    sure = [card for card in plain if not known.against(card) and known.same_suit(known.out, card)]
    if sure and (mine or not theirs):
        return max(sure, key=lambda card: (known.points(card), len(known.same_suit(known.out, card))))
    return min(plain or mine, key=lambda card: (known.points(card), -len(known.same_suit(cards, card))))


def lead_together(known: Position, cards: Sequence[Card]) -> Card:
    """Lead an ace of a short suit, else low from a long suit; trumps are the declarer's business."""
    plain = known.plain(cards)
    likely = [card for card in plain if not known.against(card) and len(known.same_suit(known.out, card)) >= 4]
    if likely:
        return min(likely, key=lambda card: len(known.same_suit(known.hand, card)))
    return min(plain or cards, key=lambda card: (known.points(card), -len(known.same_suit(known.hand, card))))


def follow_alone(known: Position, cards: Sequence[Card]) -> Card:
    """Take a trick that is worth it, with many points if nothing can go wrong, else give away little."""
    best = known.ordering.winner(known.view.trick)[1]
    winning = known.ordering.beating(cards, best)
    if not winning:
        return min(cards, key=known.cheapness)
    if not known.to_come:
        return take(known, cards, winning)
    sure = [card for card in winning if known.cannot_be_beaten(card)]
    at_stake = sum(known.points(card) for _, card in known.view.trick)
    if sure:
        plain = known.plain(sure)
        return max(plain, key=known.points) if plain else min(sure, key=known.ordering.strength)
    low = min(cards, key=known.cheapness)
    return min(winning, key=known.cheapness) if at_stake >= 10 or low in winning else low


def take(known: Position, cards: Sequence[Card], winning: Sequence[Card]) -> Card:
    """Take a trick as the last to play: with a plain card of many points, else a trump that is not needed later."""
    plain = known.plain(winning)
    if plain:
        return max(plain, key=known.points)
    at_stake = sum(known.points(card) for _, card in known.view.trick)
    low = min(cards, key=known.cheapness)
    if not at_stake and low not in winning and not known.points(low):
        return low
    counting = [card for card in winning if known.points(card) >= 10]
    return counting[0] if counting else min(winning, key=known.ordering.strength)


def follow_together(known: Position, cards: Sequence[Card]) -> Card:
    """Smear points on the partner's trick, take a trick from the declarer, else give away little."""
    seat, best = known.ordering.winner(known.view.trick)
    declarer_to_come = known.declarer in known.to_come
    winning = known.ordering.beating(cards, best)
    if seat != known.declarer and (not declarer_to_come or known.cannot_be_beaten(best)):
        return max(cards, key=lambda card: fattening(known, card))
    if not winning:
        return min(cards, key=known.cheapness)
    if not declarer_to_come:
        return max(winning, key=lambda card: (known.points(card), -known.ordering.strength(card)))
    sure = [card for card in winning if known.cannot_be_beaten(card)]
    if sure:
        return max(sure, key=known.points)
    low = min(cards, key=known.cheapness)
    return low if seat != known.declarer else min(winning, key=known.cheapness)


def fattening(known: Position, card: Card) -> tuple[bool, int, int]:
    """Order cards by suitability for smearing: points, but neither jacks nor sure aces."""
    jack_like = known.ordering.is_trump(card) and known.points(card) == 2
    sure = not known.ordering.is_trump(card) and not known.against(card)
    return not jack_like, known.points(card) - (2 if sure else 0), -known.ordering.strength(card)
