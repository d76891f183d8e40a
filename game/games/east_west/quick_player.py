"""A quick player of East–West for deals in thought: it lays each card where it fits the cards that lie there best."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Final

from game.computer.player import asked
from game.core.cards import Card
from game.core.view import View
from game.games.east_west.board import row_of
from game.games.east_west.hands import FIVE
from game.games.east_west.script import ROWS

ALIKE: Final = (0.0, 10.0, 25.0, 40.0)
"""What a card is worth in a row by how many of its rank lie there."""
SUITED: Final = 3.0
IN_REACH: Final = 1.0
OUT_OF_PLACE: Final = -4.0
"""What it is worth for each card there while all are of its suit, or near enough to it; and when it spoils a flush."""


class QuickPlayer:
    """Looks at the own rows alone."""

    def choose(self, view: View, rng: random.Random) -> Any:
        """Give an answer."""
        question, seat = asked(view), view.seat or 0
        card = question.about.get("card")
        if not isinstance(card, Card):
            return question.safe
        return max(question.answers, key=lambda name: fits(card, lying(view, seat, name)))


def lying(view: View, seat: int, name: str) -> Sequence[Card]:
    """Give what lies in an own row, with the card of the board."""
    return (*(view.zone(ROWS[name].board).cards or ()), *row_of(view, seat, name))


def fits(card: Card, row: Sequence[Card]) -> float:
    """Rate a card in a row."""
    count, powers = len(row), [other.power for other in row]
    alike = powers.count(card.power)
    if alike:
        return ALIKE[alike]
    if all(other.suit == row[0].suit for other in row):
        return SUITED * count if card.suit == row[0].suit else OUT_OF_PLACE * (count - 1)
    near = len({*powers}) == count and max(*powers, card.power) - min(*powers, card.power) < FIVE
    return IN_REACH * count if near else 0.0
