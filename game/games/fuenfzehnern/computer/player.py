"""The computer player of Fünfzehnern: it weighs a card's immediate gain or loss against its later value."""

import random
from typing import Final

from game.computer.ideas import playing_on
from game.computer.player import RulePlayer, own_hand
from game.core.cards import Card
from game.core.questions import PickCard
from game.core.view import View
from game.games.fuenfzehnern.cards import higher
from game.games.fuenfzehnern.script import ZWANG_IN, played

# In points, tuned by matches against players with other figures: the value of the lead; the points that each other
# player is likely to add to a trick; the fraction of a card's points still to be won later, by the number of cards
# above it; the value of binding the next leader to a suit with a high card waiting; and the value of Zwang.
LEAD: Final = 1.0
ADDED: Final = 1.0
KEPT: Final = (1.4, 0.6, 0.4, 0.2)
WAITING: Final = (1.5, 1.0, 0.5)
ZWANG_WORTH: Final = 4.0


class Known:
    """A player's knowledge at its turn: its hand, and the cards in other hands."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.hand = own_hand(view)
        lying = [card for _, card in view.trick]
        self.out = {*view.pack.cards}.difference(played(view.tricks), self.hand, lying)
        self.to_come = view.seats - len(lying) - 1
        self.worth = view.ordering.points
        self.pot = sum(map(self.worth, lying)) + ADDED * self.to_come

    def above(self, card: Card) -> int:
        """Count the cards in other hands that beat a card."""
        return len(self.out & higher(self.view.pack, card))

    def wins(self, card: Card) -> float:
        """Return the chance that no one still to play beats a card that would take the trick now."""
        return (1 - self.to_come / (self.view.seats - 1)) ** self.above(card)

    def kept(self, card: Card) -> float:
        """Estimate a card's later value."""
        return KEPT[min(self.above(card), len(KEPT) - 1)] * self.worth(card)

    def gain(self, card: Card, chance: float) -> float:
        """Estimate the gain of playing a card that takes the trick with this chance, compared with keeping it."""
        return chance * (self.pot + self.worth(card) + LEAD) - self.kept(card)

    def follow(self, card: Card) -> float:
        """Rate a card played to another's lead."""
        best = self.view.ordering.winner(self.view.trick)[1]
        beats = self.view.ordering.beats(card, best)
        return self.gain(card, self.wins(card) if beats else 0.0)

    def lead(self, answer: Card | str) -> float:
        """Rate a lead; whoever takes it is bound to its suit, which favours the highest card left in it."""
        if isinstance(answer, str):
            suit = ZWANG_IN[answer]
            return ZWANG_WORTH - self.kept(self.view.pack.card(f"{suit}-queen"))
        chance = 1.0 if not self.above(answer) else self.wins(answer)
        rest = [card for card in self.hand if card.suit == answer.suit and card is not answer]
        waiting = max((WAITING[min(self.above(card), len(WAITING) - 1)] for card in rest), default=0.0)
        return self.gain(answer, chance) + (1 - chance) * waiting


def play(view: View, question: PickCard, rng: random.Random) -> Card | str:
    """Play the card that gains most, or Zwang."""
    known = Known(view)
    return max(question.cards, key=known.follow) if view.trick else max(playing_on(question), key=known.lead)


FUENFZEHNERN_PLAYER: Final = RulePlayer({"play": play})
