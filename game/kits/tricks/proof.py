"""Whether a seat takes every remaining trick, or none, wherever the cards that it cannot see may lie.

Only the seat's own cards, the cards played, and failures to follow suit are considered: the other hands are one pool of
cards, each of which may be in any hand that can still hold it. What is proved here cannot fail; a hand that would win
by a squeeze is not proved.
"""

from collections.abc import Sequence
from itertools import groupby

from game.core.cards import Card
from game.core.deal import Deal
from game.core.events import may_see


def takes_all(deal: Deal, seat: int, legal: Sequence[Card]) -> bool:
    """Whether a seat that is to play can take this trick and every later one."""
    known = _Known(deal, seat)
    if not deal.trick:
        return known.runs(deal.hands[seat])
    hand = deal.hands[seat]
    return any(known.holds(card) and known.runs([other for other in hand if other is not card]) for card in legal)


def takes_none(deal: Deal, seat: int) -> bool:
    """Whether a seat can stay below all others in every remaining trick, including this one, led by another."""
    return bool(deal.trick) and _Known(deal, seat).ducks(deal.hands[seat])


class _Known:
    """A seat's knowledge of the cards that may be against it."""

    def __init__(self, deal: Deal, seat: int) -> None:
        self._deal = deal
        self._ordering = deal.ordering
        others = [other for other in range(deal.seats) if deal.active[other] and other != seat]
        hidden = [zone for zone in deal.zones.values() if not may_see(zone.audience, seat)]
        heap = {card for other in others for card in deal.hands[other]}.union(*(zone.cards for zone in hidden))
        lacking = _lacking(deal)
        self._to_come = [other for other in others if other not in dict(deal.trick)]
        self._out = {
            suit: cards
            for suit, cards in self._by_suit([*heap]).items()
            if not all((other, suit) in lacking for other in others)
        }
        self._trumps = next((cards for cards in self._out.values() if self._ordering.is_trump(cards[0])), ())

    def _by_suit(self, cards: Sequence[Card]) -> dict[str, list[Card]]:
        ordering = self._ordering
        ranked = sorted(cards, key=lambda card: (ordering.suit(card), ordering.strength(card)))
        return {suit: [*some] for suit, some in groupby(ranked, key=ordering.suit)}

    def runs(self, hand: Sequence[Card]) -> bool:
        """Whether a hand on lead takes every trick: it draws trumps first, then leads each suit from the top.

        A suit runs if the hand has as many cards above all those that others may hold as there are of those, or only
        such cards.
        """
        for suit, mine in self._by_suit(hand).items():
            out = self._out.get(suit, ())
            above = sum(bool(self._ordering.beats(card, out[-1])) for card in mine) if out else 0
            if above < min(len(out), len(mine)):
                return False
            if out is self._trumps and above < len(out) and len(mine) < len(hand):
                return False
        return not self._trumps or any(map(self._ordering.is_trump, hand)) or not hand

    def holds(self, card: Card) -> bool:
        """Whether a card takes the current trick, whatever follows."""
        trick, ordering = self._deal.trick, self._ordering
        if not ordering.beats(card, ordering.winner(trick)[1]):
            return False
        if not self._to_come:
            return True
        others = [other for some in self._out.values() for other in some]
        return not ordering.beating(others, card)

    def ducks(self, hand: Sequence[Card]) -> bool:
        """Whether no card of a hand can be forced to take a trick.

        For each card, the cards of its suit below it that others may hold must be no more than the hand's own cards
        below it; those that others have played to this trick count among them.
        """
        played = self._by_suit([card for _, card in self._deal.trick])
        for suit, mine in self._by_suit(hand).items():
            out = [*self._out.get(suit, ()), *played.get(suit, ())]
            for place, card in enumerate(mine):
                if sum(bool(self._ordering.beats(card, other)) for other in out) > place:
                    return False
        return True


def _lacking(deal: Deal) -> set[tuple[int, str]]:
    """Collect the pairs of seats and suits shown to be void by a failure to follow."""
    suit = deal.ordering.suit
    tricks = [*(trick.plays for trick in deal.tricks), deal.trick]
    return {(seat, suit(plays[0][1])) for plays in tricks for seat, card in plays if suit(card) != suit(plays[0][1])}
