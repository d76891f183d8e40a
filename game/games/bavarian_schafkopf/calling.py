"""The duties of the called ace: when it must be played, when it must be kept, and running away (G7 to G10)."""

from collections.abc import Sequence
from typing import Final

from game.core.cards import Card
from game.core.deal import Deal
from game.core.ordering import Ordering, Plays
from game.core.tricks import Legal, Obligation, follow

RUN_AWAY_FROM: Final = 4
"""With so many cards of the called suit, the ace among them, its holder may lead another of them."""


class CalledAce:
    """The duties in a Ruf, until the called suit has been led once; then the ace is a card like any other."""

    def __init__(self, deal: Deal, ace: Card) -> None:
        self._deal = deal
        self._ace = ace

    @property
    def has_fallen(self) -> bool:
        """Whether the ace was played to the last trick."""
        return any(card is self._ace for _, card in self._deal.tricks[-1].plays)

    @property
    def is_free(self) -> bool:
        """Whether the suit has been led before: the ace has fallen, or its holder has run away."""
        of_suit = self._deal.ordering.follows[self._ace]
        return any(of_suit(trick.plays[0][1]) for trick in self._deal.tricks)

    def duty(self, hand: Sequence[Card], plays: Plays, ordering: Ordering) -> Legal:
        """Follow suit; with the called ace, play it when its suit is led, and do not throw it away before."""
        if self._ace not in hand or self.is_free:
            return follow(hand, plays, ordering)
        of_suit = ordering.follows[self._ace]
        if not plays:
            others = [card for card in hand if card is self._ace or not of_suit(card)]
            runs = len(hand) - len(others) + 1 >= RUN_AWAY_FROM
            return (hand, "free") if runs or len(others) == len(hand) else (others, "called-lead")
        if of_suit(plays[0][1]):
            return [self._ace], "called-searched"
        cards, duty = follow(hand, plays, ordering)
        if duty == "free" and len(hand) > 1:
            return [card for card in cards if card is not self._ace], "called-kept"
        return cards, duty

    def shows(self) -> Obligation:
        """Return what a card played to the next trick tells of each other card of its hand by itself.

        How many cards of the suit a hand has is not asked, so whoever leads it may have the ace.
        """
        if self.is_free:
            return follow

        def told(hand: Sequence[Card], plays: Plays, ordering: Ordering) -> Legal:
            if self._ace in hand and plays and ordering.follows[self._ace](plays[0][1]):
                return [self._ace], "called-searched"
            return follow(hand, plays, ordering)

        return told
