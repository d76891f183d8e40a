"""A player's knowledge during the tricks of a game with a declarer, from which rules of thumb choose a card."""

from collections.abc import Iterable, Sequence

from game.core.cards import Card
from game.core.view import View


class Position:
    """A player's cards, its side, the trick, and the cards that may be against it."""

    def __init__(self, view: View) -> None:
        self.me = me = view.seat or 0
        self.view = view
        self.ordering = view.ordering
        self.points = view.ordering.points
        self.hand = view.hand(me).cards or ()
        self.declarer = view.marked("declarer")
        self.sides = view.sides
        gone = {card for trick in view.tricks for _, card in trick.plays} | {card for _, card in view.trick}
        self.out = {*view.pack.cards} - gone - {*self.hand} - {*(view.zone("aside", me).cards or ())}

    @property
    def declares(self) -> bool:
        """Whether this player is the declarer."""
        return self.me == self.declarer

    def is_enemy(self, seat: int) -> bool:
        """Whether a seat plays against this one, or may do so, as this player does not know its side."""
        own = self.sides.get(self.me)
        return own is None or self.sides.get(seat) != own

    @property
    def to_come(self) -> Sequence[int]:
        """The seats that play to this trick after the player."""
        played = {seat for seat, _ in self.view.trick} | {self.me}
        return [seat for seat, active in enumerate(self.view.active) if active and seat not in played]

    @property
    def enemies_to_come(self) -> bool:
        """Whether any of them is an opponent."""
        return any(map(self.is_enemy, self.to_come))

    @property
    def at_stake(self) -> int:
        """The points in the trick."""
        return sum(self.points(card) for _, card in self.view.trick)

    @property
    def is_close(self) -> bool:
        """Whether the declarer plays directly after this player, so that the way to him is short."""
        seats = [seat for seat, active in enumerate(self.view.active) if active]
        return self.declarer == seats[(seats.index(self.me) + 1) % len(seats)]

    def trumps(self, cards: Iterable[Card]) -> list[Card]:
        """Filter the trumps, the highest first."""
        return sorted(filter(self.ordering.is_trump, cards), key=self.ordering.strength, reverse=True)

    def plain(self, cards: Iterable[Card]) -> list[Card]:
        """Filter the plain cards."""
        return [card for card in cards if not self.ordering.is_trump(card)]

    def same_suit(self, cards: Iterable[Card], card: Card) -> list[Card]:
        """Filter the cards of the suit that a card belongs to."""
        return [*filter(self.ordering.follows[card], cards)]

    def still_out(self, card: Card) -> int:
        """Count the cards of a card's suit with which others may have to follow."""
        return sum(map(self.ordering.follows[card], self.out))

    def against(self, card: Card) -> int:
        """Count the higher cards of the same suit that may be in another hand."""
        follows, strength = self.ordering.follows[card], self.ordering.strength
        height = strength(card)
        return sum([strength(other) > height for other in self.out if follows(other)])

    def cannot_be_beaten(self, card: Card) -> bool:
        """Whether no outstanding card takes the trick from a card."""
        return not self.ordering.beating(self.out, card)
