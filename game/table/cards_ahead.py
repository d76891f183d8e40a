"""Cards chosen in advance by people, kept secret and stored nowhere."""

from typing import Any, NamedTuple

from game.core.driver import Driver
from game.core.questions import PickCard, Question

PLAY = "play"
"""The kind of question for a card to a trick."""


class CardAhead(NamedTuple):
    """A card, as in records, and when it was chosen.

    It was chosen in a deal after its owner had played `cards` cards, for the question `asked`; -1 means ahead of any.
    """

    deal: int
    cards: int
    asked: int
    answer: str


def cards_played(driver: Driver, seat: int) -> int:
    """Count the cards that a seat was asked for."""
    return sum(number == seat and question.kind == PLAY for number, question, _ in driver.given)


def legal_answer(question: Question[Any] | None, written: str) -> Any:
    """Return a card that a question allows, `None` otherwise."""
    if not isinstance(question, PickCard) or question.kind != PLAY:
        return None
    return next((card for card in question.cards if question.write(card) == written), None)
