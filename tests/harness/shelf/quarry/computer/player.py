"""The computer player of Quarry: it bids the value of its blocks and draws trumps from the top."""

import random
from collections.abc import Sequence
from typing import Any

from game.computer.player import asked
from game.core.cards import Card
from game.core.questions import Amount, Choose, PickCard, PickCards
from game.core.view import View
from tests.harness.shelf.quarry.cards import worth


class QuarryPlayer:
    """Answers every question of Quarry."""

    def choose(self, view: View, rng: random.Random) -> Any:
        """Choose by the kind of the question."""
        question, hand = asked(view), view.hand(view.seat or 0).cards or ()
        match question:
            case Amount():
                may = [bid for bid in question.numbers if bid <= 2 * sum(map(worth, hand))]
                return max(may, default="pass")
            case Choose():
                return max(question.choices, key=lambda suit: sum(worth(card) for card in hand if card.suit == suit))
            case PickCards():
                return question.safe
            case PickCard():
                return highest(view, question.cards)
            case _:
                return rng.choice(question.answers)


def highest(view: View, cards: Sequence[Card]) -> Card:
    """Pick the highest card."""
    return max(cards, key=lambda card: (view.ordering.is_trump(card), view.ordering.strength(card)))
